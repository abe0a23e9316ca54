import type { Script } from '@tablee/engine';
import { ask } from '@tablee/engine';
import { candidatesOf } from '../abilities/choose.ts';
import { factsOf } from '../abilities/facts.ts';
import { attackOf } from '../combat/attack-value.ts';
import type { Portion } from '../combat/damage.ts';
import { deal, dealerOf, putTokens } from '../combat/damage.ts';
import { check } from '../combat/elimination.ts';
import type { Activation, TargetSpec } from '../state/card.ts';
import { inPlay, isOut, sideAt } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { damageOn, faceOf, targetIdOf } from '../state/refs.ts';

const portions = (a: Activation, refs: readonly Ref[], n: number): Portion[] =>
  refs.map((ref) => ({ ref, amount: n, from: dealerOf(a) }));

/** Deals `n` damage to each, at the same time; tells whether 1 or more was dealt. */
export function* damage(a: Activation, refs: readonly Ref[], n: number): Script<boolean> {
  return deal(a.table, portions(a, refs, n)).dealt > 0;
}

/** Like `damage`; returns how many Animals its elimination check took out of play. */
export function* damageCounting(a: Activation, refs: readonly Ref[], n: number): Script<number> {
  return deal(a.table, portions(a, refs, n)).eliminated;
}

/** The striker deals damage equal to its current Attack; nothing comes back, the striker is credited (UNT-10.8). */
export function* strike(a: Activation, striker: readonly Ref[], targets: readonly Ref[]): Script {
  for (const ref of striker) {
    const found = ref.kind === 'animal' ? inPlay(a.table.open, ref.id) : undefined;
    if (found === undefined) continue;
    const { animal, seat } = found;
    const amount = attackOf(a.table, animal).value;
    const from = { seat, face: animal.face, id: animal.id };
    deal(
      a.table,
      targets.map((target) => ({ ref: target, amount, from })),
    );
  }
}

/** Eliminates Animals as beaten; tells whether there was one. */
export function* beat(a: Activation, refs: readonly Ref[]): Script<boolean> {
  const ids = refs.flatMap((ref) =>
    ref.kind === 'animal' && inPlay(a.table.open, ref.id) !== undefined ? [ref.id] : [],
  );
  const from = dealerOf(a);
  return check(a.table, { by: a.seat, credit: () => from, beaten: ids }) > 0;
}

/**
 * Puts `n` damage tokens on each, or an amount chosen from 0 to `n`: not dealt damage (UNT-23.12). Returns how many were
 * placed.
 */
export function* placeDamage(
  a: Activation,
  refs: readonly Ref[],
  n: number,
  { upTo }: { readonly upTo?: true } = {},
): Script<number> {
  const standing = refs.filter((ref) => damageOn(a.table.open, ref) !== undefined);
  if (standing.length === 0) return 0;
  const amount = upTo ? yield* chooseAmount(a, 0, n) : n;
  let placed = 0;
  for (const ref of standing) {
    if (!putTokens(a.table, ref, amount)) continue;
    placed += amount;
    if (amount === 0) continue;
    const face = faceOf(a.table.open, ref);
    const target = targetIdOf(ref);
    a.table.emit({ type: 'damagePlaced', clause: 'UNT-23.12', target, face, amount });
  }
  checkAfterTokens(a);
  return placed;
}

/** Divides exactly `n` damage among the legal Animals as its controller chooses; none legal: nothing. */
export function* distributeDamage(a: Activation, among: TargetSpec, n: number): Script {
  const legal = candidatesOf(a, among, []);
  if (legal.length === 0 || n <= 0) return;
  const options = legal.map((ref) => {
    const id = targetIdOf(ref);
    return { id, verb: 'damage', card: id };
  });
  const first = options[0] as { readonly id: string };
  const picks =
    options.length === 1
      ? Array<string>(n).fill(first.id)
      : yield* ask(a.seat, {
          shape: 'split',
          kind: 'distribute',
          clause: 'UNT-R.123',
          options,
          total: n,
          fallback: Array<string>(n).fill(first.id),
          facts: factsOf(a),
        });
  const from = dealerOf(a);
  deal(
    a.table,
    legal.flatMap((ref) => {
      const amount = picks.filter((pick) => pick === targetIdOf(ref)).length;
      return amount > 0 ? [{ ref, amount, from }] : [];
    }),
  );
}

/** Removes up to `n` damage tokens from each, as many as there are (UNT-R.129). */
export function* removeDamage(a: Activation, refs: readonly Ref[], n: number | 'all'): Script {
  const { open } = a.table;
  for (const ref of refs) {
    const present = damageOn(open, ref) ?? 0;
    const amount = n === 'all' ? present : Math.min(n, present);
    if (amount === 0) continue;
    putTokens(a.table, ref, -amount);
    const face = faceOf(open, ref);
    const target = targetIdOf(ref);
    a.table.emit({ type: 'damageRemoved', clause: 'UNT-R.129', target, face, amount });
  }
}

/**
 * Moves `n` damage tokens, or an amount chosen from 1 to `n`, never more than there are: not dealt damage (UNT-23.12).
 * Tells whether 1 or more was moved.
 */
export function* moveDamage(
  a: Activation,
  from: readonly Ref[],
  to: readonly Ref[],
  n: number,
  { upTo }: { readonly upTo?: true } = {},
): Script<boolean> {
  const { open } = a.table;
  const [source, target] = [from[0], to[0]];
  if (source === undefined || target === undefined) return false;
  const most = Math.min(n, damageOn(open, source) ?? 0);
  if (most === 0 || damageOn(open, target) === undefined || isShielded(a, target)) return false;
  const amount = upTo ? yield* chooseAmount(a, 1, most) : most;
  if ((damageOn(open, source) ?? 0) < amount || damageOn(open, target) === undefined) return false;
  putTokens(a.table, source, -amount);
  putTokens(a.table, target, amount);
  a.table.emit({
    type: 'damageMoved',
    clause: 'UNT-23.12',
    from: targetIdOf(source),
    fromFace: faceOf(open, source),
    to: targetIdOf(target),
    toFace: faceOf(open, target),
    amount,
  });
  checkAfterTokens(a);
  return true;
}

const isShielded = (a: Activation, ref: Ref): boolean =>
  ref.kind === 'stronghold' && sideAt(a.table.open, ref.side).shielded;

function checkAfterTokens(a: Activation): void {
  const from = dealerOf(a);
  check(a.table, { by: a.seat, credit: () => from });
}

function* chooseAmount(a: Activation, min: number, max: number): Script<number> {
  if (min === max || isOut(a.table.open, a.seat)) return min;
  const [pick] = yield* ask(a.seat, {
    shape: 'number',
    kind: 'chooseAmount',
    clause: 'UNT-R.129',
    min,
    max,
    fallback: [String(min)],
    facts: factsOf(a),
  });
  return Number(pick);
}
