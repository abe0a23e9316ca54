import type { Side } from '@tablee/engine';
import type { Open, State } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Outlook } from '../search/outlook.ts';

/** In the order of `features`. */
const WEIGHTS: readonly number[] = [1.6, 2, 0.25, 0.15, 0.35, 0.2, 0.2, 0.2, 1.05];

/** Predicts the winner from the beginning of an age: by the points, and by what stays from one age to the next. */
export const outlook: Outlook<State> = {
  sides: ({ open }) => open.players.map((_, seat) => [seat]),
  isOut: ({ open }, [seat = 0]) => open.players[seat]?.left === true,
  features,
  weights: WEIGHTS,
};

function features({ open, own }: State, [seat = 0]: Side): readonly number[] {
  const player = open.players[seat];
  const mine = own[seat];
  if (player === undefined || mine === undefined) return WEIGHTS.map(() => 0);
  let [councils, atStake] = [0, 0];
  for (const id of KINGDOMS) {
    const kingdom = open.kingdoms[id];
    const held = kingdom.councils.filter((owner) => owner === seat).length;
    councils += held;
    atStake += held * (kingdom.tiles[0] ?? 0);
  }
  const passing = mine.passTiles.reduce((sum, { face }) => sum + face, 0);
  return [
    ...byAge(open.age, (player.score + passing) / 10),
    ...byAge(open.age, councils),
    ...byAge(open.age, atStake / 10),
    ...byAge(open.age, open.firstPlayer === seat ? 1 : 0),
    player.reinforcements / 3,
  ];
}

/** The same count tells more, or less, before the last age: two features. */
const byAge = (age: Open['age'], count: number): readonly [number, number] =>
  age === 3 ? [0, count] : [count, 0];
