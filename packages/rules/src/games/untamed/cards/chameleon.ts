import { canChoose } from '../abilities/choose.ts';
import { fury } from '../effects/attack.ts';
import { discountNext, draw, returnToHand } from '../effects/cards.ts';
import { damage, distributeDamage } from '../effects/damage.ts';
import { playedThisTurn, self } from '../effects/selectors.ts';
import type { Activation, AnimalCard, Faction, ItemCard, StrongholdCard } from '../state/card.ts';
import { enemyAnimal, ownAnimal } from './targets.ts';

/** Its theme: the second card of a turn, the current one included. */
const twoPlayed = (a: Activation): boolean => playedThisTurn(a) >= 2;

const glasshouse: StrongholdCard = {
  kind: 'stronghold',
  id: 'chameleon-glasshouse',
  picture: 'greenhouse',
  name: { fr: 'Serre arc-en-ciel', en: 'Rainbow Glasshouse' },
  text: {
    fr: '1 Soutien : si vous avez joué 2 cartes ou plus ce tour, piochez 1 carte.',
    en: '1 Support: if you have played 2 or more cards this turn, draw 1 card.',
  },
  health: 7,
  ability: {
    optional: false,
    ask: 'auto',
    support: 1,
    when: twoPlayed,
    effect: function* (a) {
      yield* draw(a, 1);
    },
  },
};

const motley: AnimalCard = {
  kind: 'animal',
  id: 'chameleon-motley',
  picture: 'gecko',
  name: { fr: 'Caméléon bariolé', en: 'Motley Chameleon' },
  text: {
    fr: 'Quand vous jouez une autre carte, si c’est votre deuxième du tour, cet Animal gagne 1 Furie.',
    en: 'When you play another card, if it is your second this turn, this gains 1 Fury.',
  },
  cost: 1,
  rally: false,
  attack: 1,
  health: 3,
  keywords: [],
  youPlayCard: {
    optional: true,
    ask: 'auto',
    when: (a) => a.cause.played?.ordinal === 2,
    effect: function* (a) {
      yield* fury(a, self(a), 1);
    },
  },
};

const whiptongue: AnimalCard = {
  kind: 'animal',
  id: 'chameleon-whiptongue',
  picture: 'lizard-tongue',
  name: { fr: 'Langue-fouet', en: 'Whiptongue' },
  text: {
    fr: 'Arrivée : si vous avez joué 2 cartes ou plus ce tour, infligez 1 dégât à un Animal adverse.',
    en: 'Arrival: if you have played 2 or more cards this turn, deal 1 damage to an enemy Animal.',
  },
  cost: 2,
  rally: true,
  attack: 2,
  health: 2,
  keywords: ['rush'],
  arrival: {
    optional: true,
    when: twoPlayed,
    targets: [enemyAnimal],
    effect: function* (a, [prey = []]) {
      yield* damage(a, prey, 1);
    },
  },
};

const king: AnimalCard = {
  kind: 'animal',
  id: 'chameleon-king',
  picture: 'kaleidoscope-pearls',
  name: { fr: 'Roi kaléidoscope', en: 'Kaleidoscope King' },
  text: {
    fr: 'Arrivée : répartissez entre les Animaux adverses 1 dégât par carte que vous avez jouée ce tour (4 au plus).',
    en: 'Arrival: among enemy Animals, share out 1 damage per card you have played this turn (at most 4).',
  },
  cost: 5,
  rally: false,
  attack: 3,
  health: 5,
  keywords: [],
  arrival: {
    optional: true,
    ask: 'confirm',
    when: (a) => canChoose(a, [enemyAnimal]),
    effect: function* (a) {
      yield* distributeDamage(a, enemyAnimal, Math.min(playedThisTurn(a), 4));
    },
  },
};

const moult: ItemCard = {
  kind: 'item',
  id: 'chameleon-moult',
  picture: 'reptile-tail',
  name: { fr: 'Mue éclair', en: 'Quick Moult' },
  text: {
    fr: 'Reprenez en main un de vos Animaux ; votre prochaine carte ce tour coûte alors 2 Puissances de moins.',
    en: 'Return one of your Animals to your hand; your next card this turn then costs 2 Power less.',
  },
  cost: 0,
  rally: false,
  onPlay: [
    {
      optional: true,
      targets: [ownAnimal],
      effect: function* (a, [animal = []]) {
        if (yield* returnToHand(a, animal)) yield* discountNext(a, 2);
      },
    },
  ],
};

const shimmer: ItemCard = {
  kind: 'item',
  id: 'chameleon-shimmer',
  picture: 'sparkles',
  name: { fr: 'Éclat chatoyant', en: 'Shimmer Burst' },
  text: {
    fr: 'Un de vos Animaux gagne 1 Furie ; jusqu’à trois si vous avez joué 2 cartes ou plus ce tour.',
    en: 'One of your Animals gains 1 Fury; up to three do if you have played 2 or more cards this turn.',
  },
  cost: 1,
  rally: true,
  onPlay: [
    {
      optional: true,
      targets: [{ ...ownAnimal, max: (a) => (twoPlayed(a) ? 3 : 1) }],
      effect: function* (a, [animals = []]) {
        yield* fury(a, animals, 1);
      },
    },
  ],
};

export const chameleon: Faction = {
  id: 'chameleon',
  crest: 'chameleon-glyph',
  hue: 170,
  name: { fr: 'Caméléon', en: 'Chameleon' },
  identity: {
    fr: 'Enchaîne les cartes : dès la deuxième du tour, ses effets s’éveillent.',
    en: 'Chains cards: from the second one of a turn, its effects awaken.',
  },
  expansion: false,
  stronghold: glasshouse,
  cards: [motley, whiptongue, king, moult, shimmer],
};
