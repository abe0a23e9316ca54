import type { Shown } from '../../../testing/shown.ts';

/** What browsers are shown of the game. A kind of question more in the rules is one more here: `every-question.test.ts` compares. */
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
