import type { Script, Seat } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import { rowOf } from './abilities/catalogue.ts';
import type { Use } from './abilities/row.ts';
import { cardOf } from './cards/catalogue.ts';
import { choose } from './choose.ts';
import { pickTarget } from './choosing.ts';
import { aimRefusal, halvesOf } from './legality.ts';
import { forgetShown, handOf, pay, playerAt } from './players.ts';
import { showTeam } from './show-team.ts';
import type { Table } from './state.ts';
import { runUse, targetsIn } from './use.ts';
import { checkElimination } from './victory.ts';

/** Which abilities of an Action are played, in which order (CAN-9.4, R.18). */
export function* chooseHalves(table: Table, seat: Seat, id: string): Script<number[]> {
  const card = handOf(table, seat).find((each) => each.id === id);
  if (card === undefined) throw new Error(`no card ${id} in hand`);
  const options = halvesOf(table.open, seat, card.face).map((each) => ({
    id: each,
    verb: 'halves',
    card: id,
    space: each,
  }));
  // That there is a choice would tell something of the card: it lies open by then.
  lay(table, seat, id);
  yield* showTeam(table);
  const { id: halves } = yield* pickTarget(seat, {
    kind: 'actionHalves',
    clause: 'CAN-9.4',
    options,
  });
  return [...halves].map(Number);
}

function lay(table: Table, seat: Seat, id: string): void {
  const card = take(handOf(table, seat), id);
  playerAt(table.open, seat).discard.push(card);
  forgetShown(table.open, seat, card.face);
}

/** An Action that lies open by now: 1 meat for one ability, 2 for both, then the discard pile (CAN-9.4, 23.6). */
export function* playAction(
  table: Table,
  seat: Seat,
  id: string,
  slots: readonly number[],
): Script {
  const card = playerAt(table.open, seat).discard.find((each) => each.id === id);
  if (card === undefined) throw new Error(`no card ${id} lies open`);
  const { abilities } = cardOf(card.face);
  const cost = slots.length;
  pay(table, seat, cost);
  const rows = slots.map((slot) => abilities[slot]?.row ?? '');
  const event = { seat, card: shown(card), rows, cost };
  table.emit({ type: 'actionPlayed', clause: 'CAN-9.4', ...event });
  for (const slot of slots) {
    const printed = abilities[slot];
    if (printed === undefined) continue;
    const row = rowOf(printed.row);
    const use: Use = { table, seat, face: card.face, source: null, slot, row, x: printed.x };
    yield* playHalf(use);
  }
  checkElimination(table);
}

/** One ability; without a legal target any more it is lost (CAN-R.18). */
function* playHalf(use: Use): Script {
  const { table, seat, row, slot } = use;
  if (aimRefusal(table.open, seat, row, null, slot) !== null) return;
  const chosen = yield* choose(use);
  if (chosen === null) return;
  const targets = targetsIn(chosen);
  table.emit({ type: 'actionAimed', clause: 'CAN-9.5', seat, row: row.id, targets });
  yield* runUse(use, chosen);
}
