import type { Card, Option } from '@tablee/engine';
import {
  areFriendly,
  armyAt,
  type Field,
  fighterOf,
  isOnBoard,
  kindOf,
  mayUse,
  onBoard,
  opposingFighters,
  type Placed,
} from '../armies/armies.ts';
import { areAdjacent, shareZone } from '../boards/graph.ts';
import { nextArmy } from '../state/sides.ts';
import type { ArmyIndex, Fighter, Open, Sight } from '../state/state.ts';

/** Why a fighter cannot attack another one, or `null` if it can. */
export type ReachRefusal =
  | 'notOnBoard'
  | 'friendly'
  | 'notAdjacent'
  | 'noSharedZone'
  | 'protectedFirstRound';

/** Melee: adjacent spaces. Ranged: shared zones, and with the option adjacent spaces too (UNM-8.3 to 8.5, 8.8, 21.2). */
export function reachRefusal(
  sight: Sight,
  attacker: Fighter,
  target: Fighter,
): ReachRefusal | null {
  const { open } = sight;
  if (!isOnBoard(attacker) || !isOnBoard(target)) return 'notOnBoard';
  if (areFriendly(open, attacker.army, target.army)) return 'friendly';
  if (isProtected(open, attacker.army, target.army)) return 'protectedFirstRound';
  const isNear = areAdjacent(open.board, attacker.space, target.space);
  if (kindOf(sight, attacker).style === 'melee') return isNear ? null : 'notAdjacent';
  if (shareZone(open.board, attacker.space, target.space)) return null;
  return isNear && open.options.rangedReach === 'zoneOrAdjacent' ? null : 'noSharedZone';
}

/** Free-for-all: in its first turn an army attacks only the next one, or those that have begun a turn (UNM-21.2). */
function isProtected(open: Open, army: ArmyIndex, target: ArmyIndex): boolean {
  if (open.mode !== 'freeForAll' || armyAt(open, army).hasBegun) return false;
  return !armyAt(open, target).hasBegun && nextArmy(open, army) !== target;
}

export const targetsOf = (sight: Sight, attacker: Fighter): Placed[] =>
  opposingFighters(sight.open, attacker.army).filter(
    (target) => reachRefusal(sight, attacker, target) === null,
  );

const cardsFor =
  (use: 'attack' | 'defense') =>
  ({ catalogue }: Sight, hand: readonly Card[], fighter: Fighter): Card[] =>
    hand.filter(({ face }) => {
      const card = catalogue.cards.of(face);
      return (card.type === use || card.type === 'versatile') && mayUse(card, fighter);
    });

/** Cards of a hand with which a fighter may attack (UNM-8.1, UNM-R.15). */
export const attackCards = cardsFor('attack');

/** Cards of a hand with which a fighter may defend (UNM-9.4, 9.7). */
export const defenseCards = cardsFor('defense');

/** Every own fighter at each of its targets, with each card it may attack with (UNM-8.7, UNM-9.1). */
export function attackOptions(sight: Sight, army: ArmyIndex, hand: readonly Card[]): Option[] {
  return onBoard(sight.open, army).flatMap((fighter) =>
    targetsOf(sight, fighter).flatMap((target) =>
      attackCards(sight, hand, fighter).map(({ id }) => ({
        id: `attack:${fighter.id}:${target.id}:${id}`,
        verb: 'attack',
        by: fighter.id,
        space: target.space,
        card: id,
      })),
    ),
  );
}

/** Both fighters of an attack and its card, by the option's id. */
export function attackOf(
  open: Field,
  optionId: string,
): { attacker: Fighter; target: Fighter; card: string } {
  const [, attacker = '', target = '', card = ''] = optionId.split(':');
  return { attacker: fighterOf(open, attacker), target: fighterOf(open, target), card };
}
