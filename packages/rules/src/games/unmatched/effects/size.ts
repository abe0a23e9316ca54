import type { Script } from '../../../kernel/script.ts';
import { armyAt, heroFighter, isOnBoard } from '../armies.ts';
import type { Play } from '../cards/card.ts';

/** Alice's size flips, as long as she is on the board (UNM-14.5). */
export function* flipSize(play: Play): Script {
  const { open } = play.table;
  const army = armyAt(open, play.army);
  if (army.size === null || !isOnBoard(heroFighter(open, play.army))) return;
  army.size = army.size === 'big' ? 'small' : 'big';
  const { size } = army;
  play.table.emit({
    type: 'sizeChanged',
    clause: 'UNM-14.5',
    army: play.army,
    size,
    chosen: false,
  });
}
