import { armyAt } from '@tablee/rules/games/unmatched/armies/armies.ts';
import type { ArmyIndex, Open } from '@tablee/rules/games/unmatched/table/state.ts';

/** Letter of an army's team, where there are teams. */
export function sideLetter(open: Open, army: ArmyIndex): string | null {
  if (open.mode !== 'team') return null;
  return armyAt(open, army).side === 0 ? 'A' : 'B';
}
