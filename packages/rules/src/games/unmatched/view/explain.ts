import type { About, Card, Reason, Seat } from '@tablee/engine';
import { reason } from '@tablee/engine';
import {
  armiesOf,
  armyAt,
  canAnyUse,
  fighterOf,
  isOnBoard,
  mayUse,
  occupant,
  onBoard,
} from '../armies/armies.ts';
import { destinations } from '../armies/movement.ts';
import { spaceOf, walks } from '../boards/graph.ts';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackCards, reachRefusal } from '../combat/attack.ts';
import { maneuverMovement } from '../flow/maneuver.ts';
import type {
  ArmyIndex,
  Combat,
  Fighter,
  Open,
  Own,
  SpaceId,
  UnmatchedView,
} from '../state/state.ts';

/** Why a card, a fighter or a space cannot be used now; `null` if it can, or if there is nothing to say. */
export function explain(view: UnmatchedView, about: About): Reason | null {
  const { open, own, seat } = view;
  if (seat === null) return reason('spectator');
  if (open.phase === 'over') return reason('matchOver');
  if (open.phase !== 'turns') return null;
  const mine = armiesOf(open, seat);
  const card = own === null ? undefined : cardInHand(own, mine, about.card);
  if (card !== undefined) return whyNotCard(view, seat, card);
  if (!mine.includes(open.active)) return reason('notYourTurn', { army: open.active });
  const fighter = open.fighters.find(({ id }) => id === (about.by ?? about.card));
  if (about.space !== undefined && about.verb === 'attack') {
    return whyNotTarget(view, open.active, fighter, about.space);
  }
  if (about.space !== undefined && fighter !== undefined) {
    return whyNotSpace(view, fighter, about.space);
  }
  return fighter === undefined ? null : whyNotFighter(view, open.active, fighter);
}

const cardInHand = (
  own: Own,
  mine: readonly ArmyIndex[],
  id: string | undefined,
): { army: ArmyIndex; card: Card } | undefined => {
  for (const army of mine) {
    const card = own.armies[army]?.hand.find((candidate) => candidate.id === id);
    if (card !== undefined) return { army, card };
  }
  return undefined;
};

function whyNotCard(
  { open }: UnmatchedView,
  seat: Seat,
  { army, card: { face } }: { army: ArmyIndex; card: Card },
): Reason | null {
  const sight = sightOf(open);
  const card = catalogue.cards.of(face);
  if (!canAnyUse(sight, army, face)) return reason('fighterDefeated', { banner: card.banner });
  if (open.combat !== null) return whyNotCommit(open, open.combat, army, face);
  if (armyAt(open, open.active).seat !== seat) return reason('notYourTurn', { army: open.active });
  if (open.active !== army) return reason('otherArmy', { army: open.active });
  if (card.type === 'defense') return reason('defenseOnly', { face });
  const attackers = onBoard(open, army).filter((fighter) => mayUse(card, fighter));
  const hasTarget = attackers.some((attacker) =>
    onBoard(open).some((target) => reachRefusal(sight, attacker, target) === null),
  );
  return card.type !== 'scheme' && !hasTarget ? reason('noTarget', { banner: card.banner }) : null;
}

/** In a combat the defender lays a card of the kind and of the fighter's banner, when asked for one. */
function whyNotCommit(open: Open, combat: Combat, army: ArmyIndex, face: string): Reason | null {
  const defender = fighterOf(open, combat.target);
  if (combat.step !== 'defense' || defender.army !== army) return reason('combatRunning');
  const card = catalogue.cards.of(face);
  if (card.type !== 'defense' && card.type !== 'versatile')
    return reason('notADefenseCard', { face });
  return mayUse(card, defender) ? null : reason('wrongBanner', { banner: card.banner });
}

/** Why the space's fighter cannot be attacked by this one. */
function whyNotTarget(
  { open, own }: UnmatchedView,
  army: ArmyIndex,
  attacker: Fighter | undefined,
  space: SpaceId,
): Reason | null {
  const target = occupant(open, space);
  if (target === undefined) return reason('emptySpace', { space });
  if (attacker === undefined) return null;
  const hand = own?.armies[army]?.hand ?? [];
  const sight = sightOf(open);
  if (attackCards(sight, hand, attacker).length === 0)
    return reason('noAttackCard', { fighter: attacker.id });
  const code = reachRefusal(sight, attacker, target);
  return code === null ? null : reason(code, { attacker: attacker.id, target: target.id });
}

/** Why a fighter cannot stop on a space: occupied, shut off by enemies, or too far. */
function whyNotSpace({ open }: UnmatchedView, fighter: Fighter, space: SpaceId): Reason | null {
  const other = occupant(open, space);
  if (other !== undefined) return reason('occupied', { space, fighter: other.id });
  if (!isOnBoard(fighter)) return reason('notOnBoard', { fighter: fighter.id });
  const most = open.maneuver?.movement ?? maneuverMovement(sightOf(open), fighter.army);
  if (destinations(open, fighter, most).has(space)) {
    return open.maneuver?.moved.includes(fighter.id)
      ? reason('alreadyMoved', { fighter: fighter.id })
      : null;
  }
  spaceOf(open.board, space);
  const isNear = walks(open.board, fighter.space, most, () => true).has(space);
  return reason(isNear ? 'blocked' : 'tooFar', { fighter: fighter.id, movement: most });
}

/** Why an own fighter has nothing to do, or why another one is not the player's own. */
function whyNotFighter(view: UnmatchedView, army: ArmyIndex, fighter: Fighter): Reason | null {
  const { open, own } = view;
  if (!isOnBoard(fighter)) return reason('notOnBoard', { fighter: fighter.id });
  if (fighter.army !== army) return reason('notYourFighter', { fighter: fighter.id });
  if (open.maneuver !== null) {
    return open.maneuver.moved.includes(fighter.id)
      ? reason('alreadyMoved', { fighter: fighter.id })
      : null;
  }
  const hand = own?.armies[army]?.hand ?? [];
  const sight = sightOf(open);
  if (attackCards(sight, hand, fighter).length === 0)
    return reason('noAttackCard', { fighter: fighter.id });
  const hasTarget = onBoard(open).some((target) => reachRefusal(sight, fighter, target) === null);
  return hasTarget ? null : reason('noTargetInReach', { fighter: fighter.id });
}
