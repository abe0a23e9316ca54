interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** How far a hand scrolls so that a card which can be played shows; 0 where one is whole in sight, or none can. */
export function scrollToPlayable(playable: readonly Stretch[], { left, right }: Stretch): number {
  const [first] = playable;
  if (first === undefined) return 0;
  if (playable.some((card) => card.left >= left && card.right <= right)) return 0;
  return first.right > right ? first.right - right : first.left - left;
}
