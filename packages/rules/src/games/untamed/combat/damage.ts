import type { Seat } from '@tablee/engine';
import type { Activation } from '../state/card.ts';
import { inPlay, playerAt, sideAt } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { damageOn, faceOf, targetIdOf } from '../state/refs.ts';
import type { Open, Table } from '../state/state.ts';
import { check } from './elimination.ts';

/** The source of damage: an Animal is credited by its id, Items and Strongholds are not (UNT-10.8). */
export interface Dealer {
  readonly seat: Seat;
  readonly face: string;
  readonly id: string | null;
}

/** Damage on its way to one object. */
export interface Portion {
  readonly ref: Ref;
  readonly amount: number;
  readonly from: Dealer;
}

/** The source of an ability as a dealer of damage. */
export const dealerOf = ({ table, seat, face, source }: Activation): Dealer => ({
  seat,
  face,
  id: table.catalogue.isAnimal(face) ? source : null,
});

/** Puts damage tokens on an object, or takes them off; nothing on a shielded Stronghold (UNT-R.60). */
export function putTokens({ open }: Table, ref: Ref, n: number): boolean {
  if (ref.kind === 'animal') {
    const found = inPlay(open, ref.id);
    if (found !== undefined) found.animal.damage += n;
    return found !== undefined;
  }
  if (ref.kind !== 'stronghold') return false;
  const side = sideAt(open, ref.side);
  if (side.stronghold === null || (n > 0 && side.shielded)) return false;
  side.damage += n;
  return true;
}

/** Damage that an object would really be dealt: reduced on Animals, none on a shielded Stronghold (UNT-23.12). */
export function reduced(open: Open, ref: Ref, amount: number): number {
  if (ref.kind === 'stronghold') return sideAt(open, ref.side).shielded ? 0 : amount;
  const seat = ref.kind === 'animal' ? inPlay(open, ref.id)?.seat : undefined;
  if (seat === undefined) return 0;
  const { changes } = playerAt(open, seat);
  return Math.max(
    0,
    changes.reduce((left, { reduction }) => left - reduction, amount),
  );
}

/**
 * Deals damage to several objects at the same time, then checks for eliminations (UNT-23.6). Returns the damage dealt in all,
 * and how many Animals the check took out of play.
 */
export function deal(
  table: Table,
  portions: readonly Portion[],
  { combat = false }: { readonly combat?: boolean } = {},
): { dealt: number; eliminated: number } {
  const { open } = table;
  const hits = portions
    .filter(({ ref }) => damageOn(open, ref) !== undefined)
    .map((portion) => ({ ...portion, amount: reduced(open, portion.ref, portion.amount) }))
    .filter(({ amount }) => amount > 0);
  let dealt = 0;
  for (const { ref, amount, from } of hits) {
    dealt += amount;
    const [target, face] = [targetIdOf(ref), faceOf(open, ref)];
    putTokens(table, ref, amount);
    if (ref.kind === 'stronghold' && playerAt(open, from.seat).side !== ref.side) {
      playerAt(open, from.seat).totals.strongholdDamage += amount;
    }
    table.emit({
      type: 'damageDealt',
      clause: combat ? (ref.kind === 'stronghold' ? 'UNT-9.3' : 'UNT-9.4') : 'UNT-23.12',
      target,
      face,
      amount,
      source: from.face,
      sourceId: from.id,
      combat,
    });
  }
  const creditOf = new Map(hits.map(({ ref, from }) => [targetIdOf(ref), from]));
  const eliminated = check(table, {
    by: portions[0]?.from.seat ?? null,
    credit: (id) => creditOf.get(id),
    hurt: hits.flatMap(({ ref }) => (ref.kind === 'animal' ? [ref.id] : [])),
  });
  return { dealt, eliminated };
}
