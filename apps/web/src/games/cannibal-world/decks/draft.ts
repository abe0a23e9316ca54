import type { DeckList, FactionId } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  cardOf,
  copiesOf,
  FEWEST,
  MOST,
  POINTS,
  pointsOf,
} from '@tablee/rules/games/cannibal-world/index.ts';

export type Part = 'main' | 'sideboard';

/** A deck being built. */
export interface Draft extends DeckList {
  /** Of the deck that is kept; `null` until something of it has changed. */
  readonly id: string | null;
  /** May be blank: then it is called after its faction. */
  readonly name: string;
}

export const newDraft = (faction: FactionId, main: readonly string[]): Draft => ({
  ...{ id: null, name: '', faction, sideboard: [] },
  main: [...main],
});

/** The draft with `count` copies of a card in one of its parts. */
export function withCopies<D extends DeckList>(
  draft: D,
  part: Part,
  face: string,
  count: number,
): D {
  const others = draft[part].filter((each) => each !== face);
  return { ...draft, [part]: [...others, ...Array<string>(Math.max(0, count)).fill(face)].sort() };
}

export const countOf = (faces: readonly string[], face: string): number =>
  copiesOf(faces).get(face) ?? 0;

/** A figure of a deck with its bounds. */
export interface Total {
  readonly id: 'cards' | 'points' | 'leaders' | 'limited';
  readonly value: number;
  readonly fewest: number;
  /** `null`: any number. */
  readonly most: number | null;
}

export function totalsOf(main: readonly string[], limitedCap: number | null): readonly Total[] {
  const ofRarity = (rarity: string) => main.filter((face) => cardOf(face).rarity === rarity).length;
  return [
    { id: 'cards', value: main.length, fewest: FEWEST, most: MOST },
    { id: 'points', value: pointsOf(main), fewest: 0, most: POINTS },
    { id: 'leaders', value: ofRarity('leader'), fewest: 1, most: 1 },
    { id: 'limited', value: ofRarity('limited'), fewest: 0, most: limitedCap },
  ];
}

export const fits = ({ value, fewest, most }: Total): boolean =>
  value >= fewest && (most === null || value <= most);
