import type { Shown } from '../../../testing/shown.ts';

/**
 * The scenes that browser tests show of the game. Each kind of question in the rules has one here: `every-question.test.ts`
 * compares.
 */
export const shown: Shown = {
  kinds: [
    'afterHit',
    'afterReveal',
    'attackAssigned',
    'attackOrder',
    'beforeReveal',
    'beforeSet',
    'campAction',
    'campDiscard',
    'campStart',
    'chooseHero',
    'composeOffer',
    'doorChoice',
    'fireball',
    'loot',
    'opportunity',
    'overLimit',
    'replaceCards',
    'revealChoices',
    'setAttack',
    'shieldBash',
    'signChoice',
    'stealItem',
    'tokenTarget',
    'trickPlayed',
    'vote',
  ],
  ends: ['lost, artefact', 'lost, noSurvivor', 'won, artefact'],
  moments: ['setAttack', 'afterReveal', 'campAction'],
  tables: [{ seats: 3, options: { heroChoice: 'draft' } }],
};
