import { type RefObject, useEffect, useRef } from 'react';

/** For a part that takes the place of the one that was used: the keyboard goes on there. */
export function useEntryFocus<E extends HTMLElement>(wanted = true): RefObject<E | null> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it enters
  useEffect(() => {
    if (wanted) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
