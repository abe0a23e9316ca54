import type { Script } from '@tablee/engine';
import { creatureOf, enemiesOf } from '../creatures/creatures.ts';
import { stun } from '../creatures/effects.ts';
import { dealDamage } from '../reactions/damage.ts';
import { campOf } from '../state/players.ts';
import type { Row, Use } from '../state/row.ts';
import type { CreatureId } from '../state/state.ts';
import { FEINT_NAME, NET_NAME, SHIELD_NAME, SHOT } from './shared.ts';
import { withX } from './texts.ts';

/** From Hunt or the hand, dodgeable; from a creature a combat with the target follows (CAN-12.3 to 12.6, CAN-14). */
export const assaultRows: readonly Row[] = [
  {
    id: 'assault.shotX',
    picture: 'bullets',
    timing: 'assault',
    name: SHOT.name,
    text: withX(
      'X {X|dégât direct|dégâts directs} à la cible, puis combat.',
      'X direct damage to the target, then combat.',
    ),
    actionText: withX(
      'X {X|dégât direct|dégâts directs} à la cible.',
      'X direct damage to the target.',
    ),
    target: 'combat',
    direct: true,
  },
  {
    id: 'assault.stab',
    picture: 'bowie-knife',
    timing: 'assault',
    name: withX('Poignarder X', 'Stab X'),
    text: withX(
      'X {X|dégât|dégâts} de combat à la cible, puis combat.',
      'X combat damage to the target, then combat.',
    ),
    actionText: withX('X {X|dégât|dégâts} de combat à la cible.', 'X combat damage to the target.'),
    target: 'combat',
    *run({ table, x }, { target }) {
      if (target === null) return;
      yield* dealDamage(table, [{ creature: target, combat: x, direct: 0 }], 'CAN-14.2');
    },
  },
  {
    id: 'assault.shield',
    picture: 'checked-shield',
    timing: 'assault',
    name: SHIELD_NAME,
    text: withX(
      'L’attaquant est Protégé de X {X|dégât|dégâts} de combat, puis combat.',
      'The attacker is Protected from X combat damage, then combat.',
    ),
    target: 'combat',
    mark(marks, x) {
      marks.protectedBy += x;
    },
  },
  {
    id: 'assault.net',
    picture: 'fishing-net',
    timing: 'assault',
    name: NET_NAME,
    text: withX('Étourdissez la cible, puis combat.', 'Stun the target, then combat.'),
    actionText: withX('Étourdissez la cible.', 'Stun the target.'),
    target: 'combat',
    *run({ table }, { target }) {
      if (target !== null) stun(table, target, 'CAN-14.4');
    },
  },
  {
    id: 'assault.canineCharge',
    picture: 'charging-bull',
    timing: 'assault',
    name: withX('Charge canine', 'Canine Charge'),
    text: withX(
      'Puis combat Chargé : il ne s’esquive pas (l’Assaut, si), et l’excédent de dégâts est réparti dans la zone attaquée.',
      'Then a Charged combat: it cannot be dodged (the assault can), and excess damage is divided in the zone attacked.',
    ),
    target: 'combat',
    mark(marks) {
      marks.charged = true;
    },
  },
  {
    id: 'assault.sacrifice',
    picture: 'claw-slashes',
    timing: 'assault',
    name: withX('Sacrifice', 'Sacrifice'),
    text: withX(
      '1 dégât de combat à chaque créature ennemie de la zone visée, et à cette créature ; puis combat.',
      '1 combat damage to every enemy creature of the target’s zone, and to this creature; then combat.',
    ),
    actionText: withX(
      '1 dégât de combat à chaque créature ennemie de la zone visée.',
      '1 combat damage to every enemy creature of the target’s zone.',
    ),
    target: 'combat',
    *run(use, { target }) {
      if (target !== null) yield* sacrifice(use, target);
    },
  },
  {
    id: 'assault.feint',
    picture: 'dodging',
    timing: 'assault',
    name: FEINT_NAME,
    text: withX(
      'Puis combat qui ne s’esquive pas (l’Assaut, si) ; l’attaquant n’y subit aucun dégât de combat.',
      'Then a combat that cannot be dodged (the assault can); the attacker takes no combat damage in it.',
    ),
    target: 'combat',
    mark(marks) {
      marks.feint = true;
    },
  },
];

/** 1 combat damage to every enemy of the target's zone, Trackers spared, and to the source (CAN-14.7, R.26). */
function* sacrifice({ table, seat, source }: Use, target: CreatureId): Script {
  const { zone } = creatureOf(table.open, target);
  const enemies = enemiesOf(table.open, campOf(table.open, seat)).filter(
    (enemy) => enemy.zone === zone,
  );
  const hit = [...(source === null ? [] : [source]), ...enemies.map(({ id }) => id)];
  const blows = hit.map((creature) => ({ creature, combat: 1, direct: 0 }));
  yield* dealDamage(table, blows, 'CAN-14.7');
}
