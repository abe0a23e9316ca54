import type { Shown } from '../../../testing/shown.ts';

/**
 * The scenes that browser tests show of the game. Each kind of question in the rules has one here: `every-question.test.ts`
 * compares.
 */
export const shown: Shown = {
  kinds: [
    'battleCard',
    'battleReinforcement',
    'chooseHouse',
    'rivalBonusChoice',
    'soloBattleCard',
    'takeTurn',
  ],
  ends: ['alone, lost', 'alone, won', 'lost', 'won'],
  moments: ['takeTurn', 'battleCard'],
};
