import { expect, test } from 'vitest';
import { goesOnUntil } from '../../testing/scene.ts';
import { deadWeight, ghosts, movementOf, reachOf, threats, worthOf } from './preview.ts';
import { given, newMatch } from './testing.ts';

test('UNM-14.3 UNM-14.4 UNM-18.17 what a card would be worth, and why', () => {
  const { open } = given({
    heroes: ['alice', 'sinbad'],
    size: 'big',
    cards: { sinbad: { discard: ['voyage-home', 'exploit', 'voyage-whale-island'] } },
  });
  expect(worthOf(open, 'alice-feint', 'alice', 'attack')).toEqual({
    value: 4,
    parts: [
      { source: 'alice-feint', n: 2 },
      { source: 'ability:alice', n: 2 },
    ],
  });
  expect(worthOf(open, 'alice-feint', 'alice', 'defense').value).toBe(2);
  expect(worthOf(open, 'alice-feint', 'jabberwock', 'attack').value).toBe(2);
  expect(worthOf(open, 'sinbad-voyage-giant-snakes', 'sinbad', 'attack').value).toBe(4);
  const small = given({ heroes: ['alice', 'sinbad'], size: 'small' }).open;
  expect(worthOf(small, 'alice-feint', 'alice', 'defense').value).toBe(3);
});

test('UNM-6.2 UNM-14.14 movement and reach of a maneuver', () => {
  const { open } = given({
    heroes: ['sinbad', 'alice'],
    on: { sinbad: 'm20', alice: 'm21' },
    cards: { sinbad: { discard: ['voyage-home'] } },
  });
  expect(movementOf(open, 0)).toEqual({
    value: 3,
    parts: [
      { source: 'movement', n: 2 },
      { source: 'ability:sinbad', n: 1 },
    ],
  });
  expect(movementOf(open, 1).parts).toHaveLength(1);
  const reach = reachOf(open, 'sinbad', 2);
  expect(reach.get('m13')).toBe(1);
  expect(reach.has('m21')).toBe(false);
  expect(reach.has('m20')).toBe(false);
});

test('UNM-8.3 UNM-8.4 who could attack whom from where everybody stands', () => {
  const { open } = given({
    heroes: ['medusa', 'king-arthur'],
    on: { medusa: 'm25', 'king-arthur': 'm10', 'harpy-1': 'm11' },
  });
  expect(threats(open).get('medusa')).toEqual(['king-arthur']);
  expect(threats(open).get('harpy-1')).toEqual(['king-arthur']);
  expect(threats(open).get('king-arthur')).toEqual(['harpy-1']);
});

test('UNM-4.7 before the first turn nobody has a ghost', () => {
  const scene = newMatch().when(goesOnUntil('placeSidekicks'));
  expect(scene.open.fighters.some(({ space }) => space !== null)).toBe(true);
  expect(ghosts(scene.open)).toEqual([]);
});

test('UNM-4.7 ghosts of those who have left their first space; UNM-13.5 cards that only boost any more', () => {
  const { open } = given({
    heroes: ['king-arthur', 'alice'],
    turnStart: { alice: 'm09' },
  });
  expect(ghosts(open)).toEqual([{ id: 'alice', space: 'm09' }]);
  expect(deadWeight(open, 0, ['king-arthur-prophecy', 'king-arthur-feint'])).toEqual([
    'king-arthur-prophecy',
  ]);
});
