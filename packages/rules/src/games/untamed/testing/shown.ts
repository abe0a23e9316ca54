import type { Shown } from '../../../testing/shown.ts';

/** What browsers are shown of the game. A kind of question more in the rules is one more here: `every-question.test.ts` compares. */
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
