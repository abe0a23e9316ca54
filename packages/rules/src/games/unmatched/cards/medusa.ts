import { opposing } from '../combat/values.ts';
import { draw, opponentDiscards } from '../effects/cards.ts';
import { strike } from '../effects/choices.ts';
import { boostAttack, won } from '../effects/combat.ts';
import { gaze } from '../effects/gaze.ts';
import { damage } from '../effects/health.ts';
import { move, ownFighters, returnSidekick, sidekicks } from '../effects/movement.ts';
import type { Hero } from '../state/card.ts';
import { feint, regroup } from './common.ts';

/** Medusa, with three Harpies. */
export const medusa: Hero = {
  id: 'medusa',
  movement: 3,
  hero: {
    picture: 'medusa-head',
    name: { fr: 'Méduse', en: 'Medusa' },
    health: 16,
    style: 'ranged',
    fighters: ['medusa'],
  },
  sidekick: {
    picture: 'harpy',
    name: { fr: 'Harpie', en: 'Harpy' },
    health: 1,
    style: 'melee',
    fighters: ['harpy-1', 'harpy-2', 'harpy-3'],
  },
  ability: {
    name: { fr: 'Regard pétrifiant', en: 'Petrifying gaze' },
    text: {
      fr: 'Au début de votre tour, vous pouvez infliger 1 dégât à un ennemi situé dans une zone de Méduse.',
      en: 'At the start of your turn you may deal 1 damage to an enemy in a zone of Medusa.',
    },
    turnStart: gaze,
  },
  cards: [
    {
      id: 'medusa-gaze-of-stone',
      picture: 'semi-closed-eye',
      name: { fr: 'Regard de pierre', en: 'Gaze of Stone' },
      text: {
        fr: 'Après le combat : si vous avez gagné, 8 dégâts au combattant adverse.',
        en: 'After combat: if you won, 8 damage to the opposing combatant.',
      },
      type: 'attack',
      value: 2,
      boost: 4,
      banner: 'hero',
      copies: 3,
      *after(play) {
        const target = opposing(play);
        if (won(play) && target !== null) yield* damage(play, [target.id], 8);
      },
    },
    {
      id: 'medusa-second-shot',
      picture: 'high-shot',
      name: { fr: 'Second tir', en: 'Second Shot' },
      text: {
        fr: 'Pendant le combat : vous pouvez booster cette attaque.',
        en: 'During combat: you may boost this attack.',
      },
      type: 'attack',
      value: 3,
      boost: 3,
      banner: 'hero',
      copies: 3,
      during: boostAttack,
    },
    {
      id: 'medusa-hiss-and-slither',
      picture: 'snake-tongue',
      name: { fr: 'Siffler et ramper', en: 'Hiss and Slither' },
      text: {
        fr: 'Après le combat : votre adversaire défausse 1 carte de son choix.',
        en: 'After combat: your opponent discards 1 card of their choice.',
      },
      type: 'defense',
      value: 4,
      boost: 3,
      banner: 'hero',
      copies: 3,
      *after(play) {
        yield* opponentDiscards(play, 'choice');
      },
    },
    {
      id: 'medusa-a-momentary-glance',
      picture: 'eyelashes',
      name: { fr: 'Un bref regard', en: 'A Momentary Glance' },
      text: {
        fr: '2 dégâts à un combattant, allié ou ennemi, situé dans une zone de Méduse.',
        en: '2 damage to one fighter, friend or foe, in a zone of Medusa.',
      },
      type: 'scheme',
      value: null,
      boost: 4,
      banner: 'hero',
      copies: 2,
      strike: { around: 'medusa', within: 'zones', damage: 2 },
      scheme: strike,
    },
    {
      id: 'medusa-clutching-claws',
      picture: 'bird-claw',
      name: { fr: 'Serres agrippantes', en: 'Clutching Claws' },
      text: {
        fr: 'Après le combat : votre adversaire défausse 1 carte de son choix.',
        en: 'After combat: your opponent discards 1 card of their choice.',
      },
      type: 'versatile',
      value: 3,
      boost: 2,
      banner: 'sidekick',
      copies: 3,
      *after(play) {
        yield* opponentDiscards(play, 'choice');
      },
    },
    {
      id: 'medusa-the-hounds-of-mighty-zeus',
      picture: 'hound',
      name: { fr: 'Les chiens du puissant Zeus', en: 'The Hounds of Mighty Zeus' },
      text: {
        fr: 'Après le combat : déplacez chaque Harpie de 3 cases au plus.',
        en: 'After combat: move each Harpy up to 3 spaces.',
      },
      type: 'versatile',
      value: 4,
      boost: 3,
      banner: 'sidekick',
      copies: 2,
      *after(play) {
        yield* move(play, sidekicks(play), 3);
      },
    },
    {
      id: 'medusa-winged-frenzy',
      picture: 'feathered-wing',
      name: { fr: 'Frénésie ailée', en: 'Winged Frenzy' },
      text: {
        fr: 'Déplacez chacun de vos combattants de 3 cases au plus, même à travers des ennemis. Puis une Harpie vaincue revient, avec 1 point de vie, sur une case libre d’une zone de Méduse.',
        en: 'Move each of your fighters up to 3 spaces, even through enemies. Then a defeated Harpy returns with 1 health on an empty space in a zone of Medusa.',
      },
      type: 'scheme',
      value: null,
      boost: 2,
      banner: 'any',
      copies: 2,
      *scheme(play) {
        yield* move(play, ownFighters(play), 3, { throughEnemies: true });
        yield* returnSidekick(play);
      },
    },
    feint('medusa', { boost: 2, copies: 3 }),
    regroup('medusa', { boost: 2, copies: 3 }),
    {
      id: 'medusa-dash',
      picture: 'run',
      name: { fr: 'Ruée', en: 'Dash' },
      text: {
        fr: 'Après le combat : déplacez votre combattant de 3 cases au plus.',
        en: 'After combat: move your combatant up to 3 spaces.',
      },
      type: 'versatile',
      value: 3,
      boost: 1,
      banner: 'any',
      copies: 3,
      *after(play) {
        yield* move(play, [play.fighter], 3);
      },
    },
    {
      id: 'medusa-snipe',
      picture: 'bullseye',
      name: { fr: 'Tir embusqué', en: 'Snipe' },
      text: {
        fr: 'Après le combat : piochez 1 carte.',
        en: 'After combat: draw 1 card.',
      },
      type: 'versatile',
      value: 3,
      boost: 1,
      banner: 'any',
      copies: 3,
      *after(play) {
        yield* draw(play, 1);
      },
    },
  ],
};
