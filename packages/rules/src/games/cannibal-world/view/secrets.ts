import type { Seat, Secret, Tally, Viewer } from '@tablee/engine';
import { partnerOf } from '../state/players.ts';
import type { Open, State, TallyKey } from '../state/state.ts';

/** Sizes of hands and decks, by seat. */
export function tally({ own, deep }: State): Tally {
  const counts: { [key in TallyKey]?: number } = {};
  for (const [seat, { hand, reinforcement, search }] of own.entries()) {
    counts[`hand${seat}`] = hand.length;
    counts[`main${seat}`] = (deep.mains[seat]?.length ?? 0) + search.length;
    counts[`reinforcement${seat}`] = reinforcement.length;
  }
  return counts as Tally;
}

/** Team-mates may talk in private; they keep their hands to themselves (CAN-19.6). */
export const partners = (open: Open, seat: Seat): readonly Seat[] => {
  const partner = partnerOf(open, seat);
  return partner === undefined ? [] : [partner];
};

/** The cards that the viewer cannot tell apart: the unseen cards of each deck. */
export function secrets(
  { open, own, deep }: State,
  viewer: Viewer,
): readonly (readonly Secret[])[] {
  if (open.phase === 'over') return [];
  return own.map(({ hand, reinforcement, search }, seat) => [
    ...(deep.mains[seat] ?? []),
    ...(seat === viewer ? [] : [...hand, ...reinforcement, ...search]),
  ]);
}
