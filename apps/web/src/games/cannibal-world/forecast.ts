import { strengthOf } from '@tablee/rules/games/cannibal-world/cards/catalogue.ts';
import { blowsOf, excessOf } from '@tablee/rules/games/cannibal-world/combat-damage.ts';
import { findCreature, lifeLeft } from '@tablee/rules/games/cannibal-world/creatures.ts';
import type { CampIndex, CannibalView, Combat, CreatureId, Open } from '@tablee/rules/games/cannibal-world/state.ts';

/** What a creature would take if the combat ended now, before Armour. */
export interface Forecast {
  readonly creature: CreatureId;
  readonly combat: number;
  readonly direct: number;
  readonly left: number;
  readonly dies: boolean;
}

type Field = Pick<Open, 'creatures'>;

/** The combat as it would end now; what a Charge has too much of is still to be shared. */
export function forecastOf(
  field: Field,
  combat: Combat,
): { readonly blows: readonly Forecast[]; readonly excess: number } {
  if (
    findCreature(field, combat.attacker) === undefined ||
    findCreature(field, combat.defender) === undefined
  ) {
    return { blows: [], excess: 0 };
  }
  const blows = blowsOf(field, combat, []).blows.flatMap(({ creature, combat: melee, direct }) => {
    const found = findCreature(field, creature);
    if (found === undefined) return [];
    const left = lifeLeft(found) - melee - direct;
    return [{ creature, combat: melee, direct, left: Math.max(0, left), dies: left <= 0 }];
  });
  return { blows, excess: excessOf(field, combat).excess };
}

/** A combat as it begins: strength against strength. */
const plainCombat = (attacker: CreatureId, target: CreatureId): Combat => ({
  initiator: 0,
  attacker,
  defender: target,
  target,
  zone: 'hunt',
  step: 'defence',
  undodgeable: false,
  silenced: null,
  charged: false,
  extra: [],
  exposed: [],
  shields: [],
  feints: [],
  loyal: [],
  shots: [],
});

/** How an attack would end if nobody did anything about it. */
export const attackForecast = (
  field: Field,
  attacker: CreatureId,
  target: CreatureId,
): readonly Forecast[] => forecastOf(field, plainCombat(attacker, target)).blows;

export const blowOn = (blows: readonly Forecast[], id: CreatureId): Forecast | undefined =>
  blows.find(({ creature }) => creature === id);

/** A victory that would be none: the last of the enemies gone, but too few left to take the Habitat (CAN-7.5). */
export interface Ruin {
  readonly strength: number;
  readonly tokens: number;
  /** Cards of the losers' hands that nobody sees: a creature among them would keep them alive. */
  readonly hidden: number;
}

const countOf = ({ tally }: CannibalView, pile: 'main' | 'hand' | 'reinforcement', seat: number) =>
  tally[`${pile}${seat}`] ?? 0;

/** Whether eliminating the other camp would be a draw, as far as this viewer knows; `dying`: who will not live to see it. */
export function ruinOf(
  view: CannibalView,
  camp: CampIndex,
  dying: readonly CreatureId[] = [],
): Ruin | null {
  const { open, own, seat } = view;
  if (open.options.pyrrhic !== 'on' || open.tournament !== null || open.phase !== 'turns') return null;
  const losers = open.camps[1 - camp]?.seats ?? [];
  const canDraw = (each: number) =>
    countOf(view, 'main', each) + countOf(view, 'reinforcement', each) > 0;
  if (losers.some(canDraw)) return null;
  const { tokens = 0 } = open.camps[1 - camp] ?? {};
  const inPlay = open.creatures
    .filter((each) => each.camp === camp && !dying.includes(each.id))
    .reduce((sum, { face }) => sum + strengthOf(face), 0);
  const knows = seat !== null && open.players[seat]?.camp === camp && own !== null;
  const inHand = knows ? own.hand.reduce((sum, { face }) => sum + strengthOf(face), 0) : 0;
  const strength = inPlay + inHand;
  if (strength >= tokens) return null;
  return { strength, tokens, hidden: losers.reduce((sum, each) => sum + countOf(view, 'hand', each), 0) };
}

/** Whether a fight that ends like this would be a mutual ruin for the camp that wins it. */
export function ruinAfter(view: CannibalView, blows: readonly Forecast[], camp: CampIndex): Ruin | null {
  const dying = blows.filter(({ dies }) => dies).map(({ creature }) => creature);
  const others = view.open.creatures.filter((each) => each.camp !== camp);
  if (others.length === 0 || others.some(({ id }) => !dying.includes(id))) return null;
  return ruinOf(view, camp, dying);
}
