import type { Setting } from './setting.ts';

/** Moments with a name: whoever is to act has something to decide. */
export const SCENES = {
  /** The Main Phase of a first turn: no Power yet, one card in Support. */
  firstTurn: {
    A: { hand: ['rat-pup', 'rat-queen', 'fox-seer'], support: ['rat-pup'] },
  },
} as const satisfies { readonly [name: string]: Setting };
