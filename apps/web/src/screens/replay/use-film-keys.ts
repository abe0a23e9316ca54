import { useEffect, useRef } from 'react';
import { useSettings } from '../../stores/settings.ts';
import type { Projector } from './use-projector.ts';

/** Where a key of its own is used by what has the focus. */
const HAS_KEYS = 'input, textarea, select, dialog, button, a, [role="button"]';

const KEYS: Readonly<Record<string, (projector: Projector) => void>> = {
  ArrowLeft: ({ at, go }) => go(at - 1),
  ArrowRight: ({ at, go }) => go(at + 1),
  Home: ({ go }) => go(0),
  End: ({ go }) => go(Number.POSITIVE_INFINITY),
  ' ': ({ playing, play }) => play(!playing),
};

/** Arrows step, space plays and stops, Home and End go to the ends: wherever the focus is that does not need them. */
export function useFilmKeys(projector: Projector): void {
  const latest = useRef(projector);
  latest.current = projector;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target } = event;
      const isHeld = target instanceof Element && target.closest(HAS_KEYS) !== null;
      const act = KEYS[event.key];
      if (act === undefined || isHeld || !useSettings.getState().shortcuts) return;
      event.preventDefault();
      act(latest.current);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
