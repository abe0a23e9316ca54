import { discountNext, draw, readyPower } from '../effects/cards.ts';
import { damage } from '../effects/damage.ts';
import { playedThisTurn } from '../effects/selectors.ts';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { enemyAnimal } from './targets.ts';

const glade: StrongholdCard = {
  kind: 'stronghold',
  id: 'deer-glade',
  picture: 'lightning-tree',
  name: { fr: 'Clairière de l’orage', en: 'Storm Glade' },
  text: {
    fr: '1 Soutien : votre prochaine carte ce tour coûte 1 Puissance de moins par carte que vous avez jouée ce tour (3 au plus).',
    en: '1 Support: your next card this turn costs 1 Power less per card you have played this turn (at most 3).',
  },
  health: 7,
  ability: {
    optional: false,
    ask: 'auto',
    support: 1,
    when: (a) => playedThisTurn(a) > 0,
    effect: function* (a) {
      yield* discountNext(a, Math.min(playedThisTurn(a), 3));
    },
  },
};

const fawn: AnimalCard = {
  kind: 'animal',
  id: 'deer-fawn',
  picture: 'deer',
  name: { fr: 'Faon fougueux', en: 'Spirited Fawn' },
  text: {
    fr: 'Arrivée : si vous avez joué 2 cartes ou plus ce tour, redressez 1 Puissance.',
    en: 'Arrival: if you have played 2 or more cards this turn, ready 1 Power.',
  },
  cost: 1,
  rally: false,
  attack: 1,
  health: 1,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'auto',
    when: (a) => playedThisTurn(a) >= 2,
    effect: function* (a) {
      yield* readyPower(a, 1);
    },
  },
};

const doe: AnimalCard = {
  kind: 'animal',
  id: 'deer-doe',
  picture: 'wingfoot',
  name: { fr: 'Biche filante', en: 'Fleet Doe' },
  text: {
    fr: 'Coûte 1 Puissance de moins par carte que vous avez déjà jouée ce tour.',
    en: 'Costs 1 Power less per card you have already played this turn.',
  },
  cost: 3,
  rally: true,
  attack: 2,
  health: 2,
  keywords: [],
  costPerCardPlayed: -1,
};

const stag: AnimalCard = {
  kind: 'animal',
  id: 'deer-stag',
  picture: 'lightning-storm',
  name: { fr: 'Cerf tonnerre', en: 'Thunder Stag' },
  text: {
    fr: 'Coûte 1 de moins par carte que vous avez jouée ce tour. Arrivée : infligez à un Animal adverse 1 dégât par carte jouée ce tour.',
    en: 'Costs 1 less per card you have played this turn. Arrival: deal an enemy Animal 1 damage per card played this turn.',
  },
  cost: 6,
  rally: true,
  attack: 4,
  health: 4,
  keywords: [],
  costPerCardPlayed: -1,
  arrival: {
    optional: true,
    targets: [enemyAnimal],
    effect: function* (a, [prey = []]) {
      yield* damage(a, prey, playedThisTurn(a));
    },
  },
};

const momentum: ItemCard = {
  kind: 'item',
  id: 'deer-momentum',
  picture: 'fast-arrow',
  name: { fr: 'Élan', en: 'Momentum' },
  text: {
    fr: 'Votre prochaine carte ce tour coûte 1 Puissance de moins. Si vous avez joué 3 cartes ou plus ce tour, piochez 1 carte.',
    en: 'Your next card this turn costs 1 Power less. If you have played 3 or more cards this turn, draw 1 card.',
  },
  cost: 0,
  rally: false,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* discountNext(a, 1);
      },
    },
    {
      optional: false,
      ask: 'auto',
      when: (a) => playedThisTurn(a) >= 3,
      effect: function* (a) {
        yield* draw(a, 1);
      },
    },
  ],
};

const cavalcade: ItemCard = {
  kind: 'item',
  id: 'deer-cavalcade',
  picture: 'deer-track',
  name: { fr: 'Cavalcade', en: 'Cavalcade' },
  text: {
    fr: 'Piochez autant de cartes que vous en avez joué ce tour (3 au plus).',
    en: 'Draw as many cards as you have played this turn (at most 3).',
  },
  cost: 3,
  rally: false,
  onPlay: [
    {
      optional: false,
      ask: 'auto',
      effect: function* (a) {
        yield* draw(a, Math.min(playedThisTurn(a), 3));
      },
    },
  ],
};

export const deer: Faction = {
  id: 'deer',
  crest: 'stag-head',
  hue: 270,
  name: { fr: 'Cerf', en: 'Deer' },
  identity: {
    fr: 'Prend de l’élan : chaque carte jouée en appelle d’autres.',
    en: 'Gathers speed: every card played calls for more.',
  },
  expansion: true,
  stronghold: glade,
  cards: [fawn, doe, stag, momentum, cavalcade],
};
