import type { Seat } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { attackOf } from '../combat/attack-value.ts';
import { reduced } from '../combat/damage.ts';
import { healthOf } from '../combat/elimination.ts';
import { paymentsFor } from '../flow/legality.ts';
import { rulesOf } from '../modes/modes.ts';
import { holdingOf, inPlay, playerAt, sideAt, sideOf } from '../state/players.ts';
import { damageOn, refOf } from '../state/refs.ts';
import type { Open, Sight, TargetId } from '../state/state.ts';
import { abilityUses, costOf } from '../zones/cost.ts';
import { owlFits } from '../zones/field.ts';
import { readyPower } from '../zones/pay.ts';

/** The outcome of an attack if nothing intervened. */
export interface AttackPreview {
  /** Damage dealt to the target, reductions included. */
  readonly dealt: number;
  /** Damage dealt back to the attacker. */
  readonly taken: number;
  readonly targetFalls: boolean;
  readonly attackerFalls: boolean;
}

/** Both ways; `null` if one of the two is not in play. Attack triggers are not foreseen. */
export function attackPreview(
  sight: Sight,
  attackerId: string,
  target: TargetId,
): AttackPreview | null {
  const { open } = sight;
  const attacker = inPlay(open, attackerId);
  const ref = refOf(open, target);
  const damage = damageOn(open, ref);
  if (attacker === undefined || damage === undefined) return null;
  const dealt = reduced(open, ref, attackOf(sight, attacker.animal).value);
  if (ref.kind === 'stronghold') {
    const targetFalls = damage + dealt >= sideAt(open, ref.side).health;
    return { dealt, taken: 0, targetFalls, attackerFalls: false };
  }
  const defender = inPlay(open, target);
  if (defender === undefined) return null;
  const back = attackOf(sight, defender.animal).value;
  const taken = reduced(open, refOf(open, attackerId), back);
  return {
    dealt,
    taken,
    targetFalls: damage + dealt >= healthOf(sight, defender.animal),
    attackerFalls: attacker.animal.damage + taken >= healthOf(sight, attacker.animal),
  };
}

/** Power of a player: ready, in all, and the most there can be. */
export const powerOf = (
  open: Open,
  seat: Seat,
): { readonly ready: number; readonly total: number; readonly most: number } => ({
  ready: readyPower(open, seat),
  total: holdingOf(open, seat).power.length,
  most: rulesOf(open).maxPower(open, seat),
});

/** Once-per-turn actions of a seat: how often used, how often allowed. */
export interface Uses {
  readonly used: number;
  readonly most: number;
}

/** Power plays, Stronghold ability and bought card of this turn (UNT-4.3). */
export function roundUses(
  sight: Sight,
  seat: Seat,
): { readonly power: Uses; readonly ability: Uses; readonly draw: Uses } {
  const { open } = sight;
  const { powerPlays, hasPaidForCard } = playerAt(open, seat);
  return {
    power: { used: powerPlays, most: rulesOf(open).powerPlays(open, seat) },
    ability: abilityUses(sight, seat),
    draw: { used: hasPaidForCard ? 1 : 0, most: 1 },
  };
}

/** Whether the Stronghold ability of a seat would call an Owl Spirit that has no room as things stand (UNT-16.8). */
export function lacksRoomForOwl({ open, catalogue }: Sight, seat: Seat): boolean {
  const { stronghold } = sideOf(open, seat);
  return (
    stronghold !== null &&
    catalogue.stronghold(stronghold).callsOwl === true &&
    !owlFits(open, seat)
  );
}

/** Cards that a seat draws in Maintenance, and puts into Support (UNT-13.2, UNT-13.3). */
export const maintenanceOf = (
  open: Open,
  seat: Seat,
): { readonly least: number; readonly draws: number; readonly supports: number } => ({
  least: rulesOf(open).maintenanceLeast(open, seat),
  draws: rulesOf(open).maintenanceDraw(open, seat),
  supports: rulesOf(open).maintenanceSupport(open, seat),
});

/** Strongholds of a seat's side: still standing, and fallen. */
export const strongholdsOf = (
  open: Open,
  seat: Seat,
): { readonly standing: number; readonly fallen: number } => {
  const { stronghold, reserve, fallen } = sideOf(open, seat);
  return { standing: reserve.length + (stronghold === null ? 0 : 1), fallen: fallen.length };
};

/** Cards of Support that playing a card by this option takes out of the game (UNT-15.7); 0: Power pays for it. */
export function focusPaid(sight: Sight, seat: Seat, face: string, option: string): number {
  const { focus = 0 } = catalogue.deckCard(face);
  if (option.endsWith(':bonus')) return 0;
  const isNeeded = powerOf(sight.open, seat).ready < costOf(sight, seat, face).value;
  return isNeeded || option.endsWith(':focus') ? focus : 0;
}

/** Bonus Power that playing a card by this option puts back first (UNT-R.138), and the Power that is left to pay. */
export function bonusPaid(
  sight: Sight,
  seat: Seat,
  face: string,
  option: string,
): { readonly bonus: number; readonly power: number } {
  const bonus = option.endsWith(':bonus') ? paymentsFor(sight, seat, face).bonus : 0;
  return { bonus, power: costOf(sight, seat, face).value - bonus };
}

/**
 * Damage a player has dealt to enemy Strongholds, as far as they had Health to lose: in a duel the last blow of each counts
 * no more than it took.
 */
export function strongholdDamage(open: Open, seat: Seat): number {
  const { totals, side: own } = playerAt(open, seat);
  if (open.mode !== 'duel') return totals.strongholdDamage;
  const lost = open.sides.flatMap(({ fallen, stronghold, damage, health }, side) =>
    side === own
      ? []
      : [
          ...fallen.map((face) => catalogue.stronghold(face).health),
          stronghold === null ? 0 : Math.min(damage, health),
        ],
  );
  return Math.min(
    totals.strongholdDamage,
    lost.reduce((sum, each) => sum + each, 0),
  );
}
