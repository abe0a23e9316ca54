import type { About, Reason, Seat } from '@tablee/engine';
import { reason } from '@tablee/engine';
import { abilityRefusal, halfRefusal, isMainPhaseOf } from '../abilities/legality.ts';
import { cardOf } from '../cards/catalogue.ts';
import {
  abilitiesOf,
  combatTargets,
  counts,
  findCreature,
  isTracker,
} from '../creatures/creatures.ts';
import { isForced, pillageRefusal } from '../flow/main-options.ts';
import { rowOf, sightOf } from '../guide/catalogue.ts';
import { campOf, playerAt } from '../state/players.ts';
import type { CannibalView, Creature, Open } from '../state/state.ts';

/** Why a card, a creature, an ability or an action is useless now; `null` if it is not, or if there is nothing to say. */
export function explain(view: CannibalView, about: About): Reason | null {
  const { open, own, seat } = view;
  if (seat === null) return reason('spectator');
  if (open.phase === 'over') return reason('matchOver');
  if (open.phase !== 'turns') return null;
  const face = own?.hand.find(({ id }) => id === about.card)?.face;
  if (face !== undefined) return whyNotCard(open, seat, face);
  const creature = about.card === undefined ? undefined : findCreature(open, about.card);
  if (creature !== undefined) return whyNotCreature(open, seat, creature, about);
  if (own?.reinforcement.some(({ id }) => id === about.card)) return reason('inReinforcements');
  return whyNotAction(view, seat, about.verb);
}

const notYourTurn = (open: Open, seat: Seat): Reason | null => {
  if (open.active !== seat) return reason('notYourTurn', { seat: open.active });
  return isMainPhaseOf(open, seat) ? null : reason('inCombat');
};

/** Why a card of the own hand cannot be played. */
function whyNotCard(open: Open, seat: Seat, face: string): Reason | null {
  const { kind, rarity, abilities } = cardOf(face);
  if (kind === 'creature') {
    const turn = notYourTurn(open, seat);
    if (turn !== null) return turn;
    const isFree = rarity === 'leader';
    return !isFree && playerAt(open, seat).meat < 1 ? reason('noMeat', { cost: 1 }) : null;
  }
  const refusals = abilities.map((_, slot) => halfRefusal(sightOf(open), seat, face, slot));
  if (refusals.includes(null)) return null;
  const code = refusals.find((refusal) => refusal !== 'triggered') ?? refusals[0] ?? 'noAbility';
  return reason(code, { face });
}

/** Why a creature cannot be attacked, or does nothing itself. */
function whyNotCreature(
  open: Open,
  seat: Seat,
  creature: Creature,
  { verb, space }: About,
): Reason | null {
  const camp = campOf(open, seat);
  if (creature.camp !== camp) return whyNotTarget(open, seat, creature);
  const turn = notYourTurn(open, seat);
  switch (verb) {
    case 'attack':
      return turn ?? whyNotAttacker(open, seat, creature, space);
    case 'move':
      if (creature.zone === 'hunt') return reason('alreadyInHunt');
      return turn ?? withoutMeat(open, seat);
    case 'recover':
      if (!creature.stunned) return reason('notStunned');
      return turn ?? withoutMeat(open, seat);
    default: {
      if (space === undefined) return null;
      const slot = Number(space);
      const row = abilitiesOf(creature)[slot]?.row;
      const code = abilityRefusal(sightOf(open), seat, creature, slot);
      if (code === null || row === undefined) return null;
      return reason(code, { face: creature.face, row, timing: rowOf(row).timing });
    }
  }
}

const withoutMeat = (open: Open, seat: Seat): Reason | null =>
  playerAt(open, seat).meat < 1 ? reason('noMeat', { cost: 1 }) : null;

/** Why this own creature cannot attack, at all or that one. */
function whyNotAttacker(
  open: Open,
  seat: Seat,
  creature: Creature,
  target: string | undefined,
): Reason | null {
  if (creature.zone === 'covert') return reason('notInHunt');
  if (creature.stunned) return reason('stunned');
  const meat = withoutMeat(open, seat);
  if (meat !== null) return meat;
  const targets = combatTargets(open, creature.camp, creature);
  if (targets.length === 0) return reason('noTarget');
  if (target === undefined || targets.some(({ id }) => id === target)) return null;
  const enemy = findCreature(open, target);
  return enemy === undefined ? null : whyNotTarget(open, seat, enemy);
}

/** Why an enemy cannot be attacked: a Tracker, or others stand before it. */
function whyNotTarget(open: Open, seat: Seat, enemy: Creature): Reason | null {
  if (isTracker(enemy)) return reason('tracker', { face: enemy.face });
  if (combatTargets(open, campOf(open, seat), null).some(({ id }) => id === enemy.id)) return null;
  const guard = open.creatures.find(
    (each) => each.camp === enemy.camp && each.zone === 'hunt' && counts(each),
  );
  return reason('guarded', { guard: guard?.face ?? null });
}

/** Why pillage, draw, gift or the end of the turn are not offered. */
function whyNotAction(view: CannibalView, seat: Seat, verb: string | undefined): Reason | null {
  const { open, own, tally } = view;
  const turn = notYourTurn(open, seat);
  if (turn !== null) return turn;
  switch (verb) {
    case 'pillage': {
      const code = pillageRefusal(open, seat);
      return code === null ? null : reason(code);
    }
    case 'draw': {
      const left = (tally[`main${seat}`] ?? 0) + (tally[`reinforcement${seat}`] ?? 0);
      return left === 0 ? reason('noCards') : withoutMeat(open, seat);
    }
    case 'give':
      return open.gave ? reason('alreadyGiven') : withoutMeat(open, seat);
    case 'end':
      return isForced(open, seat, own?.hand ?? []) ? reason('forced') : null;
    default:
      return null;
  }
}
