import type { Fighter, UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { expect, test } from 'vitest';
import { afterEvent } from './told-fighters.ts';

const alice: Fighter = {
  id: 'alice',
  army: 0,
  kind: 'hero',
  space: 'm13',
  health: 5,
  turnStart: 'm13',
};
const after = (...events: object[]) =>
  events.reduce<readonly Fighter[]>(
    (all, event) => afterEvent(all, { clause: 'UNM-6.8', ...event } as UnmatchedEvent),
    [alice],
  )[0];

test('fighters go and fare as the events tell', () => {
  expect(
    after({ type: 'fighterMoved', fighter: 'alice', path: ['m13', 'm20'], by: null })?.space,
  ).toBe('m20');
  expect(
    after({ type: 'damageDealt', fighter: 'alice', amount: 2, source: 'combat' })?.health,
  ).toBe(3);
  expect(after({ type: 'exhausted', army: 0, fighters: ['alice'] })?.health).toBe(3);
  expect(after({ type: 'healed', fighter: 'alice', amount: 3, source: 'x' })?.health).toBe(8);
  expect(after({ type: 'healthSet', fighter: 'alice', health: 8, source: 'x' })?.health).toBe(8);
  expect(after({ type: 'fighterDefeated', fighter: 'alice' })).toMatchObject({
    space: null,
    health: 0,
  });
  expect(after({ type: 'turnStarted', army: 0, turn: 2 })).toBe(alice);
});

test('a returning fighter stands up with full health', () => {
  const [harpy] = afterEvent([{ ...alice, id: 'harpy-1', space: null, health: 0 }], {
    type: 'fighterPlaced',
    clause: 'UNM-13.4',
    fighter: 'harpy-1',
    space: 'm24',
    how: 'return',
  });
  expect(harpy).toMatchObject({ space: 'm24', health: 1 });
});
