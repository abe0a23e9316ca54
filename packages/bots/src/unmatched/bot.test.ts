import { seeded } from '@tablee/engine';
import { walks } from '@tablee/rules/games/unmatched/index.ts';
import { chooses, given } from '@tablee/rules/games/unmatched/testing/given.ts';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';

/** Who fights hand to hand strikes at once from so many steps: two on the way, and one between them. */
const STRUCK = 3;

/** Steps between Alice, hurt, who maneuvers in this action, and King Arthur where she stops; they began three apart. */
function apart(action: 1 | 2): number {
  const scene = given({
    heroes: ['alice', 'king-arthur'],
    on: { alice: 'm05', jabberwock: 'm24', 'king-arthur': 'm09', merlin: 'm18' },
    health: { alice: 5 },
    cards: { alice: { hand: ['eat-me'] } },
    action,
  }).when(chooses('A', 'maneuver'));
  for (let steps = 0; scene.asked === 'A moveFighters' && steps < 9; steps += 1)
    scene.answer('A', bot(scene.session.view(0), scene.question('A'), seeded(7)));
  const ways = walks('marmoreal', scene.space('king-arthur') ?? '', 40, () => true);
  return (ways.get(scene.space('alice') ?? '')?.length ?? 0) - 1;
}

test('a hurt hero who has acted stops where nobody strikes at once; with an action left it comes near', () => {
  expect(apart(2)).toBeGreaterThan(STRUCK);
  expect(apart(1)).toBe(1);
});
