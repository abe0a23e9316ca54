import type { Script, Seat } from '@tablee/engine';
import type { Activation } from '../state/card.ts';
import { playerAt, sideOf } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import type { Use } from './resolve.ts';
import { resolveAbility } from './resolve.ts';
import { waitForTrigger } from './trigger.ts';

/** The ability of a player's current Stronghold, about to be used by that player. */
export function strongholdActivation(table: Table, seat: Seat): Activation {
  const face = sideOf(table.open, seat).stronghold;
  if (face === null) throw new Error(`seat ${seat} has no Stronghold`);
  return { table, seat, face, source: null, trigger: 'stronghold', cause: {} };
}

/** Resolves it, used or triggered by an effect; then what watches it, of this player alone (UNT-R.133). */
export function* resolveStronghold(table: Table, seat: Seat, use: Use): Script {
  const activation = strongholdActivation(table, seat);
  const { ability } = table.catalogue.stronghold(activation.face);
  const done = yield* resolveAbility(activation, ability, { ...use, isChosen: true });
  if (!done) return;
  for (const animal of playerAt(table.open, seat).animals) {
    waitForTrigger(table, { animal, seat }, 'strongholdTriggered', {});
  }
}
