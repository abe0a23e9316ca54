import type { Card, Next, Question, Script, Seat } from '@tablee/engine';
import {
  askAll,
  confirm,
  drawIdKey,
  mint,
  pickExactly,
  renamed,
  shown,
  take,
} from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import { COPIES } from '../state/limits.ts';
import { holdingOf, isOut, ownAt, playerAt, seatsInGame } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import { deckOf, drawCards, shuffleDeck, takeTop } from '../zones/deck.ts';
import { cheapestFirst } from '../zones/pay.ts';
import { startTurn } from './turn.ts';

/** Decks are shuffled, then Bonus Power, then hands (UNT-3.4 to 3.6, UNT-R.6). */
export function* dealHands(table: Table): Script<Next> {
  const { open, deep } = table;
  yield* drawIdKey(table);
  for (const seat of seatsInGame(open)) {
    const deck = deckOf(table, seat);
    for (const face of facesOf(table, seat)) deck.push(mint(table, face));
  }
  for (const holding of deep.decks.keys()) {
    const owner = seatsInGame(open).find((seat) => playerAt(open, seat).holding === holding);
    if (owner !== undefined) yield* shuffleDeck(table, owner);
  }
  for (const seat of seatsInGame(open)) {
    const { bonusPower } = rulesOf(open).opening(open, seat);
    for (let i = 0; i < bonusPower; i += 1) setAsideBonusPower(table, seat);
  }
  for (const seat of seatsInGame(open)) {
    const { hand } = rulesOf(open).opening(open, seat);
    yield* drawCards(table, seat, hand, 'opening', 'UNT-3.6');
  }
  open.phase = 'mulligan';
  return { script: 'mulligan', args: [] };
}

/** Three copies of each distinct card of a player's factions. */
const facesOf = ({ open, catalogue }: Table, seat: Seat): string[] =>
  playerAt(open, seat).factions.flatMap((id) =>
    catalogue.faction(id).cards.flatMap((card) => Array<string>(COPIES).fill(card.id)),
  );

/** The top card goes face down under the Strongholds; nobody has seen it (UNT-3.5, UNT-R.10). */
function setAsideBonusPower(table: Table, seat: Seat): void {
  const { open, deep } = table;
  const [top] = takeTop(table, seat, 1) as [Card];
  const card = renamed(table, top);
  deep.faceDown.push(card);
  holdingOf(open, seat).bonusPower.push({ id: card.id, knownBy: null });
  table.emit({ type: 'bonusPowerCreated', clause: 'UNT-3.5', seat });
}

const MULLIGAN: Question = confirm({
  kind: 'mulligan',
  clause: 'UNT-3.7',
  fallback: 'no',
});

/** All decide at once, unseen: the whole hand for a new one of the same size, once (UNT-3.7, UNT-R.7). */
export function* mulligan(table: Table): Script<Next> {
  const { open } = table;
  const answers = yield* askAll(new Map(seatsInGame(open).map((seat) => [seat, MULLIGAN])));
  for (const [seat, [answer]] of answers) {
    if (answer !== 'yes' || isOut(open, seat)) continue;
    const hand = ownAt(table, seat).hand.splice(0);
    table.emit({ type: 'mulliganTaken', clause: 'UNT-3.7', seat });
    deckOf(table, seat).push(...hand);
    yield* shuffleDeck(table, seat);
    yield* drawCards(table, seat, hand.length, 'mulligan', 'UNT-R.7');
  }
  open.phase = 'openingSupport';
  return { script: 'openingSupport', args: [] };
}

/** Each chooses a card in secret; all are shown together (UNT-3.8, UNT-R.8). */
export function* openingSupport(table: Table): Script<Next> {
  const { open } = table;
  const questions = new Map(
    seatsInGame(open).map((seat): [Seat, Question] => [
      seat,
      supportQuestion(table, 'openingSupport', 'UNT-3.8', ownAt(table, seat).hand, 1),
    ]),
  );
  for (const [seat, ids] of yield* askAll(questions)) placeSupport(table, seat, ids, 'UNT-3.8');
  return startTurn(table, seatsInGame(open)[0] as Seat);
}

/** Which cards of the hand go to Support. */
export const supportQuestion = (
  { catalogue }: Table,
  kind: string,
  clause: string,
  hand: readonly Card[],
  n: number,
): Question =>
  pickExactly(n, {
    kind,
    clause,
    options: hand.map(({ id }) => ({ id, verb: 'support', card: id })),
    fallback: cheapestFirst(catalogue, hand).slice(0, n),
  });

/** Puts cards of the hand face up into Support. */
export function placeSupport(
  table: Table,
  seat: Seat,
  ids: readonly string[],
  clause: string,
): void {
  if (isOut(table.open, seat)) return;
  for (const id of ids) {
    const card = take(ownAt(table, seat).hand, id);
    holdingOf(table.open, seat).support.push(card);
    table.emit({ type: 'supportPlaced', clause, seat, card: shown(card) });
  }
}
