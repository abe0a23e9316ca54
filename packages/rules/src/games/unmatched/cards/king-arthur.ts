import { draw, fetch, prophecy } from '../effects/cards.ts';
import { strikeTwoSpaces } from '../effects/choices.ts';
import { boostAttack, protect, won } from '../effects/combat.ts';
import { setHealth } from '../effects/health.ts';
import { everyFighter, hero, move, place, sidekicks } from '../effects/movement.ts';
import type { Hero } from '../state/card.ts';
import { feint, momentousShift, regroup, skirmish } from './common.ts';

const EXCALIBUR = 'king-arthur-excalibur';

/** King Arthur, with Merlin. */
export const kingArthur: Hero = {
  id: 'king-arthur',
  movement: 2,
  hero: {
    picture: 'king',
    name: { fr: 'Roi Arthur', en: 'King Arthur' },
    health: 18,
    style: 'melee',
    fighters: ['king-arthur'],
  },
  sidekick: {
    picture: 'wizard-face',
    name: { fr: 'Merlin', en: 'Merlin' },
    health: 7,
    style: 'ranged',
    fighters: ['merlin'],
  },
  ability: {
    name: { fr: 'Élan royal', en: 'Royal boost' },
    text: {
      fr: 'Quand Arthur attaque, vous pouvez joindre une carte face cachée : son boost s’ajoute à l’attaque. Si les effets de l’attaque sont annulés, il est perdu.',
      en: 'When Arthur attacks you may add a card face down: its boost is added to the attack. If the effects of the attack are cancelled, it is lost.',
    },
    boostsAttack: true,
  },
  cards: [
    {
      id: 'king-arthur-noble-sacrifice',
      picture: 'crowned-heart',
      name: { fr: 'Noble sacrifice', en: 'Noble Sacrifice' },
      text: {
        fr: 'Pendant le combat : vous pouvez booster cette attaque, en plus du boost d’Arthur.',
        en: 'During combat: you may boost this attack, besides Arthur’s own boost.',
      },
      type: 'attack',
      value: 2,
      boost: 3,
      banner: 'hero',
      copies: 3,
      during: boostAttack,
    },
    {
      id: 'king-arthur-divine-intervention',
      picture: 'angel-wings',
      name: { fr: 'Intervention divine', en: 'Divine Intervention' },
      text: {
        fr: 'Après le combat : déplacez le Roi Arthur de 5 cases au plus.',
        en: 'After combat: move King Arthur up to 5 spaces.',
      },
      type: 'versatile',
      value: 3,
      boost: 2,
      banner: 'hero',
      copies: 2,
      *after(play) {
        yield* move(play, hero(play), 5);
      },
    },
    {
      id: EXCALIBUR,
      picture: 'sword-in-stone',
      name: { fr: 'Excalibur', en: 'Excalibur' },
      text: {
        fr: '',
        en: '',
      },
      type: 'attack',
      value: 6,
      boost: 3,
      banner: 'hero',
      copies: 1,
    },
    {
      id: 'king-arthur-the-holy-grail',
      picture: 'holy-grail',
      name: { fr: 'Le Saint Graal', en: 'The Holy Grail' },
      text: {
        fr: 'Après le combat : si Arthur est debout avec 4 points de vie ou moins, il en a désormais 8.',
        en: 'After combat: if Arthur stands with 4 health or less, his health becomes 8.',
      },
      type: 'defense',
      value: 1,
      boost: 2,
      banner: 'hero',
      copies: 1,
      *after(play) {
        yield* setHealth(play, 8, { atMost: 4 });
      },
    },
    {
      id: 'king-arthur-the-lady-of-the-lake',
      picture: 'big-wave',
      name: { fr: 'La Dame du Lac', en: 'The Lady of the Lake' },
      text: {
        fr: 'Prenez Excalibur dans votre défausse, sinon cherchez-la dans votre pioche, que vous mélangez.',
        en: 'Take Excalibur from your discard, else search your deck for it and shuffle.',
      },
      type: 'scheme',
      value: null,
      boost: 2,
      banner: 'hero',
      copies: 1,
      *scheme(play) {
        yield* fetch(play, EXCALIBUR);
      },
    },
    {
      id: 'king-arthur-the-aid-of-morgana',
      picture: 'witch-face',
      name: { fr: 'L’aide de Morgane', en: 'The Aid of Morgana' },
      text: {
        fr: 'Après le combat : piochez 2 cartes.',
        en: 'After combat: draw 2 cards.',
      },
      type: 'attack',
      value: 4,
      boost: 2,
      banner: 'hero',
      copies: 1,
      *after(play) {
        yield* draw(play, 2);
      },
    },
    {
      id: 'king-arthur-bewilderment',
      picture: 'star-swirl',
      name: { fr: 'Confusion', en: 'Bewilderment' },
      text: {
        fr: 'Pendant le combat : Merlin ne subit aucun dégât. Après le combat : vous pouvez placer Merlin sur une case libre.',
        en: 'During combat: Merlin takes no damage. After combat: you may place Merlin on an empty space.',
      },
      type: 'defense',
      value: 0,
      boost: 2,
      banner: 'sidekick',
      copies: 2,
      during: protect,
      *after(play) {
        yield* place(play, play.fighter, { optional: true });
      },
    },
    {
      id: 'king-arthur-command-the-storms',
      picture: 'tornado',
      name: { fr: 'Commander aux tempêtes', en: 'Command the Storms' },
      text: {
        fr: 'Déplacez chaque combattant du plateau, de tous les camps, de 3 cases au plus.',
        en: 'Move every fighter on the board, of all sides, up to 3 spaces.',
      },
      type: 'scheme',
      value: null,
      boost: 2,
      banner: 'sidekick',
      copies: 2,
      *scheme(play) {
        yield* move(play, everyFighter(play), 3);
      },
    },
    {
      id: 'king-arthur-aid-the-chosen-one',
      picture: 'spell-book',
      name: { fr: 'Aider l’Élu', en: 'Aid the Chosen One' },
      text: {
        fr: 'Après le combat : si vous avez gagné, piochez 2 cartes.',
        en: 'After combat: if you won, draw 2 cards.',
      },
      type: 'attack',
      value: 4,
      boost: 2,
      banner: 'sidekick',
      copies: 1,
      *after(play) {
        if (won(play)) yield* draw(play, 2);
      },
    },
    {
      id: 'king-arthur-prophecy',
      picture: 'crystal-ball',
      name: { fr: 'Prophétie', en: 'Prophecy' },
      text: {
        fr: 'Regardez les 4 cartes du dessus de votre pioche : 2 vont en main, les autres retournent dessus dans l’ordre voulu.',
        en: 'Look at the top 4 cards of your deck: 2 go to your hand, the others back on top in any order.',
      },
      type: 'scheme',
      value: null,
      boost: 2,
      banner: 'sidekick',
      copies: 1,
      *scheme(play) {
        yield* prophecy(play, 4, 2);
      },
    },
    {
      id: 'king-arthur-restless-spirits',
      picture: 'ghost',
      name: { fr: 'Esprits tourmentés', en: 'Restless Spirits' },
      text: {
        fr: 'Choisissez une case d’une zone de Merlin et une case adjacente à celle-ci : 2 dégâts à chaque ennemi sur ces cases. Piochez 1 carte si l’un d’eux est vaincu.',
        en: 'Choose a space in a zone of Merlin and one adjacent to it: 2 damage to each enemy there. Draw 1 card if any is defeated.',
      },
      type: 'scheme',
      value: null,
      boost: 2,
      banner: 'sidekick',
      copies: 1,
      *scheme(play) {
        const [merlin] = sidekicks(play);
        if (merlin === undefined) return;
        if ((yield* strikeTwoSpaces(play, merlin, 2)) > 0) yield* draw(play, 1);
      },
    },
    {
      id: 'king-arthur-swift-strike',
      picture: 'sprint',
      name: { fr: 'Frappe rapide', en: 'Swift Strike' },
      text: {
        fr: 'Après le combat : déplacez l’attaquant de 4 cases au plus.',
        en: 'After combat: move the attacker up to 4 spaces.',
      },
      type: 'attack',
      value: 3,
      boost: 2,
      banner: 'any',
      copies: 2,
      *after(play) {
        yield* move(play, [play.fighter], 4);
      },
    },
    feint('king-arthur', { boost: 1, copies: 3 }),
    regroup('king-arthur', { boost: 1, copies: 3 }),
    skirmish('king-arthur', { boost: 1, copies: 3 }),
    momentousShift('king-arthur', { boost: 1, copies: 3 }),
  ],
};
