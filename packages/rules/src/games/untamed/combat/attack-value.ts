import type { Change } from '../state/changes.ts';
import { inPlay, playerAt } from '../state/players.ts';
import type { Animal, Sight } from '../state/state.ts';

/** The Attack of an Animal and its parts (UNT-10.7). */
export interface AttackValue {
  readonly printed: number;
  /** Printed, or what a swap gave it. */
  readonly base: number;
  readonly changes: readonly Change[];
  /** May be negative. */
  readonly raw: number;
  /** Its damage: never below 0 (UNT-10.6). */
  readonly value: number;
}

/** Base Attack: the printed value, or the value a swap gave it (UNT-R.115). */
export const baseAttack = ({ catalogue }: Sight, animal: Animal): number =>
  animal.swappedAttack ?? catalogue.animal(animal.face).attack;

/** Current Attack: base, Fury, static bonuses, temporary changes (UNT-10.7). */
export function attackOf(sight: Sight, animal: Animal): AttackValue {
  const { open, catalogue } = sight;
  const printed = catalogue.animal(animal.face).attack;
  const base = baseAttack(sight, animal);
  const changes: Change[] = [];
  const add = (source: string, n: number): void => {
    if (n !== 0) changes.push({ source, n });
  };
  add('fury', animal.fury);
  const seat = inPlay(open, animal.id)?.seat;
  if (seat !== undefined) {
    const player = playerAt(open, seat);
    for (const other of player.animals) {
      const aura = other.id === animal.id ? undefined : catalogue.animal(other.face).aura;
      if (aura !== undefined) add(other.face, aura(animal));
    }
    for (const { source, attack } of player.changes) add(source, attack);
  }
  for (const { source, n } of animal.changes) add(source, n);
  const raw = changes.reduce((sum, { n }) => sum + n, base);
  return { printed, base, changes, raw, value: Math.max(0, raw) };
}
