import type { ArmyIndex, Open } from '@tablee/rules/games/unmatched/index.ts';
import { armyAt } from '@tablee/rules/games/unmatched/index.ts';
import { sideLetter } from '@tablee/rules/games/unmatched/words/index.ts';

/** Letter of an army's team, where there are teams. */
export const teamLetter = (open: Open, army: ArmyIndex): string | null =>
  sideLetter(open.mode, armyAt(open, army).side);
