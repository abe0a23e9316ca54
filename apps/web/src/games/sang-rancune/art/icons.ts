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
  life: icon('hearts'),
  prestige: icon('laurel-crown'),
  hand: icon('poker-hand'),
  deck: icon('stack'),
  discard: icon('card-discard'),
  dead: icon('skull-crossed-bones'),
  standard: icon('crossed-swords'),
  trick: icon('drama-masks'),
  item: icon('standing-potion'),
  tactical: icon('footsteps'),
  hourglass: icon('hourglass'),
  web: icon('spider-web'),
  petrified: icon('stone-bust'),
  barred: icon('cancel'),
  marked: icon('armor-downgrade'),
  promise: icon('shaking-hands'),
  broken: icon('broken-heart'),
  camp: icon('campfire'),
  trade: icon('trade'),
  info: icon('info'),
  up: icon('up-card'),
  protectedBy: icon('checked-shield'),
  beast: icon('paw-print'),
  construct: icon('clockwork'),
  demon: icon('devil-mask'),
  humanoid: icon('goblin-head'),
  mage: icon('wizard-face'),
  trap: icon('wolf-trap'),
  undead: icon('skeletal-hand'),
  cup: icon('trophy-cup'),
  left: icon('exit-door'),
  done: icon('check-mark'),
  target: icon('eye-target'),
  draw: icon('card-draw'),
  cycle: icon('cycle'),
  coin: icon('crown-coin'),
  wolf: icon('wolf-head'),
  goblin: icon('goblin'),
  heads: icon('crown-coin'),
  tails: icon('two-coins'),
  stone: icon('stone-sphere'),
  leaf: icon('oak-leaf'),
  blade: icon('plain-dagger'),
  vote: icon('pointing'),
  pass: icon('fast-forward-button'),
  setup: icon('charging'),
  late: icon('time-trap'),
  blow: icon('crossed-slashes'),
  kill: icon('decapitation'),
  blood: icon('droplets'),
  head: icon('snake'),
  encounter: icon('dungeon-gate'),
  gem: icon('cut-diamond'),
  loot: icon('swap-bag'),
  hard: icon('fist'),
  leave: icon('hand-ok'),
  sparkle: icon('sparkles'),
} as const;
