import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type { Identity } from './identity.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The built web client. Every address without a file ending is a page of the one-page app (`/`, `/r/ABC234`,
 * `/rules/…`), and whoever opens a page becomes a guest.
 */
export function pages(webDist: string, identity: Identity): RequestHandler {
  const isBuilt = existsSync(join(webDist, 'index.html'));
  const files = isBuilt
    ? sirv(webDist, {
        etag: true,
        gzip: true,
        brotli: true,
        setHeaders: (response, path) => {
          const isHashed = path.startsWith('/assets/');
          // A page may carry a new guest's cookie: no cache in between may keep it for the next one.
          const cache = isHashed
            ? `public, max-age=${YEAR_SECONDS}, immutable`
            : 'private, no-cache';
          response.setHeader('Cache-Control', cache);
        },
      })
    : null;
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const isPage = isPagePath(request.path);
    if (isPage && identity.needsCookie(request)) {
      const user = identity.userOf(request) ?? identity.newUser();
      response.appendHeader('Set-Cookie', identity.cookieFor(user, request));
    }
    if (files === null) {
      if (!isPage) return next();
      response.status(503).type('text/plain').send('The web client has not been built yet.\n');
      return;
    }
    if (isPage) request.url = '/index.html';
    files(request, response, next);
  };
}

function isPagePath(path: string): boolean {
  if (path === '/index.html') return true;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.');
}
