import type { Card, Option, Pick, Script, Seat } from '@tablee/engine';
import { ask, pickOne } from '@tablee/engine';
import { enemiesOf } from '../modes/modes.ts';
import type { Activation, TargetSpec } from '../state/card.ts';
import {
  everyAnimal,
  holdingOf,
  inPlay,
  isOut,
  ownAt,
  playerAt,
  sideAt,
} from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { animalRef, damageOn, targetIdOf } from '../state/refs.ts';
import type { Animal } from '../state/state.ts';
import { hasRoom } from '../zones/field.ts';
import { factsOf } from './facts.ts';

export const NONE: Option = { id: 'none', verb: 'decline' };

type Chosen = readonly (readonly Ref[])[];

/** Seats whose things a target may be. */
function seatsMeant({ table: { open }, seat }: Activation, side: TargetSpec['side']): Seat[] {
  if (side === 'own') return isOut(open, seat) ? [] : [seat];
  if (side === 'enemy') return enemiesOf(open, seat);
  return open.order.filter((each) => !isOut(open, each));
}

/** Everything that may be chosen for a target now. */
export function candidatesOf(a: Activation, spec: TargetSpec, chosen: Chosen): Ref[] {
  const seats = seatsMeant(a, spec.side);
  const excluded = spec.not === undefined ? [] : (chosen[spec.not] ?? []).map(targetIdOf);
  const refs =
    spec.kind === 'player'
      ? seats.map((seat): Ref => ({ kind: 'player', seat }))
      : (spec.zone ?? 'play') === 'play'
        ? inPlayCandidates(a, spec, seats)
        : cardCandidates(a, spec);
  return excluded.length === 0 ? refs : refs.filter((ref) => !excluded.includes(targetIdOf(ref)));
}

function inPlayCandidates(a: Activation, spec: TargetSpec, seats: readonly Seat[]): Ref[] {
  const { open } = a.table;
  const refs: Ref[] = [];
  for (const { animal, seat } of everyAnimal(open)) {
    if (!seats.includes(seat) || (spec.other === true && animal.id === a.source)) continue;
    if (animalFits(a, spec, animal)) refs.push(animalRef({ animal, seat }));
  }
  if (spec.kind !== 'animalOrStronghold') return refs;
  for (const side of new Set(seats.map((seat) => playerAt(open, seat).side))) {
    const { stronghold, damage } = sideAt(open, side);
    if (stronghold !== null && (spec.damaged !== true || damage > 0)) {
      refs.push({ kind: 'stronghold', side });
    }
  }
  return refs;
}

const animalFits = (a: Activation, spec: TargetSpec, animal: Animal): boolean =>
  (spec.maxCost === undefined || a.table.catalogue.printedCost(animal.face) <= spec.maxCost) &&
  (spec.damaged !== true || animal.damage > 0) &&
  (spec.beatThisTurn !== true || animal.beatThisTurn) &&
  (spec.fits === undefined || spec.fits(a, animal));

/** The card to enter play has no place there: all can see it. */
const lacksRoom = ({ table, seat }: Activation, spec: TargetSpec): boolean =>
  spec.entersPlay === true && !hasRoom(table.open, seat);

/** Cards of the own hand or Support. */
function cardCandidates(a: Activation, spec: TargetSpec): Ref[] {
  const { table, seat, source } = a;
  if (isOut(table.open, seat) || lacksRoom(a, spec)) return [];
  const { isAnimal, printedCost } = table.catalogue;
  const cards: readonly Card[] =
    spec.zone === 'hand' ? ownAt(table, seat).hand : holdingOf(table.open, seat).support;
  return cards
    .filter(
      ({ id, face }) =>
        (spec.kind === 'card' || isAnimal(face)) &&
        (spec.maxCost === undefined || printedCost(face) <= spec.maxCost) &&
        (spec.other !== true || id !== source),
    )
    .map(({ id }) => ({ kind: 'card', id }));
}

/** Whether every target that must be chosen can be (UNT-23.3). Hands count as if they had one, unless looked into. */
export function canChoose(
  a: Activation,
  specs: readonly TargetSpec[],
  { looksIntoHand = false }: { readonly looksIntoHand?: boolean } = {},
): boolean {
  return specs.every((spec) => {
    if (spec.min === 0) return true;
    if (spec.zone === 'hand' && !looksIntoHand) return !lacksRoom(a, spec);
    const before = spec.not === undefined ? undefined : specs[spec.not];
    if (before === undefined) return candidatesOf(a, spec, []).length >= spec.min;
    return candidatesOf(a, before, []).some(
      (ref) => candidatesOf(a, { ...spec, not: 0 }, [[ref]]).length >= spec.min,
    );
  });
}

const isInSight = ({ kind, zone = 'play' }: TargetSpec): boolean =>
  zone === 'play' && kind !== 'player';

/** One thing in play, and one alone: touching it is the whole answer. */
export const isOneInPlay = (spec: TargetSpec): boolean =>
  isInSight(spec) && spec.min === 1 && spec.max === 1;

interface Choice {
  /** Which of the ability's targets. */
  readonly index: number;
  readonly chosen: Chosen;
  readonly mayDecline: boolean;
  /** Support that it takes, where choosing is saying yes to it. */
  readonly cost?: number;
}

/** Asks for one target of an ability; `null`: declined. Not asked when there is nothing to decide (UNT-R.110, D14). */
export function* chooseTargets(
  a: Activation,
  spec: TargetSpec,
  { index, chosen, mayDecline, cost }: Choice,
): Script<readonly Ref[] | null> {
  const legal = candidatesOf(a, spec, chosen);
  const isHidden = spec.zone === 'hand' && !lacksRoom(a, spec);
  const limit = typeof spec.max === 'number' ? spec.max : spec.max(a);
  const max = isHidden ? limit : Math.min(limit, legal.length);
  const min = Math.min(spec.min, legal.length);
  // A card that is aimed at an opponent was played for it: the only one needs no question (UNT-R.107).
  const isSure = !mayDecline || spec.kind === 'player';
  const isForced = isSure && legal.length <= min;
  if (!isHidden && (legal.length === 0 || isForced)) return legal;
  const question = targetQuestion(a, legal, { min, max, mayDecline, index, cost });
  const picks = yield* ask(a.seat, question);
  if (mayDecline && (picks.length === 0 || picks[0] === NONE.id)) return null;
  return picks.flatMap((id) => legal.find((ref) => targetIdOf(ref) === id) ?? []);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly mayDecline: boolean;
  readonly index: number;
  readonly cost: number | undefined;
}

function targetQuestion(a: Activation, legal: readonly Ref[], bounds: Bounds): Pick {
  const { min, max, mayDecline, index, cost } = bounds;
  const isOne = max <= 1;
  const least = mayDecline ? 0 : min;
  const options = legal.map(optionOf);
  if (isOne && least === 0) options.push(NONE);
  return {
    shape: 'pick',
    kind: 'chooseTargets',
    clause: 'UNT-23.2',
    options,
    min: isOne ? 1 : least,
    max: isOne ? 1 : max,
    fallback: least === 0 ? (isOne ? [NONE.id] : []) : options.slice(0, least).map(({ id }) => id),
    facts: { ...factsOf(a), index, ...(cost !== undefined && { cost }) },
  };
}

/**
 * Asks for two targets at once where both would be asked about, the one after the other: nothing is learned between them,
 * and the first can be thought over. `null`: declined; `undefined`: no such two.
 */
export function* choosePair(
  a: Activation,
  specs: readonly TargetSpec[],
  mayDecline: boolean,
): Script<Ref[][] | null | undefined> {
  const [first, second, ...more] = specs;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  // If one thing may be either, the pairs of a large table are too many to be listed.
  if (!specs.every(isOneInPlay) || second.not !== undefined) return undefined;
  const ones = candidatesOf(a, first, []);
  const others = candidatesOf(a, second, []);
  if (others.length < 2 || ones.length < (mayDecline ? 1 : 2)) return undefined;
  const pairs = ones.flatMap((one) =>
    others.map((other) => {
      const at = targetIdOf(other);
      const option = optionOf(one);
      return { one, other, option: { ...option, id: `${option.id}>${at}`, at } };
    }),
  );
  const options = pairs.map(({ option }) => option);
  const [pick] = yield* ask(
    a.seat,
    pickOne({
      kind: 'chooseTargets',
      clause: 'UNT-23.2',
      options: mayDecline ? [...options, NONE] : options,
      fallback: [mayDecline ? NONE.id : (options[0] as Option).id],
      facts: { ...factsOf(a), pair: true },
    }),
  );
  const chosen = pairs.find(({ option }) => option.id === pick);
  return chosen === undefined ? null : [[chosen.one], [chosen.other]];
}

function optionOf(ref: Ref): Option {
  const id = targetIdOf(ref);
  if (ref.kind === 'stronghold') return { id, verb: 'target', space: id };
  if (ref.kind === 'player') return { id, verb: 'target', seat: ref.seat };
  return { id, verb: 'target', card: id };
}

/** Whether what was chosen is still there when an effect reaches it (UNT-23.5). */
export function isLegal({ table, seat }: Activation, ref: Ref): boolean {
  const { open } = table;
  if (ref.kind === 'animal') return inPlay(open, ref.id) !== undefined;
  if (ref.kind === 'stronghold') return damageOn(open, ref) !== undefined;
  if (ref.kind === 'player') return !isOut(open, ref.seat);
  const mine = [...ownAt(table, seat).hand, ...holdingOf(open, seat).support];
  return mine.some(({ id }) => id === ref.id);
}
