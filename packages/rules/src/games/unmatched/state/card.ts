import type { Script, Text } from '@tablee/engine';
import type { Army, ArmyIndex, Fighter, FighterId, HeroId, Sight, Table } from './state.ts';

export type CardType = 'attack' | 'defense' | 'versatile' | 'scheme';
/** The fighters that may play it (UNM-7.5, UNM-9.3). */
export type Banner = 'hero' | 'sidekick' | 'any';

/** A card being resolved: its owner, and its subject. */
export interface Play {
  readonly table: Table;
  readonly army: ArmyIndex;
  readonly face: string;
  /** Own fighter: the combatant, or the one that plays the scheme. */
  readonly fighter: FighterId;
  /** In a combat: which of its cards this is. */
  readonly role: 'attack' | 'defense' | 'scheme';
}

export type Effect = (play: Play) => Script;

/** The public part of a combat before its cards are chosen: it decides some values already. */
export interface Matchup extends Sight {
  readonly fighter: Fighter;
  /** Null where nobody is attacked yet, or the other combatant has left the board. */
  readonly opponent: Fighter | null;
}

/** The new value, or the number added to it. */
export type ValueChange = { readonly set: number } | { readonly add: number };

/** Hits exactly one fighter of any side near a figure: an own one, if nobody else is there (UNM-R.28). */
export interface Strike {
  readonly around: FighterId;
  readonly within: 'zones' | 'adjacent';
  readonly damage: number;
}

export interface UnmatchedCard {
  /** `<hero>-<name>`. */
  readonly id: string;
  /** Name of its picture in the open icon set. */
  readonly picture: string;
  readonly name: Text;
  /** Its effect, in our words, with its window; empty for a card without effect. */
  readonly text: Text;
  readonly type: CardType;
  /** Null for schemes. */
  readonly value: number | null;
  readonly boost: number;
  readonly banner: Banner;
  readonly copies: number;
  /** Counts for Sinbad's ability and the other Voyages. */
  readonly voyage?: true;
  readonly strike?: Strike;
  /** Change of its value in the `during` window that public facts decide: the previews ask it, too. */
  readonly changes?: (matchup: Matchup) => ValueChange | null;
  /** Effects by window (UNM-10.3). */
  readonly immediately?: Effect;
  readonly during?: Effect;
  readonly after?: Effect;
  readonly scheme?: Effect;
}

export interface FighterKind {
  /** Name in the open icon set of what the figures wear. */
  readonly picture: string;
  readonly name: Text;
  readonly health: number;
  readonly style: 'melee' | 'ranged';
  /** Ids of the figures or tokens. */
  readonly fighters: readonly FighterId[];
}

/** A hero's ability besides its cards, by its moment. */
export interface Ability {
  readonly name: Text;
  readonly text: Text;
  /** When the hero stands on its start space. */
  readonly atStart?: (table: Table, army: ArmyIndex) => Script;
  /** At the start of the army's turn. */
  readonly turnStart?: (table: Table, army: ArmyIndex) => Script;
  /** Added to the movement of a maneuver. */
  readonly movement?: (sight: Sight, army: ArmyIndex) => number;
  /** Added to a card that the hero fights with. */
  readonly value?: (army: Army, role: 'attack' | 'defense') => { n: number; clause: string } | null;
  /** One more card may be laid beside the hero's attack, for its boost. */
  readonly boostsAttack?: true;
}

/** All there is to know of a hero: one file each. */
export interface Hero {
  readonly id: HeroId;
  readonly movement: number;
  readonly hero: FighterKind;
  readonly sidekick: FighterKind;
  readonly ability: Ability;
  /** Distinct cards; 30 with their copies. */
  readonly cards: readonly UnmatchedCard[];
}

/** The 30 faces of a hero's deck (UNM-1.5). */
export const deckOf = (hero: Hero): string[] =>
  hero.cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

/** Whether a card has no effect at all (UNM-14.8). */
export const isBlank = (card: UnmatchedCard): boolean =>
  !(card.immediately ?? card.changes ?? card.during ?? card.after ?? card.scheme);
