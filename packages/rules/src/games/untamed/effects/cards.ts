import type { Script } from '@tablee/engine';
import { ask, mint, pickExactly, reveal, shown, take } from '@tablee/engine';
import { chooseTargets, isLegal } from '../abilities/choose.ts';
import { enterPlay } from '../abilities/enter.ts';
import { factsOf } from '../abilities/facts.ts';
import { playFromHand } from '../abilities/play.ts';
import { settling } from '../abilities/waiting.ts';
import type { Activation, TargetSpec } from '../state/card.ts';
import { isToken } from '../state/catalogue.ts';
import { holdingOf, inPlay, isOut, ownAt, playerAt } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { drawCards, takeTop } from '../zones/deck.ts';
import { hasRoom } from '../zones/field.ts';
import { cheapestFirst } from '../zones/pay.ts';

/** Draws `n` cards one after the other; with an empty deck its controller loses (UNT-1.2). */
export function* draw(a: Activation, n: number): Script {
  if (n > 0) yield* drawCards(a.table, a.seat, n, 'effect', 'UNT-1.2');
}

/** Its controller discards `n` cards of the hand into Support, face up (UNT-7.2). */
export function* discard(a: Activation, n: number): Script {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return;
  const { hand } = ownAt(table, seat);
  const ids =
    hand.length <= n
      ? hand.map(({ id }) => id)
      : yield* ask(
          seat,
          pickExactly(n, {
            kind: 'discard',
            clause: 'UNT-7.2',
            options: hand.map(({ id }) => ({ id, verb: 'discard', card: id })),
            fallback: cheapestFirst(table.catalogue, hand).slice(0, n),
            facts: factsOf(a),
          }),
        );
  if (ids.length === 0) return;
  const cards = ids.map((id) => take(hand, id));
  holdingOf(table.open, seat).support.push(...cards);
  table.emit({ type: 'discarded', clause: 'UNT-7.2', seat, cards: cards.map(shown) });
  yield* reveal();
}

/** Puts the top `n` cards of the deck, as many as there are, into Support face up; not a draw (UNT-R.51). */
export function* deckToSupport(a: Activation, n: number): Script {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return;
  const cards = takeTop(table, seat, n);
  if (cards.length === 0) return;
  holdingOf(table.open, seat).support.push(...cards);
  const told = cards.map(shown);
  table.emit({ type: 'cardsToSupport', clause: 'UNT-R.51', seat, cards: told, from: 'deck' });
  yield* reveal();
}

/** Takes chosen cards from Support into the hand. */
export function* toHand(a: Activation, refs: readonly Ref[]): Script {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return;
  for (const ref of refs) {
    const { support } = holdingOf(table.open, seat);
    if (ref.kind !== 'card' || !support.some(({ id }) => id === ref.id)) continue;
    const card = take(support, ref.id);
    table.emit({
      type: 'cardFromSupport',
      clause: 'UNT-R.74',
      seat,
      card: shown(card),
      to: 'hand',
    });
    ownAt(table, seat).hand.push(mint(table, card.face));
  }
}

/** Puts Animals into their owners' hands; a token ceases to exist (UNT-R.30). Tells whether one left play. */
export function* returnToHand(a: Activation, refs: readonly Ref[]): Script<boolean> {
  const { table } = a;
  let did = false;
  for (const ref of refs) {
    const found = ref.kind === 'animal' ? inPlay(table.open, ref.id) : undefined;
    if (found === undefined) continue;
    const { seat } = found;
    const { face, id } = take(playerAt(table.open, seat).animals, found.animal.id);
    table.emit({ type: 'returnedToHand', clause: 'UNT-R.49', seat, card: { id, face } });
    if (!isToken(face)) ownAt(table, seat).hand.push(mint(table, face));
    did = true;
  }
  return did;
}

/** Puts chosen Animals of Support into play under its controller, exhausted unless they have Rush (UNT-R.32). */
export function* putIntoPlay(a: Activation, refs: readonly Ref[]): Script {
  const { table, seat } = a;
  for (const ref of refs) {
    if (isOut(table.open, seat) || !hasRoom(table.open, seat)) return;
    const { support } = holdingOf(table.open, seat);
    if (ref.kind !== 'card' || !support.some(({ id }) => id === ref.id)) continue;
    const card = take(support, ref.id);
    table.emit({
      type: 'cardFromSupport',
      clause: 'UNT-R.32',
      seat,
      card: shown(card),
      to: 'play',
    });
    // A new id: triggers on the Animal it once was do not find this one.
    enterPlay(table, seat, mint(table, card.face), 'put');
  }
}

/** Plays chosen cards of the hand without paying their Power cost (UNT-23.15). */
export function* playFree(a: Activation, refs: readonly Ref[]): Script {
  for (const ref of refs) {
    if (ref.kind !== 'card' || isOut(a.table.open, a.seat)) continue;
    yield* playFromHand(a.table, a.seat, ref.id, 'free');
  }
}

/** Readies up to `n` exhausted Power cards. */
export function* readyPower(a: Activation, n: number): Script {
  const { table, seat } = a;
  if (isOut(table.open, seat)) return;
  const exhausted = holdingOf(table.open, seat).power.filter((card) => !card.ready);
  const readied = exhausted.slice(0, n);
  if (readied.length === 0) return;
  for (const card of readied) card.ready = true;
  table.emit({ type: 'powerReadied', clause: 'UNT-5.1', seat, count: readied.length });
}

/** The next card its controller plays this turn costs `n` less (UNT-23.15). */
export function* discountNext(a: Activation, n: number): Script {
  const { table, seat } = a;
  if (n <= 0 || isOut(table.open, seat)) return;
  playerAt(table.open, seat).discount += n;
  table.emit({ type: 'discountGained', clause: 'UNT-23.15', seat, amount: n });
}

/** Up to `times` rounds: choose, run, resolve everything that followed; over when nothing is chosen (UNT-23.21). */
export function* upTo(
  a: Activation,
  times: number,
  spec: TargetSpec,
  effect: (refs: readonly Ref[]) => Script,
): Script {
  for (let round = 0; round < times; round += 1) {
    if (isOut(a.table.open, a.seat)) return;
    const chosen = yield* chooseTargets(a, spec, { index: round, chosen: [], mayDecline: true });
    const refs = (chosen ?? []).filter((ref) => isLegal(a, ref));
    if (refs.length === 0) return;
    yield* settling(a.table, effect(refs));
  }
}
