import { catalogue } from '../cards/factions.ts';
import type { Open, Sight } from '../table/state.ts';

/** The table as everybody sees it: what boards and previews look at. */
export const sightOf = (open: Open): Sight => ({ open, catalogue });
