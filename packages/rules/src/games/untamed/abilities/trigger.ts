import type { Activation, Cause, Trigger } from '../state/card.ts';
import type { InPlay } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import { isUsable, resolveAbility } from './resolve.ts';
import { wait } from './waiting.ts';

/** Makes an Animal's ability wait, if it has one for this. It resolves even if the Animal has left (UNT-23.10). */
export function waitForTrigger(
  table: Table,
  { animal, seat }: InPlay,
  trigger: Trigger,
  cause: Cause,
): void {
  const { face, id } = animal;
  const ability = table.catalogue.animal(face)[trigger];
  if (ability === undefined) return;
  const activation: Activation = { table, seat, face, source: id, trigger, cause };
  wait(table, {
    seat,
    isFall: false,
    kind: () => `${face} ${trigger} ${JSON.stringify(cause)}`,
    face,
    source: id,
    isLive: () => isUsable(activation, ability),
    *run() {
      yield* resolveAbility(activation, ability);
    },
  });
}
