import type { IconShape } from '@/ui/icon.tsx';
import sheet from './pictures.svg';

const known = new Map<string, IconShape>();

/** A symbol of this game's sheet of pictures, by the name it has in the open icon set. */
export function icon(name: string): IconShape {
  let shape = known.get(name);
  if (shape === undefined) {
    shape = { body: `<use href="${sheet}#${name}"/>` };
    known.set(name, shape);
  }
  return shape;
}

/** What the table draws again and again. */
export const ICONS = {
  meat: icon('meat'),
  strength: icon('fist'),
  life: icon('hearts'),
  damage: icon('blood'),
  stunned: icon('knocked-out-stars'),
  leader: icon('crown'),
  limited: icon('cut-diamond'),
  common: icon('plain-circle'),
  creature: icon('paw-print'),
  action: icon('card-play'),
  covert: icon('hidden'),
  hunt: icon('hunter-eyes'),
  habitat: icon('cave-entrance'),
  token: icon('swap-bag'),
  pillaged: icon('broken-pottery'),
  attack: icon('crossed-swords'),
  defence: icon('dodging'),
  move: icon('fast-arrow'),
  recover: icon('healing'),
  tracker: icon('footsteps'),
  draw: icon('card-draw'),
  hand: icon('poker-hand'),
  deck: icon('stack'),
  reinforcement: icon('backup'),
  discard: icon('card-discard'),
  exhausted: icon('empty-hourglass'),
  dead: icon('animal-skull'),
  turn: icon('hourglass'),
  cup: icon('trophy-cup'),
  done: icon('check-mark'),
  struck: icon('cancel'),
  info: icon('info'),
  give: icon('shaking-hands'),
  range: icon('path-distance'),
  ladder: icon('ladder'),
  pass: icon('halt'),
  chance: icon('rolling-dices'),
  revealed: icon('eye-target'),
  cycle: icon('cycle'),
  swap: icon('body-swapping'),
  pyrrhic: icon('unbalanced'),
  flag: icon('flying-flag'),
  search: icon('magnifying-glass'),
  beast: icon('direwolf'),
  bones: icon('crossed-bones'),
  fangs: icon('fangs'),
  save: icon('save'),
  copy: icon('papers'),
  rat: icon('rat'),
  shield: icon('checked-shield'),
  alert: icon('hazard-sign'),
} as const;
