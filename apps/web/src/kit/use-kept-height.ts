import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A box that never gets lower than it has been while it is the same one: what a touch adds and takes back moves its edge once.
 * A hint may come and go. Another width or another window, another height. `of` names the box.
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
    const keep = () => {
      const { offsetWidth: width } = element;
      if (width !== kept.width) forget();
      const { offsetHeight: height } = element;
      if (height <= kept.height || element.querySelector('.question-hint > button')) return;
      kept = { width, height };
      element.style.minHeight = `${height}px`;
    };
    const forget = () => {
      element.style.minHeight = '';
      kept = { width: element.offsetWidth, height: 0 };
    };
    // In a lower window it may be lower, and would not say so by itself.
    const begin = () => {
      forget();
      keep();
    };
    const sizes = new ResizeObserver(keep);
    sizes.observe(element, { box: 'border-box' });
    window.addEventListener('resize', begin);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', begin);
    };
  }, [of]);
  return box;
}
