import { type RefObject, useEffect } from 'react';

/** Elements that can be focused without a keyboard coming up on a phone. */
const PLACES = 'button:enabled, a[href], input:is([type="checkbox"], [type="radio"]):enabled';

/**
 * Where the focus goes when its element has gone: to the first place in the nearest remaining ancestor. `trail` is that element
 * and its ancestors, innermost first; `null` if it has not gone, or all has.
 */
export function nearestPlace(trail: readonly Element[]): HTMLElement | null {
  if (trail[0]?.isConnected !== false) return null;
  for (const element of trail) {
    const place = element.isConnected ? element.querySelector<HTMLElement>(PLACES) : null;
    if (place !== null) return place;
  }
  return null;
}

function trailOf(element: Element, root: Element): Element[] {
  const trail: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    trail.push(at);
    if (at === root) break;
  }
  return trail;
}

/** Keeps the keyboard's place within `root` when a press takes the pressed button away. */
export function useFocusTrail(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let trail: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      trail = target instanceof Element && element.contains(target) ? trailOf(target, element) : [];
    };
    // A click on nothing is a wish to have the focus nowhere.
    const letGo = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('button, a, input, label, [tabindex]')) trail = [];
    };
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (!isLost || document.querySelector('dialog[open]') !== null) return;
      nearestPlace(trail)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', letGo);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', letGo);
      observer.disconnect();
    };
  }, [root]);
}
