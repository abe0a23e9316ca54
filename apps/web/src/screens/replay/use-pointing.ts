import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { request } from '../../stores/connection.ts';
import { useReview } from '../../stores/review.ts';
import { useTableStores } from '../../stores/table-stores.ts';

/** Milliseconds for which something stays marked. */
const SHOWN = 4000;

/** While a match is reviewed, a touch on something that lies on its table points at it. */
export function usePointing(match: string): (event: MouseEvent) => void {
  const stores = useTableStores();
  return useCallback(
    (event) => {
      if (
        useReview.of(stores).getState().moment?.match !== match ||
        !(event.target instanceof Element)
      )
        return;
      const card = event.target.closest<HTMLElement>('[data-flip]')?.dataset.flip;
      if (card !== undefined && card !== '') void request(stores, 'room:point', { match, card });
    },
    [match, stores],
  );
}

/** Marks the card that a member points at, for a while; returns their name. */
export function useShownPointing(match: string): string | null {
  const pointed = useReview((store) => store.pointed);
  const [by, setBy] = useState<string | null>(null);
  useEffect(() => {
    if (pointed?.match !== match) return undefined;
    const marked = document.querySelectorAll(`[data-flip="${CSS.escape(pointed.card)}"]`);
    for (const element of marked) element.setAttribute('data-pointed', '');
    setBy(pointed.by);
    const clear = () => {
      for (const element of marked) element.removeAttribute('data-pointed');
      setBy(null);
    };
    const timer = window.setTimeout(clear, SHOWN);
    return () => {
      window.clearTimeout(timer);
      clear();
    };
  }, [pointed, match]);
  return by;
}
