import { strengthOf } from '../cards/catalogue.ts';
import { blowsOf, excessOf } from '../combat/combat-damage.ts';
import { newCombat } from '../combat/new-combat.ts';
import { creatureOf, findCreature, lifeLeft } from '../creatures/creatures.ts';
import type { Blow } from '../reactions/damage.ts';
import { campAt, otherCamp, strengthOfCamp } from '../state/players.ts';
import type { CampIndex, CannibalView, Combat, CreatureId, Open } from '../state/state.ts';

/** The outcome of a combat if both camps passed now, without Armour. */
export interface CombatPreview {
  readonly blows: readonly Blow[];
  /** Creatures that would die of it. */
  readonly deaths: readonly CreatureId[];
  /** A Charge's excess to be spread, and the part that is lost. */
  readonly excess: number;
  readonly lost: number;
}

type Field = Pick<Open, 'creatures'>;

/** The damage of a combat as it stands. */
export function previewCombat(field: Field, combat: Combat): CombatPreview {
  const { blows } = blowsOf(field, combat, []);
  const { excess, lost } = excessOf(field, combat);
  const deaths = blows
    .filter(({ creature, combat: melee, direct }) => {
      const target = findCreature(field, creature);
      return target !== undefined && melee + direct >= lifeLeft(target);
    })
    .map(({ creature }) => creature);
  return { blows, deaths, excess, lost };
}

/** A combat of these two that nobody has declared: the result of an attack. */
export const supposedCombat = (field: Field, attacker: CreatureId, target: CreatureId): Combat => ({
  ...newCombat(field, attacker, target),
  step: 'tactical',
});

/** The outcome of an attack without any reaction. */
export const previewAttack = (
  field: Field,
  attacker: CreatureId,
  target: CreatureId,
): CombatPreview => previewCombat(field, supposedCombat(field, attacker, target));

/** The Pyrrhic check as a player sees it: the own camp's known strength against the tokens it would need. */
export interface PyrrhicPreview {
  readonly strength: number;
  readonly tokens: number;
  /** Eliminating the enemy now would be a draw; a partner's hand, unseen, may still add to the strength. */
  readonly isDraw: boolean;
}

/** `null` where no Pyrrhic draw is possible: in a tournament, or if the table plays without (CAN-7.5, 20.2). */
export function previewPyrrhic(view: CannibalView, camp: CampIndex): PyrrhicPreview | null {
  const { open, own, seat } = view;
  if (open.options.pyrrhic !== 'on' || open.tournament !== null) return null;
  const isMine = seat !== null && open.players[seat]?.camp === camp;
  const strength = strengthOfCamp(open, camp, isMine && own !== null ? [own.hand] : []);
  const { tokens } = campAt(open, otherCamp(camp));
  return { strength, tokens, isDraw: strength < tokens };
}

/** Life a creature has left of how much. */
export const lifeOf = (field: Field, id: CreatureId): { left: number; of: number } => {
  const creature = creatureOf(field, id);
  return { left: lifeLeft(creature), of: strengthOf(creature.face) };
};
