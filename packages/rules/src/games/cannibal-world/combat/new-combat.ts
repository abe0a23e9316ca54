import { creatureOf } from '../creatures/creatures.ts';
import type { Combat, CreatureId, Open } from '../state/state.ts';

/** A combat of these two as it begins. */
export const newCombat = (
  field: Pick<Open, 'creatures'>,
  attacker: CreatureId,
  target: CreatureId,
): Combat => ({
  initiator: creatureOf(field, attacker).owner,
  attacker,
  defender: target,
  target,
  zone: creatureOf(field, target).zone,
  step: 'defence',
  undodgeable: false,
  silenced: null,
  charged: false,
  extra: [],
  exposed: [],
  shields: [],
  feints: [],
  loyal: [],
  shots: [],
});
