import type { Rarity, Timing } from '@tablee/rules/games/cannibal-world/index.ts';
import { cardOf, rowOf, rowText } from '@tablee/rules/games/cannibal-world/index.ts';
import { rowName, wordsIn } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { plainText } from '@/ui/plain-text.ts';

/** Points of the cards that stand in one column of the curve: from, to. */
export const BANDS = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
  [11, Number.POSITIVE_INFINITY],
] as const;

/** The column of a card of `points` points. */
export const bandOf = (points: number): number =>
  BANDS.findIndex(([from, to]) => from <= points && points <= to);

/** Which cards are shown; `null` is any. */
export interface Sought {
  readonly words: string;
  readonly kind: 'creature' | 'action' | null;
  readonly rarity: Rarity | null;
  /** Of one of its abilities. */
  readonly timing: Timing | null;
  /** Index in `BANDS`. */
  readonly band: number | null;
  /** Those of the deck alone. */
  readonly chosen: boolean;
}

export const ANY: Sought = {
  ...{ words: '', kind: null, rarity: null, timing: null, band: null, chosen: false },
};

export const isAny = (sought: Sought): boolean =>
  Object.entries(ANY).every(([key, any]) => sought[key as keyof Sought] === any);

const LANGS = ['fr', 'en'] as const;

/** All that is printed on a card, in both languages. */
const textOf = (face: string): string => {
  const { name, kind, rarity, abilities } = cardOf(face);
  return plainText(
    LANGS.flatMap((lang) => {
      const { say } = wordsIn(lang);
      return [
        ...[name[lang], say(kind), say(`rarity_${rarity}`)],
        ...abilities.flatMap(({ row, x }) => [
          rowName(row, face)[lang],
          say(`timing_${rowOf(row).timing}`),
          rowText(rowOf(row), x, kind)[lang],
        ]),
      ];
    }).join('\n'),
  );
};

const texts = new Map<string, string>();

function isNamed(face: string, words: string): boolean {
  const terms = plainText(words)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return true;
  const text = texts.get(face) ?? textOf(face);
  texts.set(face, text);
  return terms.every((term) => text.includes(term));
}

/** Whether a card is among those sought: all words somewhere on it, in either language, accents or not. */
export function isSought(face: string, sought: Sought, count: number): boolean {
  const { words, kind, rarity, timing, band, chosen } = sought;
  const card = cardOf(face);
  return (
    (kind === null || card.kind === kind) &&
    (rarity === null || card.rarity === rarity) &&
    (timing === null || card.abilities.some(({ row }) => rowOf(row).timing === timing)) &&
    (band === null || bandOf(card.value) === band) &&
    (!chosen || count > 0) &&
    isNamed(face, words)
  );
}

/** A column of the curve. */
export interface Column {
  readonly creatures: number;
  readonly actions: number;
}

/** How many cards of a deck stand in each column. */
export const columnsOf = (faces: readonly string[]): readonly Column[] =>
  BANDS.map((_, band) => {
    const here = faces.map(cardOf).filter(({ value }) => bandOf(value) === band);
    const creatures = here.filter(({ kind }) => kind === 'creature').length;
    return { creatures, actions: here.length - creatures };
  });

/** Faces as a list is read: by points, then by name of their number. */
export const byPoints = (faces: readonly string[]): readonly string[] =>
  faces.toSorted((a, b) => cardOf(a).value - cardOf(b).value || (a < b ? -1 : 1));
