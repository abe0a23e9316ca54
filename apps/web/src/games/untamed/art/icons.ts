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
  power: icon('power-lightning'),
  bonusPower: icon('bolt-drop'),
  support: icon('flat-paw-print'),
  attack: icon('claw-slashes'),
  health: icon('hearts'),
  fury: icon('flame'),
  guard: icon('checked-shield'),
  rush: icon('sprint'),
  exhausted: icon('night-sleep'),
  restrained: icon('padlock'),
  stronghold: icon('castle'),
  fallen: icon('castle-ruins'),
  rally: icon('hunting-horn'),
  deck: icon('stack'),
  hand: icon('poker-hand'),
  removed: icon('card-discard'),
  beaten: icon('animal-skull'),
  hunter: icon('bowman'),
  alpha: icon('wolf-howl'),
  hydra: icon('hydra'),
  manticore: icon('spiked-tail'),
  duel: icon('crossed-swords'),
  turn: icon('hourglass'),
  cup: icon('trophy-cup'),
  done: icon('check-mark'),
  info: icon('info'),
  up: icon('up-card'),
  cycle: icon('cycle'),
  target: icon('eye-target'),
  lastWords: icon('ghost'),
  arrival: icon('footprint'),
  leaf: icon('monstera-leaf'),
  back: icon('return-arrow'),
  draw: icon('card-draw'),
  swap: icon('body-swapping'),
  halfHeart: icon('half-heart'),
  flag: icon('flying-flag'),
  left: icon('exit-door'),
  ruins: icon('ancient-ruins'),
  owl: icon('barn-owl'),
  omen: icon('crystal-ball'),
  chance: icon('dice-six-faces-five'),
  beast: icon('direwolf'),
} as const;
