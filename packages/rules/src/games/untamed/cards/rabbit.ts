import { fury, grant, ready } from '../effects/attack.ts';
import { draw, playFree, toHand, upTo } from '../effects/cards.ts';
import { damage, removeDamage } from '../effects/damage.ts';
import { ownAnimals, ownStronghold, self } from '../effects/selectors.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { animalInHand, animalInSupport, anotherOwnAnimal, enemyAnimal } from './targets.ts';

const warren: StrongholdCard = {
  kind: 'stronghold',
  id: 'rabbit-warren',
  picture: 'hobbit-dwelling',
  name: { fr: 'Grande garenne', en: 'Great Warren' },
  text: {
    fr: '1 Soutien : jouez sans Puissance un Animal coûtant 2 ou moins de votre main.',
    en: '1 Support: play an Animal costing 2 or less from your hand for no Power.',
  },
  health: 7,
  ability: {
    optional: false,
    support: 1,
    targets: [{ ...animalInHand, maxCost: 2, entersPlay: true }],
    effect: function* (a, [animal = []]) {
      yield* playFree(a, animal);
    },
  },
};

const leveret: AnimalCard = {
  kind: 'animal',
  id: 'rabbit-leveret',
  picture: 'rabbit',
  name: { fr: 'Lapereau zélé', en: 'Eager Leveret' },
  text: {
    fr: 'Arrivée, au choix : infligez 1 dégât à un Animal adverse ; ou un de vos autres Animaux gagne 1 Furie.',
    en: 'Arrival, choose one: deal 1 damage to an enemy Animal; or another of your Animals gains 1 Fury.',
  },
  cost: 1,
  rally: false,
  attack: 1,
  health: 1,
  keywords: [],
  arrival: {
    optional: true,
    modes: [
      {
        id: 'nip',
        name: { fr: '1 dégât à un Animal adverse', en: '1 damage to an enemy Animal' },
        targets: [enemyAnimal],
        effect: function* (a, [prey = []]) {
          yield* damage(a, prey, 1);
        },
      },
      {
        id: 'cheer',
        name: { fr: '+1 Furie à un autre Animal', en: '+1 Fury to another Animal' },
        targets: [anotherOwnAnimal],
        effect: function* (a, [friend = []]) {
          yield* fury(a, friend, 1);
        },
      },
    ],
  },
};

const twins: AnimalCard = {
  kind: 'animal',
  id: 'rabbit-twins',
  picture: 'leapfrog',
  name: { fr: 'Lièvres jumeaux', en: 'Twin Hares' },
  text: {
    fr: 'Arrivée, au choix : Garde tant que cet Animal est en jeu ; ou Déferlement ce tour.',
    en: 'Arrival, choose one: Guard while this is in play; or Rush this turn.',
  },
  cost: 2,
  rally: true,
  attack: 2,
  health: 3,
  keywords: [],
  arrival: {
    optional: true,
    modes: [
      {
        id: 'guard',
        name: { fr: 'Garde', en: 'Guard' },
        effect: function* (a) {
          yield* grant(a, self(a), 'guard', 'whileInPlay');
        },
      },
      {
        id: 'rush',
        name: {
          fr: 'Déferlement ce tour (contre un Animal, pas une Forteresse)',
          en: 'Rush this turn (against an Animal, no Stronghold)',
        },
        effect: function* (a) {
          yield* grant(a, self(a), 'rush', 'endOfTurn');
          yield* ready(a, self(a));
        },
      },
    ],
  },
};

const nurse: AnimalCard = {
  kind: 'animal',
  id: 'rabbit-nurse',
  picture: 'carrot',
  name: { fr: 'Nourrice du terrier', en: 'Burrow Nurse' },
  text: {
    fr: 'Arrivée, au choix : un Animal coûtant 1 ou moins de votre Soutien revient en main ; ou retirez jusqu’à 2 dégâts à votre Forteresse.',
    en: 'Arrival, choose one: an Animal costing 1 or less returns from your Support to your hand; or remove up to 2 damage from your Stronghold.',
  },
  cost: 2,
  rally: false,
  recallsUpTo: 1,
  attack: 2,
  health: 3,
  keywords: [],
  arrival: {
    optional: true,
    modes: [
      {
        id: 'recall',
        name: { fr: 'Un Animal du Soutien en main', en: 'An Animal from Support to hand' },
        targets: [{ ...animalInSupport, maxCost: 1 }],
        effect: function* (a, [animal = []]) {
          yield* toHand(a, animal);
        },
      },
      {
        id: 'mend',
        name: {
          fr: 'Forteresse : jusqu’à 2 dégâts en moins',
          en: 'Stronghold: up to 2 damage off',
        },
        effect: function* (a) {
          yield* removeDamage(a, ownStronghold(a), 2);
        },
      },
    ],
  },
};

const captain: AnimalCard = {
  kind: 'animal',
  id: 'rabbit-captain',
  picture: 'captain-hat-profile',
  name: { fr: 'Capitaine Garenne', en: 'Captain Warren' },
  text: {
    fr: 'Arrivée, au choix : jusqu’à trois de vos autres Animaux gagnent 1 Furie ; ou piochez 1 carte par paire de vos autres Animaux.',
    en: 'Arrival, choose one: up to three of your other Animals gain 1 Fury; or draw 1 card per pair of your other Animals.',
  },
  cost: 4,
  rally: true,
  attack: 4,
  health: 4,
  keywords: [],
  arrival: {
    optional: true,
    modes: [
      {
        id: 'charge',
        name: { fr: '+1 Furie, jusqu’à 3 Animaux', en: '+1 Fury, up to 3 Animals' },
        targets: [{ ...anotherOwnAnimal, max: 3 }],
        effect: function* (a, [friends = []]) {
          yield* fury(a, friends, 1);
        },
      },
      {
        id: 'muster',
        name: { fr: 'Piocher 1 carte par paire', en: 'Draw 1 card per pair' },
        effect: function* (a) {
          const others = ownAnimals(a).filter(({ id }) => id !== a.source).length;
          yield* draw(a, Math.floor(others / 2));
        },
      },
    ],
  },
};

const rush: ItemCard = {
  kind: 'item',
  id: 'rabbit-rush',
  picture: 'run',
  name: { fr: 'Ruée du terrier', en: 'Burrow Rush' },
  text: {
    fr: 'Jouez sans Puissance jusqu’à deux Animaux coûtant 2 ou moins de votre main.',
    en: 'Play up to two Animals costing 2 or less from your hand for no Power.',
  },
  cost: 2,
  rally: false,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        const animal = { ...animalInHand, maxCost: 2, entersPlay: true };
        yield* upTo(a, 2, animal, (chosen) => playFree(a, chosen));
      },
    },
  ],
};

export const rabbit: Faction = {
  id: 'rabbit',
  crest: 'rabbit-head',
  hue: 356,
  name: { fr: 'Lapin', en: 'Rabbit' },
  identity: {
    fr: 'Une foule de petits corps, souples grâce à leurs Arrivées au choix.',
    en: 'A crowd of small bodies, flexible thanks to the choices of their Arrivals.',
  },
  expansion: false,
  stronghold: warren,
  cards: [leveret, twins, nurse, captain, rush],
};
