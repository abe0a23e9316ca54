import { catalogueOf } from '@tablee/engine';
import { ENCOUNTERS } from '../encounters/encounters.ts';
import type { SangRancuneCatalogue, Sight } from '../state/sight.ts';
import type { Open } from '../state/state.ts';
import { ACTION_CARDS } from './deck.ts';

export const catalogue: SangRancuneCatalogue = {
  cards: catalogueOf(ACTION_CARDS),
  encounters: catalogueOf(ENCOUNTERS),
};

/** The open state as a sight, for rules that only look. */
export const sightOf = (open: Open): Sight => ({ open, catalogue });
