import type { Card, Option, Seat } from '@tablee/engine';
import { abilityOptions, actionOptions } from '../abilities/legality.ts';
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
import type { Open, Zone } from '../state/state.ts';

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

function playOptions(open: Open, seat: Seat, hand: readonly Card[]): Option[] {
  const { meat } = playerAt(open, seat);
  const options: Option[] = [];
  for (const { id: card, face } of hand) {
    if (!isCreature(face) || (meat === 0 && !isLeader(face))) continue;
    for (const space of ZONES) {
      options.push({ id: `play:${card}:${space}`, verb: 'play', card, space });
    }
  }
  return options;
}

function attackOptions(open: Open, seat: Seat): Option[] {
  const camp = campOf(open, seat);
  const attackers = attackersOf(open, camp);
  if (attackers.length === 0) return [];
  const options: Option[] = [];
  // Only a Tracker reaches others than all the rest.
  const targets = combatTargets(open, camp, null);
  for (const attacker of attackers) {
    const { id: card } = attacker;
    for (const { id } of isTracker(attacker) ? combatTargets(open, camp, attacker) : targets) {
      options.push({ id: `attack:${card}:${id}`, verb: 'attack', card, space: id });
    }
  }
  return options;
}

const moveOptions = (open: Open, seat: Seat): Option[] =>
  alliesOf(open, campOf(open, seat))
    .filter(({ zone }) => zone === 'covert')
    .map(({ id }) => ({ id: `move:${id}`, verb: 'move', card: id }));

const recoverOptions = (open: Open, seat: Seat): Option[] =>
  alliesOf(open, campOf(open, seat))
    .filter(({ stunned }) => stunned)
    .map(({ id }) => ({ id: `recover:${id}`, verb: 'recover', card: id }));

const trackerOptions = (open: Open, seat: Seat): Option[] =>
  alliesOf(open, campOf(open, seat))
    .filter(isTracker)
    .map(({ id }) => ({ id: `drop:${id}`, verb: 'dropTracker', card: id }));

const pillageOptions = (open: Open, seat: Seat): Option[] =>
  pillageRefusal(open, seat) === null ? [{ id: 'pillage', verb: 'pillage' }] : [];

/**
 * The actions that an exhausted player must go on with: while there is meat, before a pillage in this turn, a paid Creature, a
 * move, a combat or a pillage (CAN-6.3, 6.4, R.11, R.12). Empty: the turn may end.
 */
export function forcedOptions(open: Open, seat: Seat, hand: readonly Card[]): Option[] {
  const { exhausted, meat } = playerAt(open, seat);
  if (!exhausted || meat === 0 || open.pillaged) return [];
  const paid = hand.filter(({ face }) => !isLeader(face));
  return [
    ...playOptions(open, seat, paid),
    ...moveOptions(open, seat),
    ...attackOptions(open, seat),
    ...pillageOptions(open, seat),
  ];
}

/**
 * Whether nothing but the end of the turn is left, as all can see: no meat, no Tracker to give up, and no Leader that the
 * hand might hold (CAN-R.82). A tournament's game may still be conceded.
 */
export function isSpent(open: Open, seat: Seat, handSize: number): boolean {
  const { meat, discard } = playerAt(open, seat);
  if (meat > 0 || open.tournament !== null || trackerOptions(open, seat).length > 0) return false;
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
  const hasMeat = playerAt(open, seat).meat > 0;
  const partner = partnerOf(open, seat);
  const paid = hasMeat
    ? [
        ...moveOptions(open, seat),
        ...attackOptions(open, seat),
        ...pillageOptions(open, seat),
        ...(mayDraw ? [{ id: 'draw', verb: 'draw' }] : []),
        ...recoverOptions(open, seat),
        ...(partner === undefined || open.gave
          ? []
          : [{ id: 'give', verb: 'give', seat: partner }]),
      ]
    : [];
  return [
    ...playOptions(open, seat, hand),
    ...actionOptions(sight, seat, hand),
    ...abilityOptions(sight, seat),
    ...paid,
    ...trackerOptions(open, seat),
    ...(isForced(open, seat, hand) ? [] : [END]),
    ...(open.tournament === null ? [] : [CONCEDE]),
  ];
}
