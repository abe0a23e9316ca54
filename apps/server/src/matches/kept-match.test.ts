import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { StoreFault } from '../store/store.ts';
import { duel, duelCatalogue } from '../testing/duel.ts';
import { KeptMatch } from '../testing/kept-match.ts';
import type { SnapshotRecord } from './journal.ts';
import { journalToRewind, readBack, takenBack } from './kept-match.ts';
import { beforeLastMove } from './last-move.ts';

test('a disk that fails while a match is brought back costs the match nothing: it is read whole the next time', async () => {
  const kept = await KeptMatch.played(duel(), {
    seats: 3,
    options: { rounds: 30 },
    steps: 60,
    seed: 4,
  });
  // One entry is gone: a position has to be read.
  kept.lines.splice(40, 1);
  const { id } = kept.record;
  const isRead: number[] = [];
  const storeThat = (fails: boolean): Store =>
    ({
      match: async () => kept.record,
      journal: async () => kept.lines,
      async *snapshots(): AsyncGenerator<SnapshotRecord> {
        for (const { seq, logged, position } of kept.snapshots) {
          isRead.push(seq);
          yield { seq, logged, position: JSON.parse(position) };
          if (fails) throw new StoreFault({ code: 'EIO' });
        }
      },
    }) as unknown as Store;
  const archive = { catalogue: duelCatalogue(), logger: pino({ level: 'silent' }) };
  // The newest is useless, so that the next is read.
  kept.snapshots[0] = { seq: 10_000, position: '{}', logged: 0 };

  await expect(readBack({ ...archive, store: storeThat(true) }, id)).rejects.toThrow(StoreFault);
  expect(isRead).toEqual([10_000]);
  const back = await readBack({ ...archive, store: storeThat(false) }, id);
  expect(back).toMatchObject({ isResumed: true });
});

test('rules that cannot be read just now are no rules that fail: the match is not set aside', async () => {
  const kept = await KeptMatch.played(duel(), { seats: 2, steps: 5, seed: 4 });
  const store = {
    match: async () => kept.record,
    journal: async () => kept.lines,
    snapshots: () => [],
  } as unknown as Store;
  const faults = [
    Object.assign(new Error('too many open files'), { code: 'EMFILE', errno: -24 }),
    Object.assign(new Error('no such module'), { code: 'ERR_MODULE_NOT_FOUND' }),
  ];
  const load = async () => {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    return duel();
  };
  const archive = { store, logger: pino({ level: 'silent' }), catalogue: { ids: ['duel'], load } };
  const { id } = kept.record;
  await expect(readBack(archive, id)).rejects.toThrow('too many open files');
  expect(await readBack(archive, id)).toMatchObject({ problem: 'rules' });
  expect(await readBack(archive, id)).toMatchObject({ isResumed: false });
});

test('a take-back that fails by a fault is reported as a fault, not as nothing to undo', async () => {
  const kept = await KeptMatch.played(duel(), { seats: 2, steps: 2, seed: 4 });
  const storeWith = (lines: KeptMatch['lines'], snapshots: Store['snapshots']): Store =>
    ({ journal: async () => lines, snapshots }) as unknown as Store;
  const none = async function* (): AsyncGenerator<SnapshotRecord> {};
  const seat = kept.record.seats.findIndex(
    (_, one) => beforeLastMove(kept.kept().journal.entries, one) !== null,
  );
  const goneBack = async (store: Store) =>
    takenBack(store, kept.match, seat, await journalToRewind(store, kept.match, seat));
  const { match } = await goneBack(storeWith(kept.lines, none));
  expect(match.seq).toBe(kept.lines.length);

  const bare = storeWith(kept.lines.slice(0, 1), none);
  await expect(goneBack(bare)).rejects.toThrow('nothingToUndo');
  const flipped = String(kept.lines[0]?.json).replace('"deal"', '"deel"');
  const damaged = storeWith(kept.lines.with(0, { seq: 0, json: flipped }), none);
  await expect(goneBack(damaged)).rejects.toThrow('no fixed point');

  // An older journal, whose fixed point is among the snapshots.
  const lines = [{ by: 'deal' }, { by: 'resumed' }, { by: 'seat', seat, picks: [], question: '' }];
  const old = lines.map((line, seq) => ({ seq, json: JSON.stringify({ ...line, rolls: [] }) }));
  const failing = storeWith(old, () => {
    throw new StoreFault({ code: 'EIO' });
  });
  await expect(goneBack(failing)).rejects.toThrow(StoreFault);
});
