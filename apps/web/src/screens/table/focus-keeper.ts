import { type RefObject, useEffect } from 'react';

/** After an action that takes the focused button away, the focus goes to the question, never to nowhere. */
export function useFocusKeeper(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let inside = false;
    const remember = (event: FocusEvent) => {
      inside = event.target instanceof Node && element.contains(event.target);
    };
    const keep = () => {
      const { activeElement } = document;
      const lost =
        activeElement === null ||
        activeElement === document.body ||
        activeElement.matches(':disabled, fieldset:disabled *');
      if (!inside || !lost || document.querySelector('dialog[open]') !== null) return;
      element.querySelector<HTMLElement>('.question-sentence')?.focus({ preventScroll: true });
    };
    // A click on nothing is a wish to have the focus nowhere.
    const letGo = (event: PointerEvent) => {
      if (!(event.target as Element).closest('button, a, input, [tabindex]')) inside = false;
    };
    document.addEventListener('focusin', remember);
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
      document.removeEventListener('pointerdown', letGo);
      observer.disconnect();
    };
  }, [root]);
}
