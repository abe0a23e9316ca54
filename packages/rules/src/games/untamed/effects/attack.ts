import type { Script } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { baseAttack } from '../combat/attack-value.ts';
import type { Activation, Keyword } from '../state/card.ts';
import type { InPlay } from '../state/players.ts';
import { inPlay, isOut, playerAt } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import type { Until } from '../state/state.ts';

type Span = 'endOfTurn' | 'yourNextTurn';

const untilOf = (a: Activation, span: Span): Until =>
  span === 'endOfTurn' ? span : { turnOf: a.seat };

const standing = (a: Activation, refs: readonly Ref[]): InPlay[] =>
  refs.flatMap((ref) => (ref.kind === 'animal' ? (inPlay(a.table.open, ref.id) ?? []) : []));

/** Puts `n` Fury on each Animal (UNT-15.8). */
export function* fury(a: Activation, refs: readonly Ref[], n: number): Script {
  if (n <= 0) return;
  for (const { animal } of standing(a, refs)) {
    animal.fury += n;
    a.table.emit({ type: 'furyGained', clause: 'UNT-15.8', animal: shown(animal), amount: n });
  }
}

/** Changes the Attack of each Animal for a time (UNT-23.17). */
export function* changeAttack(a: Activation, refs: readonly Ref[], n: number, until: Span): Script {
  if (n === 0) return;
  for (const { animal } of standing(a, refs)) {
    animal.changes.push({ source: a.face, n, until: untilOf(a, until) });
    a.table.emit({ type: 'attackChanged', clause: 'UNT-10.7', animal: shown(animal), amount: n });
  }
}

/** Two Animals exchange their current base Attack; each keeps what it got while it is in play (UNT-R.115). */
export function* swapBaseAttack(a: Activation, refs: readonly Ref[]): Script {
  const [one, other] = standing(a, refs);
  if (one === undefined || other === undefined) return;
  const values = [baseAttack(a.table, one.animal), baseAttack(a.table, other.animal)] as const;
  for (const [{ animal }, before, now] of [
    [one, values[0], values[1]],
    [other, values[1], values[0]],
  ] as const) {
    animal.swappedAttack = now;
    const n = now - before;
    a.table.emit({ type: 'attackChanged', clause: 'UNT-R.115', animal: shown(animal), amount: n });
  }
}

/** Gives each Animal a keyword; a granted Rush bans Strongholds this turn (UNT-R.124). */
export function* grant(
  a: Activation,
  refs: readonly Ref[],
  keyword: Keyword,
  until: 'endOfTurn' | 'whileInPlay',
): Script {
  for (const { animal } of standing(a, refs)) {
    animal.granted.push({ keyword, source: a.face, until });
    if (keyword === 'rush') animal.noStronghold = true;
    a.table.emit({ type: 'keywordGranted', clause: 'UNT-15.4', animal: shown(animal), keyword });
  }
}

/** Readies each Animal. */
export function* ready(a: Activation, refs: readonly Ref[]): Script {
  for (const { animal } of standing(a, refs)) {
    if (animal.ready) continue;
    animal.ready = true;
    a.table.emit({ type: 'readied', clause: 'UNT-R.42', animal: shown(animal) });
  }
}

/** Until its controller's next turn: their Animals have more Attack, and damage dealt to them is reduced (UNT-23.12). */
export function* strengthen(
  a: Activation,
  { attack, reduction }: { readonly attack: number; readonly reduction: number },
): Script {
  const { open } = a.table;
  if (isOut(open, a.seat)) return;
  const until = untilOf(a, 'yourNextTurn');
  playerAt(open, a.seat).changes.push({ source: a.face, attack, reduction, until });
  const { seat } = a;
  a.table.emit({ type: 'animalsShielded', clause: 'UNT-23.12', seat, attack, reduction });
}
