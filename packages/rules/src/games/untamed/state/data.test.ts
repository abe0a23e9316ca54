import { completeOptions, tableSizes, valuesAt } from '@tablee/engine';
import { expect, test } from 'vitest';
import { catalogue } from '../cards/factions.ts';
import { game as untamed } from '../index.ts';
import { OWL_SPIRIT } from './catalogue.ts';
import { COPIES, DECK_SIZE, FACTIONS_EACH } from './limits.ts';
import { OPTIONS } from './options.ts';

const FACTIONS = catalogue.factions;
const CARDS = FACTIONS.flatMap(({ cards }) => cards);
const ANIMALS = CARDS.flatMap((card) => (card.kind === 'animal' ? [card] : []));
const ITEMS = CARDS.flatMap((card) => (card.kind === 'item' ? [card] : []));

test('UNT-2.1 42 Animals and 18 Items in three copies each: 126 and 54 cards', () => {
  expect([ANIMALS.length, ITEMS.length]).toEqual([42, 18]);
  expect([ANIMALS.length * COPIES, ITEMS.length * COPIES]).toEqual([126, 54]);
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(60);
});

test('UNT-2.1 UNT-3.4 each faction has five distinct cards, four or three of them Animals; two have Rally', () => {
  const animals = FACTIONS.map(({ cards }) => cards.filter(({ kind }) => kind === 'animal').length);
  expect([...animals].sort()).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
  for (const { id, cards } of FACTIONS) {
    expect(cards).toHaveLength(5);
    expect(cards.filter(({ rally }) => rally)).toHaveLength(2);
    for (const card of cards) expect(card.id.startsWith(`${id}-`)).toBe(true);
  }
  expect(FACTIONS_EACH * 5 * COPIES).toBe(DECK_SIZE);
});

test('UNT-2.2 an Animal has cost, Attack, Health and keywords', () => {
  for (const { cost, attack, health } of ANIMALS) {
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(cost).toBeLessThanOrEqual(6);
    expect(attack).toBeGreaterThanOrEqual(1);
    expect(health).toBeGreaterThanOrEqual(1);
  }
});

test('UNT-2.3 an Item has a cost and at least one effect', () => {
  for (const { cost, onPlay } of ITEMS) {
    expect(cost).toBeLessThanOrEqual(3);
    expect(onPlay.length).toBeGreaterThan(0);
  }
});

test('UNT-2.4 UNT-2.5 one Stronghold per faction: Health 7, one ability with a Support cost', () => {
  for (const { stronghold } of FACTIONS) {
    expect(stronghold.health).toBe(7);
    expect([1, 2]).toContain(stronghold.ability.support);
  }
});

test('UNT-2.7 twelve factions: nine base, three of the expansion', () => {
  expect(FACTIONS.filter(({ expansion }) => !expansion)).toHaveLength(9);
  expect(FACTIONS.filter(({ expansion }) => expansion).map(({ id }) => id)).toEqual([
    'gorilla',
    'deer',
    'snake',
  ]);
});

test('UNT-16.4 UNT-R.30 an Owl Spirit: 1/1, cost 0, no Rally, no ability', () => {
  expect(OWL_SPIRIT).toMatchObject({ attack: 1, health: 1, cost: 0, rally: false, keywords: [] });
});

test('UNT-2.1 the game knows 72 cards and the token', () => {
  expect(untamed.cards).toHaveLength(73);
});

test('UNT-17.1 UNT-R.119 which mode is for how many seats', () => {
  const [mode] = OPTIONS;
  const modes = (seats: number) => (mode === undefined ? [] : valuesAt(mode, seats));
  expect(modes(2)).toEqual(['duel']);
  expect(modes(3)).toEqual(['hunter', 'survival', 'alpha']);
  expect(modes(4)).toEqual(['hunter', 'survival', 'alpha', 'hydra', 'manticore']);
  expect(modes(5)).toEqual(['hunter', 'survival', 'alpha']);
  expect(modes(6)).toEqual(['hunter', 'survival', 'alpha', 'hydra']);
  expect(tableSizes(untamed)).toEqual([2, 3, 4, 5, 6]);
  expect(completeOptions(untamed, 2, {}).mode).toBe('duel');
  expect(completeOptions(untamed, 5, { mode: 'hydra' }).mode).toBe('hunter');
});

test('the catalogue gives no card for another: each is asked for as what it is', () => {
  expect(catalogue.deckCard('rat-feast').kind).toBe('item');
  expect(() => catalogue.animal('rat-feast')).toThrow('rat-feast is no Animal');
  expect(() => catalogue.deckCard('rat-court')).toThrow('rat-court is a Stronghold');
  expect(() => catalogue.stronghold('rat-pup')).toThrow('rat-pup is no Stronghold');
  expect(() => catalogue.faction('owl')).toThrow('no faction owl');
  expect(catalogue.printedCost('rat-court')).toBe(0);
});
