import type { Reply } from './errors.ts';
import type { RequestName, RequestOf } from './requests.ts';
import type { LogEvent, UpdateName, UpdateOf } from './updates.ts';

/** What each request is acknowledged with, beside `ok`. */
export interface ReplyData {
  'room:create': { code: string };
  'room:join': { code: string };
  /** `already`: exactly this answer is that of the seat already. */
  'match:answer': { already?: true };
  'match:history': { events: LogEvent[] };
  'match:advise': {
    advice: {
      best: string[];
      /** Of one's side to win, 0 to 1. */
      chance: number;
      second: { picks: string[]; chance: number } | null;
      /** At the end, with the best less with the second: of one's own side, and the best of the others. */
      points: { own: number; others: number };
    };
  };
}

export type ReplyOf<Name extends RequestName> = Reply<
  Name extends keyof ReplyData ? ReplyData[Name] : Record<never, never>
>;

/** Socket.IO's event map, client to server. */
export type ClientToServer = {
  [Name in RequestName]: (payload: RequestOf<Name>, reply: (reply: ReplyOf<Name>) => void) => void;
};

/** Socket.IO's event map, server to client. */
export type ServerToClient = {
  [Name in UpdateName]: (payload: UpdateOf<Name>) => void;
};
