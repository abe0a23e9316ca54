import type { Card, Script, Seat } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import type { Activation, Cause, ItemCard } from '../state/card.ts';
import type { CardPlayed } from '../state/events.ts';
import type { InPlay } from '../state/players.ts';
import { holdingOf, isOut, ownAt, playerAt } from '../state/players.ts';
import type { Animal, Table } from '../state/state.ts';
import { hasRoom } from '../zones/field.ts';
import { enterPlay } from './enter.ts';
import { resolveAbility } from './resolve.ts';
import { waitForTrigger } from './trigger.ts';
import { settling, wait } from './waiting.ts';

/** How a card is paid for. */
export interface Terms {
  readonly how: CardPlayed['how'];
  /** Power paid. */
  readonly paid: number;
}

/** Lays a card of the hand on the table for all to see; then it is paid for and played. */
export function layOpen(table: Table, seat: Seat, id: string): Card {
  const card = take(ownAt(table, seat).hand, id);
  table.open.resolving.push({ seat, card, as: 'played' });
  return card;
}

/** Plays a card of the hand that needs no payment; an Animal for which there is no room stays there (UNT-R.26). */
export function* playFromHand(table: Table, seat: Seat, id: string, how: Terms['how']): Script {
  const found = ownAt(table, seat).hand.find((card) => card.id === id);
  if (found === undefined) return;
  if (table.catalogue.deckCard(found.face).kind === 'animal' && !hasRoom(table.open, seat)) return;
  yield* playCard(table, seat, layOpen(table, seat, id), { how, paid: 0 });
}

/**
 * Plays a card that lies open and is paid for. An Item resolves here; the Arrival of an Animal waits, and triggers on played
 * cards come after it (UNT-23.14).
 */
export function* playCard(table: Table, seat: Seat, card: Card, terms: Terms): Script {
  const printed = table.catalogue.deckCard(card.face);
  const cause = countPlay(table, seat, card, terms);
  const watchers = playerAt(table.open, seat).animals.map((animal) => ({ animal, seat }));
  if (printed.kind === 'animal') {
    takeUp(table, card);
    const animal = enterPlay(table, seat, card, terms.how === 'rally' ? 'rally' : 'played');
    waitForArrival(table, { animal, seat }, () => watch(table, watchers, cause));
  } else {
    yield* resolveItem(table, seat, card, printed);
    watch(table, watchers, cause);
  }
}

function takeUp({ open }: Table, card: Card): void {
  open.resolving = open.resolving.filter((each) => each.card.id !== card.id);
}

/** Counts it before it resolves (UNT-23.13); it uses up the pending discount, unless rallied (UNT-R.15). */
function countPlay(table: Table, seat: Seat, card: Card, { how, paid }: Terms): Cause {
  const { open } = table;
  const player = playerAt(open, seat);
  player.cardsPlayed += 1;
  player.totals.played += 1;
  const usesDiscount = how !== 'rally' && open.active.includes(seat);
  const discount = usesDiscount ? player.discount : 0;
  if (usesDiscount) player.discount = 0;
  const clause = how === 'rally' ? 'UNT-14.2' : how === 'focus' ? 'UNT-15.7' : 'UNT-8.1';
  table.emit({ type: 'cardPlayed', clause, seat, card: shown(card), how, paid, discount });
  return { played: { face: card.face, ordinal: player.cardsPlayed } };
}

/** The Arrival, and all it sets off, then the Animals that watched the card being played. */
function waitForArrival(table: Table, entered: InPlay, after: () => void): void {
  const { animal, seat } = entered;
  wait(table, {
    seat,
    isFall: false,
    kind: () => `arrival ${animal.id}`,
    face: animal.face,
    source: animal.id,
    isLive: () => true,
    *run() {
      yield* settling(table, arrive(table, entered));
      after();
    },
  });
}

function* arrive(table: Table, entered: InPlay): Script {
  waitForTrigger(table, entered, 'arrival', {});
}

function watch(
  table: Table,
  watchers: readonly { animal: Animal; seat: Seat }[],
  cause: Cause,
): void {
  for (const each of watchers) waitForTrigger(table, each, 'youPlayCard', cause);
}

/** Ability after ability, each with all that it sets off; then the Item goes to Support (UNT-23.23). */
function* resolveItem(table: Table, seat: Seat, card: Card, printed: ItemCard): Script {
  const { open } = table;
  for (const ability of printed.onPlay) {
    const activation: Activation = {
      table,
      seat,
      face: card.face,
      source: card.id,
      trigger: 'onPlay',
      cause: {},
    };
    yield* settling(table, resolveAbility(activation, ability));
    if (isOut(open, seat)) return;
  }
  takeUp(table, card);
  holdingOf(open, seat).support.push(shown(card));
  const cards = [shown(card)];
  table.emit({ type: 'cardsToSupport', clause: 'UNT-8.2', seat, cards, from: 'play' });
}
