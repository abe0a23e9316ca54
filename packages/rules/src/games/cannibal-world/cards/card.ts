import type { Text } from '@tablee/engine';
import type { RowId } from '../state/row.ts';

/** Rats, Cats, Dogs, Outcasts (CAN-2.6). */
export type FactionId = 'RA' | 'CA' | 'DO' | 'RE';
export type Rarity = 'leader' | 'limited' | 'common';

/** An ability as it is printed: its row of the guide and its number; 1 where the row has none. */
export interface Ability {
  readonly row: RowId;
  readonly x: number;
}

/** Written short: `assault.feint`, `triggered.support 2`. */
type Printed = RowId | `${RowId} ${1 | 2 | 3 | 4}`;

interface Facts {
  /** `<faction>/<number>`. */
  readonly id: string;
  /** Name of its picture in the open icon set. */
  readonly picture: string;
  readonly name: Text;
  readonly rarity: Rarity;
  /** Deck points (CAN-18.3). */
  readonly value: number;
  /** In the preconstructed deck; none: only custom decks have it. */
  readonly copies?: number;
}

/** A card: its numbers, its name, its abilities. The effects are in their rows. */
export interface CannibalCard {
  readonly id: string;
  readonly picture: string;
  readonly faction: FactionId;
  readonly kind: 'creature' | 'action';
  readonly name: Text;
  readonly rarity: Rarity;
  /** Combat strength and life in one (CAN-2.1); null for an Action. */
  readonly strength: number | null;
  readonly value: number;
  readonly copies: number;
  readonly abilities: readonly Ability[];
}

function ability(printed: Printed): Ability {
  const [row, x = '1'] = printed.split(' ');
  return { row: row as RowId, x: Number(x) };
}

const factionOf = (id: string): FactionId => id.slice(0, 2) as FactionId;

export const creature = ({
  copies = 0,
  abilities,
  ...facts
}: Facts & {
  readonly strength: number;
  readonly abilities: readonly Printed[];
}): CannibalCard => ({
  ...facts,
  faction: factionOf(facts.id),
  kind: 'creature',
  copies,
  abilities: abilities.map(ability),
});

export const action = ({
  copies = 0,
  abilities,
  ...facts
}: Facts & { readonly abilities: readonly Printed[] }): CannibalCard => ({
  ...facts,
  faction: factionOf(facts.id),
  kind: 'action',
  strength: null,
  copies,
  abilities: abilities.map(ability),
});
