import type { HeroId } from '../state/state.ts';
import { type Given, given, type UnmatchedScene } from './given.ts';

/** Two heroes side by side, the first to strike, with what the test changes. */
export const clash = (
  a: HeroId,
  b: HeroId,
  hand: string[],
  theirs: string[] = [],
  more: Given = {},
): UnmatchedScene =>
  given({
    heroes: [a, b],
    on: { [a]: 'm08', [b]: 'm09' },
    ...more,
    cards: { [a]: { hand }, [b]: { hand: theirs }, ...more.cards },
  });
