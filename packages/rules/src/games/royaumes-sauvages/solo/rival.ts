import type { Next, Script } from '@tablee/engine';
import { reveal } from '@tablee/engine';
import { drawCreature, seen } from '../state/pile.ts';
import type { Creature, Rival, Table } from '../state/state.ts';
import { nextTurn } from '../turns/turn.ts';
import { playBonusCard } from './bonus.ts';
import { isPlayable, occupyForRival, placeFor } from './placement.ts';

/** One turn of the rival: a card of the pile, bound by no decree, and perhaps a bonus card (section 3.17). */
export function* rivalTurn(table: Table): Script<Next> {
  const { open } = table;
  const rival = open.rival as Rival;
  open.turn = 'rival';
  table.emit({ type: 'turnStarted', clause: 'ROY-17.1', owner: 'rival' });
  if (rival.cubes === 0) {
    rivalOut(table, 'noCube');
    return nextTurn(table);
  }
  const card = yield* drawPlayable(table);
  yield* reveal();
  const { designated, skipped, kingdom } = placeFor(open, card);
  const spot = occupyForRival(open, kingdom, card);
  table.emit({
    type: 'rivalDrew',
    clause: 'ROY-17.3',
    card: seen(card),
    designated,
    skipped,
    played: kingdom,
    spot,
  });
  yield* playBonusCard(table, card);
  if (rival.out) rivalOut(table, 'capital');
  return nextTurn(table);
}

/** The next card; once the human is out, unplayable ones are discarded face up (ROY-19.3, ROY-R.56). */
function* drawPlayable(table: Table): Script<Creature> {
  const { open } = table;
  for (;;) {
    const card = yield* drawCreature(table);
    if (isPlayable(open, card)) return card;
    open.discard.push(card);
    table.emit({ type: 'rivalCardDiscarded', clause: 'ROY-19.3', card: seen(card) });
  }
}

/** The rival's pass: it closes rallies like any other (ROY-R.53, R.62). */
function rivalOut(table: Table, reason: 'capital' | 'noCube'): void {
  const { open } = table;
  (open.rival as Rival).out = true;
  open.passOrder.push('rival');
  const clause = reason === 'capital' ? 'ROY-17.11' : 'ROY-R.62';
  table.emit({ type: 'rivalOut', clause, reason });
  if (open.passOrder.length > 1) return;
  table.emit({ type: 'rallyClosed', clause: 'ROY-R.53', owner: 'rival' });
}
