import type { HelpKind } from './common.ts';
import type { RoomState } from './updates.ts';

/** The fields of a room that decide about help. */
interface Helped {
  readonly match: {
    readonly seats: readonly {
      readonly user: string | null;
      readonly bot: string | null;
      readonly left: boolean;
    }[];
  } | null;
  readonly help: {
    readonly [Kind in HelpKind]: {
      readonly on: boolean;
      readonly agreed: readonly string[];
    };
  };
}

/**
 * Whether the table has chosen a help, and every person who plays agrees to it. Bots agree, and a player who has left has
 * nothing to agree to.
 */
export function isAgreed({ match, help }: Helped, kind: HelpKind): boolean {
  const { on, agreed } = help[kind];
  if (!on || match === null) return false;
  return match.seats.every(
    ({ user, bot, left }) => left || bot !== null || (user !== null && agreed.includes(user)),
  );
}

/** Whether a player may ask what the searching opponent would do: all other players are bots, or all agree. */
export function mayBeAdvised(room: Helped, user: string): boolean {
  const seats = room.match?.seats ?? [];
  const isAlone = seats.every((seat) => seat.left || seat.bot !== null || seat.user === user);
  return isAlone || isAgreed(room, 'advice');
}

/** Kinds of help that the table has chosen and that wait for the consent of a member who plays. */
export const asksHelp = ({ help }: Pick<RoomState, 'help'>, user: string): readonly HelpKind[] =>
  (['advice', 'estimate'] as const).filter(
    (kind) => help[kind].on && !help[kind].agreed.includes(user),
  );
