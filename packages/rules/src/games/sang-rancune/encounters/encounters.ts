import type { EncounterFace } from '../state/encounter.ts';
import { PACKS_AND_TRAPS } from './packs-and-traps.ts';
import { PRECISE_CREATURES } from './precise.ts';
import { RANDOM_CREATURES } from './random.ts';

/** The 26 encounters. */
export const ENCOUNTERS: readonly EncounterFace[] = [
  ...RANDOM_CREATURES,
  ...PRECISE_CREATURES,
  ...PACKS_AND_TRAPS,
];
