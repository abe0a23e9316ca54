import { useLayoutEffect } from 'react';

/** Upright boxes on the page, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a note and the elements it makes room for. */
const GAP = 4;

/** Pixels squared that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * How many pixels a note goes up from its place at the lower edge, so that it covers as few touch targets as possible; the
 * smallest such move. It stays if it covers none. `ceiling`: the highest place of its upper edge; `now`: how far up it is.
 */
export function liftClearOf(
  note: Box,
  ceiling: number,
  touchable: readonly Box[],
  now = 0,
): number {
  const most = Math.max(0, note.top - ceiling);
  const lifts = [0, most, ...touchable.map(({ top }) => note.bottom + GAP - top)]
    .filter((lift) => lift >= 0 && lift <= most)
    .sort((a, b) => a - b);
  const coveredAt = (lift: number): number => coveredBy(note, lift, touchable);
  if (now <= most && coveredAt(now) === 0) return now;
  return lifts.reduce((best, lift) => (coveredAt(lift) < coveredAt(best) ? lift : best), 0);
}

/** Pixels squared of touch targets under a note that went up by `lift`. */
export function coveredBy(note: Box, lift: number, touchable: readonly Box[]): number {
  const lifted = { ...note, top: note.top - lift, bottom: note.bottom - lift };
  return touchable.reduce((sum, each) => sum + shared(lifted, each), 0);
}

const boxesOf = (board: Element, selector: string): DOMRect[] =>
  [...board.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

/** The touch targets, and the cards that a question is about with their head, which folds them away. */
const KEPT = '[data-lit], [data-asks], .tray-head, .tray-cards';
/** Buttons at the edge of a board: a note does not climb over the board for them, it gets smaller. */
const TOOLS = '[data-tools]';

/** What moves elements of the board, and comes to an end: not what glows on and on. */
const movesOn = (board: Element): Animation[] =>
  board
    .getAnimations({ subtree: true })
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );

/**
 * Keeps a note clear of lit things on the board, and of things shown there to be read. `onCovers`: there is no such place for a note
 * of this size.
 */
export function useClearOf(note: React.RefObject<HTMLElement | null>, onCovers: () => void): void {
  useLayoutEffect(() => {
    const board = document.querySelector('.table-main');
    const { current } = note;
    if (board === null || current === null) return undefined;
    let frame = 0;
    let lift = 0;
    const place = (): void => {
      const { left, right, top, bottom } = current.getBoundingClientRect();
      const below = { left, right, top: top + lift, bottom: bottom + lift };
      const boxes = boxesOf(board, KEPT);
      lift = liftClearOf(below, board.getBoundingClientRect().top, boxes, lift);
      current.style.translate = `0 -${lift}px`;
      if (coveredBy(below, lift, [...boxes, ...boxesOf(board, TOOLS)]) === 0) return;
      // A moving element is in its final place only at the end.
      const moves = movesOn(board);
      if (moves.length === 0) onCovers();
      else void Promise.allSettled(moves.map(({ finished }) => finished)).then(soon);
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      if (note.current === current) frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(soon);
    changes.observe(board, { attributeFilter: ['data-lit'], childList: true, subtree: true });
    // Flights of cards end unheard; these do not.
    const ends = ['animationend', 'transitionend'] as const;
    for (const end of ends) board.addEventListener(end, soon);
    const sizes = new ResizeObserver(soon);
    sizes.observe(board);
    sizes.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const end of ends) board.removeEventListener(end, soon);
    };
  }, [note, onCovers]);
}
