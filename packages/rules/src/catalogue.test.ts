import type { Options } from '@tablee/engine';
import { completeOptions, partnersOf } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './catalogue.ts';

/** Tables of teams, by game. */
const TEAMS: { readonly [game: string]: readonly [seats: number, options: Options][] } = {
  untamed: [
    [4, { mode: 'hydra' }],
    [6, { mode: 'hydra' }],
  ],
  unmatched: [
    [3, { mode: 'team' }],
    [4, { mode: 'team' }],
  ],
  'cannibal-world': [[4, { mode: '2v2' }]],
};

describe.each(GAME_IDS)('teams of %s', (id) => {
  test('as the chairs have them, whichever seat begins', async () => {
    const game = await loadGame(id);
    for (const [seats, chosen] of TEAMS[id] ?? []) {
      const options = completeOptions(game, seats, chosen);
      const teams = game.teams?.(seats, options) ?? [];
      expect(teams.flat().sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      for (let seed = 1; seed <= 4; seed += 1) {
        const { state } = playRandomly({ game, seats, options, seed });
        for (const team of teams) {
          for (const seat of team) {
            const mates = team.filter((each) => each !== seat);
            expect([...partnersOf(game, state.open, seat)].sort()).toEqual(mates);
          }
        }
      }
    }
  });

  test('none at the usual table of two or three', async () => {
    const game = await loadGame(id);
    const seats = Math.max(2, game.seats[0]);
    expect(game.teams?.(seats, completeOptions(game, seats, {})) ?? null).toBeNull();
  });
});
