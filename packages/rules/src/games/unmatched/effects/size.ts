import type { Script } from '@tablee/engine';
import { ask, pickOne } from '@tablee/engine';
import { armyAt, heroFighter, isOnBoard } from '../armies/armies.ts';
import { tellOf } from '../armies/told.ts';
import type { Play } from '../state/card.ts';
import type { Army, ArmyIndex, Table } from '../state/state.ts';

const BIG_ATTACK = { n: 2, clause: 'UNM-14.3' };
const SMALL_DEFENSE = { n: 1, clause: 'UNM-14.4' };

/** Big, Alice attacks harder; small, she defends better with a card (UNM-14.3, 14.4). */
export function sizeValue({ size }: Army, role: 'attack' | 'defense') {
  if (role === 'attack') return size === 'big' ? BIG_ATTACK : null;
  return size === 'small' ? SMALL_DEFENSE : null;
}

/** Alice begins big or small (UNM-14.2). */
export function* chooseSize(table: Table, index: ArmyIndex): Script {
  const army = armyAt(table.open, index);
  const [pick] = yield* ask(
    army.seat,
    pickOne({
      kind: 'chooseSize',
      clause: 'UNM-14.2',
      options: ['big', 'small'].map((size) => ({ id: size, verb: 'size', space: size })),
      fallback: ['big'],
    }),
  );
  army.size = pick === 'small' ? 'small' : 'big';
  const { size } = army;
  tellOf(table, index, { type: 'sizeChanged', clause: 'UNM-14.2', size, chosen: true });
}

/** Alice's size flips, while she is on the board (UNM-14.5). */
export function* flipSize(play: Play): Script {
  const { open } = play.table;
  const army = armyAt(open, play.army);
  if (army.size === null || !isOnBoard(heroFighter(open, play.army))) return;
  army.size = army.size === 'big' ? 'small' : 'big';
  const { size } = army;
  tellOf(play.table, play.army, {
    type: 'sizeChanged',
    clause: 'UNM-14.5',
    size,
    chosen: false,
  });
}
