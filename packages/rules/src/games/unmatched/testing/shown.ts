import type { Shown } from '../../../testing/shown.ts';

/**
 * The scenes that browser tests show of the game. Each kind of question in the rules has one here: `every-question.test.ts`
 * compares.
 */
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
