import { describe, expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Hero } from '../state/card.ts';
import { deckOf, isBlank } from '../state/card.ts';
import { HERO_IDS } from '../state/state.ts';
import { catalogue } from './catalogue.ts';

const HEROES = catalogue.heroes.all;

describe('box', () => {
  test('UNM-1.1 UNM-R.1 2 to 4 players; ages are no rule', () => {
    expect(unmatched.seats).toEqual([2, 4]);
    expect(unmatched.options.map(({ id }) => id)).not.toContain('age');
  });

  test('UNM-1.4 the tokens and dials of each hero: a Harpy has no dial', () => {
    const dials = ({ sidekick }: Hero) => 1 + (sidekick.health > 1 ? sidekick.fighters.length : 0);
    const counted = HEROES.map((hero) => [hero.id, hero.sidekick.fighters.length, dials(hero)]);
    expect(counted).toEqual([
      ['alice', 1, 2],
      ['medusa', 3, 1],
      ['king-arthur', 1, 2],
      ['sinbad', 1, 2],
    ]);
  });

  test('UNM-1.4 UNM-2.9 four heroes, six sidekicks, 120 action cards', () => {
    expect(HEROES).toHaveLength(4);
    expect(HEROES.map(({ id }) => id)).toEqual(HERO_IDS);
    expect(HEROES.flatMap(({ sidekick }) => sidekick.fighters)).toHaveLength(6);
    expect(HEROES.flatMap(deckOf)).toHaveLength(120);
    expect(catalogue.heroes.of('medusa').sidekick.health).toBe(1);
  });

  test('UNM-1.5 every hero has a fixed deck of 30 cards', () => {
    for (const hero of HEROES) expect(deckOf(hero)).toHaveLength(30);
    expect(HEROES.map(({ cards }) => cards.length)).toEqual([15, 11, 16, 16]);
    expect(new Set(unmatched.cards).size).toBe(58);
  });

  test('UNM-1.8 a card has type, boost, banner, effects in their windows; only schemes have no value', () => {
    for (const { cards } of HEROES) {
      for (const card of cards) {
        expect(card.value === null).toBe(card.type === 'scheme');
        expect(card.boost).toBeGreaterThanOrEqual(0);
        expect(card.boost).toBeLessThanOrEqual(4);
        expect(card.scheme !== undefined).toBe(card.type === 'scheme');
        expect(card.text.fr === '').toBe(isBlank(card));
        expect(card.text.en === '').toBe(isBlank(card));
      }
    }
    expect(HEROES.flatMap(({ cards }) => cards.filter(isBlank)).map(({ id }) => id)).toEqual([
      'king-arthur-excalibur',
    ]);
  });

  test('UNM-10.16 one effect a window at most; only Bewilderment and the Voyages have two windows', () => {
    const windows = (card: (typeof HEROES)[number]['cards'][number]) =>
      [card.immediately, card.during ?? card.changes, card.after].filter(
        (effect) => effect !== undefined,
      ).length;
    const twice = HEROES.flatMap(({ cards }) => cards.filter((card) => windows(card) > 1));
    expect(twice.filter(({ voyage }) => !voyage).map(({ id }) => id)).toEqual([
      'king-arthur-bewilderment',
    ]);
    expect(twice.filter(({ voyage }) => voyage)).toHaveLength(7);
  });

  test('UNM-R.42 Exploit 4, Voyage Home boost 1, Claws That Catch attacks only', () => {
    expect(catalogue.cards.of('sinbad-exploit').value).toBe(4);
    expect(catalogue.cards.of('sinbad-voyage-home').boost).toBe(1);
    expect(catalogue.cards.of('alice-claws-that-catch').type).toBe('attack');
  });

  test('UNM-18.17 seven cards of Sinbad are Voyages', () => {
    expect(catalogue.heroes.of('sinbad').cards.filter(({ voyage }) => voyage)).toHaveLength(7);
    expect(HEROES.flatMap(({ cards }) => cards.filter(({ voyage }) => voyage))).toHaveLength(7);
  });

  test.each([
    ['UNM-14.1', 'alice', 13, 2, 'melee', 1, 8, 'melee'],
    ['UNM-14.6', 'king-arthur', 18, 2, 'melee', 1, 7, 'ranged'],
    ['UNM-14.10', 'medusa', 16, 3, 'ranged', 3, 1, 'melee'],
    ['UNM-14.13', 'sinbad', 15, 2, 'melee', 1, 6, 'melee'],
  ] as const)('%s %s', (_, id, health, movement, style, sidekicks, theirs, their) => {
    const hero = catalogue.heroes.of(id);
    expect([hero.hero.health, hero.movement, hero.hero.style]).toEqual([health, movement, style]);
    expect([hero.sidekick.fighters.length, hero.sidekick.health, hero.sidekick.style]).toEqual([
      sidekicks,
      theirs,
      their,
    ]);
  });
  test('UNM-14.1 UNM-14.6 UNM-14.10 UNM-14.13 health of heroes and sidekicks sum up as printed', () => {
    expect(HEROES.map(({ hero }) => hero.health)).toEqual([13, 16, 18, 15]);
    expect(HEROES.map(({ sidekick }) => sidekick.health)).toEqual([8, 1, 7, 6]);
  });

  test('every card has its clause in the rulebook, in both languages', () => {
    const chapters = rulebook.filter(({ id }) => id.startsWith('cards-'));
    expect(chapters.map(({ clauses }) => clauses.length)).toEqual([15, 11, 16, 17]);
    for (const { clauses } of rulebook) {
      for (const { text } of clauses) expect(text.fr.length * text.en.length).toBeGreaterThan(0);
    }
  });
});
