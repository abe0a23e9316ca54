import type { Next, Option, Script } from '@tablee/engine';
import { ask, pickExactly, pickOne, shown, take, unlessDecided } from '@tablee/engine';
import {
  armyAt,
  handOf,
  heroOfArmy,
  isOnBoard,
  mayUse,
  onBoard,
  type Placed,
} from '../armies/armies.ts';
import { leastBoosts } from '../armies/fallbacks.ts';
import { checkLossesOfAction, retireEmptyArmies } from '../armies/losses.ts';
import { discard, forgetSeenHand, showsCard } from '../armies/piles.ts';
import { tellOf } from '../armies/told.ts';
import { attackOf, attackOptions } from '../combat/attack.ts';
import { fight } from '../combat/combat.ts';
import { nextArmy } from '../state/sides.ts';
import type { ArmyIndex, Fighter, FighterId, Open, Sight, Table } from '../state/state.ts';
import { maneuver } from './maneuver.ts';

const ACTIONS = 2;
const HAND_LIMIT = 7;

/** The first army's first turn (UNM-2.10). */
export function firstTurn({ open }: Table): Next {
  open.phase = 'turns';
  const first = open.armies.findIndex(({ out }) => !out);
  return { script: 'startTurn', args: [first] };
}

/**
 * The places of all fighters are noted, then the start-of-turn ability, then two actions (UNM-4.1, 4.7). A turn is one script,
 * so that its finished actions can be taken back until a player has learned something (UNM-R.49).
 */
export const startTurn = (table: Table, index: ArmyIndex): Script<Next | null> =>
  unlessDecided(beginTurn(table, index));

function* beginTurn(table: Table, index: ArmyIndex): Script<Next> {
  const { open } = table;
  open.active = index;
  open.turn += 1;
  open.action = 0;
  for (const fighter of open.fighters) fighter.turnStart = fighter.space;
  tellOf(table, index, { type: 'turnStarted', clause: 'UNM-4.1', turn: open.turn });
  const { turnStart } = heroOfArmy(table, index).ability;
  if (turnStart !== undefined) yield* turnStart(table, index);
  open.action = 1;
  return yield* playOn(table, index);
}

/** The actions that are left of a turn, then its end: where a match that was kept within a turn goes on. */
export const takeAction = (table: Table, index: ArmyIndex): Script<Next | null> =>
  unlessDecided(playOn(table, index));

function* playOn(table: Table, index: ArmyIndex): Script<Next> {
  let next: string | null = null;
  while (table.open.action <= ACTIONS) {
    next = yield* takeOneAction(table, index, next);
    if (!settleAction(table, index)) return nextTurn(table);
  }
  return yield* endTurn(table, index);
}

/** One of the two actions (UNM-4.4), asked for unless it is `chosen`; returns the one chosen to come next, if any. */
function* takeOneAction(
  table: Table,
  index: ArmyIndex,
  chosen: string | null,
): Script<string | null> {
  checkLossesOfAction(table);
  const pick =
    chosen === null || isGone(table.open, chosen) ? yield* askForAction(table, index) : chosen;
  forgetSeenHand(table, index);
  if (pick.startsWith('scheme:')) {
    yield* playScheme(table, index, pick.slice('scheme:'.length));
  } else if (pick.startsWith('attack:')) {
    const { attacker, target, card } = attackOf(table.open, pick);
    yield* fight(table, attacker.id, target.id, card);
  } else {
    const isLast = table.open.action === ACTIONS;
    return yield* maneuver(table, index, () => (isLast ? [] : actionOptions(table, index)));
  }
  return null;
}

/** Whether its target has left the table while the question was open. */
const isGone = (open: Open, pick: string): boolean =>
  pick.startsWith('attack:') && !isOnBoard(attackOf(open, pick).target);

/** Every action; none with an empty hand: only a maneuver is left then, and everybody knows it. */
function actionOptions(table: Table, index: ArmyIndex): Option[] {
  const hand = handOf(table, index);
  if (hand.length === 0) return [];
  return [
    { id: 'maneuver', verb: 'maneuver' },
    ...hand
      .filter(({ face }) => schemeFighters(table, index, face).length > 0)
      .map(({ id }) => ({ id: `scheme:${id}`, verb: 'scheme', card: id })),
    ...attackOptions(table, index, hand),
  ];
}

function* askForAction(table: Table, index: ArmyIndex): Script<string> {
  const { open } = table;
  for (;;) {
    const options = actionOptions(table, index);
    if (options.length === 0) return 'maneuver';
    const [pick] = yield* ask(
      armyAt(open, index).seat,
      pickOne({
        kind: 'chooseAction',
        clause: 'UNM-4.4',
        options,
        fallback: ['maneuver'],
      }),
    );
    if (pick !== undefined && !isGone(open, pick)) return pick;
  }
}

/** Card face up, effect, discard (UNM-7.2, 7.4). */
function* playScheme(table: Table, index: ArmyIndex, cardId: string): Script {
  const { open } = table;
  const card = take(handOf(table, index), cardId);
  const { face } = card;
  const fighter = schemeFighter(table, index, face);
  open.scheme = { army: index, fighter, card };
  showsCard(table, index);
  const clause = 'UNM-7.2';
  tellOf(table, index, { type: 'schemePlayed', clause, fighter, card: shown(card) });
  const play = { table, army: index, face, fighter, role: 'scheme' } as const;
  yield* table.catalogue.cards.of(face).scheme?.(play) ?? [];
  open.scheme = null;
  discard(table, index, [card], 'scheme', 'UNM-7.4');
}

/** Own fighters on the board that may play a scheme (UNM-7.3, 7.5). */
const schemeFighters = ({ open, catalogue }: Sight, army: ArmyIndex, face: string): Placed[] => {
  const card = catalogue.cards.of(face);
  return card.type === 'scheme'
    ? onBoard(open, army).filter((fighter) => mayUse(card, fighter))
    : [];
};

/** The fighter that plays it makes no difference: the hero if allowed (UNM-7.3). */
function schemeFighter(table: Table, index: ArmyIndex, face: string): FighterId {
  const fighters = schemeFighters(table, index, face);
  const [first] = fighters as [Fighter];
  return (fighters.find(({ kind }) => kind === 'hero') ?? first).id;
}

/** An action that a player's departure has cut short is spent; the turn goes on. */
export const endAction = (table: Table, index: ArmyIndex): Script<Next | null> =>
  unlessDecided(afterAction(table, index));

function* afterAction(table: Table, index: ArmyIndex): Script<Next> {
  return settleAction(table, index) ? yield* playOn(table, index) : nextTurn(table);
}

/** Settles the board after each action (UNM-4.10, 13.8, 19.11); tells whether the army plays on. */
function settleAction(table: Table, index: ArmyIndex): boolean {
  const { open } = table;
  checkLossesOfAction(table);
  retireEmptyArmies(table);
  open.action += 1;
  return !armyAt(open, index).out;
}

/** Discards down to 7 cards (UNM-4.5), then the next army's turn. */
export function* endTurn(table: Table, index: ArmyIndex): Script<Next> {
  const { open } = table;
  open.action = 0;
  const hand = handOf(table, index);
  const surplus = hand.length - HAND_LIMIT;
  if (surplus > 0) {
    const picks = yield* ask(
      armyAt(open, index).seat,
      pickExactly(surplus, {
        kind: 'discardToLimit',
        clause: 'UNM-4.5',
        options: hand.map(({ id }) => ({ id, verb: 'discard', card: id })),
        fallback: leastBoosts(table, hand, surplus).map(({ id }) => id),
      }),
    );
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
