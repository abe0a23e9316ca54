import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { readWebFiles, typeOf, type WebFile } from './web-files.ts';

const YEAR_SECONDS = 31_536_000;
/** Addresses that the client knows: home, a room, a finished match, a rulebook, lessons, decks, a link from another device, the credits. */
const PAGE =
  /^\/+(index\.html|(r|m|rules|learn|decks)\/+[^/.]+\/*|learn\/+[^/.]+\/+[^/.]+\/*|(as|credits|m)\/*)?$/;

/** Makes a visitor a guest, if they are not one yet; returns the user. */
export type Welcome = (request: IncomingMessage, response: Response) => Promise<string>;

/** The preview tags for a page's head; `null`: none of its own. */
export type TagsFor = (request: Request) => Promise<string | null>;

/** The built web client. Every address of its own opens the same page, and its visitor becomes a guest. */
export function pages(webDist: string, welcome: Welcome, tagsFor: TagsFor): RequestHandler {
  const { current, former } = readWebFiles(webDist);
  const page = current.get('/index.html');
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (PAGE.test(request.path)) {
      if (page === undefined) {
        response.status(503).type('text/plain').send('The web client has not been built yet.\n');
        return;
      }
      await welcome(request, response);
      // A page may carry a new guest's cookie: no cache in between may keep it for the next one.
      // The page opens even while nothing can be read.
      const tags = await tagsFor(request).catch(() => null);
      if (tags === null) send(request, response, page, 'private, no-cache');
      else sendTagged(request, response, page, tags);
      return;
    }
    const file = current.get(request.path);
    const place = former.get(request.path);
    const cache = request.path.startsWith('/assets/')
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : 'private, no-cache';
    if (file !== undefined) send(request, response, file, cache);
    else if (place !== undefined) await sendFormer(response, place, cache, next);
    else if (page !== undefined && request.accepts(['json', 'html']) === 'html') {
      // The client tells the visitor of a mistyped address.
      send(request, response.status(404), page, 'no-store');
    } else next();
  };
}

function sendTagged(request: Request, response: Response, page: WebFile, tags: string): void {
  const html = page.plain.toString().replace('</head>', () => `${tags}</head>`);
  response.set('Cache-Control', 'private, no-cache').type(page.type);
  response.set('Content-Length', String(Buffer.byteLength(html)));
  response.end(request.method === 'HEAD' ? undefined : html);
}

function send(request: IncomingMessage, response: Response, file: WebFile, cache: string): void {
  response.setHeader('Cache-Control', cache);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200) {
    response.setHeader('ETag', file.tag);
    if (isKnown(request, file.tag)) {
      response.status(304).end();
      return;
    }
  }
  const accepted = codingsOf(request);
  const coded = file.coded.find(({ coding }) => accepted.has(coding));
  const body = coded?.body ?? file.plain;
  if (coded !== undefined) response.setHeader('Content-Encoding', coded.coding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A file deleted meanwhile is missing; one that cannot be read now may be there later. */
async function sendFormer(
  response: Response,
  place: string,
  cache: string,
  next: () => void,
): Promise<void> {
  try {
    const body = await readFile(place);
    response.setHeader('Cache-Control', cache);
    response.setHeader('Content-Type', typeOf(place));
    response.end(body);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return next();
    response.status(503).set('Retry-After', '5').type('text/plain').send('Try again soon\n');
  }
}

function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  return known.includes(tag) || known.includes(tag.slice(2));
}

function codingsOf({ headers }: IncomingMessage): Set<string> {
  const offers = String(headers['accept-encoding'] ?? '').split(',');
  const accepted = new Set<string>();
  for (const offer of offers) {
    const [coding = '', weight = ''] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (!/^q=0(\.0*)?$/.test(weight)) accepted.add(coding);
  }
  return accepted;
}
