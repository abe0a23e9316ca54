import { change } from '../state/combat-state.ts';
import type { Row } from '../state/row.ts';
import { FEINT_NAME, SCATTER, SHIELD_NAME, SHOT } from './shared.ts';
import { withX } from './texts.ts';

/** At any time of the own main phase and in every combat (CAN-12.7, CAN-15). */
export const tacticalRows: readonly Row[] = [
  { id: 'tactical.shot1', timing: 'tactical', ...SHOT, target: 'reach', direct: true },
  { id: 'tactical.scatter', timing: 'tactical', ...SCATTER, target: 'split', direct: true },
  { id: 'tactical.shotX', timing: 'tactical', ...SHOT, target: 'reach', direct: true },
  {
    id: 'tactical.extraDamage',
    picture: 'fulguro-punch',
    timing: 'tactical',
    name: withX('Dégâts supplémentaires X', 'Extra Damage X'),
    text: withX(
      'En combat : cette créature inflige X {X|dégât|dégâts} de combat de plus.',
      'In combat: this creature deals X more combat damage.',
    ),
    actionText: withX(
      'En combat : un combattant au choix subit X {X|dégât|dégâts} de combat de plus.',
      'In combat: a fighter of your choice takes X more combat damage.',
    ),
    target: 'fighter',
    combatOnly: true,
    *run({ table, source, x }, { target }) {
      const what = source === null ? 'exposed' : 'extra';
      if (target !== null) change(table, what, target, x, 'CAN-15.4');
    },
  },
  {
    id: 'tactical.shield',
    picture: 'checked-shield',
    timing: 'tactical',
    name: SHIELD_NAME,
    text: withX(
      'En combat : empêche X {X|dégât|dégâts} de combat à cette créature.',
      'In combat: prevents X combat damage to this creature.',
    ),
    actionText: withX(
      'En combat : empêche X {X|dégât|dégâts} de combat à votre combattant.',
      'In combat: prevents X combat damage to your fighter.',
    ),
    target: 'self',
    combatOnly: true,
    *run({ table, x }, { bearer }) {
      if (bearer !== null) change(table, 'shield', bearer, x, 'CAN-15.5');
    },
  },
  {
    id: 'tactical.feint',
    picture: 'dodging',
    timing: 'tactical',
    name: FEINT_NAME,
    text: withX(
      'En combat : cette créature ne subit aucun dégât de combat et inflige les siens.',
      'In combat: this creature takes no combat damage and deals its own.',
    ),
    actionText: withX(
      'En combat : votre combattant ne subit aucun dégât de combat et inflige les siens.',
      'In combat: your fighter takes no combat damage and deals its own.',
    ),
    target: 'self',
    combatOnly: true,
    *run({ table }, { bearer }) {
      if (bearer !== null) change(table, 'feint', bearer, 0, 'CAN-15.6');
    },
  },
  {
    id: 'tactical.loyalty',
    picture: 'linked-rings',
    timing: 'tactical',
    name: withX('Loyauté', 'Loyalty'),
    text: withX(
      'En combat : cette créature subit les dégâts de combat destinés à votre combattant.',
      'In combat: this creature takes the combat damage meant for your fighter.',
    ),
    actionText: withX(
      'En combat : une autre de vos créatures subit les dégâts de combat destinés à votre combattant.',
      'In combat: another of your creatures takes the combat damage meant for your fighter.',
    ),
    target: 'stand-in',
    combatOnly: true,
    *run({ table }, { bearer, target }) {
      if (bearer === null || target === null) return;
      change(table, 'loyal', bearer, 0, 'CAN-15.7', target);
    },
  },
];
