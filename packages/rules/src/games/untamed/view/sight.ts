import { catalogue } from '../cards/factions.ts';
import type { Open, Sight } from '../state/state.ts';

/** The table as everybody sees it, for boards and previews. */
export const sightOf = (open: Open): Sight => ({ open, catalogue });
