import type { HelpKind } from './common.ts';
import type { Played } from './consent.ts';
import { allAgree } from './consent.ts';
import type { RoomState } from './updates.ts';

/** The kinds of help that a table can choose. */
export const HELP_KINDS = ['advice', 'estimate'] as const;

/** The fields of a room that decide about help. */
interface Helped {
  readonly match: Played | null;
  readonly help: {
    readonly [Kind in HelpKind]: {
      readonly on: boolean;
      readonly agreed: readonly string[];
    };
  };
}

/** Whether the table has chosen a help, and every player agrees to it. */
export const isAgreed = ({ match, help }: Helped, kind: HelpKind): boolean =>
  help[kind].on && allAgree(match, help[kind].agreed);

/** Whether a player may ask what the searching opponent would do: all other players are bots, or all agree. */
export function mayBeAdvised(room: Helped, user: string): boolean {
  const seats = room.match?.seats ?? [];
  const isAlone = seats.every((seat) => seat.left || seat.bot !== null || seat.user === user);
  return isAlone || isAgreed(room, 'advice');
}

/** Kinds of help that the table has chosen and that wait for the consent of a member who plays. */
export const asksHelp = ({ help }: Pick<RoomState, 'help'>, user: string): readonly HelpKind[] =>
  HELP_KINDS.filter((kind) => help[kind].on && !help[kind].agreed.includes(user));
