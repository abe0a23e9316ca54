import type { Card, Script, Seat } from '@tablee/engine';
import {
  ask,
  chance,
  pickExactly,
  pickOne,
  remint,
  reveal,
  shown,
  shuffle,
  take,
} from '@tablee/engine';
import { armyAt, fighterOf, handOf, ownOf, voyageCards } from '../armies/armies.ts';
import { firstByFace, leastBoosts } from '../armies/fallbacks.ts';
import { discard, drawCards, forgetSeenHand, toCommander, toHand } from '../armies/piles.ts';
import { tellOf } from '../armies/told.ts';
import type { Play } from '../state/card.ts';
import type { ArmyIndex, Own } from '../state/state.ts';

/** The seat that decides about a card. */
export const seatOf = (play: Play): Seat => armyAt(play.table.open, play.army).seat;

export const draw = (play: Play, count: number): Script =>
  drawCards(play.table, play.army, count, 'UNM-5.7');

/** The top card of the own deck goes to the discard; returns its boost, 0 without a card. Not a draw (UNM-5.9). */
export function* mill(play: Play): Script<number> {
  const card = (play.table.deep.decks[play.army] as Card[]).pop();
  if (card === undefined) return 0;
  discard(play.table, play.army, [card], 'mill', 'UNM-5.9');
  yield* reveal();
  return play.table.catalogue.cards.of(card.face).boost;
}

/** The army of the other combatant (UNM-12.5), unless it has been eliminated meanwhile (UNM-R.39). */
function combatOpponent({ table: { open }, role }: Play): ArmyIndex | null {
  const { combat } = open;
  if (combat === null) throw new Error('no combat, no opponent');
  const { army } = fighterOf(open, role === 'attack' ? combat.target : combat.attacker);
  return armyAt(open, army).out ? null : army;
}

/** The combat opponent discards one card of the hand: of its own choice, or at random (UNM-12.11). */
export function* opponentDiscards(play: Play, how: 'choice' | 'random'): Script {
  const { table } = play;
  const army = combatOpponent(play);
  if (army === null) return;
  const hand = handOf(table, army);
  if (hand.length === 0) return;
  const id = how === 'random' ? yield* randomOf(hand) : yield* chosenBy(play, army, hand);
  discard(table, army, [take(hand, id)], how === 'random' ? 'random' : 'effect', 'UNM-12.5');
}

function* randomOf(hand: readonly Card[]): Script<string> {
  const [roll] = yield* chance([hand.length]);
  return (hand[roll as number] as Card).id;
}

function* chosenBy(play: Play, army: ArmyIndex, hand: readonly Card[]): Script<string> {
  if (hand.length === 1) return (hand[0] as Card).id;
  const [pick] = yield* ask(
    armyAt(play.table.open, army).seat,
    pickOne({
      kind: 'discardOwn',
      clause: 'UNM-12.5',
      options: hand.map(({ id }) => ({ id, verb: 'discard', card: id })),
      fallback: leastBoosts(play.table, hand, 1).map(({ id }) => id),
      facts: { face: play.face },
    }),
  );
  return pick as string;
}

/** The combat opponent's hand is shown to the card's owner alone, as it is now (UNM-12.10). */
export function* lookAtHand(play: Play): Script {
  const { table } = play;
  const army = combatOpponent(play);
  if (army === null) return;
  const cards = handOf(table, army).map(shown);
  if (cards.length === 0) return;
  (table.own[seatOf(play)] as Own).seen = { army, cards };
  tellOf(
    table,
    army,
    { type: 'handSeen', clause: 'UNM-12.10', by: play.army, bySeat: seatOf(play) },
    toCommander(table, play.army, { cards }),
  );
  yield* reveal();
}

/** The owner of this card picks one of the hand just seen; whose hand it is discards it (UNM-15.9). */
export function* discardFromSeen(play: Play): Script {
  const { table } = play;
  const own = table.own[seatOf(play)] as Own;
  if (own.seen === null) return;
  const { army, cards } = own.seen;
  let { id } = firstByFace(cards);
  if (cards.length > 1) {
    const [pick] = yield* ask(
      seatOf(play),
      pickOne({
        kind: 'discardTheirs',
        clause: 'UNM-15.9',
        options: cards.map((card) => ({ id: card.id, verb: 'discard', card: card.id })),
        fallback: [id],
        facts: { face: play.face },
      }),
    );
    id = pick as string;
  }
  forgetSeenHand(table, play.army);
  discard(table, army, [take(handOf(table, army), id)], 'effect', 'UNM-15.9');
}

/** Looks at the top cards of the own deck, takes some, puts the rest back in any order. Not a draw (UNM-17.10). */
export function* prophecy(play: Play, look: number, keep: number): Script {
  const { table, army } = play;
  const deck = table.deep.decks[army] as Card[];
  const own = ownOf(table, army);
  own.peeked = deck.splice(Math.max(0, deck.length - look)).reverse();
  const size = own.peeked.length;
  if (size === 0) return;
  yield* reveal();
  const taken = yield* takePeeked(play, Math.min(keep, size));
  own.hand.push(...taken);
  yield* putBack(play);
  tellOf(
    table,
    army,
    { type: 'deckPeeked', clause: 'UNM-17.10', seen: size, taken: taken.length },
    toCommander(table, army, { cards: taken.map(shown) }),
  );
}

function* takePeeked(play: Play, count: number): Script<Card[]> {
  const { peeked } = ownOf(play.table, play.army);
  if (peeked.length === count) return peeked.splice(0);
  const picks = yield* ask(
    seatOf(play),
    pickExactly(count, {
      kind: 'prophecyTake',
      clause: 'UNM-17.10',
      options: peeked.map(({ id }) => ({ id, verb: 'take', card: id })),
      fallback: peeked.slice(0, count).map(({ id }) => id),
      facts: { face: play.face },
    }),
  );
  return picks.map((id) => take(peeked, id));
}

function* putBack(play: Play): Script {
  const { table, army } = play;
  const { peeked } = ownOf(table, army);
  let order: readonly string[] = peeked.map(({ id }) => id);
  if (order.length > 1) {
    order = yield* ask(seatOf(play), {
      shape: 'order',
      kind: 'prophecyOrder',
      clause: 'UNM-17.10',
      options: peeked.map(({ id }) => ({ id, verb: 'order', card: id })),
      fallback: order,
      facts: { face: play.face },
    });
  }
  const deck = table.deep.decks[army] as Card[];
  for (const id of [...order].reverse()) deck.push(take(peeked, id));
}

/**
 * Fetches a card from the own discard, else from the own deck, which is shown and then shuffled, whether the card was
 * there or not (UNM-R.30).
 */
export function* fetch(play: Play, face: string): Script {
  const { table, army } = play;
  const pile = armyAt(table.open, army).discard;
  const discarded = pile.find((card) => card.face === face);
  if (discarded !== undefined) {
    tellTaken(play, [take(pile, discarded.id)], 'discard');
    return;
  }
  const deck = table.deep.decks[army] as Card[];
  const found = deck.find((card) => card.face === face);
  if (found !== undefined) tellTaken(play, [take(deck, found.id)], 'deck');
  yield* shuffle(deck);
  remint(table, deck);
  tellOf(table, army, { type: 'deckShuffled', clause: 'UNM-17.5' });
}

/** Every Voyage card of the own discard returns to the hand (UNM-18.3). */
export function* returnVoyages(play: Play): Script {
  const { table, army } = play;
  const { discard: pile } = armyAt(table.open, army);
  const taken = voyageCards(table, army).map(({ id }) => take(pile, id));
  if (taken.length > 0) tellTaken(play, taken, 'discard');
}

function tellTaken(play: Play, cards: readonly Card[], from: 'discard' | 'deck'): void {
  const { table, army } = play;
  const clause = from === 'deck' ? 'UNM-17.5' : 'UNM-9.9';
  tellOf(table, army, { type: 'cardsToHand', clause, cards: cards.map(shown), from });
  for (const card of cards) toHand(table, army, card);
}
