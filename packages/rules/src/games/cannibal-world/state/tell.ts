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

/** The creatures that an event calls by their ids. */
function calledIn(event: Calling): readonly CreatureId[] {
  const { creature, attacker, target, from, to, fighter, targets = [], parts = [] } = event;
  const single = [creature, attacker, target, from, to, fighter].filter((id) => id !== undefined);
  return [...single, ...targets, ...parts.map((part) => part.creature)];
}

/** Emits an event of creatures, with their faces: a later reader finds them gone, or the table changed. */
export function tellOf(table: Table, event: OfCreatures): void {
  const called = calledIn(event);
  const present = table.open.creatures.filter(({ id }) => called.includes(id));
  table.emit({ ...event, faces: Object.fromEntries(present.map(({ id, face }) => [id, face])) });
}

/** The face of a creature that an event names by its id; `null` in older matches. */
export const faceIn = ({ faces }: Pick<OfCreatures, 'faces'>, id: CreatureId): string | null =>
  faces?.[id] ?? null;
