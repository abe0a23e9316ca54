import type { Shown } from '../../../testing/shown.ts';

/** What browsers are shown of the game. A kind of question more in the rules is one more here: `every-question.test.ts` compares. */
export const shown: Shown = {
  kinds: [
    'boostAttack',
    'chooseAction',
    'chooseHero',
    'chooseOptions',
    'chooseSize',
    'chooseSpaces',
    'chooseTarget',
    'commitBoost',
    'commitDefense',
    'discardOwn',
    'discardTheirs',
    'discardToLimit',
    'moveByEffect',
    'moveFighters',
    'pickCombatantMove',
    'placeByEffect',
    'placeSidekicks',
    'prophecyOrder',
    'prophecyTake',
    'returnHarpy',
    'useGaze',
  ],
  ends: ['lost, exhaustion', 'lost, heroDefeated', 'won, heroDefeated'],
  moments: ['chooseAction', 'commitDefense'],
  hand: 'commitDefense',
  tables: [{ seats: 2, options: { board: 'sarpedon', heroSelection: 'random' } }],
};
