import type { CannibalEvent } from './events.ts';
import type { CreatureId, Shot, Table } from './state.ts';

/** An event that calls creatures by their ids. */
type OfCreatures = Extract<CannibalEvent, { faces?: unknown }>;

/** A place where such an event names a creature. */
interface Calling {
  readonly creature?: CreatureId;
  readonly attacker?: CreatureId;
  readonly target?: CreatureId;
  readonly targets?: readonly CreatureId[];
  readonly from?: CreatureId;
  readonly to?: CreatureId;
  readonly fighter?: CreatureId;
  readonly parts?: readonly Shot[];
}

const isCalled = (event: Calling, id: CreatureId): boolean =>
  event.creature === id ||
  event.attacker === id ||
  event.target === id ||
  event.from === id ||
  event.to === id ||
  event.fighter === id ||
  event.targets?.includes(id) === true ||
  event.parts?.some((part) => part.creature === id) === true;

/** Emits an event of creatures, with their faces: a later reader finds them gone, or the table changed. */
export function tellOf(table: Table, event: OfCreatures): void {
  table.emit(() => ({ ...event, faces: facesIn(table, event) }));
}

function facesIn({ open }: Table, event: OfCreatures): { [creature: CreatureId]: string } {
  const faces: { [creature: CreatureId]: string } = {};
  for (const { id, face } of open.creatures) if (isCalled(event, id)) faces[id] = face;
  return faces;
}

/** The face of a creature that an event names by its id; `null` in older matches. */
export const faceIn = ({ faces }: Pick<OfCreatures, 'faces'>, id: CreatureId): string | null =>
  faces?.[id] ?? null;
