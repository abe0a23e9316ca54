import type { Animal, AttackValue, Keyword, Open } from '@tablee/rules/games/untamed/index.ts';
import {
  abilityCost,
  attackOf,
  healthOf,
  keywordsOf,
  playerAt,
  roundUses,
  rulesOf,
  sightOf,
} from '@tablee/rules/games/untamed/index.ts';

/** The numbers of an Animal in play, as the rules count them. */
export interface Reading {
  /** Its damage now. */
  readonly attack: number;
  readonly printedAttack: number;
  readonly health: number;
  readonly keywords: readonly Keyword[];
  /** The parts of its Attack. */
  readonly value: AttackValue;
}

export function readingOf(open: Open, animal: Animal): Reading {
  const sight = sightOf(open);
  const value = attackOf(sight, animal);
  return {
    attack: value.value,
    printedAttack: value.printed,
    health: healthOf(sight, animal),
    keywords: keywordsOf(sight, animal),
    value,
  };
}

/** Support the Stronghold ability costs this seat now, and whether it is still to be used this turn. */
export function abilityOf(open: Open, seat: number) {
  const sight = sightOf(open);
  const { used, most } = roundUses(sight, seat).ability;
  return { cost: abilityCost(sight, seat).value, used: used >= most };
}

/** Actions of this turn that are used up: marked where they are done. */
export function usedUp(open: Open, seat: number) {
  const { power, draw } = roundUses(sightOf(open), seat);
  const active = open.active.includes(seat);
  return { power: active && power.used >= power.most, draw: active && draw.used >= draw.most };
}

/** Sides whose Stronghold this seat may attack. */
export const preySides = (open: Open, seat: number): readonly number[] =>
  playerAt(open, seat).out === null ? rulesOf(open).prey(open, seat) : [];

export const sharesHolding = (open: Open): boolean => rulesOf(open).sharesHolding;
