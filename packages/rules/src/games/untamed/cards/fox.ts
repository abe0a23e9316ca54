import { changeAttack, swapBaseAttack } from '../effects/attack.ts';
import { discard, draw } from '../effects/cards.ts';
import { animalsOf, self } from '../effects/selectors.ts';
import { mayPutUnder, omen, revealTop } from '../effects/spirits.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { anOpponent, anyAnimal, enemyAnimal, ownAnimal } from './targets.ts';

const mirrors: StrongholdCard = {
  kind: 'stronghold',
  id: 'fox-mirrors',
  picture: 'mirror-mirror',
  name: { fr: 'Tanière aux miroirs', en: 'Mirror Den' },
  text: {
    fr: '1 Soutien, au choix : un de vos Animaux a +1 Attaque ce tour ; ou un Animal adverse a −2 Attaque jusqu’à votre prochain tour.',
    en: '1 Support, choose one: one of your Animals has +1 Attack this turn; or an enemy Animal has −2 Attack until your next turn.',
  },
  health: 7,
  ability: {
    optional: false,
    support: 1,
    modes: [
      {
        id: 'raise',
        name: { fr: '+1 Attaque à un de vos Animaux', en: '+1 Attack to one of your Animals' },
        targets: [ownAnimal],
        effect: function* (a, [animal = []]) {
          yield* changeAttack(a, animal, 1, 'endOfTurn');
        },
      },
      {
        id: 'lower',
        name: { fr: '−2 Attaque à un Animal adverse', en: '−2 Attack to an enemy Animal' },
        targets: [enemyAnimal],
        effect: function* (a, [animal = []]) {
          yield* changeAttack(a, animal, -2, 'yourNextTurn');
        },
      },
    ],
  },
};

const seer: AnimalCard = {
  kind: 'animal',
  id: 'fox-seer',
  picture: 'crystal-ball',
  name: { fr: 'Renarde devineresse', en: 'Vixen Seer' },
  text: { fr: 'Arrivée : Présage 2.', en: 'Arrival: Omen 2.' },
  cost: 1,
  rally: false,
  attack: 1,
  health: 2,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'auto',
    effect: function* (a) {
      yield* omen(a, 2);
    },
  },
};

const trickster: AnimalCard = {
  kind: 'animal',
  id: 'fox-trickster',
  picture: 'rolling-dice-cup',
  name: { fr: 'Renard bonneteur', en: 'Shell-Game Fox' },
  text: {
    fr: 'Arrivée : deux Animaux échangent leur Attaque de base tant qu’ils sont en jeu.',
    en: 'Arrival: two Animals exchange their base Attack while in play.',
  },
  cost: 3,
  rally: true,
  attack: 2,
  health: 4,
  keywords: [],
  arrival: {
    optional: true,
    targets: [anyAnimal, { ...anyAnimal, not: 0 }],
    effect: function* (a, [one = [], other = []]) {
      yield* swapBaseAttack(a, [...one, ...other]);
    },
  },
};

const storyteller: AnimalCard = {
  kind: 'animal',
  id: 'fox-storyteller',
  picture: 'fox-tail',
  name: { fr: 'Conteur rusé', en: 'Wily Storyteller' },
  text: {
    fr: 'Quand cet Animal attaque, révélez le dessus de votre deck : +1 Attaque ce tour par point de coût. Vous pouvez glisser la carte dessous.',
    en: 'When this attacks, reveal the top of your deck: +1 Attack this turn per point of its cost. You may put it under your deck.',
  },
  cost: 4,
  rally: false,
  focus: 3,
  attack: 2,
  health: 4,
  keywords: [],
  attacks: {
    optional: true,
    ask: 'confirm',
    effect: function* (a) {
      const face = yield* revealTop(a);
      if (face === null) return;
      yield* changeAttack(a, self(a), a.table.catalogue.printedCost(face), 'endOfTurn');
      yield* mayPutUnder(a);
    },
  },
};

const marked: ItemCard = {
  kind: 'item',
  id: 'fox-marked',
  picture: 'card-random',
  name: { fr: 'Cartes biseautées', en: 'Marked Deck' },
  text: {
    fr: 'Présage 2, piochez 2 cartes, puis défaussez 1 carte.',
    en: 'Omen 2, draw 2 cards, then discard 1 card.',
  },
  cost: 2,
  rally: false,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* omen(a, 2);
        yield* draw(a, 2);
        yield* discard(a, 1);
      },
    },
  ],
};

const dazzle: ItemCard = {
  kind: 'item',
  id: 'fox-dazzle',
  picture: 'powder-bag',
  name: { fr: 'Poudre aux yeux', en: 'Dazzle Dust' },
  text: {
    fr: 'Les Animaux d’un adversaire ont −2 Attaque jusqu’à votre prochain tour.',
    en: 'The Animals of one opponent have −2 Attack until your next turn.',
  },
  cost: 2,
  rally: true,
  onPlay: [
    {
      optional: true,
      targets: [anOpponent],
      effect: function* (a, [opponent = []]) {
        yield* changeAttack(a, animalsOf(a, opponent), -2, 'yourNextTurn');
      },
    },
  ],
};

export const fox: Faction = {
  id: 'fox',
  crest: 'fox-head',
  hue: 46,
  name: { fr: 'Renard', en: 'Fox' },
  identity: {
    fr: 'Truque les valeurs d’Attaque et arrange son deck.',
    en: 'Rigs Attack values and arranges its own deck.',
  },
  expansion: false,
  stronghold: mirrors,
  cards: [seer, trickster, storyteller, marked, dazzle],
};
