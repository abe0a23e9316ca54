import type { Card, Reason, Seat } from '@tablee/engine';
import { reason } from '@tablee/engine';
import { isUsable } from '../abilities/resolve.ts';
import { strongholdActivation } from '../abilities/stronghold-ability.ts';
import { attackTargets, guardsOf, isTarget } from '../combat/attack-targets.ts';
import { rulesOf } from '../modes/modes.ts';
import { DRAW_COST, MAX_ANIMALS } from '../state/limits.ts';
import { holdingOf, leftOf, playerAt, sideOf } from '../state/players.ts';
import { refOf, sideOfRef } from '../state/refs.ts';
import type { Animal, Holding, Open, Sight, Table, TargetId } from '../state/state.ts';
import { abilityCost, abilityUses, costOf } from '../zones/cost.ts';
import { hasRoom } from '../zones/field.ts';
import { readyPower } from '../zones/pay.ts';

/** Ways in which a card can be paid now (UNT-6.5, UNT-15.7). */
interface Payments {
  readonly power: boolean;
  readonly focus: boolean;
  /**
   * Bonus Power that has to go if neither Power nor Focus pays for it as things stand, so that Power does; 0 if that is no way:
   * it is not needed, there is too little of it, or the choice or order matters (UNT-R.138).
   */
  readonly bonus: number;
}

export function paymentsFor(sight: Sight, seat: Seat, face: string): Payments {
  const { open, catalogue } = sight;
  const { support, bonusPower } = holdingOf(open, seat);
  const printed = catalogue.deckCard(face);
  const short = costOf(sight, seat, face).value - readyPower(open, seat);
  const power = short <= 0;
  const focus = printed.focus !== undefined && support.length >= printed.focus;
  const isBonus = !power && !focus && short <= bonusPower.length && areAlike(bonusPower);
  return { power, focus, bonus: isBonus ? short : 0 };
}

/** Ways to pay for a card of the hand; `null` if it cannot be played. */
export function waysToPlay(sight: Sight, seat: Seat, face: string): Payments | null {
  if (sight.catalogue.deckCard(face).kind === 'animal' && !hasRoom(sight.open, seat)) return null;
  const ways = paymentsFor(sight, seat, face);
  return ways.power || ways.focus || ways.bonus > 0 ? ways : null;
}

/** Those that nobody has seen are all the same, and all can tell that they are (UNT-R.17). */
export const areAlike = (bonusPower: Holding['bonusPower']): boolean =>
  bonusPower.length === 1 || bonusPower.every(({ knownBy }) => knownBy === null);

/** Why a card of the hand cannot be played; `null` if it can. */
export function playRefusal(sight: Sight, seat: Seat, { face }: Card): Reason | null {
  if (waysToPlay(sight, seat, face) !== null) return null;
  const { open, catalogue } = sight;
  const card = catalogue.deckCard(face);
  if (card.kind === 'animal' && !hasRoom(open, seat)) {
    return reason('boardFull', { face, most: MAX_ANIMALS });
  }
  return reason('notEnoughPower', {
    face,
    cost: costOf(sight, seat, face).value,
    ready: readyPower(open, seat),
    ...(card.focus === undefined
      ? {}
      : { focus: card.focus, support: holdingOf(open, seat).support.length }),
  });
}

/** Why no card can be played as Power (UNT-11.1, UNT-11.2). */
export function powerRefusal(open: Open, seat: Seat): Reason | null {
  const rules = rulesOf(open);
  const most = rules.maxPower(open, seat);
  if (holdingOf(open, seat).power.length >= most) return reason('powerFull', { most });
  const times = rules.powerPlays(open, seat);
  return playerAt(open, seat).powerPlays >= times ? reason('powerPlayed', { times }) : null;
}

/** Why an Animal cannot attack anything (UNT-9.1, UNT-14.6). */
export function attackerRefusal({ face, ready, restrained }: Animal): Reason | null {
  if (restrained) return reason('restrained', { face });
  return ready ? null : reason('exhausted', { face });
}

/** Why an attack cannot aim at this: a friend, behind a Guard, out of the Hunter's reach, or banned by Rush. */
export function targetRefusal(
  sight: Sight,
  seat: Seat,
  animal: Animal,
  target: TargetId,
): Reason | null {
  if (isTarget(attackTargets(sight, seat), animal, target)) return null;
  const { open } = sight;
  const ref = refOf(open, target);
  const side = sideOfRef(open, ref);
  if (side === undefined || !isEnemySide(open, seat, side)) return reason('notAnEnemy');
  if (ref.kind === 'stronghold' && !rulesOf(open).prey(open, seat).includes(side)) {
    return reason('hunterArrow', { seat: leftOf(open, seat) });
  }
  const guards = guardsOf(sight, side);
  if (guards.length > 0) {
    return reason('guarded', {
      by: guards.map(({ face }) => face),
      ids: guards.map(({ id }) => id),
    });
  }
  return reason('rushBan', { face: animal.face });
}

const isEnemySide = (open: Open, seat: Seat, side: number): boolean =>
  rulesOf(open)
    .enemies(open, seat)
    .some((each) => playerAt(open, each).side === side);

/** Why the Stronghold ability cannot be used (UNT-11.3, UNT-23.4). `table` needs the own layer of the seat. */
export function abilityRefusal(table: Table, seat: Seat): Reason | null {
  const { open } = table;
  const face = sideOf(open, seat).stronghold;
  if (face === null) return reason('noStronghold');
  const { used, most } = abilityUses(table, seat);
  if (used >= most) return reason('abilityUsed', { face, times: most });
  const cost = abilityCost(table, seat).value;
  const support = holdingOf(open, seat).support.length;
  if (support < cost) return reason('notEnoughSupport', { face, cost, support });
  const activation = strongholdActivation(table, seat);
  const { ability } = table.catalogue.stronghold(face);
  if (ability.when !== undefined && !ability.when(activation)) {
    return reason('conditionNotMet', { face });
  }
  return isUsable(activation, ability, { isChosen: true }) ? null : reason('noTarget', { face });
}

/** Why no card can be bought (UNT-11.4, UNT-R.24). */
export function drawRefusal(open: Open, seat: Seat, deckSize: number): Reason | null {
  if (playerAt(open, seat).hasPaidForCard) return reason('alreadyDrawn');
  if (deckSize === 0) return reason('deckEmpty');
  const ready = readyPower(open, seat);
  return ready >= DRAW_COST ? null : reason('notEnoughPower', { cost: DRAW_COST, ready });
}

/** Why no Bonus Power can be used (UNT-12.3). */
export const bonusRefusal = (open: Open, seat: Seat): Reason | null =>
  holdingOf(open, seat).bonusPower.length === 0 ? reason('noBonusPower') : null;
