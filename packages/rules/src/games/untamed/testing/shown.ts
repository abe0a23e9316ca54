import type { Shown } from '../../../testing/shown.ts';

/**
 * The scenes that browser tests show of the game. Each kind of question in the rules has one here: `every-question.test.ts`
 * compares.
 */
export const shown: Shown = {
  kinds: [
    'alphaDraw',
    'alphaVolunteer',
    'bottomRevealed',
    'chooseAmount',
    'chooseFaction',
    'chooseMode',
    'chooseOpponent',
    'chooseTargets',
    'confirmStack',
    'discard',
    'distribute',
    'doneFlag',
    'mainAction',
    'maintenanceSupport',
    'mulligan',
    'omen',
    'openingSupport',
    'orderEffects',
    'paySupport',
    'rallyPlay',
    'stackStrongholds',
    'teamStrongholds',
    'useAbility',
  ],
  ends: ['lost, deck', 'won, deck', 'won, strongholds'],
  moments: ['mainAction', 'chooseTargets'],
  tables: [{ seats: 4, options: { mode: 'alpha', alphaChoice: 'volunteer' } }],
};
