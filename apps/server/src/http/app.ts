import { matchId } from '@tablee/protocol/common.ts';
import type { ErrorRequestHandler, Express, Request, Response, Router } from 'express';
import express from 'express';
import type { Logger } from 'pino';
import { readJournal } from '../matches/chain.ts';
import { commitmentOf } from '../matches/dice.ts';
import { textOfFrames } from '../matches/frames.ts';
import type { MatchRecord } from '../matches/journal.ts';
import type { Placement } from '../placement/placement.ts';
import { problemOf, traceOf } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Understandings } from '../understanding/understandings.ts';
import type { Devices } from './devices.ts';
import type { Health } from './health.ts';
import type { Identity } from './identity.ts';
import { isFromHere, isSameOrigin } from './identity.ts';
import type { LinkPreviews } from './link-previews.ts';
import { pages, type Welcome } from './pages.ts';
import { securityHeaders } from './security.ts';

/** What `/healthz` counts, for this machine alone: elsewhere it could tell whether something was found. */
export interface Counts {
  readonly rooms: number;
  readonly matches: number;
  readonly sockets: number;
}

/** Pages, identity, passes, devices, health, and the journals of finished matches. */
export function httpApp(parts: {
  identity: Identity;
  store: Store;
  health: Health;
  placement: Placement;
  passes: Router;
  devices: Router;
  previews: LinkPreviews;
  understandings: Understandings;
  /** Whether the sender may have one more match studied. */
  mayUnderstand: (request: Request) => boolean;
  note: Devices['seen'];
  logger: Logger;
  publicUrl: string | null;
  webDist: string;
  counts: () => Counts;
  /** `null` in production. */
  development: Router | null;
}): Express {
  const {
    identity,
    store,
    health,
    placement,
    passes,
    devices,
    previews,
    note,
    logger,
    publicUrl,
    webDist,
    counts,
  } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(securityHeaders(publicUrl));

  /** The visitor's cookie names a session. */
  const welcome: Welcome = async (request, response) => {
    const known = identity.userOf(request);
    const proof = identity.newProof(known ?? identity.newUser());
    if (!identity.needsCookie(request)) return proof.user;
    // A session is noted before it is given, so that its user can end it; until then the old cookie stays valid.
    const isNoted =
      known === null ||
      (await note(proof, request.headers['user-agent']).then(
        () => true,
        () => false,
      ));
    if (isNoted) response.appendHeader('Set-Cookie', identity.cookieFor(proof, request));
    return proof.user;
  };

  // Whether the process should be restarted: a lost database is no reason for that.
  app.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
  });
  // Whether a proxy should send people here.
  app.get('/readyz', async (_request, response) => {
    const { node, isSure, isDraining } = placement;
    // A lease that is confirmed every second has been written every second.
    const isReady = isSure && !isDraining && (node !== null || (await health.isWritable()));
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text/plain');
    response.send(isReady ? 'ok\n' : 'not ready\n');
  });
  app.get('/healthz', async (request, response) => {
    const isWritable = await health.isWritable();
    response
      .status(isWritable ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        ok: isWritable,
        uptime: Math.round(process.uptime()),
        ...(isFromHere(request) ? { ...counts(), node: placement.node } : {}),
      });
  });

  app.use('/api', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  app.post('/api/guest', async (request, response) => {
    if (!isSameOrigin(request, publicUrl)) {
      response.status(403).json({ error: 'noIdentity' });
      return;
    }
    response.json({ user: await welcome(request, response) });
  });

  app.use(passes);
  app.use(devices);
  app.use(previews.router);
  if (parts.development !== null) app.use(parts.development);

  /** The match that a request names, once it is over; else the answer is given, and `null`. */
  const finished = async (request: Request, response: Response): Promise<MatchRecord | null> => {
    const id = matchId.safeParse(request.params.id);
    const record = id.success ? await store.match(id.data) : null;
    if (record?.state === 'over') return record;
    if (record === null) response.status(404).json({ error: 'noMatch' });
    else response.status(409).json({ error: 'matchRunning' });
    return null;
  };

  app.get('/api/matches/:id/journal', async (request, response) => {
    const record = await finished(request, response);
    if (record === null) return;
    const { game, version, options, seats, secret, shares } = record;
    const commitment = commitmentOf(Buffer.from(secret, 'hex'));
    const { entries } = readJournal(record.id, await store.journal(record.id));
    response.json({
      ...{ match: record.id, game, version, options, seats },
      ...{ commitment, secret, shares, entries },
    });
  });

  app.get('/api/matches/:id/frames', async (request, response) => {
    const record = await finished(request, response);
    if (record === null) return;
    const frames = await store.frames(record.id);
    if (frames === null) {
      response.status(404).json({ error: 'noFrames' });
      return;
    }
    response.type('application/json').vary('Accept-Encoding');
    const isTaken = request.acceptsEncodings('br') === 'br';
    if (isTaken) response.set('Content-Encoding', 'br');
    response.end(isTaken ? frames : await textOfFrames(frames));
  });

  app.get('/api/matches/:id/appraisal', async (request, response) => {
    const record = await finished(request, response);
    if (record === null) return;
    const progress = parts.understandings.ask(record.id, () => parts.mayUnderstand(request));
    if (progress !== null) response.json(progress);
    else response.status(429).set('Retry-After', '30').json({ error: 'tooFast' });
  });

  app.use('/api', (_request, response) => {
    response.status(404).json({ error: 'notFound' });
  });

  app.use(pages(webDist, welcome, (request) => previews.tagsFor(request)));

  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found\n');
  });

  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    const { code } = problemOf(error);
    const given = Number((error as { status?: number }).status ?? 500);
    const status = code === 'notKept' ? 503 : given;
    if (status >= 500)
      logger.error({ path: request.path, error: traceOf(error) }, 'http request failed');
    if (response.headersSent) {
      // Half an answer: the end of the connection says so.
      request.socket.destroy();
      return;
    }
    response.status(status).json({ error: status >= 500 ? code : 'badMessage' });
  };
  app.use(onError);
  return app;
}
