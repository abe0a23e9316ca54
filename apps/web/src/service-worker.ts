/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** The files kept for a page without a server, written in by the build. */
declare const __OFFLINE__: readonly PrecacheEntry[];

/*
 * Pages come from the server while it answers, so that nobody stays on a former version; the scripts and pictures they
 * are made of never change under their names. Without a server the same pages open: rules and lessons need none.
 */
precache([...__OFFLINE__]);
cleanupOutdatedCaches();

/** Bad gateway, unavailable, gateway timeout. */
const AWAY = [502, 503, 504];

registerRoute(
  new NavigationRoute(async ({ request, event }) => {
    const answer = await fetch(request).catch(() => null);
    // A proxy answers for a server that is down.
    if (answer !== null && !AWAY.includes(answer.status)) return answer;
    const page = await matchPrecache('/index.html');
    if (page === undefined) return answer ?? Response.error();
    const { resultingClientId } = event as FetchEvent;
    event.waitUntil(tellOffline(resultingClientId));
    return page;
  }),
);

/** The page that opens cannot know that it did not come from the server. */
async function tellOffline(client: string): Promise<void> {
  (await self.clients.get(client))?.postMessage('offline');
}

/** Their names change with what is in them. */
const HASHED = /^\/assets\/.+$/;
/** Their names do not. */
const NAMED = /^\/(layers\.css|favicon\.svg)$/;
/** Files of former builds go once newer ones have taken their place. */
const MOST_ASSETS = 600;
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS }) as WorkboxPlugin],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && HASHED.test(url.pathname),
  async (asked) => (await matchPrecache(asked.request)) ?? assets.handle(asked),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && NAMED.test(url.pathname),
  async ({ request }) =>
    (await fetch(request).catch(() => null)) ?? (await matchPrecache(request)) ?? Response.error(),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
