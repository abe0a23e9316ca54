import type { Text } from '@tablee/engine';
import type { Open, Owner, Rival, SoloLevel } from '../state/state.ts';
import { HAND_SIZE } from '../state/tiles.ts';

export interface Level {
  readonly name: Text;
  /** Face-up cards beside the pile (ROY-16.3, 22.1, 22.6). */
  readonly bonusCards: 0 | 1 | 2;
  /** Whether sharing the value alone is enough to play a bonus card (ROY-18.2, 22.4). */
  readonly bonusByValue: boolean;
  /** Cards the rival reveals in a first battle (ROY-20.2, 22.5). */
  readonly battleCards: 3 | 4;
  /** The opener of each age (ROY-22.2, ROY-R.47). */
  readonly opens: 'human' | 'rival';
}

export const LEVELS: Readonly<Record<SoloLevel, Level>> = {
  easy: {
    name: { fr: 'Facile', en: 'Easy' },
    bonusCards: 0,
    bonusByValue: false,
    battleCards: 3,
    opens: 'rival',
  },
  medium: {
    name: { fr: 'Moyen', en: 'Medium' },
    bonusCards: 1,
    bonusByValue: false,
    battleCards: 3,
    opens: 'human',
  },
  normal: {
    name: { fr: 'Normal', en: 'Normal' },
    bonusCards: 1,
    bonusByValue: true,
    battleCards: 3,
    opens: 'human',
  },
  hard: {
    name: { fr: 'Difficile', en: 'Hard' },
    bonusCards: 1,
    bonusByValue: true,
    battleCards: 4,
    opens: 'human',
  },
  expert: {
    name: { fr: 'Expert', en: 'Expert' },
    bonusCards: 2,
    bonusByValue: true,
    battleCards: 3,
    opens: 'human',
  },
};

/** The opener of the ages: the first player, or the solo rival on easy (ROY-3.1, ROY-22.2, ROY-R.47). */
export function openerOf(open: Open): Owner {
  const { soloLevel, firstPlayer } = open;
  return soloLevel !== null && LEVELS[soloLevel].opens === 'rival' ? 'rival' : firstPlayer;
}

/** Cards the rival reveals now: one fewer per battle the human lost in this age (ROY-20.9, ROY-R.59). */
export const rivalBattleCards = (open: Open): number =>
  Math.max(1, LEVELS[open.soloLevel as SoloLevel].battleCards - (open.rival as Rival).humanLosses);

/** Cards the human may hold between battles: one fewer per battle won in this age (ROY-20.6, 20.7, ROY-R.59). */
export const battleHandLimit = (open: Open): number =>
  Math.max(1, HAND_SIZE - (open.rival as Rival).humanWins);
