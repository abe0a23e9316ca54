import { type RefObject, useEffect } from 'react';
import { ON_ITS_WAY, SENTENCE } from '../../kit/quick-touch.ts';

/** Whose sentence a finger's focus is not led to: another's question, a scene before the next one. It shows none, and would be gone in a moment. */
const NOT_FOR_FINGERS = '.question-bar:not([data-mine])';

const isLost = (focused: Element | null): boolean =>
  focused === null ||
  focused === document.body ||
  focused.matches(':disabled, fieldset:disabled *');

/** After an action that takes the focused button away, the focus goes to the first of these places that is there, never to nowhere. */
export function useFocusKeeper(
  root: RefObject<HTMLElement | null>,
  places?: readonly string[],
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let inside = false;
    /** As the last one there was: shown after a key, not after a finger. */
    let focusVisible = false;
    const remember = (event: FocusEvent) => {
      const { target } = event;
      inside = target instanceof Element && element.contains(target);
      if (inside) focusVisible = (target as Element).matches(':focus-visible');
    };
    /** On its way from one element to another the focus is on none: changes meanwhile have not taken it away. */
    let isMoving = false;
    const isBetween = () =>
      document.querySelector('dialog[open]') !== null ||
      // To take an element with the focus away has all of the page laid out in the midst of its change.
      element.querySelector(ON_ITS_WAY) !== null;
    const leadsTo = (place: string) =>
      focusVisible || place !== SENTENCE || element.querySelector(NOT_FOR_FINGERS) === null;
    const keep = () => {
      if (isMoving || !inside || !isLost(document.activeElement) || isBetween()) return;
      // Not as a default above: the building blocks of boards are loaded in a circle with the table, perhaps after it.
      for (const place of (places ?? [SENTENCE]).filter(leadsTo)) {
        const found = element.querySelector<HTMLElement>(place);
        found?.focus({ preventScroll: true, focusVisible });
        if (found !== null) return;
      }
    };
    // A click on nothing is a wish to have the focus nowhere.
    const letGo = (event: PointerEvent) => {
      if (!(event.target as Element).closest('button, a, input, [tabindex]')) inside = false;
    };
    // Nor is it lost where the keys go on beyond the end of the page.
    let isTabbing = false;
    const tab = ({ key }: KeyboardEvent) => {
      isTabbing = key === 'Tab';
      if (isTabbing) setTimeout(() => (isTabbing = false));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isTabbing && relatedTarget === null) inside = false;
      isMoving = true;
      setTimeout(() => {
        isMoving = false;
        keep();
      });
    };
    document.addEventListener('focusin', remember);
    // Before other listeners change something.
    document.addEventListener('focusout', leave, true);
    document.addEventListener('keydown', tab, true);
    document.addEventListener('pointerdown', letGo);
    const observer = new MutationObserver(keep);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave, true);
      document.removeEventListener('keydown', tab, true);
      document.removeEventListener('pointerdown', letGo);
      observer.disconnect();
    };
  }, [root, places]);
}
