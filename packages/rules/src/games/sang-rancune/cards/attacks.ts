import { text } from '@tablee/engine';
import type { StandardCard } from '../state/card.ts';
import type { HeroId } from '../state/state.ts';
import { heroOf } from './heroes.ts';

type Sides = StandardCard['sides'];

const plain = (
  id: string,
  picture: string,
  fr: string,
  en: string,
  copies: number,
  sides: Sides,
): StandardCard => ({
  kind: 'standard',
  id,
  picture,
  name: text(fr, en),
  text: text(`Inflige ${sides[1]}.`, `Deals ${sides[1]}.`),
  copies,
  sides,
});

const heroic = (
  hero: HeroId,
  id: string,
  picture: string,
  fr: string,
  en: string,
  sides: Sides,
): StandardCard => {
  const { name } = heroOf(hero);
  return {
    kind: 'standard',
    id,
    picture,
    name: text(fr, en),
    text: text(
      `Inflige ${sides[1]}. ${name.fr} peut en faire une attaque Héroïque : ${sides[0]}, Protégée.`,
      `Deals ${sides[1]}. ${name.en} may make it a heroic attack: ${sides[0]}, Protected.`,
    ),
    copies: 1,
    sides,
    hero,
  };
};

/** Plain attacks: a value and nothing else. */
export const PLAIN_ATTACKS: readonly StandardCard[] = [
  plain(
    'coup-devastateur',
    'crowned-explosion',
    'Coup Dévastateur',
    'Devastating Blow',
    1,
    [200, 100, 50, 0],
  ),
  plain('grand-coup', 'two-handed-sword', 'Grand Coup', 'Mighty Blow', 4, [100, 50, 25, 0]),
  plain('coup-puissant', 'axe-swing', 'Coup Puissant', 'Strong Blow', 4, [80, 40, 20, 0]),
  plain('coup-net', 'saber-slash', 'Coup Net', 'Clean Hit', 5, [60, 30, 15, 0]),
  plain('taille-et-estoc', 'sword-clash', 'Taille et Estoc', 'Cut and Thrust', 3, [50, 25, 15, 0]),
  plain('coup-droit', 'piercing-sword', 'Coup Droit', 'Straight Hit', 4, [40, 20, 10, 0]),
  plain('entaille', 'sword-wound', 'Entaille', 'Nick', 4, [20, 10, 5, 0]),
  plain('egratignure', 'triple-scratches', 'Égratignure', 'Scratch', 2, [10, 5, 0, 0]),
  {
    kind: 'standard',
    id: 'pichenette',
    picture: 'button-finger',
    name: text('Pichenette', 'Flick'),
    text: text(
      'Touche pour 0 : l’attaque est réussie.',
      'Hits for 0: the attack is a successful one.',
    ),
    copies: 2,
    sides: [0, 0, 0, 0],
  },
];

/** Attacks that are heroic for one hero: 60 printed points for each of them. */
export const HEROIC_ATTACKS: readonly StandardCard[] = [
  heroic(
    'sigrane',
    'fente-ecarlate',
    'bloody-sword',
    'Fente Écarlate',
    'Scarlet Lunge',
    [110, 55, 30, 0],
  ),
  heroic(
    'sigrane',
    'coup-de-pommeau',
    'sword-hilt',
    'Coup de Pommeau',
    'Pommel Tap',
    [10, 5, 0, 0],
  ),
  heroic(
    'ondrec',
    'marteau-du-pere',
    'thor-hammer',
    'Marteau du Père',
    'Father’s Hammer',
    [100, 50, 25, 0],
  ),
  heroic('ondrec', 'coup-de-tete', 'headshot', 'Coup de Tête', 'Headbutt', [20, 10, 5, 0]),
  heroic(
    'mirelle',
    'lame-de-minuit',
    'curvy-knife',
    'Lame de Minuit',
    'Midnight Blade',
    [90, 45, 25, 0],
  ),
  heroic('mirelle', 'flechette', 'dart', 'Fléchette', 'Dart', [30, 15, 10, 0]),
  heroic(
    'tavish',
    'fleche-percante',
    'broadhead-arrow',
    'Flèche Perçante',
    'Piercing Arrow',
    [80, 40, 20, 0],
  ),
  heroic('tavish', 'tir-reflexe', 'bow-arrow', 'Tir Réflexe', 'Snap Shot', [40, 20, 10, 0]),
  heroic(
    'isaure',
    'lance-de-braise',
    'fire-ray',
    'Lance de Braise',
    'Ember Lance',
    [70, 35, 20, 0],
  ),
  heroic('isaure', 'etincelle', 'ember-shot', 'Étincelle', 'Spark', [50, 25, 15, 0]),
  heroic('golias', 'poing-du-juste', 'fist', 'Poing du Juste', 'Righteous Fist', [60, 30, 15, 0]),
  heroic(
    'golias',
    'genou-du-juste',
    'knee-cap',
    'Genou du Juste',
    'Righteous Knee',
    [60, 30, 15, 0],
  ),
];
