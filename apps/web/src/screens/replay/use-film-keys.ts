import { useEffect, useRef } from 'react';
import { useSettings } from '../../stores/settings.ts';
import type { Jumps } from './use-jumps.ts';
import type { Projector } from './use-projector.ts';

/** Elements that use these keys when focused: buttons use space alone. */
const HAS_KEYS = 'input, textarea, select, dialog, .log, .side-panel, #hand, .board';
const HAS_SPACE = 'button, a, [role="button"]';

const KEYS: Readonly<Record<string, (hand: Projector & Jumps) => void>> = {
  ArrowLeft: ({ at, go }) => go(at - 1),
  ArrowRight: ({ at, go }) => go(at + 1),
  Home: ({ go }) => go(0),
  End: ({ go }) => go(Number.POSITIVE_INFINITY),
  PageUp: ({ back }) => back(),
  PageDown: ({ on }) => on(),
  ' ': ({ playing, play }) => play(!playing),
};

/** Arrows step, the page keys jump, space plays and stops, Home and End go to the ends: wherever the focus is that does not need them. */
export function useFilmKeys(projector: Projector, jumps: Jumps): void {
  const latest = useRef({ ...projector, ...jumps });
  latest.current = { ...projector, ...jumps };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        event.defaultPrevented
      )
        return;
      const { target } = event;
      const holders = event.key === ' ' ? `${HAS_KEYS}, ${HAS_SPACE}` : HAS_KEYS;
      const isHeld = target instanceof Element && target.closest(holders) !== null;
      const act = KEYS[event.key];
      if (act === undefined || isHeld || !useSettings.getState().shortcuts) return;
      event.preventDefault();
      act(latest.current);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
