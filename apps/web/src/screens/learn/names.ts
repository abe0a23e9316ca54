/** The players at the table of a lesson. */
export const NAMES: readonly string[] = ['Ada', 'Béa', 'Chloé', 'Dina', 'Élie'];
