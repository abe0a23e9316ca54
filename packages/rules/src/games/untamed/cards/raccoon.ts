import { fury, grant, strengthen } from '../effects/attack.ts';
import { removeDamage } from '../effects/damage.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { anotherOwnAnimal, ownAnimal } from './targets.ts';

const workshop: StrongholdCard = {
  kind: 'stronghold',
  id: 'raccoon-workshop',
  picture: 'gear-hammer',
  name: { fr: 'Atelier de récup', en: 'Salvage Workshop' },
  text: {
    fr: '2 Soutien : un de vos Animaux gagne 1 Furie ; retirez-lui jusqu’à 1 dégât.',
    en: '2 Support: one of your Animals gains 1 Fury; remove up to 1 damage from it.',
  },
  health: 7,
  ability: {
    optional: false,
    support: 2,
    targets: [ownAnimal],
    effect: function* (a, [animal = []]) {
      yield* fury(a, animal, 1);
      yield* removeDamage(a, animal, 1);
    },
  },
};

const lidbearer: AnimalCard = {
  kind: 'animal',
  id: 'raccoon-lidbearer',
  picture: 'trash-can',
  name: { fr: 'Porte-couvercle', en: 'Lidbearer' },
  text: {
    fr: 'Quand cet Animal est attaqué, 1 Soutien : un de vos autres Animaux gagne 1 Furie.',
    en: 'When this is attacked, 1 Support: another of your Animals gains 1 Fury.',
  },
  cost: 2,
  rally: true,
  attack: 1,
  health: 4,
  keywords: ['guard'],
  attacked: {
    optional: true,
    support: 1,
    targets: [anotherOwnAnimal],
    effect: function* (a, [friend = []]) {
      yield* fury(a, friend, 1);
    },
  },
};

const tinker: AnimalCard = {
  kind: 'animal',
  id: 'raccoon-tinker',
  picture: 'sewing-string',
  name: { fr: 'Rafistoleuse', en: 'Patchwork Tinker' },
  text: {
    fr: 'Arrivée : retirez tous les dégâts d’un de vos autres Animaux ; il gagne 1 Furie.',
    en: 'Arrival: remove all damage from another of your Animals; it gains 1 Fury.',
  },
  cost: 3,
  rally: false,
  attack: 2,
  health: 3,
  keywords: [],
  arrival: {
    optional: true,
    targets: [anotherOwnAnimal],
    effect: function* (a, [friend = []]) {
      yield* removeDamage(a, friend, 'all');
      yield* fury(a, friend, 1);
    },
  },
};

const foreman: AnimalCard = {
  kind: 'animal',
  id: 'raccoon-foreman',
  picture: 'mining-helmet',
  name: { fr: 'Contremaître ferrailleur', en: 'Junkyard Foreman' },
  text: {
    fr: 'Tous vos autres Animaux ont +1 Attaque.',
    en: 'All your other Animals have +1 Attack.',
  },
  cost: 4,
  rally: false,
  focus: 4,
  attack: 3,
  health: 4,
  keywords: [],
  aura: () => 1,
};

const armour: ItemCard = {
  kind: 'item',
  id: 'raccoon-armour',
  picture: 'canned-fish',
  name: { fr: 'Armure de conserve', en: 'Tin-Can Armour' },
  text: {
    fr: 'Un de vos Animaux gagne 1 Furie, ainsi que Garde tant qu’il est en jeu ; retirez-lui jusqu’à 1 dégât.',
    en: 'One of your Animals gains 1 Fury, as well as Guard while in play; remove up to 1 damage from it.',
  },
  cost: 1,
  rally: false,
  onPlay: [
    {
      optional: true,
      targets: [ownAnimal],
      effect: function* (a, [animal = []]) {
        yield* grant(a, animal, 'guard', 'whileInPlay');
        yield* fury(a, animal, 1);
        yield* removeDamage(a, animal, 1);
      },
    },
  ],
};

const contraption: ItemCard = {
  kind: 'item',
  id: 'raccoon-contraption',
  picture: 'clockwork',
  name: { fr: 'Engin bricolé', en: 'Jury-Rigged Device' },
  text: {
    fr: 'Jusqu’à votre prochain tour, vos Animaux ont +1 Attaque et les dégâts qui leur sont infligés sont réduits de 1.',
    en: 'Until your next turn, your Animals have +1 Attack, and damage dealt to each is reduced by 1.',
  },
  cost: 2,
  rally: true,
  onPlay: [
    {
      optional: true,
      ask: 'auto',
      effect: function* (a) {
        yield* strengthen(a, { attack: 1, reduction: 1 });
      },
    },
  ],
};

export const raccoon: Faction = {
  id: 'raccoon',
  crest: 'raccoon-head',
  hue: 240,
  name: { fr: 'Raton Laveur', en: 'Raccoon' },
  identity: {
    fr: 'Répare, blinde et arme ses compagnons.',
    en: 'Mends, armours and arms its companions.',
  },
  expansion: false,
  stronghold: workshop,
  cards: [lidbearer, tinker, foreman, armour, contraption],
};
