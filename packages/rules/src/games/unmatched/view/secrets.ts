import type { Card, Secret, Tally, Viewer } from '@tablee/engine';
import { confidants } from '../state/sides.ts';
import type { Own, State, TallyKey } from '../state/state.ts';

/** Sizes of hands and decks, by army. */
export function tally({ open, own, deep }: State): Tally {
  const counts: { [key in TallyKey]?: number } = {};
  for (const [index, { seat }] of open.armies.entries()) {
    const hand = open.final?.hands[index] ?? (own[seat] as Own).armies[index]?.hand;
    counts[`hand${index}`] = hand?.length ?? 0;
    counts[`deck${index}`] = deep.decks[index]?.length ?? 0;
  }
  return counts as Tally;
}

/** The cards that the viewer cannot tell apart: the unseen cards of each deck. */
export function secrets(
  { open, own, deep }: State,
  viewer: Viewer,
): readonly (readonly Secret[])[] {
  const trusted = viewer === null ? [] : [viewer, ...confidants(open, viewer)];
  const known = new Set(trusted.flatMap((seat) => own[seat]?.seen?.cards.map(({ id }) => id)));
  return open.armies.map(({ seat }, index) => {
    const { hand, committed, peeked } = (own[seat] as Own).armies[index] ?? EMPTY;
    const held: Card[] = [...hand, ...committed.map(({ card }) => card), ...peeked];
    const unseen = trusted.includes(seat) ? [] : held.filter(({ id }) => !known.has(id));
    return [...(deep.decks[index] ?? []), ...unseen];
  });
}

const EMPTY = { hand: [], committed: [], peeked: [] };
