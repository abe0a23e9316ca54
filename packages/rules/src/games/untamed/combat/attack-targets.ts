import type { Seat } from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import type { Keyword } from '../state/card.ts';
import { playerAt, sideAt } from '../state/players.ts';
import { strongholdTarget } from '../state/refs.ts';
import type { Animal, Sight, TargetId } from '../state/state.ts';

/** Printed and granted keywords of an Animal. */
export const keywordsOf = ({ catalogue }: Sight, animal: Animal): Keyword[] => [
  ...new Set([
    ...catalogue.animal(animal.face).keywords,
    ...animal.granted.map(({ keyword }) => keyword),
  ]),
];

export const isGuard = ({ catalogue }: Sight, animal: Animal): boolean =>
  catalogue.animal(animal.face).keywords.includes('guard') ||
  animal.granted.some(({ keyword }) => keyword === 'guard');

/** The Animals that guard a side: those of all its players (UNT-15.4, UNT-R.88). */
export function guardsOf(sight: Sight, side: number): Animal[] {
  const guards: Animal[] = [];
  for (const seat of sideAt(sight.open, side).seats) {
    for (const animal of playerAt(sight.open, seat).animals) {
      if (isGuard(sight, animal)) guards.push(animal);
    }
  }
  return guards;
}

/** The targets that an Animal of this seat may attack now. */
export interface Targets {
  readonly animals: readonly TargetId[];
  /** Not for an Animal with Rush on the turn it entered (UNT-15.3). */
  readonly strongholds: readonly TargetId[];
}

/** Enemy Animals and Strongholds that are not behind a Guard (UNT-9.1, UNT-15.4 to 15.6). */
export function attackTargets(sight: Sight, seat: Seat): Targets {
  const { open } = sight;
  const rules = rulesOf(open);
  const prey = rules.prey(open, seat);
  const enemies = rules.enemies(open, seat);
  const animals: TargetId[] = [];
  const strongholds: TargetId[] = [];
  const sides: number[] = [];
  for (const enemy of enemies) {
    const { side } = playerAt(open, enemy);
    if (!sides.includes(side)) sides.push(side);
  }
  for (const side of sides) {
    const guards = guardsOf(sight, side);
    const { seats, stronghold } = sideAt(open, side);
    for (const { id } of guards) animals.push(id);
    for (const seat of guards.length > 0 ? [] : seats) {
      if (!enemies.includes(seat)) continue;
      for (const { id } of playerAt(open, seat).animals) animals.push(id);
    }
    const stands = stronghold !== null;
    if (guards.length === 0 && stands && prey.includes(side)) {
      strongholds.push(strongholdTarget(side));
    }
  }
  return { animals, strongholds };
}

/** Whether an Animal could be declared as an attacker, whatever the target (UNT-9.1, UNT-14.6). */
export const mayAttack = ({ ready, restrained }: Animal): boolean => ready && !restrained;

export const isTarget = (targets: Targets, animal: Animal, target: TargetId): boolean =>
  targets.animals.includes(target) ||
  (!animal.noStronghold && targets.strongholds.includes(target));
