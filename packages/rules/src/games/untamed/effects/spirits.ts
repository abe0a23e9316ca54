import type { Card, Script, Seat } from '@tablee/engine';
import { agrees, ask, mint, renamed, reveal, shown } from '@tablee/engine';
import { enterPlay } from '../abilities/enter.ts';
import { factsOf } from '../abilities/facts.ts';
import { toOwners } from '../modes/modes.ts';
import type { Activation } from '../state/card.ts';
import { OWL_SPIRIT } from '../state/catalogue.ts';
import { holdingOf, isOut, ownAt } from '../state/players.ts';
import { deckOf, knowTop, putOnTop, putUnder, takeTop } from '../zones/deck.ts';
import { owlFits } from '../zones/field.ts';

/** Looks at the top card: with Rally it goes under the deck and calls an Owl Spirit, else it becomes a Bonus Power. */
export function* invoke(a: Activation): Script {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return;
  const [top] = takeTop(table, seat, 1);
  if (top === undefined) {
    table.emit({ type: 'invoked', clause: 'UNT-R.71', seat, result: 'nothing' });
    return;
  }
  // Its fate is public: a new name, so that nobody follows it.
  const card = renamed(table, top);
  const own = toOwners(table.open, seat, { card: shown(card) });
  if (table.catalogue.deckCard(card.face).rally) {
    table.emit({ type: 'invoked', clause: 'UNT-16.1', seat, result: 'owl' }, own);
    putUnder(table, seat, [card], [seat]);
    yield* callOwls(a, seat, 1);
  } else {
    table.emit({ type: 'invoked', clause: 'UNT-16.2', seat, result: 'bonusPower' }, own);
    holdingOf(table.open, seat).bonusPower.push({ id: card.id, knownBy: seat });
    ownAt(table, seat).faceDown.push(card);
    table.emit({ type: 'bonusPowerCreated', clause: 'UNT-16.2', seat }, own);
  }
  yield* reveal();
}

/** Divider of the Omen's order: cards before it stay on top, cards after it go under the deck. */
const DECK = 'deck';

/** Looks at the top `n` cards, as many as there are, and puts them on top or under, in any order (UNT-16.3). */
export function* omen(a: Activation, n: number): Script {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return;
  const deck = deckOf(table, seat);
  const looked = deck.slice(-n).reverse();
  if (looked.length === 0) return;
  knowTop(table, seat, looked);
  yield* reveal();
  const ids = looked.map(({ id }) => id);
  const order = yield* ask(seat, {
    shape: 'order',
    kind: 'omen',
    clause: 'UNT-16.3',
    options: [
      ...ids.map((id) => ({ id, verb: 'omen', card: id })),
      { id: DECK, verb: 'deck', space: DECK },
    ],
    fallback: [...ids, DECK],
    facts: factsOf(a),
  });
  const cards = takeTop(table, seat, looked.length);
  const placed = (picks: readonly string[]): Card[] =>
    picks.map((id) => cards.find((card) => card.id === id) as Card);
  const divider = order.indexOf(DECK);
  const onTop = placed(order.slice(0, divider));
  const under = placed(order.slice(divider + 1));
  putOnTop(table, seat, [...onTop].reverse(), [seat]);
  putUnder(table, seat, under, [seat]);
  table.emit(
    {
      type: 'omenDone',
      clause: 'UNT-16.3',
      seat,
      onTop: onTop.length,
      under: under.length,
    },
    toOwners(table.open, seat, { cards: [...onTop, ...under].map(shown) }),
  );
}

/** Whether its controller may have one more Owl Spirit (UNT-16.8). */
export const owlHasRoom = ({ table, seat }: Activation): boolean => owlFits(table.open, seat);

/** A player calls `n` Owl Spirits, as many as the limits allow (UNT-16.8, UNT-R.97). */
export function* callOwls(a: Activation, seat: Seat, n: number): Script {
  const { table } = a;
  for (let i = 0; i < n; i += 1) {
    if (isOut(table.open, seat)) return;
    if (owlFits(table.open, seat)) enterPlay(table, seat, mint(table, OWL_SPIRIT.id), 'token');
    else table.emit({ type: 'owlBlocked', clause: 'UNT-R.26', seat });
  }
}

/** Shows the top card to all (UNT-15.9); returns its face, or `null` if the deck is empty. */
export function* revealTop(a: Activation): Script<string | null> {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return null;
  const [top] = takeTop(table, seat, 1);
  if (top === undefined) return null;
  table.open.resolving.push({ seat, card: top, as: 'revealed' });
  table.emit({ type: 'revealed', clause: 'UNT-15.9', seat, card: shown(top) });
  putOnTop(table, seat, [mint(table, top.face)], 'all');
  yield* reveal();
  return top.face;
}

/** Its controller may put the card just revealed under the deck; otherwise it stays on top. */
export function* mayPutUnder(a: Activation): Script {
  const { table, seat } = a;
  const revealed = table.open.resolving.findLast(
    (each) => each.as === 'revealed' && each.seat === seat,
  );
  if (revealed === undefined || isOut(table.open, seat)) return;
  const { face } = revealed.card;
  const isAgreed = yield* agrees(seat, {
    kind: 'bottomRevealed',
    clause: 'UNT-15.9',
    fallback: 'no',
    facts: { ...factsOf(a), face },
  });
  table.open.resolving = table.open.resolving.filter((each) => each !== revealed);
  if (!isAgreed) return;
  putUnder(table, seat, takeTop(table, seat, 1), 'all');
  table.emit({ type: 'revealedPutUnder', clause: 'UNT-15.9', seat });
}
