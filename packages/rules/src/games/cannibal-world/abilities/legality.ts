import type { Card, Option, Seat } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';
import {
  abilitiesOf,
  alliesOf,
  combatTargets,
  creatureOf,
  enemiesInReach,
  enemiesOf,
  fighterOf,
  findCreature,
} from '../creatures/creatures.ts';
import { abilityId, spentAbilities } from '../reactions/recharge.ts';
import { campOf, playerAt, ratsToReturn } from '../state/players.ts';
import type { Row, TargetKind } from '../state/row.ts';
import type { Sight } from '../state/sight.ts';
import type { Creature, Open } from '../state/state.ts';

/** Whether a seat acts in its own main phase, outside of combats. */
export const isMainPhaseOf = ({ active, step, combat, phase }: Open, seat: Seat): boolean =>
  phase === 'turns' && active === seat && step === 'main' && combat === null;

const ids = (creatures: readonly Creature[]): string[] => creatures.map(({ id }) => id);

/** The creatures that may be "this creature" of an Action (CAN-R.24). */
export function bearersOf(open: Open, seat: Seat, row: Row): string[] {
  const camp = campOf(open, seat);
  const allies = alliesOf(open, camp);
  if (row.target === 'leap') {
    return ids(allies.filter(({ zone, stunned }) => zone === 'covert' && !stunned));
  }
  if (row.target === 'stand-in' && open.combat !== null) {
    const fighter = fighterOf(open, open.combat, camp);
    return ids(allies.filter(({ id }) => id !== fighter));
  }
  return [];
}

/** The possible targets of the ability; `source` is null for an Action, `bearer` its creature once chosen. */
export function targetsOf(
  open: Open,
  seat: Seat,
  row: Row,
  source: Creature | null,
  slot: number,
): string[] {
  const camp = campOf(open, seat);
  const { combat } = open;
  switch (row.target) {
    case 'reach':
    case 'split': {
      const origin = source?.zone ?? (row.timing === 'covert' ? 'covert' : 'hunt');
      return ids(enemiesInReach(open, camp, origin));
    }
    case 'enemy':
      return ids(enemiesOf(open, camp));
    case 'combat':
    case 'leap':
      return ids(combatTargets(open, camp, source));
    case 'spent':
      return spentAbilities(open, camp, source === null ? null : abilityId(source.id, slot));
    case 'rat':
      return ratsToReturn(open, seat).map(({ id }) => id);
    case 'self':
    case 'stand-in':
      if (combat === null) return source === null ? [] : [source.id];
      return source !== null && row.target === 'self'
        ? [source.id]
        : [fighterOf(open, combat, camp)].filter((id) => id !== source?.id);
    case 'fighter':
      if (combat === null) return [];
      return [combat.attacker, combat.defender].filter((id) => source === null || id === source.id);
    case 'none':
      return [];
  }
}

/** Abilities whose one target is named with them. */
const AIMED: ReadonlySet<TargetKind> = new Set(['reach', 'enemy', 'combat', 'leap', 'fighter']);

/** A creature's ability as an option for each target there is to choose from; as one option where there is no choice. */
export function aimed(
  { open, catalogue }: Sight,
  seat: Seat,
  of: Option & { card: string; space: string },
): Option[] {
  const creature = creatureOf(open, of.card);
  const slot = Number(of.space);
  const row = catalogue.of(abilitiesOf(creature)[slot]?.row ?? '');
  const targets = AIMED.has(row.target) ? targetsOf(open, seat, row, creature, slot) : [];
  return targets.length < 2 ? [of] : targets.map((at) => ({ ...of, id: `${of.id}:${at}`, at }));
}

/** The one creature an ability of a creature would be aimed at, where no other can be named: no option says so. */
export function soleTarget({ open, catalogue }: Sight, seat: Seat, of: Option): string | null {
  const { card, space, at } = of;
  const creature = card === undefined ? undefined : findCreature(open, card);
  if (at !== undefined || creature === undefined) return null;
  const slot = Number(space);
  const ability = abilitiesOf(creature)[slot];
  // A move, or the end of a Tracker: no ability is used.
  if (ability === undefined) return null;
  const row = catalogue.of(ability.row);
  if (row.target === 'fighter' || !(AIMED.has(row.target) || row.target === 'split')) return null;
  const [only, other] = targetsOf(open, seat, row, creature, slot);
  return other === undefined ? (only ?? null) : null;
}

/** Why an ability has nothing to work on now, or `null`. */
export function aimRefusal(
  open: Open,
  seat: Seat,
  row: Row,
  source: Creature | null,
  slot: number,
): 'outsideCombat' | 'noBearer' | 'noTarget' | null {
  if (row.combatOnly && open.combat === null) return 'outsideCombat';
  if (source === null && (row.target === 'leap' || row.target === 'stand-in')) {
    if (bearersOf(open, seat, row).length === 0) return 'noBearer';
  }
  if (row.target === 'none' || row.optional) return null;
  return targetsOf(open, seat, row, source, slot).length === 0 ? 'noTarget' : null;
}

/** Why a row cannot be activated at this moment, or `null`. */
function timingRefusal(open: Open, seat: Seat, row: Row): string | null {
  if (row.timing === 'innate' || row.timing === 'triggered') return row.timing;
  if (open.combat !== null) return row.timing === 'tactical' ? null : 'inCombat';
  return isMainPhaseOf(open, seat) ? null : 'notYourTurn';
}

/** Why a creature's ability cannot be used by a seat now, or `null` (CAN-9.6, 12, 23.2). */
export function abilityRefusal(
  { open, catalogue }: Sight,
  seat: Seat,
  creature: Creature,
  slot: number,
): string | null {
  const printed = abilitiesOf(creature)[slot];
  if (printed === undefined) return 'noAbility';
  const row = catalogue.of(printed.row);
  if (creature.camp !== campOf(open, seat)) return 'notYours';
  if (creature.spent[slot]) return 'spent';
  const timing = timingRefusal(open, seat, row);
  if (timing !== null) return timing;
  if (creature.stunned) return 'stunned';
  if (open.combat?.silenced === creature.id) return 'silenced';
  if (row.timing === 'covert' && creature.zone !== 'covert') return 'notInCovert';
  if (row.timing === 'assault' && creature.zone !== 'hunt') return 'notInHunt';
  if (playerAt(open, seat).meat < 1) return 'noMeat';
  return aimRefusal(open, seat, row, creature, slot);
}

/** Adds the abilities of the camp's creatures that a seat may use now. */
export function addAbilities(options: Option[], sight: Sight, seat: Seat): void {
  for (const creature of alliesOf(sight.open, campOf(sight.open, seat))) {
    const { id: card } = creature;
    for (let slot = 0; slot < abilitiesOf(creature).length; slot += 1) {
      if (abilityRefusal(sight, seat, creature, slot) !== null) continue;
      const id = `ability:${card}:${slot}`;
      options.push(...aimed(sight, seat, { id, verb: 'ability', card, space: String(slot) }));
    }
  }
}

/** Whether there is one at all. */
export const hasAbility = (sight: Sight, seat: Seat): boolean =>
  alliesOf(sight.open, campOf(sight.open, seat)).some((creature) =>
    abilitiesOf(creature).some((_, slot) => abilityRefusal(sight, seat, creature, slot) === null),
  );

/** Why one half of an Action cannot be played now, or `null` (CAN-9.4, 12). */
export function halfRefusal(
  { open, catalogue }: Sight,
  seat: Seat,
  face: string,
  slot: number,
): string | null {
  const printed = cardOf(face).abilities[slot];
  if (printed === undefined) return 'noAbility';
  const row = catalogue.of(printed.row);
  const timing = timingRefusal(open, seat, row);
  if (timing !== null) return timing;
  if (playerAt(open, seat).meat < 1) return 'noMeat';
  return aimRefusal(open, seat, row, null, slot);
}

/** Ways to play an Action: one half, or both in either order; `01` is the first one first (CAN-9.4, R.18). */
export function halvesOf(sight: Sight, seat: Seat, face: string): string[] {
  const ways: string[] = [];
  for (let slot = 0; slot < cardOf(face).abilities.length; slot += 1) {
    if (halfRefusal(sight, seat, face, slot) === null) ways.push(String(slot));
  }
  if (ways.length === 2 && playerAt(sight.open, seat).meat >= 2) ways.push('01', '10');
  return ways;
}

/** Adds the Actions of the hand that a seat may play now, in which ways if there are several. */
export function addActions(
  options: Option[],
  sight: Sight,
  seat: Seat,
  hand: readonly Card[],
): void {
  for (const { id: card, face } of hand) {
    if (cardOf(face).kind !== 'action') continue;
    const ways = halvesOf(sight, seat, face);
    if (ways.length === 1) options.push({ id: `action:${card}`, verb: 'action', card });
    else {
      for (const way of ways) {
        options.push({ id: `action:${card}:${way}`, verb: 'action', card, space: way });
      }
    }
  }
}
