import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { cubeCounts, KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { ReasonId } from '@tablee/rules/games/royaumes-sauvages/words/reasons.ts';
import type { Facts } from '../search/facts.ts';
import { expectedPoints } from './worth.ts';

/** More cubes and passes than an age can have. */
const AGE = 1000;

export const facts: Facts<State, ReasonId> = {
  turnOf: ({ open: { age, kingdoms, passOrder, phase } }) => {
    const placed = KINGDOMS.map((id) => {
      const { normals, councils, capital } = kingdoms[id];
      return normals.length + councils.length + (capital === null ? 0 : 1);
    });
    const turns = placed.reduce((sum, each) => sum + each, passOrder.length);
    return AGE * age + (phase === 'turns' ? turns : phase === 'houses' ? 0 : AGE - 1);
  },
  count,
  of: {
    points: { much: 3 },
    denied: { much: 3, fewer: true },
    majorities: { much: 1 },
    cubes: { much: 2 },
    cards: { much: 2 },
  },
};

function count({ open, own }: State, [seat = 0]: Side): Record<ReasonId, number> {
  const points = open.players.map(({ score }) => score);
  if (open.rival !== null) points.push(open.rival.score);
  let majorities = 0;
  // Scored kingdoms are in the scores; the rest counts as it stands.
  if (open.phase === 'turns') {
    for (const id of KINGDOMS) {
      const counts = cubeCounts(open, id);
      const tile = open.kingdoms[id].tiles[0] ?? 0;
      for (const owner of points.keys())
        points[owner] = (points[owner] ?? 0) + expectedPoints(counts, owner, tile);
      const mine = counts[seat] ?? 0;
      if (mine > 0 && counts.every((each, owner) => owner === seat || each < mine)) majorities += 1;
    }
  }
  return {
    points: points[seat] ?? 0,
    denied: points.reduce((sum, each, owner) => (owner === seat ? sum : sum + each), 0),
    majorities,
    cubes: open.players[seat]?.cubes ?? 0,
    cards: own[seat]?.hand.length ?? 0,
  };
}
