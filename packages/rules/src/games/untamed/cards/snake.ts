import { beat, damage, damageCounting } from '../effects/damage.ts';
import { controllerOf, otherAnimals, ownStronghold } from '../effects/selectors.ts';
import { callOwls, owlHasRoom } from '../effects/spirits.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { anotherOwnAnimal, enemyAnimal, ownAnimalOrStronghold } from './targets.ts';

const pit: StrongholdCard = {
  kind: 'stronghold',
  id: 'snake-pit',
  picture: 'snake-jar',
  name: { fr: 'Fosse aux oracles', en: 'Oracle Pit' },
  text: {
    fr: '1 Soutien : infligez 1 dégât à un de vos Animaux ou à votre Forteresse pour appeler 1 Esprit Hibou.',
    en: '1 Support: deal 1 damage to one of your Animals or your Stronghold to call 1 Owl Spirit.',
  },
  health: 7,
  callsOwl: true,
  ability: {
    optional: false,
    support: 1,
    targets: [ownAnimalOrStronghold],
    effect: function* (a, [victim = []]) {
      if (yield* damage(a, victim, 1)) yield* callOwls(a, a.seat, 1);
    },
  },
};

const viper: AnimalCard = {
  kind: 'animal',
  id: 'snake-viper',
  picture: 'snake-tongue',
  name: { fr: 'Vipère possédée', en: 'Possessed Viper' },
  text: { fr: 'Dernières Paroles : appelez 1 Esprit Hibou.', en: 'Last Words: call 1 Owl Spirit.' },
  cost: 2,
  rally: false,
  attack: 1,
  health: 2,
  keywords: [],
  lastWords: {
    optional: true,
    ask: 'confirm',
    when: owlHasRoom,
    effect: function* (a) {
      yield* callOwls(a, a.seat, 1);
    },
  },
};

const charmer: AnimalCard = {
  kind: 'animal',
  id: 'snake-charmer',
  picture: 'flute',
  name: { fr: 'Charmeuse de spectres', en: 'Ghost Charmer' },
  text: {
    fr: 'Arrivée : éliminez un de vos autres Animaux pour infliger 2 dégâts à un Animal adverse.',
    en: 'Arrival: beat another of your Animals to deal 2 damage to an enemy Animal.',
  },
  cost: 3,
  rally: true,
  attack: 2,
  health: 4,
  keywords: [],
  arrival: {
    optional: true,
    targets: [anotherOwnAnimal, enemyAnimal],
    effect: function* (a, [victim = [], prey = []]) {
      if (yield* beat(a, victim)) yield* damage(a, prey, 2);
    },
  },
};

const matriarch: AnimalCard = {
  kind: 'animal',
  id: 'snake-matriarch',
  picture: 'cobra',
  name: { fr: 'Matriarche folle', en: 'Mad Matriarch' },
  text: {
    fr: 'Arrivée : infligez 1 dégât à chaque autre Animal, puis appelez 1 Esprit Hibou par Animal ainsi éliminé.',
    en: 'Arrival: deal 1 damage to every other Animal, then call 1 Owl Spirit per Animal eliminated this way.',
  },
  cost: 5,
  rally: false,
  focus: 5,
  attack: 3,
  health: 3,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      const beaten = yield* damageCounting(a, otherAnimals(a), 1);
      yield* callOwls(a, a.seat, beaten);
    },
  },
};

const venom: ItemCard = {
  kind: 'item',
  id: 'snake-venom',
  picture: 'snake-bite',
  name: { fr: 'Venin spectral', en: 'Spectral Venom' },
  text: {
    fr: 'Infligez 3 dégâts à un Animal adverse ; son joueur appelle 1 Esprit Hibou.',
    en: 'Deal 3 damage to an enemy Animal; its player calls 1 Owl Spirit.',
  },
  cost: 1,
  rally: false,
  onPlay: [
    {
      optional: false,
      targets: [enemyAnimal],
      effect: function* (a, [prey = []]) {
        yield* damage(a, prey, 3);
        for (const ref of prey) yield* callOwls(a, controllerOf(ref), 1);
      },
    },
  ],
};

const rite: ItemCard = {
  kind: 'item',
  id: 'snake-rite',
  picture: 'snake-spiral',
  name: { fr: 'Rite frénétique', en: 'Frenzied Rite' },
  text: {
    fr: 'Infligez 1 dégât à votre Forteresse et appelez 2 Esprits Hiboux.',
    en: 'Deal 1 damage to your Stronghold and call 2 Owl Spirits.',
  },
  cost: 1,
  rally: true,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* damage(a, ownStronghold(a), 1);
        yield* callOwls(a, a.seat, 2);
      },
    },
  ],
};

export const snake: Faction = {
  id: 'snake',
  crest: 'snake',
  hue: 328,
  name: { fr: 'Serpent', en: 'Snake' },
  identity: {
    fr: 'Des Esprits Hiboux à tout prix, le sien ou celui des autres.',
    en: 'Owl Spirits at any price, paid by itself or by others.',
  },
  expansion: true,
  stronghold: pit,
  cards: [viper, charmer, matriarch, venom, rite],
};
