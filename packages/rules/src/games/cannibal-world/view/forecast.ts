import { findCreature, lifeLeft } from '../creatures/creatures.ts';
import { sightOf } from '../guide/catalogue.ts';
import { armourInPlay } from '../reactions/reactions.ts';
import type { CampIndex, CannibalView, Combat, CreatureId, Open } from '../state/state.ts';
import type { CombatPreview } from './preview.ts';
import { previewAttack, previewCombat, previewPyrrhic } from './preview.ts';

/** A creature's damage if the combat ended now, before Armour. */
export interface Forecast {
  readonly creature: CreatureId;
  readonly combat: number;
  readonly direct: number;
  readonly left: number;
  readonly dies: boolean;
}

type Field = Pick<Open, 'creatures'>;

const forecasts = (field: Field, { blows, deaths }: CombatPreview): readonly Forecast[] =>
  blows.flatMap(({ creature, combat, direct }) => {
    const found = findCreature(field, creature);
    if (found === undefined) return [];
    const left = Math.max(0, lifeLeft(found) - combat - direct);
    return [{ creature, combat, direct, left, dies: deaths.includes(creature) }];
  });

const areThere = (field: Field, ids: readonly CreatureId[]): boolean =>
  ids.every((id) => findCreature(field, id) !== undefined);

/** The combat as it would end now; a Charge's excess is still to be shared. */
export function forecastOf(
  field: Field,
  combat: Combat,
): { readonly blows: readonly Forecast[]; readonly excess: number } {
  if (!areThere(field, [combat.attacker, combat.defender])) return { blows: [], excess: 0 };
  const preview = previewCombat(field, combat);
  return { blows: forecasts(field, preview), excess: preview.excess };
}

/** How an attack would end if nobody did anything about it. */
export const attackForecast = (
  field: Field,
  attacker: CreatureId,
  target: CreatureId,
): readonly Forecast[] =>
  areThere(field, [attacker, target])
    ? forecasts(field, previewAttack(field, attacker, target))
    : [];

/** Whether a creature that would die of this may be saved by its own Armour. */
export function mayArmourSave(open: Open, { creature, combat, direct }: Forecast): boolean {
  const found = findCreature(open, creature);
  if (found === undefined) return false;
  const armour = armourInPlay(sightOf(open), found.owner, creature);
  const prevented = armour.reduce((sum, { x }) => sum + x, 0);
  return lifeLeft(found) + prevented > combat + direct;
}

export const blowOn = (blows: readonly Forecast[], id: CreatureId): Forecast | undefined =>
  blows.find(({ creature }) => creature === id);

/** A victory that would be none: the last of the enemies gone, but too few left to take the Habitat (CAN-7.5). */
export interface Ruin {
  readonly strength: number;
  readonly tokens: number;
}

/** Whether the other camp may still get creatures from its decks: then nobody eliminates it yet. */
function canStillDraw({ open, tally }: CannibalView, camp: CampIndex): boolean {
  const seats = open.camps[camp]?.seats ?? [];
  return seats.some(
    (seat) => (tally[`main${seat}`] ?? 0) + (tally[`reinforcement${seat}`] ?? 0) > 0,
  );
}

/**
 * Whether eliminating the other camp would be a draw, as far as this viewer knows; `dying`: creatures that will not live to see
 * it.
 */
export function ruinOf(
  view: CannibalView,
  camp: CampIndex,
  dying: readonly CreatureId[] = [],
): Ruin | null {
  if (view.open.phase !== 'turns' || canStillDraw(view, 1 - camp)) return null;
  const creatures = view.open.creatures.filter(({ id }) => !dying.includes(id));
  const preview = previewPyrrhic({ ...view, open: { ...view.open, creatures } }, camp);
  return preview?.isDraw ? { strength: preview.strength, tokens: preview.tokens } : null;
}

/** Whether a fight that ends like this would be a mutual ruin for the camp that wins it. */
export function ruinAfter(
  view: CannibalView,
  blows: readonly Forecast[],
  camp: CampIndex,
): Ruin | null {
  const dying = blows.filter(({ dies }) => dies).map(({ creature }) => creature);
  const others = view.open.creatures.filter((each) => each.camp !== camp);
  if (others.length === 0 || others.some(({ id }) => !dying.includes(id))) return null;
  return ruinOf(view, camp, dying);
}
