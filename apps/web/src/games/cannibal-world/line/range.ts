import type { CampIndex, Open, Zone } from '@tablee/rules/games/cannibal-world/index.ts';
import { cardOf, rowOf } from '@tablee/rules/games/cannibal-world/index.ts';

/** A place of the line: a zone of a camp. */
export interface Place {
  readonly camp: CampIndex;
  readonly zone: Zone;
}

/** How far every range reaches: two zones forward (CAN-12.11). */
export const RANGE = 2;

/** The line as the reader sees it, from the far Covert to the own. */
export const lineOf = (camp: CampIndex): readonly Place[] => [
  { camp: 1 - camp, zone: 'covert' },
  { camp: 1 - camp, zone: 'hunt' },
  { camp, zone: 'hunt' },
  { camp, zone: 'covert' },
];

const stepOf = (from: CampIndex, { camp, zone }: Place): number =>
  camp === from ? (zone === 'covert' ? 0 : 1) : zone === 'hunt' ? 2 : 3;

/** Zones forward from one place to another; negative behind it. */
export const distanceOf = (from: Place, to: Place): number =>
  stepOf(from.camp, to) - stepOf(from.camp, from);

/** A place as seen from `origin`: its own place, within range or beyond; of its own camp nothing. */
export function reachOf(origin: Place | null, place: Place): 'from' | 'in' | 'out' | undefined {
  if (origin === null) return undefined;
  const steps = distanceOf(origin, place);
  if (steps === 0) return 'from';
  if (place.camp === origin.camp || steps < 0) return undefined;
  return steps <= RANGE ? 'in' : 'out';
}

/** The place that an Action of the hand acts from: Covert for covert abilities, else Hunt (CAN-R.20). */
export function originOfAction(face: string, camp: CampIndex): Place | null {
  const { kind, abilities } = cardOf(face);
  if (kind !== 'action') return null;
  const row = abilities
    .map((each) => rowOf(each.row))
    .find(({ target }) => target === 'reach' || target === 'split');
  return row === undefined ? null : { camp, zone: row.timing === 'covert' ? 'covert' : 'hunt' };
}

/** The place that a creature acts from. */
export function originOfCreature({ creatures }: Pick<Open, 'creatures'>, id: string): Place | null {
  const creature = creatures.find((each) => each.id === id);
  return creature === undefined ? null : { camp: creature.camp, zone: creature.zone };
}
