import type { Card, Script, Seat } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';
import { checkElimination } from '../creatures/victory.ts';
import { forgetShown, handOf, pay, playerAt } from '../state/players.ts';
import type { Use } from '../state/row.ts';
import type { Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { choose } from './choose.ts';
import { aimRefusal, halvesOf } from './legality.ts';
import { showTeam } from './show-team.ts';
import type { Resolve } from './use.ts';
import { targetsIn } from './use.ts';

function lay(table: Table, seat: Seat, id: string): Card {
  const card = take(handOf(table, seat), id);
  playerAt(table.open, seat).discard.push(card);
  forgetShown(table.open, seat, card.face);
  return card;
}

/**
 * The Action that an option of `addActions` names: 1 meat for one ability, 2 for both in their order, then the discard pile
 * (CAN-9.4, 23.6, R.18).
 */
export function* playAction(table: Table, seat: Seat, option: string, resolve: Resolve): Script {
  const [, id = '', halves] = option.split(':');
  const card = lay(table, seat, id);
  yield* showTeam(table);
  const { abilities } = cardOf(card.face);
  const [only = '0'] = halvesOf(table, seat, card.face);
  const slots = [...(halves ?? only)].map(Number);
  const cost = slots.length;
  pay(table, seat, cost);
  const rows = slots.map((slot) => abilities[slot]?.row ?? '');
  const event = { seat, card: shown(card), rows, cost };
  table.emit({ type: 'actionPlayed', clause: 'CAN-9.4', ...event });
  for (const slot of slots) {
    const printed = abilities[slot];
    if (printed === undefined) continue;
    const row = table.catalogue.of(printed.row);
    const use: Use = { table, seat, face: card.face, source: null, slot, row, x: printed.x };
    yield* playHalf(use, resolve);
  }
  checkElimination(table);
}

/** One ability; without a legal target any more it is lost (CAN-R.18). */
function* playHalf(use: Use, resolve: Resolve): Script {
  const { table, seat, row, slot } = use;
  if (aimRefusal(table.open, seat, row, null, slot) !== null) return;
  const chosen = yield* choose(use);
  if (chosen === null) return;
  const targets = targetsIn(chosen);
  tellOf(table, { type: 'actionAimed', clause: 'CAN-9.5', seat, row: row.id, targets });
  yield* resolve(use, chosen);
}
