import type { Option, Script } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import { armyAt, handOf, heroOfArmy, onBoard } from '../armies/armies.ts';
import { hasHero } from '../armies/losses.ts';
import { moveFighters } from '../armies/movement.ts';
import { discard, drawCards } from '../armies/piles.ts';
import { tellOf } from '../armies/told.ts';
import type { ArmyIndex, Maneuver, Sight, Table } from '../state/state.ts';

/**
 * Draws a card, moves the own fighters, for a boost farther (UNM-5, UNM-6). `onward`: the options at once instead of another
 * move; returns the one taken.
 */
export function* maneuver(
  table: Table,
  army: ArmyIndex,
  onward: () => readonly Option[],
): Script<string | null> {
  const { open } = table;
  const current: Maneuver = { movement: null, boost: null, moved: [] };
  open.maneuver = current;
  tellOf(table, army, { type: 'maneuverStarted', clause: 'UNM-5.1' });
  yield* drawCards(table, army, 1, 'UNM-5.1');
  let next: string | null = null;
  if (onBoard(open, army).length > 0 && hasHero(table, armyAt(open, army).side)) {
    current.movement = maneuverMovement(table, army);
    next = yield* moveFighters(table, {
      army,
      fighters: onBoard(open, army).map(({ id }) => id),
      most: current.movement,
      kind: 'moveFighters',
      clause: 'UNM-6.8',
      by: null,
      boost: (card) => boostManeuver(table, army, current, card),
      onMoved: (fighter) => current.moved.push(fighter),
      onward,
    });
  }
  open.maneuver = null;
  return next;
}

/** A card of the hand is discarded for its boost (UNM-6.4, 6.6); returns the movement that it makes. */
function boostManeuver(table: Table, army: ArmyIndex, current: Maneuver, id: string): number {
  const card = take(handOf(table, army), id);
  const movement = boostedMovement(table, army, card.face);
  const boost = movement - maneuverMovement(table, army);
  current.boost = shown(card);
  current.movement = movement;
  tellOf(table, army, { type: 'maneuverBoosted', clause: 'UNM-6.6', card: shown(card), boost });
  discard(table, army, [card], 'boost', 'UNM-6.4');
  return movement;
}

/** Spaces a fighter may move before boosts: the hero's movement, and what its ability adds (UNM-6.2, 14.14 to 14.18). */
export const maneuverMovement = (sight: Sight, army: ArmyIndex): number =>
  heroOfArmy(sight, army).movement + abilityMovement(sight, army);

/** The same with a card discarded for its boost, which counts among the discarded at once (UNM-14.15). */
export function boostedMovement({ open, catalogue }: Sight, army: ArmyIndex, face: string): number {
  const spending = armyAt(open, army);
  const spent = { ...spending, discard: [...spending.discard, { id: '', face }] };
  const armies = open.armies.map((each) => (each === spending ? spent : each));
  return (
    maneuverMovement({ open: { ...open, armies }, catalogue }, army) +
    catalogue.cards.of(face).boost
  );
}

export const abilityMovement = (sight: Sight, army: ArmyIndex): number =>
  heroOfArmy(sight, army).ability.movement?.(sight, army) ?? 0;
