import { describe, expect, test } from 'vitest';
import type { Ability } from '../state/card.ts';
import type { AnyCard } from '../state/catalogue.ts';
import { catalogue } from './factions.ts';
import { KEYWORDS } from './keywords.ts';

const FACTIONS = catalogue.factions;
const CARDS: AnyCard[] = FACTIONS.flatMap(({ stronghold, cards }) => [stronghold, ...cards]);

/** Sources of this folder, by file name. */
const SOURCES = (
  import.meta as unknown as {
    glob(pattern: string, options: object): { readonly [path: string]: string };
  }
).glob('./*.ts', { query: '?raw', import: 'default', eager: true });

const sourceOf = (faction: string): string => SOURCES[`./${faction}.ts`] as string;

const words = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

const digits = (text: string): string[] => [...text.matchAll(/\d+/g)].map(([n]) => n).sort();

function abilitiesOf(card: AnyCard): Ability[] {
  if (card.kind === 'stronghold') return [card.ability];
  if (card.kind === 'item') return [...card.onPlay];
  return Object.values(card).filter(
    (value): value is Ability => typeof value === 'object' && value !== null && 'optional' in value,
  );
}

const supportCosts = (card: AnyCard): number[] =>
  abilitiesOf(card).flatMap(({ support }) => support ?? []);

const costsToldIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, n]) => Number(n));

describe.each(CARDS.map((card) => ({ id: card.id, card })))('$id', ({ id, card }) => {
  const { name, text } = card;

  test('UNT-2.2 UNT-2.3 UNT-2.4: named and told in both languages, 25 words at most', () => {
    for (const lang of ['fr', 'en'] as const) {
      expect(name[lang]).toMatch(/^\p{Lu}/u);
      expect(text[lang]).toMatch(/^\p{Lu}.*\.$|^\d .*\.$/u);
      expect(words(text[lang]).length).toBeLessThanOrEqual(25);
      expect(`${name[lang]} ${text[lang]}`).not.toMatch(/['"]| {2}|\.\.\./);
    }
    expect(text.fr).not.toMatch(/\S[:;!?]/);
    expect(digits(text.fr)).toEqual(digits(text.en));
  });

  test('UNT-2.5: the Support costs in the text are the costs of its abilities', () => {
    expect(costsToldIn(text.fr, /(\d) Soutien(?: :|, au choix)/g)).toEqual(supportCosts(card));
    expect(costsToldIn(text.en, /(\d) Support(?::|, choose one)/g)).toEqual(supportCosts(card));
  });

  test('UNT-15.1 UNT-15.2 UNT-15.7: its text opens the abilities it has, printed keywords stand apart', () => {
    const arrival = card.kind === 'animal' && card.arrival !== undefined;
    const lastWords = card.kind === 'animal' && card.lastWords !== undefined;
    expect(/Arrivée(?: :|,)/.test(text.fr)).toBe(arrival);
    expect(/Arrival(?::|,)/.test(text.en)).toBe(arrival);
    expect(text.fr.includes('Dernières Paroles :')).toBe(lastWords);
    expect(text.en.includes('Last Words:')).toBe(lastWords);
    expect(text.fr).not.toMatch(/Focus|Ralliement|^(?:Garde|Déferlement)/);
    expect(text.en).not.toMatch(/Focus|Rally|^(?:Guard|Rush)/);
  });

  test('a choice of ways is worded as a choice, each way named in both languages', () => {
    const modes = abilitiesOf(card).flatMap((ability) => ('modes' in ability ? ability.modes : []));
    expect(/au choix :/i.test(text.fr)).toBe(modes.length > 0);
    expect(/choose one:/i.test(text.en)).toBe(modes.length > 0);
    expect(new Set(modes.map((mode) => mode.id)).size).toBe(modes.length);
    for (const mode of modes) {
      expect(mode.name.fr).toMatch(/^(?:\p{Lu}|[+−]?\d)/u);
      expect(mode.name.en).toMatch(/^(?:\p{Lu}|[+−]?\d)/u);
    }
  });

  test('UNT-R.107: taken without asking only where nothing can be chosen or regretted', () => {
    for (const ability of abilitiesOf(card)) {
      if ('modes' in ability || ability.targets !== undefined) {
        expect(ability.ask ?? 'choice').toBe('choice');
      } else {
        expect(ability.ask).toMatch(/^(?:auto|confirm)$/);
      }
    }
  });

  test('it names no other card', () => {
    const faction = FACTIONS.find((each) => id.startsWith(`${each.id}-`));
    const source = sourceOf(faction?.id as string);
    const declared = [...source.matchAll(/'([a-z]+-[a-z-]+)'/g)].map(([, face]) => face as string);
    const known = declared.filter((face) => CARDS.some((each) => each.id === face));
    expect(known.every((face) => face.startsWith(`${faction?.id}-`))).toBe(true);
    expect(known.filter((face) => face === id)).toHaveLength(1);
  });
});

test.each(FACTIONS.map(({ id }) => ({ id })))('$id: no card file imports a card file', ({ id }) => {
  const imported = [...sourceOf(id).matchAll(/from '\.\/([a-z-]+)\.ts'/g)].map(([, file]) => file);
  expect(imported.filter((file) => FACTIONS.some((each) => each.id === file))).toEqual([]);
});

test.each(FACTIONS)('UNT-2.7 $id: named and introduced in both languages', ({ name, identity }) => {
  for (const text of [name, identity]) {
    expect(text.fr).toMatch(/^\p{Lu}/u);
    expect(text.en).toMatch(/^\p{Lu}/u);
  }
});

test.each(Object.entries(KEYWORDS))(
  'keyword %s has a name, a help and its clause',
  (_, keyword) => {
    for (const lang of ['fr', 'en'] as const) {
      expect(keyword.name[lang]).toMatch(/^\p{Lu}/u);
      expect(keyword.help[lang]).toMatch(/^\p{Lu}.*\.$/u);
      expect(words(keyword.help[lang]).length).toBeLessThanOrEqual(30);
    }
    expect(keyword.clause).toMatch(/^UNT-\d+\.\d+$/);
  },
);
