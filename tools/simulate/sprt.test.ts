import { loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { llrOf, tested } from './sprt.ts';

test('as many wins as claimed speak neither for the claim nor against it; more speaks for, less against', () => {
  expect(Math.abs(llrOf(75, 25, 0.75))).toBeLessThan(1);
  expect(llrOf(90, 10, 0.75)).toBeGreaterThan(3);
  expect(llrOf(60, 40, 0.75)).toBeLessThan(-3);
});

const claim = { players: 2, options: {}, seed: 1, most: 200 } as const;

test('a true claim is met and a false one missed, in whole pairs of matches on one deal with the seats changed', async () => {
  const game = await loadGame('royaumes-sauvages');
  const met = await tested({ ...claim, game, challenger: 'sensible', others: 'random', bar: 0.8 });
  expect(met).toMatchObject({ verdict: 'met', losses: 0 });
  expect(met.matches % 2).toBe(0);
  const missed = await tested({
    ...claim,
    game,
    challenger: 'random',
    others: 'sensible',
    bar: 0.5,
  });
  expect(missed).toMatchObject({ verdict: 'missed', wins: 0 });
  expect(missed.matches).toBeLessThan(claim.most);
});

test('alone, a match is won or lost against the game: none is a draw', async () => {
  const game = await loadGame('royaumes-sauvages');
  const alone = { ...claim, game, players: 1, others: 'random', most: 40 } as const;
  const options = { soloLevel: 'expert' };
  const missed = await tested({ ...alone, options, challenger: 'random', bar: 0.5 });
  expect(missed).toMatchObject({ verdict: 'missed', draws: 0 });
  const easy = await tested({
    ...alone,
    options: { soloLevel: 'easy' },
    ...{ challenger: 'sensible', bar: 0.3 },
  });
  expect(easy).toMatchObject({ verdict: 'met', draws: 0 });
});

test('a level wins half of its matches against itself, and the same seed gives the same verdict', async () => {
  const game = await loadGame('royaumes-sauvages');
  const mirror = { ...claim, game, challenger: 'sensible', others: 'sensible', bar: 0.5 } as const;
  const [one, again] = [
    await tested({ ...mirror, most: 60 }),
    await tested({ ...mirror, most: 60 }),
  ];
  expect(one.rate).toBeGreaterThan(0.3);
  expect(one.rate).toBeLessThan(0.7);
  expect({ ...again, msPerAnswer: 0 }).toEqual({ ...one, msPerAnswer: 0 });
});

test('at a larger table two meet beside a third, and what the third wins counts for neither', async () => {
  const game = await loadGame('royaumes-sauvages');
  const beside = { ...claim, game, players: 3, rest: 'sensible', bar: 0.5, most: 60 } as const;
  const met = await tested({ ...beside, challenger: 'sensible', others: 'random' });
  expect(met).toMatchObject({ verdict: 'met', losses: 0 });
  // Each on every chair, with the other on every other chair.
  expect(met.matches % 6).toBe(0);
  expect(met.draws).toBeGreaterThan(0);
  const lost = await tested({ ...beside, challenger: 'random', others: 'sensible' });
  expect(lost).toMatchObject({ verdict: 'missed', wins: 0 });
  expect(lost.draws).toBeGreaterThan(0);
});
