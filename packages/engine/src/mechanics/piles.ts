import type { Script } from '../script/script.ts';
import { chance } from '../script/script.ts';
import { cardId } from './card-id.ts';

/**
 * A card on this table. `id` is what the table calls it, minted after a shuffle and again whenever the card
 * enters a hidden pile, so that an id never tells a hidden face, nor when its card was drawn; `face` is what is printed
 * on it.
 */
export interface Card {
  id: string;
  face: string;
}

/** The field that holds a game's counter of card ids. Public: how many ids were minted tells nothing. */
export interface CardMint {
  nextCard: number;
}

/** The field that holds the secret of card ids: four numbers, `null` until they are drawn. */
export interface MintKey {
  /** Missing in matches of older rules: their ids are the counter's numbers, and recorded answers name them. */
  idKey?: readonly number[] | null;
}

/** The inputs of minting an id. */
interface Mint {
  readonly open: CardMint;
  readonly deep?: MintKey;
}

/** The key of a match that has still to be dealt; none where ids are the counter's numbers. */
export const newKey = (isVeiled: boolean): MintKey => (isVeiled ? { idKey: null } : {});

const KEY_BOUND = 2 ** 32;
const KEY_LENGTH = 4;

/** Draws the secret of the ids, once and before the first card is minted. */
export function* drawIdKey({ deep }: { readonly deep: MintKey }): Script {
  if (deep.idKey !== null) return;
  deep.idKey = yield* chance(Array<number>(KEY_LENGTH).fill(KEY_BOUND));
}

function nextId({ open, deep }: Mint): string {
  open.nextCard += 1;
  const key = deep?.idKey ?? null;
  return key === null ? `c${open.nextCard}` : cardId(veiled(open.nextCard, key));
}

/** A card with a fresh id. */
export const mint = (table: Mint, face: string): Card => ({ id: nextId(table), face });

/** The same card under another name: a copy, since the old one may have been shown. */
export const renamed = (table: Mint, card: Card): Card => ({ ...card, id: nextId(table) });

/** Gives every card of a hidden pile a fresh id. */
export function remint(table: Mint, pile: readonly Card[]): void {
  for (const card of pile) card.id = nextId(table);
}

const VEIL_ROUNDS = 6;

/**
 * Another number of 32 bits for each: a Feistel network, so that no two numbers meet. Without the key neither the
 * number nor the order of two can be told.
 */
function veiled(n: number, key: readonly number[]): number {
  let left = n >>> 16;
  let right = n & 0xffff;
  for (let round = 0; round < VEIL_ROUNDS; round += 1) {
    const mixed = left ^ (mix(right, (key[round % KEY_LENGTH] as number) + round) & 0xffff);
    left = right;
    right = mixed;
  }
  return ((left << 16) | right) >>> 0;
}

/** The finalizer of MurmurHash3 on a half and a number of the key. */
function mix(half: number, key: number): number {
  let hash = Math.imul(half + 1, 0x9e3779b1) ^ key;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ key;
  return hash ^ (hash >>> 16);
}

/** Of the draws that put a pile of this size in order: read by many, changed by nobody. */
function boundsOf(size: number): readonly number[] {
  let bounds = BOUNDS[size];
  if (bounds === undefined) {
    bounds = Array.from({ length: Math.max(0, size - 1) }, (_, i) => size - i);
    BOUNDS[size] = bounds;
  }
  return bounds;
}

const BOUNDS: (readonly number[] | undefined)[] = [];

/** Shuffles in place (Fisher-Yates on recorded chance). */
export function* shuffle(items: unknown[]): Script {
  const rolls = yield* chance(boundsOf(items.length), items);
  for (let i = 0; i < rolls.length; i += 1) swap(items, items.length - 1 - i, rolls[i] as number);
}

/** The former place of each item of a shuffled pile: place by place. */
export function orderOf(rolls: readonly number[]): number[] {
  const order = Array.from({ length: rolls.length + 1 }, (_, place) => place);
  for (const [i, roll] of rolls.entries()) swap(order, rolls.length - i, roll);
  return order;
}

/** The numbers with which a shuffle brings a pile into this order: the inverse of `orderOf`. */
export function rollsFor(order: readonly number[]): number[] {
  const now = order.map((_, place) => place);
  const rolls: number[] = [];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const roll = now.indexOf(order[last] as number);
    rolls.push(roll);
    swap(now, last, roll);
  }
  return rolls;
}

function swap(items: unknown[], a: number, b: number): void {
  const item = items[a];
  items[a] = items[b];
  items[b] = item;
}

/** A card as an event names it: a copy, since the card itself may get a new id. */
export const shown = ({ id, face }: Card): Card => ({ id, face });

/** Takes the card with this id out of a pile. Throws if it is not there. */
export function take<C extends { readonly id: string }>(pile: C[], id: string): C {
  for (let index = 0; index < pile.length; index += 1) {
    const card = pile[index] as C;
    if (card.id !== id) continue;
    // `splice` would make a list of it, for each card that is played.
    for (let next = index + 1; next < pile.length; next += 1) pile[next - 1] = pile[next] as C;
    pile.pop();
    return card;
  }
  throw new Error(`no card ${id} here`);
}
