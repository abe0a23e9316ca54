import type { LogEvent } from '@tablee/protocol/updates.ts';
import { useEffect, useState } from 'react';
import { hold, usePacing } from '../stores/pacing.ts';
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

/** Moments of a game whose every event makes one moment of its own, or none. */
export const momentPerEvent = <Event, Moment>(
  momentOf: (event: Event) => Moment | null,
): (() => MomentMaker<Moment>) => {
  const maker: MomentMaker<Moment> = {
    take(event) {
      const moment = momentOf(event as unknown as Event);
      return moment === null ? [] : [moment];
    },
  };
  return () => maker;
};

interface Showing<Moment> {
  readonly moment: Moment | null;
  /** Number of the moment, so that each is drawn again. */
  readonly number: number;
}

/**
 * Shows the moments of the match of a table, one after the other, as their events are shown. `show` is called with each as it
 * begins, and with `null` after the last one. Returns a function that ends it.
 */
export function showMoments<Moment>(
  stores: TableStores,
  moments: Moments<Moment>,
  show: (moment: Moment | null) => void,
): () => void {
  let maker = moments.newMaker(stores);
  let waiting: readonly Moment[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The pacing is held before anything is drawn, or it would have shown everything meanwhile.
  const wait = (all: readonly Moment[]): void => {
    const isSame = all[0] === waiting[0];
    waiting = all;
    hold(
      stores,
      all.reduce((sum, each) => sum + moments.lengthOf(each), 0),
    );
    if (isSame) return;
    clearTimeout(timer);
    const [moment] = all;
    if (moment !== undefined) timer = setTimeout(next, moments.lengthOf(moment));
    show(moment ?? null);
  };
  const next = (): void => wait(waiting.slice(1));
  // An event makes its moment when its turn on screen comes; skipped events make none.
  const stop = usePacing.of(stores).subscribe(({ current, drains }, before) => {
    if (drains !== before.drains) {
      maker = moments.newMaker(stores);
      wait([]);
    }
    if (current === null || current === before.current) return;
    const fresh = maker.take(current);
    if (fresh.length > 0) wait([...waiting, ...fresh]);
  });
  return () => {
    stop();
    wait([]);
  };
}

/** The moments of the match as they happen; none of them is state. `moments` is one and the same object. */
export function useMoments<Moment>(moments: Moments<Moment>): Showing<Moment> {
  const stores = useTableStores();
  const [showing, setShowing] = useState<Showing<Moment>>({ moment: null, number: 0 });
  useEffect(
    () =>
      showMoments(stores, moments, (moment) =>
        setShowing(({ number }) => ({ moment, number: number + 1 })),
      ),
    [moments, stores],
  );
  return showing;
}
