import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMatch } from '../stores/match.ts';
import { usePacing } from '../stores/pacing.ts';
import { motionAllowed } from '../stores/settings.ts';
import { useTableStores } from '../stores/table-stores.ts';

const FLIGHT = 380;
const EASING = 'cubic-bezier(0.2, 0.8, 0.25, 1)';
const selector = '[data-flip]';

interface Place {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
  /** The element that moves with it: the slot of a list that holds it alone closes up as it does. */
  readonly moved: HTMLElement;
  readonly at: DOMRect;
}

type Places = Map<string, Place>;

function places(root: HTMLElement | null): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    const slot = element.closest('li');
    const moved = slot?.querySelectorAll(selector).length === 1 ? slot : element;
    const at = moved === element ? rect : moved.getBoundingClientRect();
    found.set(element.dataset.flip ?? '', { element, rect, moved, at });
  }
  return found;
}

/**
 * Cards travel from where they were to where they are. Every element with `data-flip="<id>"` inside of `root` takes part. The
 * old places are measured when a store changes, before React draws; the new ones right after. What makes room once an event has
 * been shown (the place of a beaten one closes) slides; only a new state lets cards come and fly.
 */
export function useCardFlights(root: RefObject<HTMLElement | null>): void {
  const before = useRef<Places>(new Map());
  const drawn = useRef<unknown>(null);
  const stores = useTableStores();
  const snapshot = useMatch((match) => match.snapshot);
  const event = usePacing(({ current }) => current);
  useLayoutEffect(() => {
    const measure = () => {
      before.current = places(root.current);
    };
    const ends = [
      useMatch.of(stores).subscribe((now, then) => {
        if (now.snapshot !== then.snapshot) measure();
      }),
      usePacing.of(stores).subscribe((now, then) => {
        if (now.current !== then.current) measure();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [stores, root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per snapshot, and per event shown
  useLayoutEffect(() => {
    const from = before.current;
    const isNew = drawn.current !== snapshot;
    before.current = new Map();
    drawn.current = snapshot;
    if (from.size === 0 || document.hidden || !motionAllowed()) return;
    const slid = new Map<Element, Way>();
    const motions: Motion[] = [];
    // In the order of the document: containers come before their contents.
    for (const [id, place] of places(root.current)) {
      const start = from.get(id);
      if (start?.element === place.element) motions.push(closeUp(start, place, slid));
      else if (isNew) motions.push(come(start, place));
    }
    // Only now that all is read: what is read after a change is styled and laid out again for it.
    for (const begin of motions) begin?.();
  }, [snapshot, event]);
}

/** Begins what has been measured; `null`: nothing moves. */
type Motion = (() => void) | null;

interface Way {
  readonly dx: number;
  readonly dy: number;
}

/** `part`: of the width, the point that is compared; a card lies in the middle of its slot, however wide that is. */
const way = (from: DOMRect, to: DOMRect, part = 0): Way => ({
  dx: from.left + from.width * part - (to.left + to.width * part),
  dy: from.top - to.top,
});

/** How far an element is carried by its containers. */
function carriedBy(element: Element, slid: ReadonlyMap<Element, Way>): Way {
  let holder = element.parentElement;
  while (holder !== null && !slid.has(holder)) holder = holder.parentElement;
  return (holder && slid.get(holder)) ?? { dx: 0, dy: 0 };
}

function arrive(element: HTMLElement): void {
  element.animate(
    [
      { opacity: 0, scale: '1.12' },
      { opacity: 1, scale: '1' },
    ],
    {
      duration: 260,
      easing: EASING,
    },
  );
}

/** The same element at another place. */
function closeUp(
  start: Place,
  { element, rect, moved, at }: Place,
  slid: Map<Element, Way>,
): Motion {
  if (start.moved === moved) return slide(moved, way(start.at, at, 0.5), slid);
  // Alone in its slot before and not now, or the other way round: only the card itself can be compared.
  return slide(element, way(start.rect, rect), slid);
}

/** An element that was not there, for a card that may have been elsewhere. */
const come = (start: Place | undefined, { element, rect }: Place): Motion =>
  start === undefined ? () => arrive(element) : fly(element, start.rect, rect);

function slide(element: HTMLElement, whole: Way, slid: Map<Element, Way>): Motion {
  if (slid.has(element)) return null;
  const carried = carriedBy(element, slid);
  const [dx, dy] = [whole.dx - carried.dx, whole.dy - carried.dy];
  if (Math.hypot(dx, dy) < 3) return null;
  slid.set(element, whole);
  return () =>
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
      duration: FLIGHT,
      easing: EASING,
    });
}

/** What follows from where it lies (sizes by a container, variables of a list) stays as it is there. */
function freeze(element: Element, likeness: HTMLElement): void {
  const { width, height, fontSize, borderRadius } = getComputedStyle(element);
  Object.assign(likeness.style, { width, height, fontSize, borderRadius });
  for (const [i, child] of [...element.children].entries()) {
    freeze(child, likeness.children[i] as HTMLElement);
  }
}

/** Everything that flies; cut off at the window, or browsers of phones would make the page as wide as the furthest of them. */
const sky = (): Element =>
  document.querySelector('.card-sky') ??
  document.body.appendChild(
    Object.assign(document.createElement('div'), { className: 'card-sky' }),
  );

/** A likeness of something of the board, to be laid there above everything while it moves: into the sky. */
export function likenessOf(element: HTMLElement, at: DOMRect): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement;
  freeze(element, likeness);
  likeness.removeAttribute('data-flip');
  likeness.inert = true;
  likeness.className += ' card-flight';
  // Said here: a game's stylesheet has the last word over the classes that both have.
  Object.assign(likeness.style, {
    position: 'absolute',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  return likeness;
}

/** Shows a likeness instead of the element, as long as it moves. */
export function moveInstead(
  element: HTMLElement,
  likeness: HTMLElement,
  frames: Keyframe[],
  timing: { readonly duration: number; readonly easing?: string },
): void {
  sky().append(likeness);
  const motion = likeness.animate(frames, timing);
  const { duration } = timing;
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  motion.finished.catch(() => {}).finally(() => likeness.remove());
}

/** Between zones a likeness flies above everything, so that no scrolling area cuts it off. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect): Motion {
  if (Math.hypot(from.left - to.left, from.top - to.top) < 3) return null;
  const likeness = likenessOf(element, to);
  const shift = `${from.left - to.left}px ${from.top - to.top}px`;
  const frames = [
    { translate: shift, scale: String(from.width / to.width) },
    { translate: '0 0', scale: '1' },
  ];
  return () => moveInstead(element, likeness, frames, { duration: FLIGHT, easing: EASING });
}
