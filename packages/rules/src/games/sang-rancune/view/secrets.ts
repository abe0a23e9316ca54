import type { Secret, Tally, Viewer } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import type { Own, State, TallyKey } from '../state/state.ts';

/** Sizes of hands, deck, encounter pile and box. */
export function tally({ open, own, deep }: State): Tally {
  const counts: { [key in TallyKey]?: number } = {
    deck: deep.deck.length,
    pile: deep.pile.length,
    box: deep.box.length,
  };
  own.forEach(({ hand, set }, seat) => {
    const shown = open.final?.hands[seat];
    counts[`hand${seat}`] = shown?.length ?? hand.length;
    if (shown === undefined && set.length !== open.players[seat]?.faceDown) {
      throw new Error(`seat ${seat} has ${set.length} cards face down`);
    }
  });
  return counts as Tally;
}

/** The cards that the viewer cannot tell apart: cards of deck and hands, items among the deck, unseen encounters. */
export function secrets({ own, deep }: State, viewer: Viewer): readonly (readonly Secret[])[] {
  const unseen = own.flatMap(({ hand, set }, seat) => (seat === viewer ? [] : [...hand, ...set]));
  const isHeld = ({ face }: Secret): boolean => catalogue.cards.of(String(face)).kind !== 'item';
  return [
    // No item is ever in a hand: it is laid open when it is drawn.
    [...deep.deck.filter(isHeld), ...unseen],
    deep.deck,
    [...deep.pile.filter(({ raised }) => !raised), ...deep.box],
  ];
}

/** Words and wishes beside the cards: no other seat knows them before they count. */
export function forget(own: Own): void {
  delete own.said;
  delete own.saves;
  delete own.rests;
}
