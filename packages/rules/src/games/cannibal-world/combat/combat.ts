import type { Script, Seat } from '@tablee/engine';
import { ask } from '@tablee/engine';
import { strengthOf } from '../cards/catalogue.ts';
import { creatureOf, findCreature } from '../creatures/creatures.ts';
import { loseTracker } from '../creatures/effects.ts';
import { dealDamage } from '../reactions/damage.ts';
import { change, combatOf } from '../state/combat-state.ts';
import type { Marks } from '../state/row.ts';
import type { Combat, CreatureId, Shot, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { blowsOf, bystandersOf, excessOf } from './combat-damage.ts';
import { defend } from './defence.ts';
import { newCombat } from './new-combat.ts';
import { askAgain, tacticalWindow } from './tactical.ts';

/** How a combat comes about. */
export interface Challenge {
  readonly initiator: Seat;
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  /** Meat paid for it. */
  readonly cost: number;
  readonly clause: string;
  readonly undodgeable?: boolean;
  /** The target uses no tactical or triggered ability (CAN-13.8). */
  readonly silent?: boolean;
  /** Marks that an assault has given the attacker. */
  readonly marks?: Marks;
}

/** A combat from its declaration to the deaths (CAN-11.2). */
export function* fight(table: Table, challenge: Challenge): Script {
  const { open } = table;
  const { initiator, attacker, target, cost, clause, marks } = challenge;
  if (!canBegin(table, attacker, target)) {
    table.emit({ type: 'combatCancelled', clause: 'CAN-11.10' });
    return;
  }
  const undodgeable =
    challenge.undodgeable === true || marks?.charged === true || marks?.feint === true;
  const combat = begin(table, challenge, undodgeable);
  askAgain(table, initiator);
  tellOf(table, { type: 'combatDeclared', clause, seat: initiator, attacker, target, cost });
  loseTracker(table, attacker);
  addMarks(table, attacker, marks);
  const attack = { what: 'combat', attacker, target, undodgeable, direct: 0 } as const;
  const { result, fighter, ahead } = yield* defend(table, attack);
  if (result === 'dodged' || result === 'netted') {
    open.combat = null;
    return;
  }
  combat.defender = fighter;
  combat.step = 'tactical';
  yield* tacticalWindow(table, ahead);
  combat.step = 'damage';
  yield* resolve(table, combat);
  open.combat = null;
}

/** Both must be there, and the attacker able to fight (CAN-11.10). */
function canBegin({ open }: Table, attacker: CreatureId, target: CreatureId): boolean {
  const fighter = findCreature(open, attacker);
  return fighter !== undefined && !fighter.stunned && findCreature(open, target) !== undefined;
}

function begin(table: Table, challenge: Challenge, undodgeable: boolean): Combat {
  const { initiator, attacker, target, silent } = challenge;
  const combat: Combat = {
    ...newCombat(table.open, attacker, target),
    initiator,
    undodgeable,
    silenced: silent === true ? target : null,
  };
  table.open.combat = combat;
  return combat;
}

function addMarks(table: Table, attacker: CreatureId, marks: Marks | undefined): void {
  if (marks === undefined) return;
  if (marks.charged) change(table, 'charged', attacker, 0, 'CAN-14.5');
  if (marks.feint) change(table, 'feint', attacker, 0, 'CAN-14.8');
  if (marks.protectedBy > 0) {
    change(table, 'protected', attacker, marks.protectedBy, 'CAN-14.3');
  }
}

/** All damage of the combat at once (CAN-11.5, 11.7, 11.8). */
function* resolve(table: Table, combat: Combat): Script {
  const split = yield* splitExcess(table, combat);
  const { blows, prevented } = blowsOf(table.open, combatOf(table.open), split);
  for (const { creature, amount, by } of prevented) {
    tellOf(table, { type: 'damagePrevented', clause: 'CAN-11.8', creature, amount, by });
  }
  yield* dealDamage(table, blows, 'CAN-11.8');
}

/** The attacked player spreads what a Charge has too much of, as far as it fits (CAN-14.6, 23.7, R.44). */
function* splitExcess(table: Table, combat: Combat): Script<readonly Shot[]> {
  const { open } = table;
  const { excess, lost } = excessOf(open, combat);
  if (excess === 0) return [];
  const others = bystandersOf(open, combat);
  const seat = creatureOf(open, combat.defender).owner;
  const options = others.map(({ id, face }) => ({
    id,
    verb: 'damage',
    card: id,
    most: strengthOf(face),
  }));
  const room = options.reduce((sum, { most }) => sum + most, 0);
  const isOpen = options.length > 1 && excess < room;
  const picks = isOpen
    ? yield* ask(seat, {
        shape: 'split',
        kind: 'chargeSplit',
        clause: 'CAN-14.6',
        options,
        total: excess,
        fallback: sturdiestFirst(table, options, excess),
      })
    : sturdiestFirst(table, options, excess);
  const parts = options
    .map(({ id }) => ({ creature: id, amount: picks.filter((pick) => pick === id).length }))
    .filter(({ amount }) => amount > 0);
  tellOf(table, { type: 'chargeSplit', clause: 'CAN-14.6', seat, parts, lost });
  return parts;
}

/** The clock's order: the creature with the most life left first (CAN-R.71). */
function sturdiestFirst(
  { open }: Table,
  options: readonly { readonly id: string; readonly most: number }[],
  total: number,
): string[] {
  const left = (id: string): number => {
    const { face, damage } = creatureOf(open, id);
    return strengthOf(face) - damage;
  };
  return [...options]
    .sort((a, b) => left(b.id) - left(a.id))
    .flatMap(({ id, most }) => Array<string>(most).fill(id))
    .slice(0, total);
}
