import { text } from '@tablee/engine';
import type { ItemCard } from '../table/card.ts';

/** Potions and the amulet. */
export const ITEMS: readonly ItemCard[] = [
  {
    kind: 'item',
    id: 'potion-de-boule-de-feu',
    name: text('Potion de Boule de Feu', 'Fireball Potion'),
    text: text(
      'À votre tour de combat : 30 à la créature et à chaque loup ou gobelin, 10 à chaque autre joueur.',
      'On your turn of a combat round: 30 to the creature and to each wolf or goblin, 10 to each other player.',
    ),
    copies: 2,
    timing: 'ownTurn',
    lasts: 'instant',
    strikes: { damage: 30, others: 10 },
  },
  {
    kind: 'item',
    id: 'potion-de-soins',
    name: text('Potion de Soins', 'Healing Potion'),
    text: text(
      '25 PV pour vous ; ou pour un autre joueur qui accepte, et 3 Prestige pour vous.',
      '25 life for you; or for another player who agrees, and 3 prestige for you.',
    ),
    copies: 2,
    timing: 'camp',
    lasts: 'instant',
    heals: 25,
    gift: 3,
  },
  {
    kind: 'item',
    id: 'baume-du-rebouteux',
    name: text('Baume du Rebouteux', 'Bonesetter’s Balm'),
    text: text(
      '15 PV pour vous ; ou pour un autre joueur qui accepte, et 2 Prestige pour vous.',
      '15 life for you; or for another player who agrees, and 2 prestige for you.',
    ),
    copies: 2,
    timing: 'camp',
    lasts: 'instant',
    heals: 15,
    gift: 2,
  },
  {
    kind: 'item',
    id: 'potion-de-force',
    name: text('Potion de Force', 'Strength Potion'),
    text: text(
      'Tours de combat 1 et 2 : vos attaques montent d’un cran.',
      'Rounds 1 and 2: your attacks go one side up.',
    ),
    copies: 1,
    timing: 'camp',
    lasts: 'rounds',
    rounds: 2,
    lifts: 1,
  },
  {
    kind: 'item',
    id: 'potion-de-celerite',
    name: text('Potion de Célérité', 'Haste Potion'),
    text: text(
      'Tours de combat 1 et 2 : vous pouvez poser deux cartes Attaque.',
      'Rounds 1 and 2: you may set two attack cards.',
    ),
    copies: 1,
    timing: 'camp',
    lasts: 'rounds',
    rounds: 2,
    sets: 2,
  },
  {
    kind: 'item',
    id: 'potion-de-peau-de-fer',
    name: text('Potion de Peau de Fer', 'Ironskin Potion'),
    text: text(
      'Toute la Rencontre : vos pertes de PV sont de 0.',
      'This whole encounter: your life losses are 0.',
    ),
    copies: 1,
    timing: 'camp',
    lasts: 'encounter',
    shields: true,
  },
  {
    kind: 'item',
    id: 'amulette-de-mentalisme',
    name: text('Amulette de Mentalisme', 'Amulet of Mentalism'),
    text: text(
      'Quand vous la piochez, piochez 2 cartes. Tant qu’elle est devant vous, votre limite de main est 8.',
      'When you draw it, draw 2 cards. While it lies before you, your hand limit is 8.',
    ),
    copies: 1,
    timing: 'continuous',
    lasts: 'always',
    draws: 2,
    handLimit: 8,
  },
];
