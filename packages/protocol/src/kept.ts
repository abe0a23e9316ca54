import type { Keeping } from './common.ts';

// What stores know of rooms and users besides types: read without a schema.

/** How long a room keeps matches that are over unless its host says otherwise. */
export const USUAL_KEEPING: Keeping = { days: 30, matches: 200 };
/** The name of a user who had everything of theirs deleted. */
export const FORGOTTEN_NAME = '—';
