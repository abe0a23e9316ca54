import type { Script } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';
import { leap } from '../combat/leap.ts';
import { findCreature } from '../creatures/creatures.ts';
import { draw } from '../creatures/draw.ts';
import { move, stun } from '../creatures/effects.ts';
import { proliferate, search } from '../creatures/search.ts';
import { dealDamage } from '../reactions/damage.ts';
import { rechargeAbility } from '../reactions/recharge.ts';
import { gainMeat } from '../state/players.ts';
import type { Row } from '../state/row.ts';
import type { CreatureId, Table } from '../state/state.ts';
import {
  LEAP_NAME,
  NET_NAME,
  PROLIFERATION_NAME,
  RECHARGE_NAME,
  SCATTER,
  SHOT,
  SUPPORT_NAME,
} from './shared.ts';
import { withX } from './texts.ts';

/** From Covert or the hand, in the own main phase, never in a combat, never dodged (CAN-12.2, CAN-13). */
export const covertRows: readonly Row[] = [
  { id: 'covert.shot1', timing: 'covert', ...SHOT, target: 'reach', direct: true },
  { id: 'covert.scatter', timing: 'covert', ...SCATTER, target: 'split', direct: true },
  { id: 'covert.shotX', timing: 'covert', ...SHOT, target: 'reach', direct: true },
  {
    id: 'covert.support',
    picture: 'meat',
    timing: 'covert',
    name: SUPPORT_NAME,
    text: withX(
      'Piochez X {X|carte|cartes} et recevez X {X|jeton|jetons} Viande.',
      'Draw X {X|card|cards} and get X meat {X|token|tokens}.',
    ),
    target: 'none',
    *run({ table, seat, x }) {
      yield* draw(table, seat, x, 'CAN-13.4');
      gainMeat(table, seat, x, 'CAN-13.4');
    },
  },
  {
    id: 'covert.ratProliferation',
    picture: 'rat',
    timing: 'covert',
    name: PROLIFERATION_NAME,
    text: withX(
      'Un Rat de valeur 6 ou moins passe de votre défausse à vos Renforts.',
      'A Rat of value 6 or less goes from your discard pile to your Reinforcements.',
    ),
    target: 'rat',
    optional: true,
    *run({ table, seat }, { card }) {
      if (card !== null) yield* proliferate(table, seat, card, 'CAN-13.5');
    },
  },
  {
    id: 'covert.recharge',
    picture: 'cycle',
    timing: 'covert',
    name: RECHARGE_NAME,
    text: withX(
      'Une autre capacité utilisée de votre camp peut de nouveau servir.',
      'Another used ability of your camp may be used again.',
    ),
    actionText: withX(
      'Une capacité utilisée de votre camp peut de nouveau servir.',
      'A used ability of your camp may be used again.',
    ),
    target: 'spent',
    *run({ table }, { ability }) {
      if (ability !== null) rechargeAbility(table, ability, 'CAN-13.6');
    },
  },
  {
    id: 'covert.net',
    picture: 'fishing-net',
    timing: 'covert',
    name: NET_NAME,
    text: withX(
      'Étourdissez une créature ennemie à portée 2.',
      'Stun an enemy creature within range 2.',
    ),
    target: 'reach',
    *run({ table }, { target }) {
      if (target !== null) stun(table, target, 'CAN-13.7');
    },
  },
  {
    id: 'covert.felineLeap',
    picture: 'jump-across',
    timing: 'covert',
    name: LEAP_NAME,
    text: withX(
      'Cette créature passe de Couvert en Chasse et combat sans autre coût. Pas d’esquive ; la cible n’y utilise ni capacité Tactique ni Déclenchée : ses alliées et les Actions de la main, si.',
      'This creature moves from Covert to Hunt and engages in combat at once, at no further cost. No dodge; the target uses no tactical or triggered ability in it: its allies and Actions of the hand still can.',
    ),
    actionText: withX(
      'Une de vos créatures passe de Couvert en Chasse et combat sans autre coût. Pas d’esquive ; la cible n’y utilise ni capacité Tactique ni Déclenchée : ses alliées et les Actions de la main, si.',
      'One of your creatures moves from Covert to Hunt and engages in combat at once, at no further cost. No dodge; the target uses no tactical or triggered ability in it: its allies and Actions of the hand still can.',
    ),
    target: 'leap',
    optional: true,
    *run({ table, seat }, { bearer, target }) {
      if (bearer !== null) yield* leap(table, seat, bearer, target);
    },
  },
  {
    id: 'covert.summonAlpha',
    picture: 'wolf-howl',
    timing: 'covert',
    name: withX('Invoquer l’Alpha', 'Summon the Alpha'),
    text: withX(
      'Cherchez une Créature de valeur 8 ou plus dans votre paquet principal, montrez-la et mettez-la dans vos Renforts. Mélangez le paquet.',
      'Search your main deck for a Creature of value 8 or more, show it and put it into your Reinforcements. Shuffle the deck.',
    ),
    target: 'none',
    *run({ table, seat }) {
      const isAlpha = (face: string): boolean =>
        cardOf(face).kind === 'creature' && cardOf(face).value >= 8;
      yield* search(table, seat, { fits: isAlpha, isShown: true, clause: 'CAN-13.9' });
    },
  },
  {
    id: 'covert.harpoon',
    picture: 'harpoon-chain',
    timing: 'covert',
    name: withX('Harpon', 'Harpoon'),
    text: withX(
      '1 dégât de combat à une créature ennemie ; si elle est à Couvert, elle avance en Chasse.',
      '1 combat damage to an enemy creature; if it is in Covert, it moves to its Hunt.',
    ),
    target: 'enemy',
    *run({ table }, { target }) {
      if (target !== null) yield* harpoon(table, target);
    },
  },
];

/** 1 combat damage; a survivor in Covert is dragged into its Hunt (CAN-13.10, R.23). */
function* harpoon(table: Table, target: CreatureId): Script {
  yield* dealDamage(table, [{ creature: target, combat: 1, direct: 0 }], 'CAN-13.10');
  if (findCreature(table.open, target) !== undefined) {
    move(table, target, 'hunt', 'CAN-13.10', 'moved');
  }
}
