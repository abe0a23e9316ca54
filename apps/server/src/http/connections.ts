import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { MOST } from '../limits.ts';
import { networkOf } from './identity.ts';

/** The limits of bare connections, in milliseconds and numbers. */
export interface ConnectionLimits {
  /** Until the head of a request has come, counted from the connection. */
  readonly headers: number;
  /** Until the whole request has come. */
  readonly request: number;
  /** How often both are looked at. */
  readonly check: number;
  /** Connections of one address, whatever they carry. */
  readonly perAddress: number;
  /** Connections in all. */
  readonly inAll: number;
}

/** Descriptors for everything that is no connection: the database, threads, the log. */
const OTHER_DESCRIPTORS = 128;

export const connectionLimits = (): ConnectionLimits => ({
  headers: 10_000,
  request: 15_000,
  check: 2000,
  perAddress: MOST.connectionsOfAddress,
  inAll: Math.max(OTHER_DESCRIPTORS, openFileLimit() - OTHER_DESCRIPTORS),
});

/** The HTTP server, that ends connections held without a request. */
export function httpServer(
  app: RequestListener,
  parts: {
    limits: ConnectionLimits;
    /** Whether the limit for one address holds for this one. */
    isLimited: (address: string) => boolean;
    /** Hears of a connection refused for those that its address holds. */
    onRefused: (address: string) => void;
    /** Hears of a connection that the system could not give us. */
    onFault: (error: Error) => void;
  },
): Server {
  const { limits, isLimited, onRefused, onFault } = parts;
  const http = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
    },
    app,
  );
  http.maxConnections = limits.inAll;
  const held = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (held.get(address) ?? 0) + 1;
    if (count > limits.perAddress && isLimited(address)) {
      onRefused(address);
      socket.destroy();
      return;
    }
    held.set(address, count);
    socket.on('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
  // A want of descriptors costs a connection, not the server.
  http.on('error', (error) => {
    if (http.listening) onFault(error);
  });
  return http;
}

/** How many files this process may hold open; where the system does not tell, more than we shall need. */
function openFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(limits.match(/^Max open files +(\d+)/m)?.[1] ?? 65_536);
  } catch {
    return 65_536;
  }
}
