import { deckToSupport, draw, toHand } from '../effects/cards.ts';
import { removeDamage } from '../effects/damage.ts';
import { triggerStronghold } from '../effects/stronghold.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { animalInSupport, ownAnimalOrStronghold } from './targets.ts';

const counter: StrongholdCard = {
  kind: 'stronghold',
  id: 'panda-counter',
  picture: 'bamboo',
  name: { fr: 'Comptoir de bambou', en: 'Bamboo Counter' },
  text: { fr: '2 Soutien : piochez 1 carte.', en: '2 Support: draw 1 card.' },
  health: 7,
  ability: {
    optional: false,
    ask: 'auto',
    support: 2,
    effect: function* (a) {
      yield* draw(a, 1);
    },
  },
};

const peddler: AnimalCard = {
  kind: 'animal',
  id: 'panda-peddler',
  picture: 'backpack',
  name: { fr: 'Colporteuse de bambou', en: 'Bamboo Peddler' },
  text: {
    fr: 'Arrivée : la carte du dessus de votre deck va dans votre Soutien.',
    en: 'Arrival: the top card of your deck goes to your Support.',
  },
  cost: 1,
  rally: true,
  attack: 1,
  health: 3,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      yield* deckToSupport(a, 1);
    },
  },
};

const teamaster: AnimalCard = {
  kind: 'animal',
  id: 'panda-teamaster',
  picture: 'teapot-leaves',
  name: { fr: 'Maître du thé', en: 'Tea Master' },
  text: {
    fr: 'Après la résolution de votre capacité de Forteresse, retirez jusqu’à 2 dégâts à votre Forteresse ou à un de vos Animaux.',
    en: 'After your Stronghold ability has resolved, remove up to 2 damage from your Stronghold or one of your Animals.',
  },
  cost: 3,
  rally: false,
  attack: 2,
  health: 4,
  keywords: ['guard'],
  strongholdTriggered: {
    optional: true,
    targets: [{ ...ownAnimalOrStronghold, damaged: true }],
    effect: function* (a, [patient = []]) {
      yield* removeDamage(a, patient, 2);
    },
  },
};

const sealkeeper: AnimalCard = {
  kind: 'animal',
  id: 'panda-sealkeeper',
  picture: 'wax-seal',
  name: { fr: 'Garde-sceau', en: 'Seal Keeper' },
  text: {
    fr: 'Votre capacité de Forteresse coûte 1 Soutien de moins et peut servir une fois de plus par tour.',
    en: 'Your Stronghold ability costs 1 Support less and can be used one more time each turn.',
  },
  cost: 4,
  rally: true,
  attack: 3,
  health: 5,
  keywords: [],
  strongholdCost: -1,
  strongholdUses: 1,
};

const ledger: ItemCard = {
  kind: 'item',
  id: 'panda-ledger',
  picture: 'book-cover',
  name: { fr: 'Grand livre', en: 'Great Ledger' },
  text: {
    fr: 'Au choix : les 2 cartes du dessus de votre deck vont dans votre Soutien ; ou un Animal de votre Soutien revient en main.',
    en: 'Choose one: the top 2 cards of your deck go to your Support; or an Animal returns from your Support to your hand.',
  },
  cost: 0,
  rally: false,
  recallsUpTo: Number.POSITIVE_INFINITY,
  onPlay: [
    {
      optional: true,
      modes: [
        {
          id: 'stock',
          name: { fr: '2 cartes du deck au Soutien', en: '2 cards from deck to Support' },
          effect: function* (a) {
            yield* deckToSupport(a, 2);
          },
        },
        {
          id: 'recover',
          name: { fr: 'Un Animal du Soutien en main', en: 'An Animal from Support to hand' },
          targets: [animalInSupport],
          effect: function* (a, [animal = []]) {
            yield* toHand(a, animal);
          },
        },
      ],
    },
  ],
};

const lanterns: ItemCard = {
  kind: 'item',
  id: 'panda-lanterns',
  picture: 'paper-lantern',
  name: { fr: 'Fête des lanternes', en: 'Lantern Feast' },
  text: {
    fr: 'Votre capacité de Forteresse se déclenche sans coût et sans compter comme utilisation. Puis piochez 1 carte.',
    en: 'Your Stronghold ability triggers at no cost and without counting as a use. Then draw 1 card.',
  },
  cost: 1,
  rally: false,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* triggerStronghold(a);
      },
    },
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* draw(a, 1);
      },
    },
  ],
};

export const panda: Faction = {
  id: 'panda',
  crest: 'panda',
  hue: 205,
  name: { fr: 'Panda', en: 'Panda' },
  identity: {
    fr: 'Vit de sa Forteresse et ne manque jamais de Soutien.',
    en: 'Lives off its Stronghold and never lacks Support.',
  },
  expansion: false,
  stronghold: counter,
  cards: [peddler, teamaster, sealkeeper, ledger, lanterns],
};
