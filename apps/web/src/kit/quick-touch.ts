import { type RefObject, useEffect } from 'react';
import { afterNextPaint } from '../stores/after-paint.ts';

/** What answers a question. */
const ANSWERS = ':is([data-touch], [data-asks], .question-actions > .btn):enabled';
/** The question while its answer is on the way. */
export const ON_ITS_WAY = '.question-bar[data-sending]';
export const SENTENCE = '.question-sentence';
/** Milliseconds: what is pressed longer is a long press, and the browser's. */
const SHORT = 400;
/** Pixels that a finger may slip. */
const SLIP = 8;
/** Milliseconds after a scroll in which a finger means to stop it. */
const ROLLS = 150;

interface Finger {
  readonly button: HTMLButtonElement;
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

/** A keyboard lies over the page: the browser takes it away. */
const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable]') === true;

const clickOf = ({ clientX, clientY }: Touch): PointerEvent =>
  new PointerEvent('click', {
    ...{ bubbles: true, cancelable: true, composed: true, view: window },
    // As a browser's own: a key has none.
    ...{ detail: 1, clientX, clientY, pointerType: 'touch' },
  });

/**
 * What answers a question below `root` does so as soon as a finger leaves it. A browser sends a mouse after it first (over, move,
 * down, focus, up), and draws the page in between: half of the time until a touch is seen. The focus follows once the touch has been
 * painted; an answer on its way lets it go at once, as it takes what was touched with it. Long presses, slips, scrolls and all other buttons stay the browser's.
 */
export function useQuickTouch(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let finger: Finger | null = null;
    /** Has been given the focus last: a touch before this one may have been painted after it. */
    let given: Element | null = null;
    let scrolled = Number.NEGATIVE_INFINITY;
    const isOnItsWay = () => root.current?.querySelector(ON_ITS_WAY) != null;
    /** The focus follows a touch, from where it was then. */
    const follow = (button: HTMLButtonElement, before: Element | null) => {
      const now = document.activeElement;
      // A script of the page that has moved the focus knows better; the keeper of the focus does so for want of another place.
      if (now !== before && now !== given && !now?.matches(SENTENCE)) return;
      if (isOnItsWay() || !button.isConnected || !button.matches(':enabled')) return;
      given = button;
      // By a script it would be a focus to be seen, as that of a key.
      button.focus({ preventScroll: true, focusVisible: false });
    };
    const scroll = ({ timeStamp }: Event) => {
      scrolled = timeStamp;
    };
    const begin = ({ target, touches, timeStamp: since }: TouchEvent) => {
      const button = (target as Element).closest<HTMLButtonElement>(ANSWERS);
      const [first] = touches;
      const isHere = root.current?.contains(button) === true;
      const isOne = isHere && touches.length === 1 && since - scrolled > ROLLS;
      finger =
        isOne && button !== null && first !== undefined
          ? { button, x: first.clientX, y: first.clientY, since }
          : null;
    };
    const end = (event: TouchEvent) => {
      const from = finger;
      finger = null;
      const [last] = event.changedTouches;
      if (from === null || last === undefined || event.touches.length > 0) return;
      const isShort = event.timeStamp - from.since < SHORT && scrolled < from.since;
      const isThere = Math.hypot(last.clientX - from.x, last.clientY - from.y) < SLIP;
      const { activeElement } = document;
      // What is disabled meanwhile, its answer on its way, takes no click of a browser either.
      const isStill = isShort && isThere && from.button.matches(ANSWERS);
      if (!event.cancelable || !isStill || isTyping(activeElement)) return;
      event.preventDefault();
      event.target?.dispatchEvent(clickOf(last));
      queueMicrotask(() => {
        const { activeElement: now } = document;
        // Decided here: by the time of the paint the next question may have come, and have the focus.
        if (!isOnItsWay()) afterNextPaint(window, () => follow(from.button, activeElement));
        else if (root.current?.contains(now)) (now as HTMLElement).blur();
      });
    };
    const drop = () => {
      finger = null;
    };
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchend', end, { passive: false });
    document.addEventListener('touchcancel', drop, { passive: true });
    return () => {
      document.removeEventListener('scroll', scroll, { capture: true });
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', drop);
    };
  }, [root]);
}
