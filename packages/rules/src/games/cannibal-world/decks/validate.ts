import type { Json } from '@tablee/engine';
import type { CannibalCard, FactionId } from '../cards/card.ts';
import { cardOf, isFace } from '../cards/catalogue.ts';
import type { DeckList } from '../state/state.ts';

/** Why a deck is refused (CAN-18.8, 20.4). */
export type DeckErrorCode =
  | 'UNKNOWN_CARD'
  | 'WRONG_FACTION'
  | 'TOO_FEW_CARDS'
  | 'TOO_MANY_CARDS'
  | 'TOO_MANY_POINTS'
  | 'NO_LEADER'
  | 'TOO_MANY_LEADERS'
  | 'LIMITED_COPIES'
  | 'COMMON_COPIES'
  | 'TOO_MANY_LIMITED'
  | 'WRONG_HABITAT'
  | 'NOT_IN_COLLECTION'
  | 'SIDEBOARD_POINTS'
  | 'NO_SIDEBOARD';

export interface DeckError {
  readonly code: DeckErrorCode;
  /** The card it is about, if it is about one. */
  readonly card?: string;
  readonly found: number;
  readonly allowed: number;
}

/** The limits of a table. */
export interface DeckRules {
  /** Most Limited cards in all; null: any number (CAN-R.51). */
  readonly limitedCap: number | null;
  /** Only the copies of one box (CAN-R.58). */
  readonly isBox: boolean;
  /** Whether a sideboard may be brought (CAN-20.4). */
  readonly hasSideboard: boolean;
}

export const FEWEST = 15;
export const MOST = 25;
export const POINTS = 160;
export const SIDEBOARD_POINTS = 55;
const MOST_COMMON = 3;

/** The limits of a table with these options. */
export const deckRulesOf = (options: { readonly [id: string]: Json | undefined }): DeckRules => ({
  limitedCap: options.limitedCap === 'none' ? null : 3,
  isBox: options.collection === 'box',
  hasSideboard: options.match === 'tournament',
});

export const pointsOf = (faces: readonly string[]): number =>
  faces.reduce((sum, face) => sum + (isFace(face) ? cardOf(face).value : 0), 0);

/** Copies by face, in the order they are first met. */
export function copiesOf(faces: readonly string[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const face of faces) copies.set(face, (copies.get(face) ?? 0) + 1);
  return copies;
}

/** Copies of a card in one box: those of the preconstructed deck, or one. */
export const copiesInBox = (face: string): number => Math.max(1, cardOf(face).copies);

/** Copies of a card that a deck may hold at most (CAN-18.5 to 18.7, R.58). */
export function mostCopies({ id, rarity }: CannibalCard, { isBox }: DeckRules): number {
  const most = rarity === 'common' ? MOST_COMMON : 1;
  return isBox ? Math.min(most, copiesInBox(id)) : most;
}

/** Every error of a deck, none for a legal one; `habitat`: the Habitat card that is brought (CAN-18.2 to 18.8). */
export function deckErrors(
  deck: DeckList,
  rules: DeckRules,
  habitat: FactionId = deck.faction,
): DeckError[] {
  const { main, sideboard, faction } = deck;
  const errors = cardErrors([...main, ...sideboard], faction);
  errors.push(...sizeErrors(main), ...rarityErrors(main, rules));
  if (rules.isBox) errors.push(...collectionErrors([...main, ...sideboard]));
  if (habitat !== faction) errors.push({ code: 'WRONG_HABITAT', found: 1, allowed: 0 });
  if (sideboard.length > 0 && !rules.hasSideboard) {
    errors.push({ code: 'NO_SIDEBOARD', found: sideboard.length, allowed: 0 });
  }
  const points = pointsOf(sideboard);
  if (points > SIDEBOARD_POINTS) {
    errors.push({ code: 'SIDEBOARD_POINTS', found: points, allowed: SIDEBOARD_POINTS });
  }
  return errors;
}

function cardErrors(faces: readonly string[], faction: FactionId): DeckError[] {
  return [...copiesOf(faces)].flatMap(([card, found]): DeckError[] => {
    if (!isFace(card)) return [{ code: 'UNKNOWN_CARD', card, found, allowed: 0 }];
    return cardOf(card).faction === faction
      ? []
      : [{ code: 'WRONG_FACTION', card, found, allowed: 0 }];
  });
}

function sizeErrors(main: readonly string[]): DeckError[] {
  const errors: DeckError[] = [];
  const found = main.length;
  if (found < FEWEST) errors.push({ code: 'TOO_FEW_CARDS', found, allowed: FEWEST });
  if (found > MOST) errors.push({ code: 'TOO_MANY_CARDS', found, allowed: MOST });
  const points = pointsOf(main);
  if (points > POINTS) errors.push({ code: 'TOO_MANY_POINTS', found: points, allowed: POINTS });
  return errors;
}

function rarityErrors(main: readonly string[], { limitedCap }: DeckRules): DeckError[] {
  const errors: DeckError[] = [];
  const known = main.filter(isFace);
  const leaders = known.filter((face) => cardOf(face).rarity === 'leader').length;
  if (leaders === 0) errors.push({ code: 'NO_LEADER', found: 0, allowed: 1 });
  if (leaders > 1) errors.push({ code: 'TOO_MANY_LEADERS', found: leaders, allowed: 1 });
  for (const [card, found] of copiesOf(known)) {
    const { rarity } = cardOf(card);
    if (rarity === 'limited' && found > 1) {
      errors.push({ code: 'LIMITED_COPIES', card, found, allowed: 1 });
    }
    if (rarity === 'common' && found > MOST_COMMON) {
      errors.push({ code: 'COMMON_COPIES', card, found, allowed: MOST_COMMON });
    }
  }
  const limited = known.filter((face) => cardOf(face).rarity === 'limited').length;
  if (limitedCap !== null && limited > limitedCap) {
    errors.push({ code: 'TOO_MANY_LIMITED', found: limited, allowed: limitedCap });
  }
  return errors;
}

const collectionErrors = (faces: readonly string[]): DeckError[] =>
  [...copiesOf(faces.filter(isFace))].flatMap(([card, found]): DeckError[] => {
    const allowed = copiesInBox(card);
    return found > allowed ? [{ code: 'NOT_IN_COLLECTION', card, found, allowed }] : [];
  });

/** Errors of a deck changed between games: it must be legal, and made of the registered cards (CAN-20.3, 20.5, R.69). */
export function exchangeErrors(
  deck: DeckList,
  registered: DeckList,
  rules: DeckRules,
): DeckError[] {
  const pool = copiesOf([...registered.main, ...registered.sideboard]);
  const beyond = [...copiesOf(deck.main)].flatMap(([card, found]): DeckError[] => {
    const allowed = pool.get(card) ?? 0;
    return found > allowed ? [{ code: 'NOT_IN_COLLECTION', card, found, allowed }] : [];
  });
  return [...deckErrors({ ...deck, sideboard: [] }, rules), ...beyond];
}
