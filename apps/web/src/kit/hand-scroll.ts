interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** How far a hand scrolls so that a card which can be played shows; 0 if one is whole in sight, or none can. */
export function scrollToPlayable(playable: readonly Stretch[], hand: Stretch): number {
  const beyond = playable.map(
    (card) => Math.max(card.right - hand.right, 0) || Math.min(card.left - hand.left, 0),
  );
  return beyond.includes(0) ? 0 : (beyond[0] ?? 0);
}

/** How far a wheel that turns up or down moves a hand sideways; 0 where the wheel itself goes sideways. */
export const acrossBy = ({ deltaX, deltaY }: Pick<WheelEvent, 'deltaX' | 'deltaY'>): number =>
  deltaX === 0 ? deltaY : 0;
