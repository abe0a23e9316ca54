import { connect, useConnection } from './connection.ts';
import type { TableStores } from './table-stores.ts';

/** Stores the files that the page needs without a server, once the page stands and nobody waits for anything. */
export function keepOffline(stores: TableStores): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Browsers have it on safe addresses alone.
  if (worker === undefined) return;
  // This page comes from what was kept: the server is asked for from now on.
  worker.addEventListener('message', () => {
    if (useConnection.of(stores).getState().status === 'online') return;
    useConnection.of(stores).setState({ status: 'reconnecting' });
    connect(stores).catch(() => {});
  });
  window.addEventListener('load', () => void worker.register('/sw.js').catch(() => {}));
}
