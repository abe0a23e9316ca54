import type { Card, Seat, Secret, Tally, Viewer } from '@tablee/engine';
import { confidantsOf } from '../modes/modes.ts';
import { playerAt } from '../state/players.ts';
import type { State } from '../state/state.ts';

/** Sizes of hands and decks. */
export function tally({ own, deep }: State): Tally {
  const counts: Record<string, number> = {};
  for (const [seat, { hand }] of own.entries()) counts[`hand${seat}`] = hand.length;
  for (const [holding, deck] of deep.decks.entries()) counts[`deck${holding}`] = deck.length;
  return counts;
}

/**
 * For each holding the cards whose faces the viewer does not know: in the deck, in hands, face down; for each side the
 * order of its pile below the current Stronghold.
 */
export function secrets(state: State, viewer: Viewer): readonly (readonly Secret[])[] {
  const { open } = state;
  if (open.phase === 'over') return [...open.holdings, ...open.sides].map(() => []);
  const insiders = viewer === null ? [] : [viewer, ...confidantsOf(open, viewer)];
  return [
    ...open.holdings.map((_, holding) => hiddenCards(state, holding, insiders)),
    ...open.sides.map((_, side) => pileOrder(state, side, insiders)),
  ];
}

function hiddenCards(
  { open, own, deep }: State,
  holding: number,
  insiders: readonly Seat[],
): Secret[] {
  const known = new Set<string>();
  for (const seat of insiders) {
    if (open.players[seat]?.holding !== holding) continue;
    for (const card of own[seat]?.knownTop ?? []) if (card !== null) known.add(card.id);
    for (const card of own[seat]?.knownBottom ?? []) known.add(card.id);
  }
  const cards: Secret[] = (deep.decks[holding] ?? [])
    .filter(({ id }) => !known.has(id))
    .map((card) => withMemories(card, own));
  const unseen = new Set(open.holdings[holding]?.bonusPower.map(({ id }) => id));
  cards.push(...deep.faceDown.filter(({ id }) => unseen.has(id)));
  for (const [seat, { hand, faceDown }] of own.entries()) {
    if (open.players[seat]?.holding !== holding || insiders.includes(seat)) continue;
    cards.push(...hand, ...faceDown);
  }
  return cards;
}

/** A card of a deck, together with what other seats remember of it: they would remember another one. */
function withMemories(card: Card, own: State['own']): Secret {
  const remembered = own
    .flatMap(({ knownTop, knownBottom }) => [...knownTop, ...knownBottom])
    .filter((each): each is Card => each?.id === card.id);
  if (remembered.length === 0) return card;
  const all = [card, ...remembered] as { id: string; face: string }[];
  return {
    ...card,
    get id(): string {
      return card.id;
    },
    set id(id: string) {
      for (const each of all) each.id = id;
    },
    get face(): string {
      return card.face;
    },
    set face(face: string | number) {
      for (const each of all) each.face = String(face);
    },
  };
}

/** Swapping two places of a pile swaps them in the layers of all seats that know it. */
function pileOrder({ open, own }: State, side: number, insiders: readonly Seat[]): Secret[] {
  const members = open.sides[side]?.seats ?? [];
  const isKnown = members.some((seat) => insiders.includes(seat));
  if (isKnown || open.options.strongholdOrder === 'open') return [];
  const piles = members.map((seat) => own[seat]?.pile ?? []);
  return (piles[0] ?? []).map((_, i) => ({
    get face(): string {
      return piles[0]?.[i] as string;
    },
    set face(face: string | number) {
      for (const pile of piles) pile[i] = String(face);
    },
  }));
}

/** The holding of a seat, by the key under which its deck is counted. */
export const deckKey = (state: Pick<State, 'open'>, seat: Seat): `deck${number}` =>
  `deck${playerAt(state.open, seat).holding}`;
