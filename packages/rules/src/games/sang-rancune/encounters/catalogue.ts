import type { EncounterFace } from './encounter.ts';

const faces = new Map<string, EncounterFace>();

/** Fills the catalogue, so that encounters and engine need not import each other. */
export function enlistEncounters(list: readonly EncounterFace[]): void {
  for (const face of list) faces.set(face.id, face);
}

/** All there is to know of an encounter. */
export function encounterFace(id: string): EncounterFace {
  const face = faces.get(id);
  if (face === undefined) throw new Error(`no encounter ${id}`);
  return face;
}
