import type { placesEn } from './places-en.ts';

/** Où se trouve une case, après ses couleurs. */
export const placesFr: typeof placesEn = {
  space: 'la case {colours}',
  topLeft: ' en haut à gauche',
  topMiddle: ' en haut',
  topRight: ' en haut à droite',
  middleLeft: ' à gauche',
  middleMiddle: ' au milieu',
  middleRight: ' à droite',
  bottomLeft: ' en bas à gauche',
  bottomMiddle: ' en bas',
  bottomRight: ' en bas à droite',
  left: ', celle de gauche',
  right: ', celle de droite',
  upper: ', celle du haut',
  lower: ', celle du bas',
  middle: ', celle du centre',
  upperLeft: ', celle du haut à gauche',
  upperMiddle: ', celle du haut au milieu',
  upperRight: ', celle du haut à droite',
  lowerLeft: ', celle du bas à gauche',
  lowerMiddle: ', celle du bas au milieu',
  lowerRight: ', celle du bas à droite',
};
