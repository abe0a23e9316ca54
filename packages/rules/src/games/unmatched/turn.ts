import type { Option } from '../../kernel/question.ts';
import type { Next, Script } from '../../kernel/script.ts';
import { ask } from '../../kernel/script.ts';
import { unlessDecided } from '../../table/decided.ts';
import { shown, take } from '../../table/piles.ts';
import { armyAt, handOf, heroOfArmy, isOnBoard, onBoard } from './armies.ts';
import { attackOf, attackOptions, nextArmy, schemeFighters } from './attack.ts';
import { cardOf } from './cards/heroes.ts';
import { fight } from './combat.ts';
import { leastBoosts } from './fallbacks.ts';
import { checkLossesOfAction, retireEmptyArmies } from './losses.ts';
import { maneuver } from './maneuver.ts';
import { discard, forgetSeenHand } from './piles.ts';
import type { ArmyIndex, FighterId, Open, Table } from './state.ts';

const ACTIONS = 2;
const HAND_LIMIT = 7;

/** The first army's first turn (UNM-2.10). */
export function firstTurn({ open }: Table): Next {
  open.phase = 'turns';
  const first = open.armies.findIndex(({ out }) => !out);
  return { script: 'startTurn', args: [first] };
}

/** Where everybody stands is noted, then the start-of-turn ability, then two actions (UNM-4.1, 4.7). */
export const startTurn = (table: Table, index: ArmyIndex): Script<Next | null> =>
  unlessDecided(beginTurn(table, index));

function* beginTurn(table: Table, index: ArmyIndex): Script<Next> {
  const { open } = table;
  open.active = index;
  open.turn += 1;
  open.action = 0;
  for (const fighter of open.fighters) fighter.turnStart = fighter.space;
  table.emit({ type: 'turnStarted', clause: 'UNM-4.1', army: index, turn: open.turn });
  const { turnStart } = heroOfArmy(open, index).ability;
  if (turnStart !== undefined) yield* turnStart(table, index);
  open.action = 1;
  return { script: 'takeAction', args: [index] };
}

/** One of the two actions (UNM-4.4). */
export const takeAction = (table: Table, index: ArmyIndex): Script<Next | null> =>
  unlessDecided(chooseAction(table, index));

function* chooseAction(table: Table, index: ArmyIndex): Script<Next> {
  checkLossesOfAction(table);
  const pick = yield* askForAction(table, index);
  forgetSeenHand(table, index);
  if (pick.startsWith('scheme:')) {
    yield* playScheme(table, index, pick.slice('scheme:'.length));
  } else if (pick.startsWith('attack:')) {
    const { attacker, target } = attackOf(table.open, pick);
    yield* fight(table, attacker.id, target.id);
  } else {
    yield* maneuver(table, index);
  }
  return { script: 'endAction', args: [index] };
}

/** With an empty hand only a maneuver is left, and everybody knows it. */
function* askForAction(table: Table, index: ArmyIndex): Script<string> {
  const { open } = table;
  const hand = handOf(table, index);
  for (;;) {
    if (hand.length === 0) return 'maneuver';
    const options: Option[] = [
      { id: 'maneuver', verb: 'maneuver' },
      ...hand
        .filter(({ face }) => schemeFighters(open, index, face).length > 0)
        .map(({ id }) => ({ id: `scheme:${id}`, verb: 'scheme', card: id })),
      ...attackOptions(open, index, hand),
    ];
    const [pick] = yield* ask(armyAt(open, index).seat, {
      shape: 'pick',
      kind: 'chooseAction',
      clause: 'UNM-4.4',
      options,
      min: 1,
      max: 1,
      fallback: ['maneuver'],
    });
    // Its target may have left the table while the question was open.
    const isGone = pick?.startsWith('attack:') && !isOnBoard(attackOf(open, pick).target);
    if (pick !== undefined && !isGone) return pick;
  }
}

/** Card face up, effect, discard (UNM-7.2, 7.4). */
function* playScheme(table: Table, index: ArmyIndex, cardId: string): Script {
  const { open } = table;
  const card = take(handOf(table, index), cardId);
  const { face } = card;
  const scheme: Open['scheme'] = { army: index, fighter: null, card };
  open.scheme = scheme;
  const fighter = yield* schemeFighter(table, index, face);
  scheme.fighter = fighter;
  const clause = 'UNM-7.2';
  table.emit({ type: 'schemePlayed', clause, army: index, fighter, card: shown(card) });
  const play = { table, army: index, face, fighter, role: 'scheme' } as const;
  yield* cardOf(face).scheme?.(play) ?? [];
  open.scheme = null;
  discard(table, index, [card], 'scheme', 'UNM-7.4');
}

function* schemeFighter(table: Table, index: ArmyIndex, face: string): Script<FighterId> {
  const { open } = table;
  const fighters = schemeFighters(open, index, face);
  if (fighters.length === 1) return (fighters[0] as { id: FighterId }).id;
  const [pick] = yield* ask(armyAt(open, index).seat, {
    shape: 'pick',
    kind: 'chooseSchemeFighter',
    clause: 'UNM-7.3',
    options: fighters.map(({ id, space }) => ({ id, verb: 'fighter', card: id, space })),
    min: 1,
    max: 1,
    fallback: [(fighters[0] as { id: FighterId }).id],
    facts: { face },
  });
  return pick as FighterId;
}

/** What is settled after each action, then the next one or the end of the turn (UNM-4.10, 13.8, 19.11). */
export const endAction = (table: Table, index: ArmyIndex): Script<Next | null> =>
  unlessDecided(settleAction(table, index));

function* settleAction(table: Table, index: ArmyIndex): Script<Next> {
  const { open } = table;
  checkLossesOfAction(table);
  retireEmptyArmies(table);
  if (armyAt(open, index).out) return nextTurn(table);
  open.action += 1;
  return open.action > ACTIONS
    ? { script: 'endTurn', args: [index] }
    : { script: 'takeAction', args: [index] };
}

/** Discards down to 7 cards (UNM-4.5), then the next army's turn. */
export function* endTurn(table: Table, index: ArmyIndex): Script<Next> {
  const { open } = table;
  open.action = 0;
  const hand = handOf(table, index);
  const surplus = hand.length - HAND_LIMIT;
  if (surplus > 0) {
    const picks = yield* ask(armyAt(open, index).seat, {
      shape: 'pick',
      kind: 'discardToLimit',
      clause: 'UNM-4.5',
      options: hand.map(({ id }) => ({ id, verb: 'discard', card: id })),
      min: surplus,
      max: surplus,
      fallback: leastBoosts(hand, surplus).map(({ id }) => id),
    });
    forgetSeenHand(table, index);
    discard(
      table,
      index,
      picks.map((id) => take(hand, id)),
      'limit',
      'UNM-4.5',
    );
  }
  return nextTurn(table);
}

/** The turn is over: the next army that still fights takes its own (UNM-4.9). */
export function nextTurn(table: Table): Next {
  const { open } = table;
  armyAt(open, open.active).hasBegun = true;
  open.action = 0;
  const next = nextArmy(open, open.active);
  if (next === undefined || onBoard(open, next).length === 0) {
    throw new Error('nobody is left to take a turn');
  }
  return { script: 'startTurn', args: [next] };
}
