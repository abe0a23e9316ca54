import type { Card, Option, Script } from '@tablee/engine';
import { ask, pickOne, reveal, shown, take } from '@tablee/engine';
import { armyAt, fighterOf, heroOfArmy, ownOf } from '../armies/armies.ts';
import { dealDamage } from '../armies/damage.ts';
import { discard, forgetSeenHand, toCommander } from '../armies/piles.ts';
import { tellOf } from '../armies/told.ts';
import type { Play, UnmatchedCard } from '../state/card.ts';
import type { ArmyIndex, Combat, FighterId, Table } from '../state/state.ts';
import { defenseCards } from './attack.ts';
import { addAbilities, addTo, changeValue, combatValue, turnedUp } from './values.ts';

const NONE: Option = { id: 'none', verb: 'decline' };
type Role = 'attack' | 'boost' | 'defense';

const COMMIT_CLAUSES = { attack: 'UNM-9.1', boost: 'UNM-14.7', defense: 'UNM-9.2' } as const;

/** A combat from the attacker's commitment to the discard of its cards (UNM-9, UNM-10). */
export function* fight(table: Table, attacker: FighterId, target: FighterId, card: string): Script {
  const { open } = table;
  const combat: Combat = {
    attacker,
    target,
    step: 'attack',
    committed: { attack: false, boost: false, defense: false },
    attack: null,
    defense: null,
    boost: null,
    result: null,
    protectedFighters: [],
  };
  open.combat = combat;
  table.emit({ type: 'attackDeclared', clause: 'UNM-8.6', attacker, target });
  yield* commitAttack(table, attacker, card);
  // From here on the attack stands (UNM-9.8).
  yield* reveal();
  combat.step = 'defense';
  yield* commitDefense(table, combat);
  revealCards(table, combat);
  yield* reveal();
  yield* window(table, combat, 'immediately');
  yield* window(table, combat, 'during');
  yield* dealCombatDamage(table, combat);
  yield* window(table, combat, 'after');
  clearCombat(table);
}

const armyOf = (table: Table, id: FighterId): ArmyIndex => fighterOf(table.open, id).army;

function* commitAttack(table: Table, attacker: FighterId, card: string): Script {
  const army = armyOf(table, attacker);
  commit(table, army, 'attack', card);
  const { id, ability } = heroOfArmy(table, army);
  if (ability.boostsAttack && attacker === id) yield* commitBoost(table, army);
}

/** One more card may be laid beside the attack (UNM-14.7, 14.9). */
function* commitBoost(table: Table, army: ArmyIndex): Script {
  const { hand } = ownOf(table, army);
  if (hand.length === 0) return;
  const [pick] = yield* ask(
    armyAt(table.open, army).seat,
    pickOne({
      kind: 'commitBoost',
      clause: 'UNM-14.7',
      options: [...hand.map(({ id }) => ({ id, verb: 'boost', card: id })), NONE],
      fallback: [NONE.id],
    }),
  );
  if (pick !== undefined && pick !== NONE.id) commit(table, army, 'boost', pick);
}

/** Asked whatever the hand holds, unless it is empty: a skipped question would tell (UNM-R.44). */
function* commitDefense(table: Table, combat: Combat): Script {
  const { open } = table;
  const { attacker, target } = combat;
  const army = armyOf(table, target);
  const { hand } = ownOf(table, army);
  let pick: string | undefined = NONE.id;
  if (hand.length > 0) {
    const cards = defenseCards(table, hand, fighterOf(open, target));
    [pick] = yield* ask(armyAt(open, army).seat, {
      shape: 'pick',
      kind: 'commitDefense',
      clause: 'UNM-9.2',
      reaction: true,
      options: [...cards.map(({ id }) => ({ id, verb: 'commit', card: id })), NONE],
      min: 1,
      max: 1,
      fallback: [NONE.id],
      facts: { attacker, target, cards: combat.committed.boost ? 2 : 1 },
    });
    forgetSeenHand(table, army);
  }
  if (pick !== undefined && pick !== NONE.id) commit(table, army, 'defense', pick);
  else tellOf(table, army, { type: 'defenseDeclined', clause: 'UNM-9.2' });
}

function commit(table: Table, army: ArmyIndex, role: Role, cardId: string): void {
  const own = ownOf(table, army);
  const card = take(own.hand, cardId);
  own.committed.push({ role, card });
  (table.open.combat as Combat).committed[role] = true;
  tellOf(
    table,
    army,
    { type: 'cardCommitted', clause: COMMIT_CLAUSES[role], role },
    toCommander(table, army, { card: shown(card) }),
  );
}

/** All cards are turned up at the same time (UNM-9.5, UNM-R.32). */
function revealCards(table: Table, combat: Combat): void {
  const attack = uncover(table, combat.attacker, 'attack') as Card;
  const boost = uncover(table, combat.attacker, 'boost');
  const defense = uncover(table, combat.target, 'defense');
  combat.attack = turnedUp(table, attack);
  combat.defense = defense === null ? null : turnedUp(table, defense);
  combat.boost = boost;
  table.emit({
    type: 'combatRevealed',
    clause: 'UNM-9.5',
    attack: shown(attack),
    boost: boost === null ? null : shown(boost),
    defense: defense === null ? null : shown(defense),
  });
  if (boost !== null) {
    const added = { source: boost.face, n: table.catalogue.cards.of(boost.face).boost };
    addTo(table, 'attack', combat.attack, added, 'UNM-14.7');
  }
  addAbilities(table, combat);
}

function uncover(table: Table, fighter: FighterId, role: Role): Card | null {
  const own = ownOf(table, armyOf(table, fighter));
  const committed = own.committed.find((entry) => entry.role === role);
  if (committed === undefined) return null;
  own.committed = own.committed.filter((entry) => entry !== committed);
  return committed.card;
}

/** In each window the defender's effect, then the attacker's; cancelled ones and those of the eliminated never (UNM-10.1). */
function* window(table: Table, combat: Combat, step: 'immediately' | 'during' | 'after'): Script {
  combat.step = step;
  for (const role of ['defense', 'attack'] as const) {
    const card = combat[role];
    const fighter = role === 'attack' ? combat.attacker : combat.target;
    const army = armyOf(table, fighter);
    if (card === null || card.cancelled || armyAt(table.open, army).out) continue;
    const play: Play = { table, army, face: card.card.face, fighter, role };
    if (step === 'during') changeValue(play);
    const effect: UnmatchedCard[typeof step] = table.catalogue.cards.of(play.face)[step];
    if (effect !== undefined) yield* effect(play);
  }
}

/** The excess of the attack value over the defense value is taken from the defender (UNM-10.4, 10.5, 10.9, 10.10). */
function* dealCombatDamage(table: Table, combat: Combat): Script {
  combat.step = 'damage';
  const { attacker, target } = combat;
  const attackValue = combatValue(combat.attack);
  const defenseValue = combatValue(combat.defense);
  const excess = Math.max(0, attackValue - defenseValue);
  const damage = combat.protectedFighters.includes(target) ? 0 : excess;
  const winner = damage > 0 ? 'attacker' : 'defender';
  combat.result = { damage, winner };
  const clause = 'UNM-10.10';
  table.emit({
    type: 'combatResolved',
    clause,
    attackValue,
    defenseValue,
    damage,
    winner,
    attacker,
    target,
  });
  yield* dealDamage(table, [target], excess, 'combat', clause);
}

/** The cards go to their owners' discards (UNM-10.8); an attack still face down, too, when a combat stops (UNM-22.2). */
export function clearCombat(table: Table): void {
  const { combat } = table.open;
  if (combat === null) return;
  const attacking = armyOf(table, combat.attacker);
  const defending = armyOf(table, combat.target);
  const faceDown = ownOf(table, attacking).committed.splice(0);
  const attackers = [combat.attack?.card, combat.boost, ...faceDown.map(({ card }) => card)];
  table.open.combat = null;
  discard(table, attacking, attackers.filter(isCard), 'combat', 'UNM-10.8');
  discard(table, defending, [combat.defense?.card].filter(isCard), 'combat', 'UNM-10.8');
}

const isCard = (card: Card | null | undefined): card is Card => card !== null && card !== undefined;
