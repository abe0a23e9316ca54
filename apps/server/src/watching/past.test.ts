import { seeded } from '@tablee/engine';
import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { KeptMatch } from '../testing/kept-match.ts';
import { Past } from './past.ts';

const played = (steps: number, seed: number) =>
  KeptMatch.played(duel(), { seats: 3, options: { rounds: 30 }, steps, seed });
const pastOf = (kept: KeptMatch, game = duel(), delay = 1) =>
  Past.of(game, kept.record, kept.kept().journal, delay);

test('the past of a match is one it had, some rounds ago, also after moves taken back', async () => {
  for (let seed = 1; seed < 8; seed += 1) {
    const kept = await played(60, seed);
    const past = pastOf(kept);
    const states = kept.lines.map(({ json }) => (JSON.parse(json) as { state: string }).state);
    expect(states).toContain(past.match.digest);
    expect(past.match.rounds).toBeLessThan(kept.match.rounds);
    expect(pastOf(kept, duel(), 0).match.digest).toBe(kept.match.digest);
  }
});

test('of a match that had to go on from a position it begins there', async () => {
  const kept = await played(60, 4);
  await kept.restore(duel(2));
  const { logged } = kept.match;
  expect(pastOf(kept, duel(2)).match.logged).toBeLessThanOrEqual(logged);
  await kept.play(40, seeded(2));
  const past = pastOf(kept, duel(2), 0);
  expect(past.match.digest).toBe(kept.match.digest);
  expect(past.match.snapshot(null).events[0]).toMatchObject({ type: 'house:resumed' });
});

test('there is none where the journal is damaged, or replays differently', async () => {
  const kept = await played(30, 4);
  const other = duel(1);
  const dearer = {
    ...other,
    setup: (...given: Parameters<typeof other.setup>) => {
      const { state, first } = other.setup(...given);
      (state.open as { scores: number[] }).scores[0] = 1;
      return { state, first };
    },
  };
  expect(() => pastOf(kept, dearer)).toThrow('the state is another one');
  const line = kept.lines[12] as { seq: number; json: string };
  kept.lines[12] = { ...line, json: line.json.replace('"by"', '"bx"') };
  expect(() => pastOf(kept)).toThrow('damaged');
});
