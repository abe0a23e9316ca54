import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { screen } from '../../stores/match.ts';
import { drain, isShown, showInTurn, usePacing } from '../../stores/pacing.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import type { Eyes, Moment, Showing } from './film-room.ts';
import { snapshotOf } from './film-room.ts';

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between the end of a step's scene and the next step. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 1600, usual: 700, fast: 160 };

export interface Projector {
  readonly at: number;
  readonly eyes: Eyes;
  readonly speed: Speed;
  readonly playing: boolean;
  /** To the moment after a step, whichever is nearest; the scene of a step is played after the step before it. */
  go(at: number): void;
  look(eyes: Eyes): void;
  /** Both at once: to where another member looks. */
  moveTo(at: number, eyes: Eyes): void;
  run(speed: Speed): void;
  play(playing: boolean): void;
}

/** How a film is led that tells something itself. */
export interface Leading {
  /** Milliseconds that a step stays at this speed, after its scene. */
  pauseAt(at: number, usual: number): number;
}

/** Leads a film: one moment at a time is what all the stores show. */
export function useProjector(showing: Showing, start: Moment, leading?: Leading): Projector {
  const stores = useTableStores();
  const last = showing.film.steps.length - 1;
  const [at, setAt] = useState(Math.min(Math.max(0, start.at), last));
  const [eyes, setEyes] = useState(start.eyes);
  const [speed, setSpeed] = useState<Speed>('usual');
  const [playing, setPlaying] = useState(false);
  const shown = usePacing(isShown);

  const show = useCallback(
    (next: number, through: Eyes, withScene: boolean) => {
      drain(stores);
      const snapshot = snapshotOf(showing, next, through);
      screen(stores, snapshot);
      const { told = 0 } = showing.film.steps[next] ?? {};
      if (withScene && told > 0) showInTurn(stores, snapshot.events.slice(-told), document.hidden);
    },
    [showing, stores],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first moment, once for a film
  useLayoutEffect(() => {
    show(at, eyes, false);
    return () => {
      drain(stores);
      screen(stores, null);
    };
  }, [showing]);

  const latest = useRef({ at, eyes, speed });
  latest.current = { at, eyes, speed };
  const go = useCallback(
    (wanted: number) => {
      const { at: before, eyes: through, speed: pace } = latest.current;
      const next = Math.min(Math.max(0, wanted), last);
      show(next, through, next === before + 1 && pace !== 'fast');
      setAt(next);
      if (next === last) setPlaying(false);
    },
    [last, show],
  );

  const look = useCallback(
    (through: Eyes) => {
      show(at, through, false);
      setEyes(through);
    },
    [at, show],
  );

  const moveTo = useCallback(
    (wanted: number, through: Eyes) => {
      const { at: before, eyes: now } = latest.current;
      const next = Math.min(Math.max(0, wanted), last);
      if (next === before && through === now) return;
      show(next, through, next === before + 1 && through === now);
      setPlaying(false);
      setAt(next);
      setEyes(through);
    },
    [last, show],
  );

  useEffect(() => {
    if (!playing || !shown) return undefined;
    const usual = PAUSES[speed];
    const timer = window.setTimeout(() => go(at + 1), leading?.pauseAt(at, usual) ?? usual);
    return () => window.clearTimeout(timer);
  }, [playing, shown, at, go, speed, leading]);

  const play = useCallback(
    (wanted: boolean) => {
      if (wanted && at === last) go(0);
      setPlaying(wanted);
    },
    [at, go, last],
  );

  return { at, eyes, speed, playing, go, look, moveTo, run: setSpeed, play };
}
