import { ALLOWANCES, MOST } from '../limits.ts';
import type { AbuseKind } from './abuse-log.ts';
import type { AppSocket } from './outgoing.ts';
import { TokenBucket } from './token-bucket.ts';

type Connection = AppSocket['conn'];

/** Ends a connection that floods, or that asks for more than it reads; `note` gets the reason why a connection was bad. */
export function guard(
  connection: Connection,
  isLimited: boolean,
  note: (kind: AbuseKind) => void,
): void {
  connection.on('close', (reason, error) => {
    // The websocket library's own words are all that reaches us of its error.
    const { message = '' } = (error ?? {}) as Partial<Error>;
    if (message.endsWith('Max payload size exceeded')) note('oversizeFrame');
    else if (reason === 'parse error' || message.includes('Invalid')) note('brokenFrame');
  });
  if (!isLimited) return;
  const packets = new TokenBucket(ALLOWANCES.packets);
  let backlog = 0;
  const end = (kind: AbuseKind): void => {
    if (connection.readyState !== 'open') return;
    note(kind);
    connection.close(true);
    // A closing handshake would wait for a peer that does not listen.
    connection.request.socket.destroy();
  };
  connection.on('packet', () => {
    if (!packets.take()) end('flood');
  });
  connection.on('packetCreate', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') backlog += data.length;
    if (backlog > MOST.unreadCharacters) end('notReading');
  });
  connection.on('flush', () => {
    backlog = 0;
  });
}
