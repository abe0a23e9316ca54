import type { Reply } from './errors.ts';
import type { RequestName, RequestOf } from './requests.ts';
import type { LogEvent, UpdateName, UpdateOf } from './updates.ts';

/** The data of each acknowledgement, beside `ok`. */
export interface ReplyData {
  'room:create': { code: string };
  'room:join': { code: string };
  /** `already`: exactly this answer is that of the seat already. */
  'match:answer': { already?: true };
  'match:history': { events: LogEvent[] };
  'match:advise': {
    advice: {
      best: readonly string[];
      /** The side's chance to win, 0 to 1; `now`: with the answer at first sight. */
      chance: number;
      now: number;
      second: { readonly picks: readonly string[]; readonly chance: number } | null;
      /** At the end, with the best less with the second: of the own side, and the best of the others. */
      points: { own: number; others: number };
      /**
       * The facts in which the best is ahead of the second soon after, most telling first: a fact by the name that the game
       * gives it.
       */
      reasons: readonly { readonly fact: string; readonly more: number; readonly left: number }[];
    };
  };
  'match:estimate': {
    estimate: {
      /** Seats that win together, and the chance of each side, 0 to 1. */
      sides: readonly (readonly number[])[];
      chances: readonly number[];
      /** Number of the update it is about. */
      seq: number;
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
