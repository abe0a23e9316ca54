import type { AnyGame } from '@tablee/engine';
import { seeded, tableSizes } from '@tablee/engine';
import { someOf } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { KeptMatch } from '../testing/kept-match.ts';
import { positionOf, readJournal } from './chain.ts';
import type { JournalEntry, Marks, Resumed } from './journal.ts';
import { CannotShow } from './restore.ts';

const entryOf = (line: { json: string } | undefined) =>
  JSON.parse(line?.json ?? 'null') as JournalEntry;

/** A match of each game with undos, departures and moves taken back. */
async function played(game: AnyGame, seed: number, steps = 90): Promise<KeptMatch> {
  const sizes = tableSizes(game).filter((seats) => seats > 1);
  const seats = sizes[seed % sizes.length] as number;
  return KeptMatch.played(game, { seats, steps, seed, leaving: 0.005 });
}

const viewsOf = ({ match, record }: KeptMatch) =>
  // Updates are renumbered when a match is restored: its viewers are sent it again.
  JSON.stringify(
    [null, ...record.seats.keys()].map((viewer) => ({ ...match.snapshot(viewer), seq: 0 })),
  );

/** One bit of one byte turned over: the result is text, as a store gives it. */
function flipped(text: string, at: number, bit: number): string {
  const bytes = Buffer.from(text);
  bytes[at] = (bytes[at] as number) ^ (1 << bit);
  return bytes.toString();
}

/** The game in its next version: every root script notes something more for all to see. */
function noting(game: AnyGame): AnyGame {
  const scripts = Object.entries(game.scripts).map(([name, script]) => {
    const noted: typeof script = function* (table, ...args) {
      (table.open as { noted?: number }).noted = 1;
      return yield* script(table, ...args);
    };
    return [name, noted] as const;
  });
  const version = game.version + 1;
  return { ...game, version, replaysFrom: version, scripts: Object.fromEntries(scripts) };
}

describe.each(someOf(GAME_IDS, 2, 1))('the journal of a match of %s', (id) => {
  test('shows any flipped bit at the entry it is in', async () => {
    const kept = await played(await loadGame(id), 3);
    const { lines, record } = kept;
    const whole = readJournal(record.id, lines).entries;
    expect(whole.every((entry) => entry !== null)).toBe(true);
    expect(new Set(whole.map((entry) => entry?.by)).size).toBeGreaterThan(2);
    const random = seeded(1);
    for (const [seq, { json }] of lines.entries()) {
      const length = Buffer.byteLength(json);
      for (let i = 0; i < 40; i += 1) {
        const at = Math.floor(random() * length);
        const bit = Math.floor(random() * 8);
        // The lines before it are whole, and one after it is enough.
        const damaged = [...lines.slice(0, seq), { seq, json: flipped(json, at, bit) }];
        const { entries } = readJournal(record.id, damaged);
        expect(entries[seq], `bit ${bit} of byte ${at} of ${json}`).toBeNull();
        if (seq > 0) expect(entries[seq - 1]).toEqual(whole[seq - 1]);
      }
    }
  });

  test('with a flipped bit leads to a board that was there, or to the same', async () => {
    const game = await loadGame(id);
    const random = seeded(7);
    let noticed = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const kept = await played(game, seed, 40 + seed * 6);
      const before = viewsOf(kept);
      const seq = Math.floor(random() * kept.lines.length);
      const { json } = kept.lines[seq] as { json: string };
      const at = Math.floor(random() * Buffer.byteLength(json));
      kept.lines[seq] = { seq, json: flipped(json, at, Math.floor(random() * 8)) };
      if (seed % 3 === 0) kept.snapshots.splice(0, 2);
      const { match, resumed } = await kept.restore();
      if (resumed === null) {
        // A move that was taken back again.
        expect(viewsOf(kept)).toBe(before);
        continue;
      }
      noticed += 1;
      expect(resumed).toMatchObject({ why: 'damaged', seq });
      expect(match.resumed).toEqual({ why: 'damaged', lost: resumed.lost });
      const gone = resumed.written[0]?.entry as Resumed & Marks;
      if (gone.from !== seq) expect(entryOf(kept.lines[gone.from]).state).toBe(gone.state);
      // It goes on, and comes back.
      await kept.play(20, random);
      const now = viewsOf(kept);
      expect((await kept.restore()).resumed).toBeNull();
      expect(viewsOf(kept)).toBe(now);
    }
    expect(noticed).toBeGreaterThan(6);
  });

  test('needs no snapshot, and none that is damaged is believed', async () => {
    const kept = await played(await loadGame(id), 5);
    const before = viewsOf(kept);
    const { record } = kept;
    const random = seeded(2);
    for (const row of kept.snapshots) {
      const length = Buffer.byteLength(row.position);
      for (let i = 0; i < 200; i += 1) {
        const at = Math.floor(random() * length);
        const text = flipped(row.position, at, Math.floor(random() * 8));
        let position: never;
        try {
          position = JSON.parse(text) as never;
        } catch {
          continue;
        }
        expect(positionOf(record.id, { ...row, position }), `byte ${at}`).toBeNull();
      }
      const position = JSON.parse(row.position) as never;
      expect(positionOf(record.id, { ...row, position })).not.toBeNull();
      expect(positionOf(record.id, { ...row, position, logged: row.logged ^ 4 })).toBeNull();
      expect(positionOf(record.id, { ...row, position, seq: row.seq ^ 1 })).toBeNull();
    }
    for (const [i, row] of kept.snapshots.entries()) {
      kept.snapshots[i] = { ...row, position: flipped(row.position, 40 + i, 0) };
    }
    expect((await kept.restore()).resumed).toBeNull();
    expect(viewsOf(kept)).toBe(before);
  });

  test('is gone on with by a new version that changes something everywhere, and little is lost', async () => {
    const game = await loadGame(id);
    const newer = noting(game);
    const lost: number[] = [];
    const seats = Math.max(...tableSizes(game));
    for (let seed = 1; seed <= 8; seed += 1) {
      const kept = await KeptMatch.played(game, { seats, steps: 26 + seed * 9, seed });
      if (kept.match.isOver) continue;
      const { resumed } = await kept.restore(newer);
      expect(resumed).toMatchObject({ why: 'rules' });
      lost.push(resumed?.lost ?? Number.NaN);
      await kept.play(10, seeded(seed));
      expect((await kept.restore(newer)).resumed).toBeNull();
    }
    expect(lost.length).toBeGreaterThan(3);
    expect(Math.max(...lost)).toBeLessThanOrEqual(24);
    expect(lost.reduce((sum, one) => sum + one) / lost.length).toBeLessThanOrEqual(10);
  });

  test('outlasts a release that throws, whatever it throws in', async () => {
    const game = await loadGame(id);
    const kept = await played(game, 4);
    const before = viewsOf(kept);
    const rows = JSON.stringify([kept.lines, kept.snapshots]);
    const slip = (): never => {
      throw new TypeError('cannot read properties of undefined');
    };
    const broken = [
      ...Object.entries(game).flatMap(([name, member]) =>
        typeof member === 'function' ? [{ ...game, [name]: slip }] : [],
      ),
      ...Object.keys(game.scripts).flatMap((name) => {
        const script = game.scripts[name] as AnyGame['scripts'][string];
        function* later(...args: Parameters<typeof script>): ReturnType<typeof script> {
          yield* script(...args);
          return slip();
        }
        return [slip, later].map((one) => ({ ...game, scripts: { ...game.scripts, [name]: one } }));
      }),
    ];
    let beyond = 0;
    for (const release of broken) {
      try {
        const { resumed } = await kept.restore(release);
        // These rules fail outside of this match; nothing of it is lost.
        expect(resumed).toBeNull();
      } catch (error) {
        expect(error).toBeInstanceOf(CannotShow);
        expect(error).toMatchObject({ why: 'rules' });
        beyond += 1;
      }
      expect(JSON.stringify([kept.lines, kept.snapshots])).toBe(rows);
    }
    expect(beyond).toBeGreaterThan(3);
    expect((await kept.restore(game)).resumed).toBeNull();
    expect(viewsOf(kept)).toBe(before);
  });
});
