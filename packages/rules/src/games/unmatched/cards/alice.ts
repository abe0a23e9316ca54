import { addValue } from '../combat/values.ts';
import { discardFromSeen, draw, lookAtHand, mill } from '../effects/cards.ts';
import { chooseInOrder, strike } from '../effects/choices.ts';
import { won } from '../effects/combat.ts';
import { heal } from '../effects/health.ts';
import { hero, move, ownFighters, place } from '../effects/movement.ts';
import { chooseSize, flipSize, sizeValue } from '../effects/size.ts';
import type { Hero } from '../state/card.ts';
import { feint, momentousShift, regroup, skirmish } from './common.ts';

/** Alice, with the Jabberwock. */
export const alice: Hero = {
  id: 'alice',
  movement: 2,
  hero: {
    picture: 'swordwoman',
    name: { fr: 'Alice', en: 'Alice' },
    health: 13,
    style: 'melee',
    fighters: ['alice'],
  },
  sidekick: {
    picture: 'wyvern',
    name: { fr: 'Jabberwocky', en: 'The Jabberwock' },
    health: 8,
    style: 'melee',
    fighters: ['jabberwock'],
  },
  ability: {
    name: { fr: 'Grande ou petite', en: 'Big or small' },
    text: {
      fr: 'Choisissez sa taille au début. Grande, Alice attaque à +2 ; petite, elle se défend à +1 avec une carte.',
      en: 'Choose her size at the start. Big, Alice attacks at +2; small, she defends at +1 with a card.',
    },
    atStart: chooseSize,
    value: sizeValue,
  },
  cards: [
    {
      id: 'alice-claws-that-catch',
      picture: 'grasping-claws',
      name: { fr: 'Griffes qui agrippent', en: 'Claws That Catch' },
      text: {
        fr: 'Pendant le combat : valeur 5 contre un héros.',
        en: 'During combat: value 5 against a hero.',
      },
      type: 'attack',
      value: 3,
      boost: 2,
      banner: 'sidekick',
      copies: 2,
      changes: ({ opponent }) => (opponent?.kind === 'hero' ? { set: 5 } : null),
    },
    momentousShift('alice', { boost: 1, copies: 2 }),
    skirmish('alice', { boost: 1, copies: 2 }),
    {
      id: 'alice-mad-as-a-hatter',
      picture: 'magic-hat',
      name: { fr: 'Fou comme un chapelier', en: 'Mad as a Hatter' },
      text: {
        fr: 'Après le combat : déplacez chacun de vos combattants de 2 cases au plus, puis Alice change de taille.',
        en: 'After combat: move each of your fighters up to 2 spaces, then Alice changes size.',
      },
      type: 'versatile',
      value: 3,
      boost: 1,
      banner: 'hero',
      copies: 2,
      *after(play) {
        yield* move(play, ownFighters(play), 2);
        yield* flipSize(play);
      },
    },
    {
      id: 'alice-manxome-foe',
      picture: 'spiked-dragon-head',
      name: { fr: 'Redoutable ennemi', en: 'Manxome Foe' },
      text: {
        fr: 'Pendant le combat : défaussez la carte du dessus de votre pioche et ajoutez son boost à cette valeur.',
        en: 'During combat: discard the top card of your deck and add its boost to this value.',
      },
      type: 'versatile',
      value: 3,
      boost: 2,
      banner: 'any',
      copies: 2,
      *during(play) {
        addValue(play, yield* mill(play));
      },
    },
    feint('alice', { boost: 2, copies: 3 }),
    regroup('alice', { boost: 2, copies: 3 }),
    {
      id: 'alice-looking-glass',
      picture: 'mirror-mirror',
      name: { fr: 'Miroir', en: 'Looking Glass' },
      text: {
        fr: 'Après le combat : choisissez deux effets, dans l’ordre voulu : piochez 2 cartes ; Alice regagne 3 points de vie ; placez Alice sur une case libre.',
        en: 'After combat: choose two, in any order: draw 2 cards; Alice regains 3 health; place Alice on an empty space.',
      },
      type: 'defense',
      value: 2,
      boost: 4,
      banner: 'hero',
      copies: 2,
      *after(play) {
        yield* chooseInOrder(play, 2, {
          heal: () => heal(play, 3),
          draw: () => draw(play, 2),
          *place() {
            for (const id of hero(play)) yield* place(play, id);
          },
        });
      },
    },
    {
      id: 'alice-snicker-snack',
      picture: 'sword-slice',
      name: { fr: 'Tranche-tranche', en: 'Snicker-Snack' },
      text: {
        fr: 'Après le combat : si vous avez gagné, regardez la main adverse et faites-en défausser 1 carte.',
        en: 'After combat: if you won, look at the opposing hand and have 1 card of it discarded.',
      },
      type: 'attack',
      value: 3,
      boost: 4,
      banner: 'hero',
      copies: 1,
      *after(play) {
        if (!won(play)) return;
        yield* lookAtHand(play);
        yield* discardFromSeen(play);
      },
    },
    {
      id: 'alice-o-frabjous-day',
      picture: 'sunbeams',
      name: { fr: 'Ô jour frabieux !', en: 'O Frabjous Day!' },
      text: {
        fr: 'Après le combat : Alice change de taille.',
        en: 'After combat: Alice changes size.',
      },
      type: 'attack',
      value: 4,
      boost: 4,
      banner: 'hero',
      copies: 1,
      after: flipSize,
    },
    {
      id: 'alice-the-other-side-of-the-mushroom',
      picture: 'spotted-mushroom',
      name: { fr: 'L’autre côté du champignon', en: 'The Other Side of the Mushroom' },
      text: {
        fr: 'Après le combat : déplacez Alice de 3 cases au plus, puis elle change de taille.',
        en: 'After combat: move Alice up to 3 spaces, then she changes size.',
      },
      type: 'attack',
      value: 3,
      boost: 4,
      banner: 'hero',
      copies: 1,
      *after(play) {
        yield* move(play, hero(play), 3);
        yield* flipSize(play);
      },
    },
    {
      id: 'alice-eat-me',
      picture: 'cupcake',
      name: { fr: 'Mange-moi', en: 'Eat Me' },
      text: {
        fr: 'Déplacez Alice de 3 cases au plus, puis elle change de taille.',
        en: 'Move Alice up to 3 spaces, then she changes size.',
      },
      type: 'scheme',
      value: null,
      boost: 3,
      banner: 'hero',
      copies: 2,
      *scheme(play) {
        yield* move(play, hero(play), 3);
        yield* flipSize(play);
      },
    },
    {
      id: 'alice-im-late-im-late',
      picture: 'pocket-watch',
      name: { fr: 'En retard, en retard', en: 'I’m Late, I’m Late' },
      text: {
        fr: 'Après le combat : déplacez Alice de 5 cases au plus, puis elle change de taille.',
        en: 'After combat: move Alice up to 5 spaces, then she changes size.',
      },
      type: 'versatile',
      value: 2,
      boost: 3,
      banner: 'hero',
      copies: 3,
      *after(play) {
        yield* move(play, hero(play), 5);
        yield* flipSize(play);
      },
    },
    {
      id: 'alice-drink-me',
      picture: 'round-potion',
      name: { fr: 'Bois-moi', en: 'Drink Me' },
      text: {
        fr: 'Piochez 2 cartes, puis Alice change de taille.',
        en: 'Draw 2 cards, then Alice changes size.',
      },
      type: 'scheme',
      value: null,
      boost: 2,
      banner: 'hero',
      copies: 2,
      *scheme(play) {
        yield* draw(play, 2);
        yield* flipSize(play);
      },
    },
    {
      id: 'alice-jaws-that-bite',
      picture: 'croc-jaws',
      name: { fr: 'Mâchoires qui mordent', en: 'Jaws That Bite' },
      text: {
        fr: 'Après le combat : 2 dégâts à un combattant, allié ou ennemi, adjacent au Jabberwocky.',
        en: 'After combat: 2 damage to one fighter, friend or foe, adjacent to the Jabberwock.',
      },
      type: 'attack',
      value: 4,
      boost: 2,
      banner: 'sidekick',
      copies: 2,
      strike: { around: 'jabberwock', within: 'adjacent', damage: 2 },
      after: strike,
    },
  ],
};
