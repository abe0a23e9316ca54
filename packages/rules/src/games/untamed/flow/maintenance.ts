import type { Next, Question, Script, Seat } from '@tablee/engine';
import { ask, askAll } from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import { holdingOf, isOut, ownAt, playerAt } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';
import { drawCards } from '../zones/deck.ts';
import { placeSupport, supportQuestion } from './opening.ts';
import { nextTurn } from './turn.ts';

/** Ready, draw, put into Support: in this order, of all whose turn it is (UNT-4.5, UNT-13.1 to 13.3, UNT-R.117). */
export function* maintenance(table: Table): Script<Next> {
  const { open } = table;
  open.phase = 'maintenance';
  const seats = open.active.filter((seat) => !isOut(open, seat));
  table.emit({ type: 'maintenanceStarted', clause: 'UNT-4.5', seats });
  for (const seat of seats) readyAll(open, seat);
  for (const seat of seats) {
    const n = yield* cardsToDraw(table, seat);
    yield* drawCards(table, seat, n, 'maintenance', 'UNT-13.2');
  }
  yield* putIntoSupport(table, seats);
  return nextTurn(table);
}

/** With option `alphaDraw: choice` the Alpha may draw fewer (UNT-R.136). */
function* cardsToDraw({ open }: Table, seat: Seat): Script<number> {
  const most = rulesOf(open).maintenanceDraw(open, seat);
  const least = rulesOf(open).maintenanceLeast(open, seat);
  if (least === most) return most;
  const [pick] = yield* ask(seat, {
    shape: 'number',
    kind: 'alphaDraw',
    clause: 'UNT-R.136',
    min: least,
    max: most,
    fallback: [String(most)],
  });
  return Number(pick);
}

/** All own Animals and Power, in Manticore the team's (UNT-R.65, UNT-R.92). */
function readyAll(open: Open, seat: Seat): void {
  for (const animal of playerAt(open, seat).animals) animal.ready = true;
  for (const card of holdingOf(open, seat).power) card.ready = true;
}

/** A hand that is too small goes as it is, without a question (UNT-R.67, UNT-R.122). */
function* putIntoSupport(table: Table, seats: readonly Seat[]): Script {
  const { open } = table;
  const questions = new Map<Seat, Question>();
  const all = new Map<Seat, readonly string[]>();
  for (const seat of seats) {
    if (isOut(open, seat)) continue;
    const { hand } = ownAt(table, seat);
    const n = rulesOf(open).maintenanceSupport(open, seat);
    if (hand.length <= n)
      all.set(
        seat,
        hand.map(({ id }) => id),
      );
    else questions.set(seat, supportQuestion(table, 'maintenanceSupport', 'UNT-13.3', hand, n));
  }
  const chosen = yield* askAll(questions);
  for (const seat of seats) {
    placeSupport(table, seat, all.get(seat) ?? chosen.get(seat) ?? [], 'UNT-13.3');
  }
}
