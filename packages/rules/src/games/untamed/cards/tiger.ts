import { reduced } from '../combat/damage.ts';
import { fury, ready } from '../effects/attack.ts';
import { draw } from '../effects/cards.ts';
import { damage, strike } from '../effects/damage.ts';
import { self, strongholdOf } from '../effects/selectors.ts';
import type { Activation, AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import type { Ref } from '../state/refs.ts';
import { enemyAnimal, ownAnimal, sourceInPlay } from './targets.ts';

const peak: StrongholdCard = {
  kind: 'stronghold',
  id: 'tiger-peak',
  picture: 'mountaintop',
  name: { fr: 'Pic du rugissement', en: 'Roaring Peak' },
  text: {
    fr: '1 Soutien : redressez un de vos Animaux qui a battu un Animal adverse ce tour.',
    en: '1 Support: ready one of your Animals that has beaten an enemy Animal this turn.',
  },
  health: 7,
  ability: {
    optional: false,
    support: 1,
    targets: [{ ...ownAnimal, beatThisTurn: true, fits: (_, { ready }) => !ready }],
    effect: function* (a, [hunter = []]) {
      yield* ready(a, hunter);
    },
  },
};

const cub: AnimalCard = {
  kind: 'animal',
  id: 'tiger-cub',
  picture: 'cat',
  name: { fr: 'Tigreau rôdeur', en: 'Prowling Cub' },
  text: {
    fr: 'Chaque fois que cet Animal bat un Animal adverse, il gagne 1 Furie.',
    en: 'Each time this beats an enemy Animal, it gains 1 Fury.',
  },
  cost: 1,
  rally: false,
  attack: 1,
  health: 2,
  keywords: ['rush'],
  beats: {
    optional: true,
    ask: 'auto',
    when: sourceInPlay,
    effect: function* (a) {
      yield* fury(a, self(a), 1);
    },
  },
};

const stalker: AnimalCard = {
  kind: 'animal',
  id: 'tiger-stalker',
  picture: 'moon-claws',
  name: { fr: 'Traqueuse nocturne', en: 'Night Stalker' },
  text: {
    fr: 'Chaque fois que cet Animal bat un Animal adverse, piochez 1 carte.',
    en: 'Each time this beats an enemy Animal, draw 1 card.',
  },
  cost: 3,
  rally: true,
  attack: 3,
  health: 2,
  keywords: ['rush'],
  beats: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      yield* draw(a, 1);
    },
  },
};

const scarred: AnimalCard = {
  kind: 'animal',
  id: 'tiger-scarred',
  picture: 'scar-wound',
  name: { fr: 'Rôdeur balafré', en: 'Scarred Prowler' },
  text: {
    fr: 'La première fois du tour que cet Animal bat un Animal adverse, redressez-le.',
    en: 'The first time each turn this beats an enemy Animal, ready it.',
  },
  cost: 4,
  rally: false,
  attack: 3,
  health: 6,
  keywords: [],
  beats: {
    optional: true,
    ask: 'auto',
    oncePerTurn: true,
    effect: function* (a) {
      yield* ready(a, self(a));
    },
  },
};

const beatenStronghold = (a: Activation): Ref[] =>
  a.cause.beatenOf === undefined ? [] : strongholdOf(a, a.cause.beatenOf);

const lord: AnimalCard = {
  kind: 'animal',
  id: 'tiger-lord',
  picture: 'saber-toothed-cat-head',
  name: { fr: 'Seigneur des crocs', en: 'Lord of Fangs' },
  text: {
    fr: 'Chaque fois qu’un de vos Animaux bat un Animal adverse, infligez 1 dégât à la Forteresse de son joueur.',
    en: 'Each time one of your Animals beats an enemy Animal, deal 1 damage to its player’s Stronghold.',
  },
  cost: 5,
  rally: true,
  focus: 5,
  attack: 4,
  health: 4,
  keywords: [],
  ownAnimalBeats: {
    optional: true,
    ask: 'confirm',
    when: (a) => beatenStronghold(a).some((ref) => reduced(a.table.open, ref, 1) > 0),
    effect: function* (a) {
      yield* damage(a, beatenStronghold(a), 1);
    },
  },
};

const swipe: ItemCard = {
  kind: 'item',
  id: 'tiger-swipe',
  picture: 'claw-slashes',
  name: { fr: 'Coup de griffe', en: 'Claw Swipe' },
  text: {
    fr: 'Un de vos Animaux inflige son Attaque en dégâts à un Animal adverse.',
    en: 'One of your Animals deals its Attack as damage to an enemy Animal.',
  },
  cost: 2,
  rally: false,
  onPlay: [
    {
      optional: true,
      targets: [ownAnimal, enemyAnimal],
      effect: function* (a, [hunter = [], prey = []]) {
        yield* strike(a, hunter, prey);
      },
    },
  ],
};

export const tiger: Faction = {
  id: 'tiger',
  crest: 'tiger-head',
  hue: 74,
  name: { fr: 'Tigre', en: 'Tiger' },
  identity: {
    fr: 'Chasse : chaque Animal battu lui profite.',
    en: 'Hunts: every Animal it beats pays off.',
  },
  expansion: false,
  stronghold: peak,
  cards: [cub, stalker, scarred, lord, swipe],
};
