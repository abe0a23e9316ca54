import type { Option, Script, Seat } from '@tablee/engine';
import { chooseOne, offer, PASS } from '@tablee/engine';
import { alliesOf, creatureOf } from '../creatures/creatures.ts';
import { loseTracker, move, stun } from '../creatures/effects.ts';
import { bullseyes, mayBullseye, takeAim } from '../reactions/bullseye.ts';
import type { Reaction } from '../reactions/reactions.ts';
import {
  mayHold,
  reactionsInHand,
  reactionsInPlay,
  spendReaction,
} from '../reactions/reactions.ts';
import { creatureOption, pickTarget } from '../state/choosing.ts';
import { DODGE_COST, pay, playerAt, seatsFrom } from '../state/players.ts';
import type { Creature, CreatureId, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import type { Ahead } from './tactical.ts';
import { firstAsked, tacticalOptions } from './tactical.ts';

const DODGE: Option = { id: 'dodge', verb: 'dodge' };
const NET_COST = 1;

/** The attack that the defending camp reacts to: a combat declared, or an assault (CAN-23.3). */
export interface Attack {
  readonly what: 'combat' | 'assault';
  /** Null for an Action. */
  readonly attacker: CreatureId | null;
  readonly target: CreatureId;
  readonly undodgeable: boolean;
  /** Direct damage of an assault: a Bullseye may draw it. 0: none. */
  readonly direct: number;
}

/** How it reacted. */
export interface Defence {
  result: 'none' | 'dodged' | 'netted' | 'swapped';
  /** The fighter. */
  fighter: CreatureId;
  /** The creature that takes the direct damage instead. */
  bullseye: CreatureId | null;
  /** The last seat's play in the exchange that follows. */
  ahead: Ahead | null;
}

/** One window for all reactions to an attack: the target's owner, then the partner, until both pass (CAN-23.3, R.61). */
export function* defend(table: Table, attack: Attack): Script<Defence> {
  const { open } = table;
  const { owner, camp } = creatureOf(open, attack.target);
  const defence: Defence = { result: 'none', fighter: attack.target, bullseye: null, ahead: null };
  yield* offer(
    () => (defence.result === 'none' ? seatsFrom(open, camp, owner) : []),
    (seat) => react(table, seat, attack, defence),
  );
  return defence;
}

/** A seat's possible answers to an attack, as far as all know, and those in its hand besides. */
function waysOf(table: Table, seat: Seat, attack: Attack, defence: Defence) {
  const { open } = table;
  const target = creatureOf(open, attack.target);
  const { meat } = playerAt(open, seat);
  const isAttacked = attack.attacker !== null;
  const dodges = canDodge(table, seat, attack);
  const mayNet = isAttacked && meat >= NET_COST;
  const maySwap = isAttacked && substitutes(table, target).length > 0;
  const mayAim = attack.direct > 0 && defence.bullseye === null;
  const nets = mayNet
    ? reactionsInPlay(table, seat, 'attacked', 'net', ({ zone }) => zone === target.zone)
    : [];
  const swaps = maySwap ? reactionsInPlay(table, seat, 'exchanged', 'swap') : [];
  const isOpen =
    dodges ||
    nets.length > 0 ||
    swaps.length > 0 ||
    (mayNet && mayHold(table, seat, 'attacked')) ||
    (maySwap && mayHold(table, seat, 'exchanged')) ||
    (mayAim && mayBullseye(table, seat));
  const reactions = (): Reaction[] => [
    ...nets,
    ...(mayNet ? reactionsInHand(table, seat, 'attacked', 'net') : []),
    ...(mayAim ? bullseyes(table, seat) : []),
    ...swaps,
    ...(maySwap ? reactionsInHand(table, seat, 'exchanged', 'swap') : []),
  ];
  return { isOpen, dodges, reactions };
}

/** The target's owner alone dodges, with the own meat (CAN-10.1, 11.3, 19.10, R.81). */
export function canDodge(
  { open }: Pick<Table, 'open'>,
  seat: Seat,
  { target, undodgeable }: Pick<Attack, 'target' | 'undodgeable'>,
): boolean {
  const { owner, stunned } = creatureOf(open, target);
  return owner === seat && !stunned && !undodgeable && playerAt(open, seat).meat >= DODGE_COST;
}

const substitutes = ({ open }: Pick<Table, 'open'>, target: Creature): Creature[] =>
  alliesOf(open, target.camp).filter(({ id }) => id !== target.id);

/**
 * The exchange's next question to the same seat, with nothing in between: for the last one asked about a combat, if the seats
 * before it in the exchange cannot act. Public facts alone (CAN-R.87).
 */
function aheadOf(table: Table, seat: Seat, attack: Attack, defence: Defence): readonly Option[] {
  const { open } = table;
  if (attack.what !== 'combat' || firstAsked(table) !== seat) return [];
  const { owner, camp } = creatureOf(open, attack.target);
  const [, partner = seat] = seatsFrom(open, camp, owner);
  const isLast = partner === seat || !waysOf(table, partner, attack, defence).isOpen;
  return isLast ? tacticalOptions(table, seat) : [];
}

/** Asks a seat; says whether it responded. */
function* react(table: Table, seat: Seat, attack: Attack, defence: Defence): Script<boolean> {
  const ways = waysOf(table, seat, attack, defence);
  if (!ways.isOpen) return false;
  const reactions = ways.reactions();
  const { what, attacker, target } = attack;
  const answers = [...(ways.dodges ? [DODGE] : []), ...reactions.map(({ option }) => option)];
  const [pass = PASS, ...acts] = aheadOf(table, seat, attack, defence);
  const option = yield* chooseOne(seat, {
    kind: 'defend',
    clause: 'CAN-23.3',
    reaction: true,
    options: [pass, ...answers, ...acts],
    facts: { what, attacker, target, ...(acts.length > 0 && { acts: true }) },
  });
  const { id } = option;
  if (id === DODGE.id) {
    pay(table, seat, DODGE_COST);
    defence.result = 'dodged';
    const clause = what === 'combat' ? 'CAN-10.1' : 'CAN-10.2';
    tellOf(table, { type: 'dodged', clause, seat, what, creature: target });
    return true;
  }
  const reaction = reactions.find((each) => each.option.id === id);
  if (reaction === undefined) {
    if (acts.length > 0) defence.ahead = { seat, option };
    table.emit({ type: 'windowPassed', clause: 'CAN-23.11', seat, window: 'defence' });
    return false;
  }
  yield* useReaction(table, seat, reaction, attack, defence);
  return true;
}

function* useReaction(
  table: Table,
  seat: Seat,
  reaction: Reaction,
  attack: Attack,
  defence: Defence,
): Script {
  if (reaction.option.verb === 'bullseye') {
    defence.bullseye = yield* takeAim(table, seat, reaction);
    const { bullseye: creature } = defence;
    const amount = attack.direct;
    tellOf(table, { type: 'redirected', clause: 'CAN-17.1', seat, creature, amount });
  } else if (reaction.option.verb === 'net') {
    spendReaction(table, seat, reaction);
    pay(table, seat, NET_COST);
    net(table, seat, attack.attacker as CreatureId);
    defence.result = 'netted';
  } else {
    spendReaction(table, seat, reaction);
    defence.fighter = yield* swapIn(table, seat, attack);
    defence.result = 'swapped';
  }
}

/** The attacker is stunned, the attack does not happen (CAN-17.10, R.38). */
function net(table: Table, seat: Seat, attacker: CreatureId): void {
  tellOf(table, { type: 'attackNetted', clause: 'CAN-17.10', seat, attacker });
  stun(table, attacker, 'CAN-17.10');
}

/** Another creature of the camp fights, in the zone attacked; the original stays where it is (CAN-17.8, R.40). */
function* swapIn(table: Table, seat: Seat, { target }: Attack): Script<CreatureId> {
  const { open } = table;
  const attacked = creatureOf(open, target);
  const { id } = yield* pickTarget(seat, {
    kind: 'swapFighter',
    clause: 'CAN-17.8',
    options: substitutes(table, attacked).map((each) => creatureOption('swap', each.id)),
  });
  tellOf(table, { type: 'fighterSwapped', clause: 'CAN-17.8', seat, from: target, to: id });
  loseTracker(table, id);
  move(table, id, attacked.zone, 'CAN-17.8', 'swapped');
  return id;
}
