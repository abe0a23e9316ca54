import type { Script } from '@tablee/engine';
import { agrees } from '@tablee/engine';
import { factsOf } from '../abilities/facts.ts';
import { isUsable, resolveAbility } from '../abilities/resolve.ts';
import { resolveStronghold, strongholdActivation } from '../abilities/stronghold-ability.ts';
import type { Activation } from '../state/card.ts';
import type { InPlay } from '../state/players.ts';
import { inPlay, sideOf } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import type { Animal, Table } from '../state/state.ts';

/** Its controller may resolve the own Stronghold's ability without its cost; this is not a use of it (UNT-R.113). */
export function* triggerStronghold(a: Activation): Script {
  if (sideOf(a.table.open, a.seat).stronghold === null) return;
  const activation = strongholdActivation(a.table, a.seat);
  const { ability } = a.table.catalogue.stronghold(activation.face);
  if (!isUsable(activation, ability, { isFree: true })) return;
  const isAgreed = yield* agrees(a.seat, {
    kind: 'useAbility',
    clause: 'UNT-R.113',
    fallback: 'no',
    facts: factsOf(activation),
  });
  if (isAgreed) yield* resolveStronghold(a.table, a.seat, { isFree: true });
}

const lastWordsOf = (table: Table, { animal, seat }: InPlay): Activation => ({
  table,
  seat,
  face: animal.face,
  source: animal.id,
  trigger: 'lastWords',
  cause: {},
});

/** Whether the Last Words of an own Animal would do something now (UNT-23.4). */
export function lastWordsWork({ table, seat }: Activation, animal: Animal): boolean {
  const { lastWords } = table.catalogue.animal(animal.face);
  return lastWords !== undefined && isUsable(lastWordsOf(table, { animal, seat }), lastWords);
}

/** Resolves the Last Words of Animals that stay in play: nothing is beaten (UNT-23.20). */
export function* retriggerLastWords(a: Activation, refs: readonly Ref[]): Script {
  for (const ref of refs) {
    const found = ref.kind === 'animal' ? inPlay(a.table.open, ref.id) : undefined;
    if (found === undefined) continue;
    const { lastWords } = a.table.catalogue.animal(found.animal.face);
    if (lastWords === undefined) continue;
    yield* resolveAbility(lastWordsOf(a.table, found), lastWords);
  }
}
