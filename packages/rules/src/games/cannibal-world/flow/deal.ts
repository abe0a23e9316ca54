import type { Next, Question, Script, Seat } from '@tablee/engine';
import { askAll, chance, confirm, remint, reveal, shown, shuffle } from '@tablee/engine';
import { ORDERS } from '../state/camps.ts';
import { handOf, MEAT, mainOf, playerAt } from '../state/players.ts';
import type { Table } from '../state/state.ts';

const HAND = 6;
const FIRST_MEAT = 2;

/** Shuffle, first player, meat, hands (CAN-3.4, 3.6, 3.8, 19.3). */
export function* deal(table: Table): Script<Next> {
  const { open, own } = table;
  for (const seat of own.keys()) {
    yield* shuffle(mainOf(table, seat));
    remint(table, mainOf(table, seat));
  }
  const [roll] = yield* chance([2]);
  open.order = [...(ORDERS[open.mode][roll as number] as readonly Seat[])];
  const [first] = open.order as [Seat];
  open.active = first;
  table.emit({ type: 'firstPlayer', clause: 'CAN-3.4', seat: first, order: [...open.order] });
  for (const seat of own.keys()) {
    playerAt(open, seat).meat = seat === first ? FIRST_MEAT : MEAT;
    dealHand(table, seat, 'CAN-3.8');
  }
  yield* reveal();
  return { script: 'mulligan', args: [] };
}

function dealHand(table: Table, seat: Seat, clause: string): void {
  const main = mainOf(table, seat);
  const cards = main.splice(-HAND, HAND).reverse();
  handOf(table, seat).push(...cards);
  table.emit(
    { type: 'handDealt', clause, seat, count: cards.length },
    { [seat]: { cards: cards.map(shown) } },
  );
}

/** Once per player, all at once: the whole hand back, six new cards; the Reinforcement stays (CAN-3.9, R.9). */
export function* mulligan(table: Table): Script<Next> {
  const { open, own } = table;
  open.phase = 'mulligan';
  const question: Question = confirm({
    kind: 'mulligan',
    clause: 'CAN-3.9',
    fallback: 'no',
  });
  const answers = yield* askAll(new Map(own.map((_, seat) => [seat, question])));
  for (const [seat, [answer]] of answers) {
    if (answer !== 'yes') {
      table.emit({ type: 'handKept', clause: 'CAN-3.9', seat });
      continue;
    }
    playerAt(open, seat).mulligan = true;
    table.emit({ type: 'mulliganTaken', clause: 'CAN-3.9', seat });
    const main = mainOf(table, seat);
    main.push(...handOf(table, seat).splice(0));
    yield* shuffle(main);
    remint(table, main);
    dealHand(table, seat, 'CAN-3.9');
  }
  yield* reveal();
  open.phase = 'turns';
  return { script: 'startTurn', args: [open.active] };
}
