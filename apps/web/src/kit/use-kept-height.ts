import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A box that never gets lower than it has been while it is the same one: what a touch adds and takes back moves its edge once.
 * A hint may come and go. Another width, another height. `of` names the box.
 */
export function useKeptHeight<Box extends HTMLElement = HTMLElement>(
  of: string,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another element
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null) return undefined;
    let kept = { width: 0, height: 0 };
    const sizes = new ResizeObserver(() => {
      const { offsetWidth: width } = element;
      if (width !== kept.width) {
        element.style.minHeight = '';
        kept = { width, height: 0 };
      }
      const { offsetHeight: height } = element;
      if (height <= kept.height || element.querySelector('.question-hint > button')) return;
      kept = { width, height };
      element.style.minHeight = `${height}px`;
    });
    sizes.observe(element, { box: 'border-box' });
    return () => sizes.disconnect();
  }, [of]);
  return box;
}
