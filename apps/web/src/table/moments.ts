import type { LogEvent } from '@tablee/protocol/updates.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { drain, hold, usePacing } from '../stores/pacing.ts';
import { type TableStores, useTableStores } from '../stores/table-stores.ts';

/** Puts moments together from events, across updates. */
export interface MomentMaker<Moment> {
  take(event: LogEvent): readonly Moment[];
}

/** How a game makes its moments. */
export interface Moments<Moment> {
  newMaker(stores: TableStores): MomentMaker<Moment>;
  /** Milliseconds a moment stays, unless it is skipped. */
  lengthOf(moment: Moment): number;
}

interface Showing<Moment> {
  readonly moment: Moment | null;
  /** Number of the moment, so that each is drawn anew. */
  readonly number: number;
  readonly left: number;
  next(): void;
  skip(): void;
}

/** The moments of the match as they happen; none of them is state. `moments` is one and the same object. */
export function useMoments<Moment>(moments: Moments<Moment>): Showing<Moment> {
  const stores = useTableStores();
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [number, setNumber] = useState(0);
  const waiting = useRef(queue);
  const maker = useRef<MomentMaker<Moment>>(null);
  maker.current ??= moments.newMaker(stores);
  // The pacing is held before anything is drawn, or it would have shown everything meanwhile.
  const wait = useCallback(
    (all: readonly Moment[]) => {
      waiting.current = all;
      setQueue(all);
      hold(stores, all.length > 0);
    },
    [stores],
  );
  const skip = useCallback(() => drain(stores), [stores]);
  const next = useCallback(() => {
    wait(waiting.current.slice(1));
    setNumber((before) => before + 1);
  }, [wait]);
  // An event makes its moment when its turn on screen comes; skipped events make none.
  useEffect(() => {
    const stop = usePacing.of(stores).subscribe(({ current, drains }, before) => {
      if (drains !== before.drains) {
        wait([]);
        maker.current = moments.newMaker(stores);
      }
      if (current === null || current === before.current || document.hidden) return;
      const fresh = maker.current?.take(current) ?? [];
      if (fresh.length > 0) wait([...waiting.current, ...fresh]);
    });
    return () => {
      stop();
      wait([]);
    };
  }, [moments, wait, stores]);
  const [moment = null] = queue;
  useEffect(() => {
    if (moment === null) return;
    const timer = window.setTimeout(next, moments.lengthOf(moment));
    const onHidden = () => document.hidden && skip();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && skip();
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
      document.removeEventListener('keydown', onKey);
    };
  }, [moment, next, moments, skip]);
  return { moment, number, left: queue.length, next, skip };
}
