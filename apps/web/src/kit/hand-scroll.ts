/** From where to where something reaches along one axis, in CSS pixels. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Sideways, and down. */
export const acrossOf = ({ left, right }: DOMRect): Stretch => ({ from: left, to: right });
export const downOf = ({ top, bottom }: DOMRect): Stretch => ({ from: top, to: bottom });

/**
 * How far a hand scrolls along one axis so that a card which can be played shows; 0 if one is whole in sight, or none can be
 * played.
 */
export function scrollToPlayable(playable: readonly Stretch[], hand: Stretch): number {
  const beyond = playable.map(
    (card) => Math.max(card.to - hand.to, 0) || Math.min(card.from - hand.from, 0),
  );
  return beyond.includes(0) ? 0 : (beyond[0] ?? 0);
}

/** How far a wheel that turns up or down moves a hand sideways; 0 where the wheel itself goes sideways. */
export const acrossBy = ({ deltaX, deltaY }: Pick<WheelEvent, 'deltaX' | 'deltaY'>): number =>
  deltaX === 0 ? deltaY : 0;
