import type { Phase } from '../state/state.ts';
import type { Key } from './dictionary.ts';

/** The name of each phase. */
export const PHASES: Readonly<Record<Phase, Key>> = {
  draft: 'phaseDraft',
  stacking: 'phaseStacking',
  mulligan: 'phaseMulligan',
  openingSupport: 'phaseOpening',
  main: 'phaseMain',
  maintenance: 'phaseMaintenance',
  over: 'phaseOver',
};
