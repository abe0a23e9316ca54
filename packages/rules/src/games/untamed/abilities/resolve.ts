import type { Option, Script } from '@tablee/engine';
import { agrees, ask, pickOne } from '@tablee/engine';
import type { Ability, Activation, Effect, Mode, TargetSpec } from '../state/card.ts';
import { holdingOf, inPlay, isOut } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { faceOf, targetIdOf } from '../state/refs.ts';
import { abilityCost } from '../zones/cost.ts';
import { paySupport } from '../zones/pay.ts';
import { canChoose, choosePair, chooseTargets, isOneInPlay, NONE } from './choose.ts';
import { factsOf } from './facts.ts';

/** How an ability comes to be used. */
export interface Use {
  /** Without its cost (UNT-R.113). */
  readonly isFree?: boolean;
  /** Its player has already decided to use it, and the hand may be looked into. */
  readonly isChosen?: boolean;
}

interface Way {
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effect;
}

/** Whether an ability is offered now: its condition, its cost, its targets, once per turn (UNT-23.2, UNT-23.3). */
export function isUsable(a: Activation, ability: Ability, use: Use = {}): boolean {
  const { open } = a.table;
  if (isOut(open, a.seat)) return false;
  if (ability.oncePerTurn === true && inPlay(open, a.source)?.animal.usedThisTurn !== false) {
    return false;
  }
  if (ability.when !== undefined && !ability.when(a)) return false;
  if (supportCost(a, ability, use) > holdingOf(open, a.seat).support.length) return false;
  return waysOf(a, ability, use).length > 0;
}

function supportCost(a: Activation, ability: Ability, { isFree }: Use): number {
  if (isFree === true) return 0;
  if (a.trigger === 'stronghold') return abilityCost(a.table, a.seat).value;
  return ability.support ?? 0;
}

/** The modes, or the one way, whose targets can be met. */
function waysOf(a: Activation, ability: Ability, { isChosen, isFree }: Use): readonly Way[] {
  const looksIntoHand = isChosen === true && isFree !== true;
  const ways: readonly Way[] = 'modes' in ability ? ability.modes : [ability];
  return ways.filter((way) => canChoose(a, way.targets ?? [], { looksIntoHand }));
}

/** One ability from its condition to the last of its effect (UNT-23.2). Tells whether it was used. */
export function* resolveAbility(a: Activation, ability: Ability, use: Use = {}): Script<boolean> {
  if (!isUsable(a, ability, use)) return false;
  const cost = supportCost(a, ability, use);
  const isOffered = use.isChosen !== true && (ability.optional || cost > 0);
  const isAimed = isOffered && cost > 0 && takesOneTarget(ability);
  const asksFirst = isOffered && !isAimed && (cost > 0 || ability.ask === 'confirm');
  if (asksFirst && !(yield* confirms(a, cost))) return declined(a);
  if (!isAimed) yield* paySupport(a.table, a.seat, cost, factsOf(a));
  const mayDecline = isOffered && !asksFirst && ability.ask !== 'auto';
  const way = yield* chooseWay(a, ability, use, mayDecline);
  if (way === null) return declined(a);
  const activation = 'id' in way ? { ...a, mode: (way as Mode).id } : a;
  const isDeclinable = mayDecline && !('modes' in ability);
  const chosen = yield* chooseAll(activation, way.targets ?? [], isDeclinable, isAimed ? cost : 0);
  if (chosen === null) return declined(a);
  if (isAimed) yield* paySupport(a.table, a.seat, cost, factsOf(a));
  if (isOut(a.table.open, a.seat)) return false;
  begin(activation, ability, chosen);
  yield* way.effect(activation, chosen);
  clearRevealed(a);
  return true;
}

/** Whether naming its one target, in play for all to see, says yes to its cost as well (UNT-R.139). */
const takesOneTarget = (ability: Ability): boolean =>
  !('modes' in ability) && ability.targets?.length === 1 && ability.targets.every(isOneInPlay);

function* confirms(a: Activation, cost: number): Script<boolean> {
  const isAgreed = yield* agrees(a.seat, {
    kind: 'useAbility',
    clause: cost > 0 ? 'UNT-7.4' : 'UNT-8.5',
    fallback: 'no',
    facts: cost > 0 ? { ...factsOf(a), cost } : factsOf(a),
  });
  return isAgreed;
}

function declined({ table, seat, face, trigger }: Activation): false {
  if (trigger !== 'stronghold') {
    table.emit({ type: 'abilityDeclined', clause: 'UNT-8.5', seat, face, trigger });
  }
  return false;
}

/** Exactly one mode among those whose targets can be met; `null`: declined. */
function* chooseWay(
  a: Activation,
  ability: Ability,
  use: Use,
  mayDecline: boolean,
): Script<Way | null> {
  if (!('modes' in ability)) return ability;
  const modes = waysOf(a, ability, use) as readonly Mode[];
  if (modes.length === 1 && !mayDecline) return modes[0] ?? null;
  const options: Option[] = modes.map(({ id }) => ({ id, verb: 'mode', space: id }));
  if (mayDecline) options.push(NONE);
  const [pick] = yield* ask(
    a.seat,
    pickOne({
      kind: 'chooseMode',
      clause: 'UNT-23.2',
      options,
      fallback: [(options.at(mayDecline ? -1 : 0) as Option).id],
      facts: factsOf(a),
    }),
  );
  return modes.find(({ id }) => id === pick) ?? null;
}

/** All targets in the order listed, before anything happens; `null`: declined at the first. */
function* chooseAll(
  a: Activation,
  specs: readonly TargetSpec[],
  mayDecline: boolean,
  cost: number,
): Script<Ref[][] | null> {
  const pair = yield* choosePair(a, specs, mayDecline);
  if (pair !== undefined) return pair;
  const chosen: Ref[][] = [];
  for (const [index, spec] of specs.entries()) {
    const refs = yield* chooseTargets(a, spec, {
      index,
      chosen,
      mayDecline: mayDecline && index === 0,
      ...(cost > 0 && { cost }),
    });
    if (refs === null) return null;
    chosen.push([...refs]);
  }
  return chosen;
}

function begin(a: Activation, ability: Ability, chosen: readonly (readonly Ref[])[]): void {
  const { table, seat, face, source, trigger, mode } = a;
  const animal = ability.oncePerTurn === true ? inPlay(table.open, source)?.animal : undefined;
  if (animal !== undefined) animal.usedThisTurn = true;
  const targets = chosen.flat().filter(({ kind }) => kind === 'animal' || kind === 'stronghold');
  const targetFaces = targets.map((ref) => faceOf(table.open, ref));
  table.emit({
    type: 'abilityUsed',
    clause: 'UNT-23.2',
    seat,
    face,
    source,
    trigger,
    ...(mode === undefined ? {} : { mode }),
    ...(targets.length === 0 ? {} : { targets: targets.map(targetIdOf), targetFaces }),
  });
}

/** A card revealed by this ability lies on the table no longer. */
function clearRevealed({ table, seat }: Activation): void {
  table.open.resolving = table.open.resolving.filter(
    (each) => each.as !== 'revealed' || each.seat !== seat,
  );
}
