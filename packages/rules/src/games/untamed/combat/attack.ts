import type { Script, Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { waitForTrigger } from '../abilities/trigger.ts';
import { settling } from '../abilities/waiting.ts';
import type { InPlay } from '../state/players.ts';
import { inPlay } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { animalRef, faceOf, refOf } from '../state/refs.ts';
import type { Table, TargetId } from '../state/state.ts';
import { attackTargets, isTarget } from './attack-targets.ts';
import { attackOf } from './attack-value.ts';
import type { Portion } from './damage.ts';
import { deal } from './damage.ts';

/** One attack, from exhausting the attacker to the last trigger (UNT-23.11). */
export function* attack(table: Table, seat: Seat, attackerId: string, target: TargetId): Script {
  const { open } = table;
  const attacker = inPlay(open, attackerId) as InPlay;
  const ref = refOf(open, target);
  const targetFace = faceOf(open, ref);
  attacker.animal.ready = false;
  open.attack = { attacker: attackerId, target };
  table.emit({
    type: 'attackDeclared',
    clause: 'UNT-9.1',
    seat,
    attacker: shown(attacker.animal),
    target,
    targetFace,
  });
  yield* settling(table, setOff(table, attacker, 'attacks'));
  const attacked = inPlay(open, target);
  if (attacked !== undefined) yield* settling(table, setOff(table, attacked, 'attacked'));
  const isThere = inPlay(open, attackerId) !== undefined;
  if (isThere && isStillTarget(table, attacker, target) && faceOf(open, ref) === targetFace) {
    yield* settling(table, fight(table, attacker, ref));
  } else {
    const reason = isThere ? 'targetGone' : 'attackerGone';
    table.emit({ type: 'attackEnded', clause: 'UNT-R.43', seat, reason });
  }
  open.attack = null;
}

function* setOff(table: Table, animal: InPlay, trigger: 'attacks' | 'attacked'): Script {
  waitForTrigger(table, animal, trigger, {});
}

/** Gone, or no longer a legal one (UNT-R.43). */
const isStillTarget = (table: Table, { animal, seat }: InPlay, target: TargetId): boolean =>
  isTarget(attackTargets(table, seat), animal, target);

/** Both deal damage equal to their Attack at the same time; a Stronghold deals nothing back (UNT-9.3, UNT-9.4). */
function* fight(table: Table, attacker: InPlay, ref: Ref): Script {
  const { open } = table;
  const blows: Portion[] = [blow(table, attacker, ref)];
  const defender = ref.kind === 'animal' ? inPlay(open, ref.id) : undefined;
  if (defender !== undefined) blows.push(blow(table, defender, animalRef(attacker)));
  const { dealt } = deal(table, blows, { combat: true });
  if (ref.kind !== 'stronghold' || dealt === 0) return;
  waitForTrigger(table, attacker, 'damagesStronghold', { damageDealt: dealt });
}

const blow = (table: Table, { animal, seat }: InPlay, ref: Ref): Portion => ({
  ref,
  amount: attackOf(table, animal).value,
  from: { seat, face: animal.face, id: animal.id },
});
