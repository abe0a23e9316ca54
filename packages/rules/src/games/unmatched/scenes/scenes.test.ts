import { Session, seeded, seededDice } from '@tablee/engine';
import { expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import type { State } from '../table/state.ts';
import { assertTable } from '../view/laws.ts';
import { SCENES } from './scenes.ts';
import { positionOf } from './setting.ts';

test.each(Object.entries(SCENES))('%s: a lawful table, somebody is asked', (_, setting) => {
  const session = new Session(unmatched, positionOf(unmatched, setting), {
    dice: seededDice(seeded(1)),
  });
  assertTable(session.state as State);
  expect(session.awaited()?.seats.length).toBeGreaterThan(0);
});

test('a card that a deck has not got is refused', () => {
  const setting = { cards: { alice: { hand: ['excalibur'] } } };
  expect(() => positionOf(unmatched, setting)).toThrow('alice has no excalibur left');
});
