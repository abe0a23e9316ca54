import { Session, seeded, seededDice } from '@tablee/engine';
import { expect, test } from 'vitest';
import { catalogue } from '../cards/catalogue.ts';
import { game as unmatched } from '../index.ts';
import { deckOf } from '../state/card.ts';
import type { State } from '../state/state.ts';
import { assertTable } from '../view/laws.ts';
import { SCENES } from './scenes.ts';
import { positionOf } from './setting.ts';

test.each(Object.entries(SCENES))('%s: a lawful table, a seat is asked', (_, setting) => {
  const session = new Session(unmatched, positionOf(unmatched, setting), {
    dice: seededDice(seeded(1)),
  });
  assertTable(session.state as State);
  expect(session.awaited()?.seats.length).toBeGreaterThan(0);
});

test('the next cards drawn are those of the setting; a deck named whole leaves the rest discarded', () => {
  const cards = (alice: object) => positionOf(unmatched, { cards: { alice } }).checkpoint as State;
  const drawn = cards({ top: ['looking-glass', 'feint'] }).deep.decks[0];
  expect(drawn?.slice(-2).map(({ face }) => face)).toEqual(['alice-feint', 'alice-looking-glass']);
  const told = cards({ deck: ['feint'], discard: ['looking-glass'] });
  expect(told.deep.decks[0]).toHaveLength(1);
  expect(told.open.armies[0]?.discard.at(-1)?.face).toBe('alice-looking-glass');
  expect(told.open.armies[0]?.discard).toHaveLength(29);
});

test('a card that a deck has not got is refused', () => {
  const setting = { cards: { alice: { hand: ['excalibur'] } } };
  expect(() => positionOf(unmatched, setting)).toThrow('alice has no excalibur left');
});

test('cards that the setting does not name lie below, not in the order of printing', () => {
  const { checkpoint } = positionOf(unmatched, { cards: { alice: { top: ['feint'] } } });
  const [top, ...below] =
    (checkpoint as State).deep.decks[0]?.map(({ face }) => face).reverse() ?? [];
  expect([top, below.length]).toEqual(['alice-feint', 29]);
  const printed = deckOf(catalogue.heroes.of('alice'));
  printed.splice(printed.indexOf('alice-feint'), 1);
  expect(below).not.toEqual(printed);
  expect([...below].sort()).toEqual(printed.sort());
});
