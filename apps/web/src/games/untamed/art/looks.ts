import type { IconShape } from '@/ui/icon.tsx';
import { ICONS, icon } from './icons.ts';

/** How a faction looks wherever it appears: a crest, a hue (oklch degrees) and a pattern, never the colour alone. */
export interface FactionLook {
  readonly crest: IconShape;
  readonly hue: number;
}

const look = (crest: string, hue: number): FactionLook => ({ crest: icon(crest), hue });

/** By faction id; the pattern of the same name stands in `faction.css`. */
export const FACTION_LOOKS: { readonly [faction: string]: FactionLook } = {
  rhino: look('rhinoceros-horn', 18),
  fox: look('fox-head', 46),
  tiger: look('tiger-head', 74),
  rat: look('rat', 104),
  crocodile: look('croc-jaws', 136),
  chameleon: look('chameleon-glyph', 170),
  panda: look('panda', 205),
  raccoon: look('raccoon-head', 240),
  deer: look('stag-head', 270),
  gorilla: look('gorilla', 300),
  snake: look('snake', 328),
  rabbit: look('rabbit-head', 356),
};

/** Names of the pictures, in the open icon set, by face. */
const PICTURES: { readonly [face: string]: string } = {
  'chameleon-glasshouse': 'greenhouse',
  'chameleon-motley': 'gecko',
  'chameleon-whiptongue': 'lizard-tongue',
  'chameleon-king': 'kaleidoscope-pearls',
  'chameleon-moult': 'reptile-tail',
  'chameleon-shimmer': 'sparkles',
  'crocodile-mire': 'swamp',
  'crocodile-snapling': 'dinosaur-egg',
  'crocodile-mourner': 'tear-tracks',
  'crocodile-siltjaw': 'shark-jaws',
  'crocodile-elder': 'dorsal-scales',
  'crocodile-tears': 'droplets',
  'fox-mirrors': 'mirror-mirror',
  'fox-seer': 'crystal-ball',
  'fox-trickster': 'rolling-dice-cup',
  'fox-storyteller': 'fox-tail',
  'fox-marked': 'card-random',
  'fox-dazzle': 'powder-bag',
  'panda-counter': 'bamboo',
  'panda-peddler': 'backpack',
  'panda-teamaster': 'teapot-leaves',
  'panda-sealkeeper': 'wax-seal',
  'panda-ledger': 'book-cover',
  'panda-lanterns': 'paper-lantern',
  'rabbit-warren': 'hobbit-dwelling',
  'rabbit-leveret': 'rabbit',
  'rabbit-twins': 'leapfrog',
  'rabbit-nurse': 'carrot',
  'rabbit-captain': 'captain-hat-profile',
  'rabbit-rush': 'run',
  'raccoon-workshop': 'gear-hammer',
  'raccoon-lidbearer': 'trash-can',
  'raccoon-tinker': 'sewing-string',
  'raccoon-foreman': 'mining-helmet',
  'raccoon-armour': 'canned-fish',
  'raccoon-contraption': 'clockwork',
  'rat-court': 'dungeon-gate',
  'rat-pup': 'mouse',
  'rat-leech': 'leeching-worm',
  'rat-herald': 'plague-doctor-profile',
  'rat-queen': 'queen-crown',
  'rat-feast': 'fishbone',
  'rhino-scar': 'mountain-cave',
  'rhino-charger': 'charging-bull',
  'rhino-mudhealer': 'healing',
  'rhino-ironhide': 'layered-armor',
  'rhino-rampager': 'spiked-shoulder-armor',
  'rhino-rage': 'enrage',
  'tiger-peak': 'mountaintop',
  'tiger-cub': 'cat',
  'tiger-stalker': 'moon-claws',
  'tiger-scarred': 'scar-wound',
  'tiger-lord': 'saber-toothed-cat-head',
  'tiger-swipe': 'claw-slashes',
  'gorilla-sanctuary': 'bird-house',
  'gorilla-novice': 'monkey',
  'gorilla-sentinel': 'treehouse',
  'gorilla-drummer': 'drum',
  'gorilla-silverback': 'meditation',
  'gorilla-feathers': 'two-feathers',
  'deer-glade': 'lightning-tree',
  'deer-fawn': 'deer',
  'deer-doe': 'wingfoot',
  'deer-stag': 'lightning-storm',
  'deer-momentum': 'fast-arrow',
  'deer-cavalcade': 'deer-track',
  'snake-pit': 'snake-jar',
  'snake-viper': 'snake-tongue',
  'snake-charmer': 'flute',
  'snake-matriarch': 'cobra',
  'snake-venom': 'snake-bite',
  'snake-rite': 'snake-spiral',
  'token-owl-spirit': 'barn-owl',
};

/** The picture of a card; a card this client has not learned yet wears its faction's crest. */
export function pictureOf(face: string, faction: string | null): IconShape {
  const name = PICTURES[face];
  if (name !== undefined) return icon(name);
  return faction === null ? ICONS.leaf : (FACTION_LOOKS[faction]?.crest ?? ICONS.leaf);
}
