import { useEffect } from 'react';
import { useConnection } from '../../stores/connection.ts';
import { useLive } from '../../stores/match.ts';
import { Attendance, keepSeen, seenOf, showRecap } from '../../stores/recap.ts';
import { useTableStores } from '../../stores/table-stores.ts';

/** Milliseconds between two looks while nothing happens. */
const LOOK_EVERY = 4000;

/** Remembers in this browser what its reader has seen of the match, and offers a recap after a late start or an absence. */
export function useAttendance(match: string): void {
  const stores = useTableStores();
  useEffect(() => {
    const attendance = new Attendance(seenOf(match));
    let known: number | null = null;
    const look = () => {
      const { snapshot, arrivals } = useLive.of(stores).getState();
      const isHere = !document.hidden && useConnection.of(stores).getState().status === 'online';
      if (!isHere || snapshot?.match !== match) return;
      const last = snapshot.events.at(-1)?.n ?? -1;
      if (known === arrivals) attendance.looks(last, Date.now());
      else {
        known = arrivals;
        const recap = attendance.arrives(last, snapshot.seq === 0, Date.now());
        if (recap !== null) showRecap(stores, recap);
      }
      if (attendance.seen !== null) keepSeen(match, attendance.seen);
    };
    look();
    const stop = useLive.of(stores).subscribe(look);
    const timer = window.setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', look);
    return () => {
      look();
      stop();
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', look);
      showRecap(stores, null);
    };
  }, [match, stores]);
}
