import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const HOST = /^[\w.:[\]-]{1,255}$/;

/**
 * Headers of every answer: scripts, styles and connections from this site alone, no framing. Plain http on a local
 * network has to work, so nothing forces https; behind an https proxy, the strict transport header is sent too.
 */
export function securityHeaders(publicUrl: string | null): RequestHandler {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Some browsers do not count websockets of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketSources(request)],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

function socketSources({ headers }: IncomingMessage): string {
  const host = headers.host ?? '';
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
