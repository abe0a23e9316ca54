import type { Setting } from './setting.ts';

/** Moments with a name: whoever is to act has something to decide. */
export const SCENES = {
  /** The first turn of a match: nothing lies anywhere. */
  firstTurn: { hands: { A: ['tiger-2', 'wolf-4', 'frog-7', 'owl-8'] } },
  /** Two are tied in Mistmere: they will fight. */
  battle: {
    players: 2,
    cubes: { k5: 'AABB' },
    scoring: 'k5',
    hands: { A: ['tiger-8', 'wolf-4'], B: ['owl-7', 'frog-1'] },
  },
} as const satisfies { readonly [name: string]: Setting };
