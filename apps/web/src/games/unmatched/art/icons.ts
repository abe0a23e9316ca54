import { iconsOf } from '@/table/picture-sheet.ts';
import sheet from './pictures.svg';

/** A symbol of this game's sheet of pictures, by the name it has in the open icon set. */
export const icon = iconsOf(sheet);

/** Address of a symbol, for drawings of their own. */
export const symbol = (name: string): string => `${sheet}#${name}`;

/** What the table draws again and again. */
export const ICONS = {
  attack: icon('crossed-swords'),
  defense: icon('checked-shield'),
  versatile: icon('swords-emblem'),
  scheme: icon('scroll-unfurled'),
  boost: icon('wingfoot'),
  health: icon('hearts'),
  hurt: icon('half-heart'),
  healing: icon('healing'),
  move: icon('walking-boot'),
  steps: icon('footsteps'),
  melee: icon('broadsword'),
  ranged: icon('pocket-bow'),
  deck: icon('stack'),
  hand: icon('poker-hand'),
  discard: icon('card-discard'),
  draw: icon('card-draw'),
  pick: icon('card-pickup'),
  turn: icon('hourglass'),
  defeated: icon('death-skull'),
  zoomIn: icon('magnifying-glass'),
  fit: icon('expand'),
  list: icon('hamburger-menu'),
  close: icon('cancel'),
  info: icon('info'),
  cup: icon('trophy-cup'),
  laurels: icon('laurels'),
  left: icon('exit-door'),
  flag: icon('flying-flag'),
  broken: icon('broken-shield'),
  target: icon('eye-target'),
  place: icon('position-marker'),
  teleport: icon('teleport'),
  look: icon('spyglass'),
  done: icon('check-mark'),
  big: icon('growth'),
  small: icon('contract'),
  map: icon('treasure-map'),
  compass: icon('compass'),
  back: icon('return-arrow'),
  gaze: icon('semi-closed-eye'),
  voyage: icon('sailboat'),
  sidekick: icon('chess-pawn'),
  hero: icon('jewel-crown'),
  team: icon('team-idea'),
  wound: icon('sword-wound'),
  chance: icon('rolling-dices'),
} as const;
