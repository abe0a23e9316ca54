import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Pixels from the end within which the reader is at the end. */
export const NEAR = 40;

/** Keeps to the newest line, however the list grows or its room changes, unless the reader has scrolled up, or it is not `wanted`. */
export function useNewestInSight(list: RefObject<HTMLElement | null>, wanted = true): void {
  const following = useRef(wanted);
  const follow = useCallback(() => {
    if (list.current !== null && following.current)
      list.current.scrollTop = list.current.scrollHeight;
  }, [list]);
  useLayoutEffect(follow);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || !wanted) return undefined;
    let top = 0;
    // Growth moves nothing: only a reader's hand takes the end out of sight.
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      if (scrollTop < top) following.current = false;
      if (scrollHeight - scrollTop - clientHeight < NEAR) following.current = true;
      top = scrollTop;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list, follow, wanted]);
}
