import type { Card, Option, Seat } from '@tablee/engine';
import { addAbilities, addActions } from '../abilities/legality.ts';
import { isCreature, isLeader } from '../cards/catalogue.ts';
import {
  alliesOf,
  attackersOf,
  combatTargets,
  counts,
  isTracker,
  isUnguarded,
} from '../creatures/creatures.ts';
import { campOf, otherCamp, partnerOf, playerAt } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import type { Creature, Open, Zone } from '../state/state.ts';

const DRAW: Option = { id: 'draw', verb: 'draw' };
const END: Option = { id: 'end', verb: 'end' };
const CONCEDE: Option = { id: 'concede', verb: 'concede' };

/** Why the enemy Habitat cannot be pillaged now, or `null` (CAN-9.10 to 9.13, R.34, R.65). */
export function pillageRefusal(
  open: Open,
  seat: Seat,
): 'firstTurn' | 'alreadyPillaged' | 'guarded' | 'noPillager' | 'noMeat' | null {
  const camp = campOf(open, seat);
  if (open.turn === 1) return 'firstTurn';
  if (open.pillaged) return 'alreadyPillaged';
  if (!isUnguarded(open, otherCamp(camp))) return 'guarded';
  const pillagers = alliesOf(open, camp).filter((each) => each.zone === 'hunt' && counts(each));
  if (pillagers.length === 0) return 'noPillager';
  return playerAt(open, seat).meat < 1 ? 'noMeat' : null;
}

const ZONES: readonly Zone[] = ['covert', 'hunt'];

/** Adds the ways to play creatures of the hand, or of a part of it. */
function addPlays(options: Option[], open: Open, seat: Seat, hand: readonly Card[]): void {
  const { meat } = playerAt(open, seat);
  for (const { id: card, face } of hand) {
    if (!isCreature(face) || (meat === 0 && !isLeader(face))) continue;
    for (const space of ZONES) {
      options.push({ id: `play:${card}:${space}`, verb: 'play', card, space });
    }
  }
}

function addAttacks(options: Option[], open: Open, seat: Seat): void {
  const camp = campOf(open, seat);
  const attackers = attackersOf(open, camp);
  if (attackers.length === 0) return;
  // Only a Tracker reaches others than all the rest.
  const targets = combatTargets(open, camp, null);
  for (const attacker of attackers) {
    const { id: card } = attacker;
    for (const { id } of isTracker(attacker) ? combatTargets(open, camp, attacker) : targets) {
      options.push({ id: `attack:${card}:${id}`, verb: 'attack', card, space: id });
    }
  }
}

function addMoves(options: Option[], allies: readonly Creature[]): void {
  for (const { id, zone } of allies) {
    if (zone === 'covert') options.push({ id: `move:${id}`, verb: 'move', card: id });
  }
}

function addRecoveries(options: Option[], allies: readonly Creature[]): void {
  for (const { id, stunned } of allies) {
    if (stunned) options.push({ id: `recover:${id}`, verb: 'recover', card: id });
  }
}

function addTrackers(options: Option[], allies: readonly Creature[]): void {
  for (const ally of allies) {
    if (!isTracker(ally)) continue;
    options.push({ id: `drop:${ally.id}`, verb: 'dropTracker', card: ally.id });
  }
}

function addPillage(options: Option[], open: Open, seat: Seat): void {
  if (pillageRefusal(open, seat) === null) options.push({ id: 'pillage', verb: 'pillage' });
}

/**
 * The actions that an exhausted player must go on with: while there is meat, before a pillage in this turn, a paid Creature, a
 * move, a combat or a pillage (CAN-6.3, 6.4, R.11, R.12). Empty: the turn may end.
 */
export function forcedOptions(open: Open, seat: Seat, hand: readonly Card[]): Option[] {
  const { exhausted, meat } = playerAt(open, seat);
  if (!exhausted || meat === 0 || open.pillaged) return [];
  const options: Option[] = [];
  const paid = hand.filter(({ face }) => !isLeader(face));
  addPlays(options, open, seat, paid);
  addMoves(options, alliesOf(open, campOf(open, seat)));
  addAttacks(options, open, seat);
  addPillage(options, open, seat);
  return options;
}

/**
 * Whether nothing but the end of the turn is left, as all can see: no meat, no Tracker to give up, and no Leader that the
 * hand might hold (CAN-R.82). A tournament's game may still be conceded.
 */
export function isSpent(open: Open, seat: Seat, handSize: number): boolean {
  const { meat, discard } = playerAt(open, seat);
  if (meat > 0 || open.tournament !== null) return false;
  if (alliesOf(open, campOf(open, seat)).some(isTracker)) return false;
  const inPlay = open.creatures.filter(({ owner }) => owner === seat);
  return handSize === 0 || [...inPlay, ...discard].some(({ face }) => isLeader(face));
}

/** Whether an exhausted player may not end the turn yet. */
export const isForced = (open: Open, seat: Seat, hand: readonly Card[]): boolean =>
  forcedOptions(open, seat, hand).length > 0;

/** All that a seat may do in its main phase (CAN-9, 16.5, 19.7, 19.8). */
export function mainOptions(
  sight: Sight,
  seat: Seat,
  hand: readonly Card[],
  mayDraw: boolean,
): Option[] {
  const { open } = sight;
  const allies = alliesOf(open, campOf(open, seat));
  const partner = partnerOf(open, seat);
  const options: Option[] = [];
  addPlays(options, open, seat, hand);
  addActions(options, sight, seat, hand);
  addAbilities(options, sight, seat);
  if (playerAt(open, seat).meat > 0) {
    addMoves(options, allies);
    addAttacks(options, open, seat);
    addPillage(options, open, seat);
    if (mayDraw) options.push(DRAW);
    addRecoveries(options, allies);
    if (partner !== undefined && !open.gave)
      options.push({ id: 'give', verb: 'give', seat: partner });
  }
  addTrackers(options, allies);
  if (!isForced(open, seat, hand)) options.push(END);
  if (open.tournament !== null) options.push(CONCEDE);
  return options;
}
