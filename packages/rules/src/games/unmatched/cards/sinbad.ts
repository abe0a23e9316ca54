import { heroFighter, isOnBoard, voyageCards } from '../armies/armies.ts';
import { opposing } from '../combat/values.ts';
import { draw, lookAtHand, opponentDiscards, returnVoyages } from '../effects/cards.ts';
import { won } from '../effects/combat.ts';
import { damage, heal } from '../effects/health.ts';
import { hero, move, moveOneCombatant } from '../effects/movement.ts';
import type { Hero, Matchup, ValueChange } from '../state/card.ts';
import { feint, momentousShift, regroup } from './common.ts';

/** +1 per Voyage in the discard; the one being played lies in the combat area and does not count (UNM-18.17). */
const perVoyage = (matchup: Matchup): ValueChange => ({
  add: voyageCards(matchup, matchup.fighter.army).length,
});

/** Sinbad, with the Porter. */
export const sinbad: Hero = {
  id: 'sinbad',
  movement: 2,
  hero: {
    picture: 'sailboat',
    name: { fr: 'Sinbad', en: 'Sinbad' },
    health: 15,
    style: 'melee',
    fighters: ['sinbad'],
  },
  sidekick: {
    picture: 'light-backpack',
    name: { fr: 'Portefaix', en: 'The Porter' },
    health: 6,
    style: 'melee',
    fighters: ['porter'],
  },
  ability: {
    name: { fr: 'Marin aguerri', en: 'Seasoned sailor' },
    text: {
      fr: 'Dans une manœuvre, vos combattants vont 1 case plus loin par Voyage dans votre défausse.',
      en: 'In a maneuver your fighters go 1 space farther per Voyage in your discard.',
    },
    movement: (sight, army) =>
      isOnBoard(heroFighter(sight.open, army)) ? voyageCards(sight, army).length : 0,
  },
  cards: [
    {
      id: 'sinbad-exploit',
      picture: 'dervish-swords',
      name: { fr: 'Exploit', en: 'Exploit' },
      text: {
        fr: 'Après le combat : piochez 1 carte.',
        en: 'After combat: draw 1 card.',
      },
      type: 'versatile',
      value: 4,
      boost: 1,
      banner: 'any',
      copies: 2,
      *after(play) {
        yield* draw(play, 1);
      },
    },
    {
      id: 'sinbad-toil-and-danger',
      picture: 'ship-wheel',
      name: { fr: 'Labeur et danger', en: 'Toil and Danger' },
      text: {
        fr: 'Après le combat : déplacez Sinbad de 3 cases au plus.',
        en: 'After combat: move Sinbad up to 3 spaces.',
      },
      type: 'versatile',
      value: 3,
      boost: 1,
      banner: 'hero',
      copies: 4,
      *after(play) {
        yield* move(play, hero(play), 3);
      },
    },
    {
      id: 'sinbad-voyage-home',
      picture: 'anchor',
      name: { fr: 'Voyage de retour', en: 'Voyage Home' },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : reprenez en main tous les autres Voyages de votre défausse.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: take all other Voyages of your discard into your hand.',
      },
      type: 'attack',
      value: 2,
      boost: 1,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      after: returnVoyages,
    },
    {
      id: 'sinbad-riches-beyond-compare',
      picture: 'open-treasure-chest',
      name: { fr: 'Richesses incomparables', en: 'Riches Beyond Compare' },
      text: {
        fr: 'Piochez 3 cartes.',
        en: 'Draw 3 cards.',
      },
      type: 'scheme',
      value: null,
      boost: 1,
      banner: 'hero',
      copies: 2,
      *scheme(play) {
        yield* draw(play, 3);
      },
    },
    {
      id: 'sinbad-by-fortune-and-fate',
      picture: 'rolling-dices',
      name: { fr: 'Par la fortune et le destin', en: 'By Fortune and Fate' },
      text: {
        fr: 'Après le combat : piochez 2 cartes.',
        en: 'After combat: draw 2 cards.',
      },
      type: 'attack',
      value: 3,
      boost: 1,
      banner: 'sidekick',
      copies: 3,
      *after(play) {
        yield* draw(play, 2);
      },
    },
    {
      id: 'sinbad-voyage-whale-island',
      picture: 'sperm-whale',
      name: {
        fr: 'Voyage vers l’île qui était une baleine',
        en: 'Voyage to the Island That Was a Whale',
      },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : Sinbad regagne 2 points de vie.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: Sinbad regains 2 health.',
      },
      type: 'attack',
      value: 2,
      boost: 0,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      *after(play) {
        yield* heal(play, 2);
      },
    },
    {
      id: 'sinbad-voyage-giant-snakes',
      picture: 'snake-spiral',
      name: {
        fr: 'Voyage vers la vallée des serpents géants',
        en: 'Voyage to the Valley of the Giant Snakes',
      },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : regardez la main adverse.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: look at the opposing hand.',
      },
      type: 'attack',
      value: 2,
      boost: 0,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      after: lookAtHand,
    },
    {
      id: 'sinbad-voyage-eyes-like-coals',
      picture: 'burning-eye',
      name: {
        fr: 'Voyage vers la créature aux yeux de braise',
        en: 'Voyage to the Creature with Eyes Like Coals of Fire',
      },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : votre adversaire défausse 1 carte au hasard.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: your opponent discards 1 card at random.',
      },
      type: 'attack',
      value: 2,
      boost: 0,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      *after(play) {
        yield* opponentDiscards(play, 'random');
      },
    },
    {
      id: 'sinbad-voyage-cannibals-root-of-madness',
      picture: 'root-tip',
      name: {
        fr: 'Voyage chez les cannibales à la racine de folie',
        en: 'Voyage to the Cannibals with the Root of Madness',
      },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : vous pouvez déplacer Sinbad de 2 cases au plus.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: you may move Sinbad up to 2 spaces.',
      },
      type: 'attack',
      value: 2,
      boost: 0,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      *after(play) {
        yield* move(play, hero(play), 2);
      },
    },
    {
      id: 'sinbad-voyage-man-eating-apes',
      picture: 'gorilla',
      name: {
        fr: 'Voyage vers la cité des singes mangeurs d’hommes',
        en: 'Voyage to the City of the Man-Eating Apes',
      },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : 2 dégâts au combattant adverse.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: 2 damage to the opposing combatant.',
      },
      type: 'attack',
      value: 2,
      boost: 0,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      *after(play) {
        const target = opposing(play);
        if (target !== null) yield* damage(play, [target.id], 2);
      },
    },
    {
      id: 'sinbad-voyage-king-of-serendib',
      picture: 'jewel-crown',
      name: {
        fr: 'Voyage vers la cité du roi de Serendib',
        en: 'Voyage to the City of the King of Serendib',
      },
      text: {
        fr: 'Pendant le combat : +1 par autre Voyage dans votre défausse. Après le combat : piochez 1 carte.',
        en: 'During combat: +1 per other Voyage in your discard. After combat: draw 1 card.',
      },
      type: 'attack',
      value: 2,
      boost: 0,
      banner: 'hero',
      copies: 1,
      voyage: true,
      changes: perVoyage,
      *after(play) {
        yield* draw(play, 1);
      },
    },
    {
      id: 'sinbad-commanding-impact',
      picture: 'fist',
      name: { fr: 'Coup magistral', en: 'Commanding Impact' },
      text: {
        fr: 'Après le combat : piochez 1 carte.',
        en: 'After combat: draw 1 card.',
      },
      type: 'attack',
      value: 5,
      boost: 2,
      banner: 'any',
      copies: 1,
      *after(play) {
        yield* draw(play, 1);
      },
    },
    {
      id: 'sinbad-leap-away',
      picture: 'jump-across',
      name: { fr: 'Bond en arrière', en: 'Leap Away' },
      text: {
        fr: 'Après le combat : si vous avez gagné, déplacez l’un des deux combattants de 4 cases au plus.',
        en: 'After combat: if you won, move one of the two combatants up to 4 spaces.',
      },
      type: 'versatile',
      value: 4,
      boost: 1,
      banner: 'any',
      copies: 2,
      *after(play) {
        if (won(play)) yield* moveOneCombatant(play, 4);
      },
    },
    momentousShift('sinbad', { boost: 1, copies: 3 }),
    feint('sinbad', { boost: 1, copies: 3 }),
    regroup('sinbad', { boost: 1, copies: 3 }),
  ],
};
