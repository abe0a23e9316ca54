import { fury } from '../effects/attack.ts';
import { damage, moveDamage, placeDamage } from '../effects/damage.ts';
import { self } from '../effects/selectors.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { anyAnimal, ownAnimal, ownAnimalOrStronghold, sourceInPlay } from './targets.ts';

const scar: StrongholdCard = {
  kind: 'stronghold',
  id: 'rhino-scar',
  picture: 'mountain-cave',
  name: { fr: 'Roc des cicatrices', en: 'Scar Rock' },
  text: {
    fr: '1 Soutien : déplacez 1 dégât d’un Animal sur un autre.',
    en: '1 Support: move 1 damage from one Animal to another.',
  },
  health: 7,
  ability: {
    optional: false,
    support: 1,
    targets: [
      { ...anyAnimal, damaged: true },
      { ...anyAnimal, not: 0 },
    ],
    effect: function* (a, [from = [], to = []]) {
      yield* moveDamage(a, from, to, 1);
    },
  },
};

const charger: AnimalCard = {
  kind: 'animal',
  id: 'rhino-charger',
  picture: 'charging-bull',
  name: { fr: 'Jeune chargeur', en: 'Young Charger' },
  text: {
    fr: 'Chaque fois que des dégâts sont infligés à cet Animal et qu’il reste en jeu, il gagne 1 Furie.',
    en: 'Each time this is dealt damage and stays in play, it gains 1 Fury.',
  },
  cost: 2,
  rally: true,
  attack: 2,
  health: 3,
  keywords: [],
  damagedSurvives: {
    optional: true,
    ask: 'auto',
    when: sourceInPlay,
    effect: function* (a) {
      yield* fury(a, self(a), 1);
    },
  },
};

const mudhealer: AnimalCard = {
  kind: 'animal',
  id: 'rhino-mudhealer',
  picture: 'healing',
  name: { fr: 'Guérisseuse de boue', en: 'Mud Healer' },
  text: {
    fr: 'Arrivée : déplacez jusqu’à 2 dégâts de votre Forteresse ou d’un de vos autres Animaux sur cet Animal pour lui donner 1 Furie.',
    en: 'Arrival: move up to 2 damage from your Stronghold or another of your Animals onto this to give it 1 Fury.',
  },
  cost: 2,
  rally: false,
  attack: 1,
  health: 4,
  keywords: [],
  arrival: {
    optional: true,
    targets: [{ ...ownAnimalOrStronghold, other: true, damaged: true }],
    effect: function* (a, [patient = []]) {
      if (yield* moveDamage(a, patient, self(a), 2, { upTo: true })) yield* fury(a, self(a), 1);
    },
  },
};

const ironhide: AnimalCard = {
  kind: 'animal',
  id: 'rhino-ironhide',
  picture: 'layered-armor',
  name: { fr: 'Cuir de fer', en: 'Ironhide' },
  text: {
    fr: 'Arrivée, 1 Soutien : jusqu’à deux de vos Animaux gagnent 1 Furie.',
    en: 'Arrival, 1 Support: up to two of your Animals gain 1 Fury.',
  },
  cost: 4,
  rally: true,
  focus: 4,
  attack: 3,
  health: 5,
  keywords: ['guard'],
  arrival: {
    optional: true,
    support: 1,
    targets: [{ ...ownAnimal, max: 2 }],
    effect: function* (a, [animals = []]) {
      yield* fury(a, animals, 1);
    },
  },
};

const rampager: AnimalCard = {
  kind: 'animal',
  id: 'rhino-rampager',
  picture: 'spiked-shoulder-armor',
  name: { fr: 'Ravageur', en: 'Rampager' },
  text: {
    fr: 'Arrivée : placez jusqu’à 2 dégâts sur cet Animal ; il gagne autant de Furie.',
    en: 'Arrival: place up to 2 damage on this; it gains as much Fury.',
  },
  cost: 5,
  rally: false,
  attack: 4,
  health: 6,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'auto',
    effect: function* (a) {
      const placed = yield* placeDamage(a, self(a), 2, { upTo: true });
      yield* fury(a, self(a), placed);
    },
  },
};

const rage: ItemCard = {
  kind: 'item',
  id: 'rhino-rage',
  picture: 'enrage',
  name: { fr: 'Rage partagée', en: 'Shared Rage' },
  text: {
    fr: 'Choisissez jusqu’à trois de vos Animaux : infligez 1 dégât à chacun, puis chacun gagne 1 Furie.',
    en: 'Choose up to three of your Animals: deal 1 damage to each, then each gains 1 Fury.',
  },
  cost: 1,
  rally: false,
  onPlay: [
    {
      optional: false,
      targets: [{ ...ownAnimal, min: 0, max: 3 }],
      effect: function* (a, [animals = []]) {
        yield* damage(a, animals, 1);
        yield* fury(a, animals, 1);
      },
    },
  ],
};

export const rhino: Faction = {
  id: 'rhino',
  crest: 'rhinoceros-horn',
  hue: 18,
  name: { fr: 'Rhino', en: 'Rhino' },
  identity: {
    fr: 'Encaisse, déplace les dégâts et en tire de la Furie.',
    en: 'Takes damage, moves it around and turns it into Fury.',
  },
  expansion: false,
  stronghold: scar,
  cards: [charger, mudhealer, ironhide, rampager, rage],
};
