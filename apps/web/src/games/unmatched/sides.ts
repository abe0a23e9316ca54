import type { ArmyIndex, Open } from '@tablee/rules/games/unmatched/index.ts';
import { armyAt } from '@tablee/rules/games/unmatched/index.ts';

/** Letter of an army's team, where there are teams. */
export function sideLetter(open: Open, army: ArmyIndex): string | null {
  if (open.mode !== 'team') return null;
  return armyAt(open, army).side === 0 ? 'A' : 'B';
}
