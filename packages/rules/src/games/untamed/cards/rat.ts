import { draw, putIntoPlay, upTo } from '../effects/cards.ts';
import { beat, damage, removeDamage } from '../effects/damage.ts';
import { enemyStronghold, ownAnimals, ownStronghold } from '../effects/selectors.ts';
import type { Activation, AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { animalInSupport, enemyAnimal, strongholdDamaged } from './targets.ts';

const isSmall = ({ table }: Activation, face: string): boolean =>
  table.catalogue.printedCost(face) <= 2;

const court: StrongholdCard = {
  kind: 'stronghold',
  id: 'rat-court',
  picture: 'dungeon-gate',
  name: { fr: 'Cour des égouts', en: 'Sewer Court' },
  text: {
    fr: '1 Soutien : si au moins deux de vos Animaux coûtent 2 ou moins, infligez 1 dégât à une Forteresse adverse, retirez-en 1 à la vôtre.',
    en: '1 Support: if two or more of your Animals cost 2 or less, deal 1 damage to an enemy Stronghold and remove 1 from yours.',
  },
  health: 7,
  ability: {
    optional: false,
    ask: 'auto',
    support: 1,
    when: (a) => ownAnimals(a).filter(({ face }) => isSmall(a, face)).length >= 2,
    effect: function* (a) {
      yield* damage(a, yield* enemyStronghold(a), 1);
      yield* removeDamage(a, ownStronghold(a), 1);
    },
  },
};

const pup: AnimalCard = {
  kind: 'animal',
  id: 'rat-pup',
  picture: 'mouse',
  name: { fr: 'Raton des caniveaux', en: 'Gutter Pup' },
  text: {
    fr: 'Dernières Paroles : retirez jusqu’à 1 dégât à votre Forteresse.',
    en: 'Last Words: remove up to 1 damage from your Stronghold.',
  },
  cost: 0,
  rally: false,
  attack: 1,
  health: 1,
  keywords: [],
  lastWords: {
    optional: true,
    ask: 'auto',
    when: strongholdDamaged,
    effect: function* (a) {
      yield* removeDamage(a, ownStronghold(a), 1);
    },
  },
};

const leech: AnimalCard = {
  kind: 'animal',
  id: 'rat-leech',
  picture: 'leeching-worm',
  name: { fr: 'Rat sangsue', en: 'Leech Rat' },
  text: {
    fr: 'Quand son attaque inflige des dégâts à une Forteresse, retirez-en autant à la vôtre (2 au plus).',
    en: 'When its attack deals damage to a Stronghold, remove as much damage from yours (at most 2).',
  },
  cost: 2,
  rally: true,
  attack: 2,
  health: 3,
  keywords: [],
  damagesStronghold: {
    optional: true,
    ask: 'auto',
    effect: function* (a) {
      yield* removeDamage(a, ownStronghold(a), Math.min(a.cause.damageDealt ?? 0, 2));
    },
  },
};

const herald: AnimalCard = {
  kind: 'animal',
  id: 'rat-herald',
  picture: 'plague-doctor-profile',
  name: { fr: 'Héraut de la peste', en: 'Plague Herald' },
  text: {
    fr: 'Arrivée : éliminez un Animal adverse coûtant 2 ou moins.',
    en: 'Arrival: beat an enemy Animal costing 2 or less.',
  },
  cost: 3,
  rally: true,
  attack: 3,
  health: 4,
  keywords: [],
  arrival: {
    optional: true,
    targets: [{ ...enemyAnimal, maxCost: 2 }],
    effect: function* (a, [prey = []]) {
      yield* beat(a, prey);
    },
  },
};

const queen: AnimalCard = {
  kind: 'animal',
  id: 'rat-queen',
  picture: 'queen-crown',
  name: { fr: 'Reine des rats', en: 'Rat Queen' },
  text: {
    fr: 'Quand vous jouez un autre Animal coûtant 2 ou moins, 1 Soutien : piochez 1 carte.',
    en: 'When you play another Animal costing 2 or less, 1 Support: draw 1 card.',
  },
  cost: 3,
  rally: false,
  attack: 3,
  health: 4,
  keywords: [],
  youPlayCard: {
    optional: true,
    ask: 'confirm',
    support: 1,
    when: (a) => {
      const { played } = a.cause;
      return (
        played !== undefined && a.table.catalogue.isAnimal(played.face) && isSmall(a, played.face)
      );
    },
    effect: function* (a) {
      yield* draw(a, 1);
    },
  },
};

const feast: ItemCard = {
  kind: 'item',
  id: 'rat-feast',
  picture: 'fishbone',
  name: { fr: 'Festin d’ordures', en: 'Garbage Feast' },
  text: {
    fr: 'Jusqu’à deux Animaux coûtant 2 ou moins entrent en jeu depuis votre Soutien.',
    en: 'Up to two Animals costing 2 or less enter play from your Support.',
  },
  cost: 1,
  rally: false,
  recallsUpTo: 2,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        const animal = { ...animalInSupport, maxCost: 2, entersPlay: true };
        yield* upTo(a, 2, animal, (chosen) => putIntoPlay(a, chosen));
      },
    },
  ],
};

export const rat: Faction = {
  id: 'rat',
  crest: 'rat',
  hue: 104,
  name: { fr: 'Rat', en: 'Rat' },
  identity: {
    fr: 'Touche-à-tout : tire parti des Animaux de petit coût.',
    en: 'Jack of all trades: makes the most of cheap Animals.',
  },
  expansion: false,
  stronghold: court,
  cards: [pup, leech, herald, queen, feast],
};
