import type { Secret, Tally, Viewer } from '@tablee/engine';
import type { State, TallyKey } from '../state/state.ts';

/** Sizes of hands and hidden piles. */
export function tally({ open, own, deep }: State): Tally {
  const counts: { [key in TallyKey]?: number } = {
    pile: deep.pile.length,
    decreePile: deep.decreePile.length,
    passPool: deep.passPool.length,
    setAside: deep.setAside.length,
  };
  for (let seat = 0; seat < own.length; seat += 1) {
    const shown = open.soloLevel === null ? open.final?.hands[seat] : open.openHand;
    counts[`hand${seat}`] = (shown ?? own[seat]?.hand ?? []).length;
  }
  return counts as Tally;
}

/** Hidden things of one kind that the viewer cannot tell apart: creatures, decrees, First to Pass tiles. */
export function secrets({ own, deep }: State, viewer: Viewer): readonly (readonly Secret[])[] {
  const creatures: Secret[] = [...deep.pile, ...deep.setAside];
  const tiles: Secret[] = [...deep.passPool, ...deep.unusedPassTile];
  own.forEach((layer, seat) => {
    if (seat === viewer) return;
    creatures.push(...layer.hand);
    tiles.push(...layer.passTiles);
  });
  return [creatures, [...deep.decreePile], tiles];
}
