import type { CardType, FighterId, HeroId } from '@tablee/rules/games/unmatched/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS, icon } from './icons.ts';

/** How an army looks wherever it appears: figure, colour and ring, never the colour alone. */
export interface HeroLook {
  /** Degrees (oklch). */
  readonly hue: number;
  /** Ground of figures and crests; the ink on it has 4.5:1. */
  readonly colour: string;
  readonly ink: string;
  /** Pattern of the ring. */
  readonly ring: 'solid' | 'dashed' | 'dotted' | 'double';
}

export const HERO_LOOKS: Readonly<Record<HeroId, HeroLook>> = {
  alice: { hue: 245, colour: '#1f5c9e', ink: '#ffffff', ring: 'solid' },
  medusa: { hue: 155, colour: '#1d6b3f', ink: '#ffffff', ring: 'dashed' },
  'king-arthur': { hue: 22, colour: '#a02c22', ink: '#ffffff', ring: 'double' },
  sinbad: { hue: 72, colour: '#e8a51c', ink: '#2a1703', ring: 'dotted' },
};

const FIGURES: Readonly<Record<FighterId, string>> = {
  alice: 'swordwoman',
  jabberwock: 'wyvern',
  medusa: 'medusa-head',
  'harpy-1': 'harpy',
  'harpy-2': 'harpy',
  'harpy-3': 'harpy',
  'king-arthur': 'king',
  merlin: 'wizard-face',
  sinbad: 'sailboat',
  porter: 'light-backpack',
};

export const figureOf = (fighter: FighterId): IconShape => icon(FIGURES[fighter] ?? 'chess-pawn');

export const TYPE_ICONS: Readonly<Record<CardType, IconShape>> = {
  attack: ICONS.attack,
  defense: ICONS.defense,
  versatile: ICONS.versatile,
  scheme: ICONS.scheme,
};

/** Names of the pictures in the open icon set: of cards that several decks have, then of each deck's own. */
const COMMON: { readonly [name: string]: string } = {
  feint: 'duality-mask',
  regroup: 'rally-the-troops',
  skirmish: 'sword-clash',
  'momentous-shift': 'divided-spiral',
};
const PICTURES: { readonly [face: string]: string } = {
  'alice-claws-that-catch': 'grasping-claws',
  'alice-mad-as-a-hatter': 'magic-hat',
  'alice-manxome-foe': 'spiked-dragon-head',
  'alice-looking-glass': 'mirror-mirror',
  'alice-snicker-snack': 'sword-slice',
  'alice-o-frabjous-day': 'sunbeams',
  'alice-the-other-side-of-the-mushroom': 'spotted-mushroom',
  'alice-eat-me': 'cupcake',
  'alice-im-late-im-late': 'pocket-watch',
  'alice-drink-me': 'round-potion',
  'alice-jaws-that-bite': 'croc-jaws',
  'medusa-gaze-of-stone': 'semi-closed-eye',
  'medusa-second-shot': 'high-shot',
  'medusa-hiss-and-slither': 'snake-tongue',
  'medusa-a-momentary-glance': 'eyelashes',
  'medusa-clutching-claws': 'bird-claw',
  'medusa-the-hounds-of-mighty-zeus': 'hound',
  'medusa-winged-frenzy': 'feathered-wing',
  'medusa-dash': 'run',
  'medusa-snipe': 'bullseye',
  'king-arthur-noble-sacrifice': 'crowned-heart',
  'king-arthur-divine-intervention': 'angel-wings',
  'king-arthur-excalibur': 'sword-in-stone',
  'king-arthur-the-holy-grail': 'holy-grail',
  'king-arthur-the-lady-of-the-lake': 'big-wave',
  'king-arthur-the-aid-of-morgana': 'witch-face',
  'king-arthur-bewilderment': 'star-swirl',
  'king-arthur-command-the-storms': 'tornado',
  'king-arthur-aid-the-chosen-one': 'spell-book',
  'king-arthur-prophecy': 'crystal-ball',
  'king-arthur-restless-spirits': 'ghost',
  'king-arthur-swift-strike': 'sprint',
  'sinbad-exploit': 'dervish-swords',
  'sinbad-toil-and-danger': 'ship-wheel',
  'sinbad-voyage-home': 'anchor',
  'sinbad-riches-beyond-compare': 'open-treasure-chest',
  'sinbad-by-fortune-and-fate': 'rolling-dices',
  'sinbad-voyage-whale-island': 'sperm-whale',
  'sinbad-voyage-giant-snakes': 'snake-spiral',
  'sinbad-voyage-eyes-like-coals': 'burning-eye',
  'sinbad-voyage-cannibals-root-of-madness': 'root-tip',
  'sinbad-voyage-man-eating-apes': 'gorilla',
  'sinbad-voyage-king-of-serendib': 'jewel-crown',
  'sinbad-commanding-impact': 'fist',
  'sinbad-leap-away': 'jump-across',
};

/** The picture of a card; one this client has not learned yet wears its hero's figure. */
export function pictureOf(face: string, hero: HeroId): IconShape {
  const name = PICTURES[face] ?? COMMON[face.slice(hero.length + 1)];
  return name === undefined ? figureOf(hero) : icon(name);
}
