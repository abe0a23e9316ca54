import { draw, putIntoPlay } from '../effects/cards.ts';
import { beat, damage } from '../effects/damage.ts';
import { lastWordsWork, retriggerLastWords } from '../effects/stronghold.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { animalInSupport, enemyAnimal, ownAnimal } from './targets.ts';

const mire: StrongholdCard = {
  kind: 'stronghold',
  id: 'crocodile-mire',
  picture: 'swamp',
  name: { fr: 'Bourbier des échos', en: 'Echo Mire' },
  text: {
    fr: '2 Soutien : les Dernières Paroles d’un de vos Animaux en jeu se déclenchent.',
    en: '2 Support: the Last Words of one of your Animals in play trigger.',
  },
  health: 7,
  ability: {
    optional: false,
    support: 2,
    targets: [{ ...ownAnimal, fits: lastWordsWork }],
    effect: function* (a, [animal = []]) {
      yield* retriggerLastWords(a, animal);
    },
  },
};

const snapling: AnimalCard = {
  kind: 'animal',
  id: 'crocodile-snapling',
  picture: 'dinosaur-egg',
  name: { fr: 'Bébé mâchoire', en: 'Snapling' },
  text: {
    fr: 'Dernières Paroles : infligez 1 dégât à un Animal adverse.',
    en: 'Last Words: deal 1 damage to an enemy Animal.',
  },
  cost: 1,
  rally: true,
  attack: 2,
  health: 1,
  keywords: [],
  lastWords: {
    optional: true,
    targets: [enemyAnimal],
    effect: function* (a, [prey = []]) {
      yield* damage(a, prey, 1);
    },
  },
};

const mourner: AnimalCard = {
  kind: 'animal',
  id: 'crocodile-mourner',
  picture: 'tear-tracks',
  name: { fr: 'Pleureuse du bayou', en: 'Bayou Mourner' },
  text: { fr: 'Dernières Paroles : piochez 1 carte.', en: 'Last Words: draw 1 card.' },
  cost: 2,
  rally: false,
  attack: 1,
  health: 2,
  keywords: ['guard'],
  lastWords: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      yield* draw(a, 1);
    },
  },
};

const siltjaw: AnimalCard = {
  kind: 'animal',
  id: 'crocodile-siltjaw',
  picture: 'shark-jaws',
  name: { fr: 'Mâchoire de vase', en: 'Siltjaw' },
  text: {
    fr: 'Dernières Paroles : un Animal coûtant 2 ou moins entre en jeu depuis votre Soutien.',
    en: 'Last Words: an Animal costing 2 or less enters play from your Support.',
  },
  cost: 4,
  rally: true,
  focus: 4,
  recallsUpTo: 2,
  attack: 3,
  health: 3,
  keywords: [],
  lastWords: {
    optional: true,
    targets: [{ ...animalInSupport, maxCost: 2, other: true, entersPlay: true }],
    effect: function* (a, [animal = []]) {
      yield* putIntoPlay(a, animal);
    },
  },
};

const elder: AnimalCard = {
  kind: 'animal',
  id: 'crocodile-elder',
  picture: 'dorsal-scales',
  name: { fr: 'Doyen aux cent larmes', en: 'Hundred-Tear Elder' },
  text: {
    fr: 'Les Dernières Paroles de vos autres Animaux battus se déclenchent une fois de plus.',
    en: 'The Last Words of your other beaten Animals trigger one more time.',
  },
  cost: 5,
  rally: false,
  attack: 4,
  health: 4,
  keywords: [],
  extraLastWords: 1,
};

const tears: ItemCard = {
  kind: 'item',
  id: 'crocodile-tears',
  picture: 'droplets',
  name: { fr: 'Larmes de crocodile', en: 'Crocodile Tears' },
  text: {
    fr: 'Éliminez un de vos Animaux pour piocher 2 cartes.',
    en: 'Beat one of your Animals to draw 2 cards.',
  },
  cost: 1,
  rally: false,
  onPlay: [
    {
      optional: true,
      targets: [ownAnimal],
      effect: function* (a, [animal = []]) {
        if (yield* beat(a, animal)) yield* draw(a, 2);
      },
    },
  ],
};

export const crocodile: Faction = {
  id: 'crocodile',
  crest: 'croc-jaws',
  hue: 136,
  name: { fr: 'Crocodile', en: 'Crocodile' },
  identity: {
    fr: 'Ses Dernières Paroles résonnent plus d’une fois.',
    en: 'Its Last Words echo more than once.',
  },
  expansion: false,
  stronghold: mire,
  cards: [snapling, mourner, siltjaw, elder, tears],
};
