import type { Text } from '@tablee/engine';
import type { Creature } from '../state/state.ts';
import type { SpeciesId } from './creatures.ts';
import { creatureValue, speciesOf } from './creatures.ts';

/** Cards a decree looks at: never the played card itself (ROY-5.7). */
export type References = readonly Creature[];

export type ReferenceKind = 'none' | 'ownLast' | 'ownAll' | 'neighbourLasts' | 'otherLasts';

/** A decree's condition on the value of a card; `references` is never empty if the decree has any. */
export type ValueCondition = (value: number, references: References) => boolean;
export type SpeciesCondition = (species: SpeciesId, references: References) => boolean;

/** One decree: its condition and its wording. */
export interface DecreeCard {
  readonly id: string;
  /** A: no arrow, B: arrow down, C: single side arrows, D: double side arrows. */
  readonly scope: 'A' | 'B' | 'C' | 'D';
  readonly reference: ReferenceKind;
  readonly name: Text;
  readonly text: Text;
  /** Placeholders: {last}, {need}, {source}, {accepted}. */
  readonly refusal: Text;
  /** Which references a refusal names as {source}. */
  readonly cites: 'none' | 'all' | 'strongest' | 'weakest' | 'clashing';
  readonly value?: ValueCondition;
  readonly species?: SpeciesCondition;
  /** How two conditions meet: both by default. */
  readonly join?: 'or';
}

/** Whether the decree admits the card, given the cards it looks at. */
export function admits(decree: DecreeCard, card: Creature, references: References): boolean {
  const value = decree.value === undefined || decree.value(creatureValue(card), references);
  if (decree.species === undefined) return value;
  if (decree.join === 'or') return value || decree.species(speciesOf(card), references);
  return value && decree.species(speciesOf(card), references);
}

export const among =
  (one: SpeciesId, other: SpeciesId): SpeciesCondition =>
  (species) =>
    species === one || species === other;

export const oneOf =
  (...admitted: number[]): ValueCondition =>
  (value) =>
    admitted.includes(value);

export const likeSomeValue: ValueCondition = (value, references) =>
  references.some((card) => creatureValue(card) === value);

export const unlikeEachValue: ValueCondition = (value, references) =>
  references.every((card) => creatureValue(card) !== value);

export const likeSomeSpecies: SpeciesCondition = (species, references) =>
  references.some((card) => speciesOf(card) === species);

export const unlikeEachSpecies: SpeciesCondition = (species, references) =>
  references.every((card) => speciesOf(card) !== species);

/** Highest value shown. */
export function strongest(references: References): number {
  let highest = 0;
  for (const card of references) if (creatureValue(card) > highest) highest = creatureValue(card);
  return highest;
}

/** Lowest value shown. */
export function weakest(references: References): number {
  let lowest = 9;
  for (const card of references) if (creatureValue(card) < lowest) lowest = creatureValue(card);
  return lowest;
}
