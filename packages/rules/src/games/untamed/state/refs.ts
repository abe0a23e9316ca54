import type { Seat } from '@tablee/engine';
import type { InPlay } from './players.ts';
import { inPlay, playerAt, sideAt } from './players.ts';
import type { Open, TargetId } from './state.ts';

/** Something that an ability, an attack or damage refers to. */
export type Ref =
  | { readonly kind: 'animal'; readonly id: string; readonly controller: Seat }
  | { readonly kind: 'stronghold'; readonly side: number }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'player'; readonly seat: Seat };

export const animalRef = ({ animal, seat }: InPlay): Ref => ({
  kind: 'animal',
  id: animal.id,
  controller: seat,
});

export const strongholdTarget = (side: number): TargetId => `stronghold:${side}`;

/** How questions and events call an Animal or a Stronghold; a card by its id, a player by the seat. */
export function targetIdOf(ref: Ref): TargetId {
  if (ref.kind === 'stronghold') return strongholdTarget(ref.side);
  return ref.kind === 'player' ? `seat:${ref.seat}` : ref.id;
}

/** The thing that a target id of an attack names. */
export function refOf(open: Open, target: TargetId): Ref {
  const side = open.sides.findIndex((_, index) => strongholdTarget(index) === target);
  if (side >= 0) return { kind: 'stronghold', side };
  const found = inPlay(open, target);
  return { kind: 'animal', id: target, controller: found?.seat ?? -1 };
}

/** Whose an Animal in play or a Stronghold is; `undefined` if it is gone. */
export function sideOfRef(open: Open, ref: Ref): number | undefined {
  if (ref.kind === 'stronghold') return ref.side;
  const found = ref.kind === 'animal' ? inPlay(open, ref.id) : undefined;
  return found === undefined ? undefined : playerAt(open, found.seat).side;
}

/** Face of an Animal in play or of a current Stronghold; empty if it is gone. */
export function faceOf(open: Open, ref: Ref): string {
  if (ref.kind === 'stronghold') return sideAt(open, ref.side).stronghold ?? '';
  return ref.kind === 'animal' ? (inPlay(open, ref.id)?.animal.face ?? '') : '';
}

/** While a fallen Stronghold is rallied for, another one stands where the attack went. */
export const hasTargetFallen = ({ attack, rally }: Open): boolean =>
  rally !== null && attack?.target === strongholdTarget(rally.side);

/** Face of what the attack went for, fallen by now or not; empty if it is gone. */
export function attackedFace(open: Open): string {
  const { attack, rally } = open;
  if (attack === null) return '';
  if (rally === null || !hasTargetFallen(open)) return faceOf(open, refOf(open, attack.target));
  return sideAt(open, rally.side).fallen.at(-1) ?? '';
}

/** Damage on an Animal in play or a current Stronghold; `undefined` if it is gone. */
export function damageOn(open: Open, ref: Ref): number | undefined {
  if (ref.kind === 'animal') return inPlay(open, ref.id)?.animal.damage;
  if (ref.kind !== 'stronghold') return undefined;
  const side = sideAt(open, ref.side);
  return side.stronghold === null ? undefined : side.damage;
}
