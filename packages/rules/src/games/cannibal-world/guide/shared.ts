import { withX } from './texts.ts';

/** Pictures and wordings that rows of several colours share. */
export const SHOT = {
  picture: 'bullets',
  name: withX('Tir simple X', 'Single Shot X'),
  text: withX(
    'X {X|dégât direct|dégâts directs} à une créature ennemie à portée 2.',
    'X direct damage to an enemy creature within range 2.',
  ),
};
export const SCATTER = {
  picture: 'cluster-bomb',
  name: withX('Tirs dispersés X', 'Scatter Shots X'),
  text: withX(
    'X {X|dégât direct|dégâts directs}, à répartir à votre gré entre des créatures ennemies à portée 2.',
    'X direct damage, divided as you like among enemy creatures within range 2.',
  ),
};
export const SUPPORT_NAME = withX('Soutien X', 'Support X');
export const PROLIFERATION_NAME = withX('Prolifération de Rats', 'Rat Proliferation');
export const RECHARGE_NAME = withX('Recharger', 'Recharge');
export const NET_NAME = withX('Filet', 'Net');
export const LEAP_NAME = withX('Saut de félin', 'Feline Leap');
export const SHIELD_NAME = withX('Bouclier X', 'Shield X');
export const FEINT_NAME = withX('Feinte', 'Feint');
