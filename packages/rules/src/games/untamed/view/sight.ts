import { catalogue } from '../cards/factions.ts';
import type { Open, Sight } from '../table/state.ts';

/** The table as everybody sees it, for boards and previews. */
export const sightOf = (open: Open): Sight => ({ open, catalogue });
