import type { Judged } from '../knowledge.ts';

/** The rough gain of an effect after a combat or of a scheme, beyond the values: whenever, and if the combat is won. */
export interface Extra {
  readonly won?: number;
  readonly always?: number;
}

const MOVES = { general: 'where to go is weighed when the move is asked' };
const RESIZES = { general: 'Alice is made big whenever that is asked' };
const PRINTED = { general: 'the rules foretell its value' };
const BOOSTS = { general: 'whether to boost is weighed when it is asked' };
const CANCELS = { general: 'what it cancels is not known when it is chosen' };

/** By face: the bot's knowledge of a card, or why it needs none; schemes that it weighs by the table are in `schemes.ts`. */
export const HINTS: Readonly<Record<string, Judged<Extra>>> = {
  'alice-claws-that-catch': PRINTED,
  'alice-momentous-shift': PRINTED,
  'alice-skirmish': MOVES,
  'alice-mad-as-a-hatter': MOVES,
  'alice-manxome-foe': { general: 'the boost of an unknown card is left to luck' },
  'alice-feint': CANCELS,
  'alice-regroup': { won: 0.9, always: 0.9 },
  'alice-looking-glass': { always: 3 },
  'alice-snicker-snack': { won: 1 },
  'alice-o-frabjous-day': RESIZES,
  'alice-the-other-side-of-the-mushroom': MOVES,
  'alice-eat-me': MOVES,
  'alice-im-late-im-late': MOVES,
  'alice-jaws-that-bite': { always: 1.5 },
  'medusa-gaze-of-stone': { won: 7 },
  'medusa-second-shot': BOOSTS,
  'medusa-hiss-and-slither': { always: 0.9 },
  'medusa-clutching-claws': { always: 0.9 },
  'medusa-the-hounds-of-mighty-zeus': MOVES,
  'medusa-feint': CANCELS,
  'medusa-regroup': { won: 0.9, always: 0.9 },
  'medusa-dash': MOVES,
  'medusa-snipe': { always: 0.9 },
  'king-arthur-noble-sacrifice': BOOSTS,
  'king-arthur-divine-intervention': MOVES,
  'king-arthur-excalibur': { general: 'a value and nothing else' },
  'king-arthur-the-holy-grail': { always: 1 },
  'king-arthur-the-aid-of-morgana': { always: 1.8 },
  'king-arthur-bewilderment': { general: 'where to place Merlin is weighed when it is asked' },
  'king-arthur-command-the-storms': MOVES,
  'king-arthur-aid-the-chosen-one': { won: 1.8 },
  'king-arthur-swift-strike': MOVES,
  'king-arthur-feint': CANCELS,
  'king-arthur-regroup': { won: 0.9, always: 0.9 },
  'king-arthur-skirmish': MOVES,
  'king-arthur-momentous-shift': PRINTED,
  'sinbad-exploit': { always: 0.9 },
  'sinbad-toil-and-danger': MOVES,
  'sinbad-voyage-home': { always: 1.5 },
  'sinbad-by-fortune-and-fate': { always: 1.8 },
  'sinbad-voyage-whale-island': { always: 1.5 },
  'sinbad-voyage-giant-snakes': PRINTED,
  'sinbad-voyage-eyes-like-coals': { always: 0.8 },
  'sinbad-voyage-cannibals-root-of-madness': MOVES,
  'sinbad-voyage-man-eating-apes': { always: 2 },
  'sinbad-voyage-king-of-serendib': { always: 0.9 },
  'sinbad-commanding-impact': { always: 0.9 },
  'sinbad-leap-away': MOVES,
  'sinbad-momentous-shift': PRINTED,
  'sinbad-feint': CANCELS,
  'sinbad-regroup': { won: 0.9, always: 0.9 },
};

const NOTHING: Extra = {};

export const extraOf = (face: string): Extra => {
  const known = HINTS[face];
  return known === undefined || 'general' in known ? NOTHING : known;
};
