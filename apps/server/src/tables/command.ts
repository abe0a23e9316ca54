import type { Options } from '@tablee/engine';
import type {
  BotKind,
  ChatNote,
  ClockSettings,
  HelpKind,
  Keeping,
  WatchPolicy,
} from '@tablee/protocol/common.ts';
import type { Laid } from '../matches/kept-match.ts';
import type { KeptPassword } from './password.ts';
import type { MatchResult } from './room-record.ts';

/** A change of a room. `by` is the member who asks; `user` the one it is about. */
export type Command =
  | {
      /** Enters or comes back. A new member needs a nickname, and the room's password if it has one. */
      readonly do: 'enter';
      readonly user: string;
      readonly nickname: string | null;
      /** The password that has been proved, as it was kept then. */
      readonly proved: KeptPassword | null;
    }
  | { readonly do: 'rename'; readonly user: string; readonly nickname: string }
  /** Goes for good. */
  | { readonly do: 'leave'; readonly user: string }
  /** Goes, and leaves nothing of themselves: neither name nor number. */
  | {
      readonly do: 'forget';
      readonly user: string;
      /** Their present or former seats in the match on the table. */
      readonly seats: readonly number[];
    }
  | { readonly do: 'kick'; readonly by: string; readonly user: string }
  /** Locks the room, and removes every member who neither sits nor plays. */
  | { readonly do: 'clear'; readonly by: string }
  | { readonly do: 'crown'; readonly by: string; readonly user: string }
  /** The host is away for too long. */
  | { readonly do: 'passHost' }
  | { readonly do: 'lock'; readonly by: string; readonly locked: boolean }
  | { readonly do: 'setPassword'; readonly by: string; readonly password: KeptPassword | null }
  | { readonly do: 'setClock'; readonly by: string; readonly clock: ClockSettings }
  | { readonly do: 'setKeeping'; readonly by: string; readonly keeping: Keeping }
  | {
      readonly do: 'setWatching';
      readonly by: string;
      readonly policy: WatchPolicy;
      readonly rounds: number;
    }
  /** Consent to one policy, and to no other that may have taken its place. */
  | {
      readonly do: 'agree';
      readonly by: string;
      readonly policy: WatchPolicy;
      readonly rounds: number;
      readonly agrees: boolean;
    }
  /** The table has a kind of help, or no longer; the host agrees to their own choice. */
  | { readonly do: 'setHelp'; readonly by: string; readonly help: HelpKind; readonly on: boolean }
  | {
      readonly do: 'agreeHelp';
      readonly by: string;
      readonly help: HelpKind;
      readonly agrees: boolean;
    }
  | { readonly do: 'sit'; readonly by: string; readonly seat: number }
  | { readonly do: 'stand'; readonly by: string }
  | { readonly do: 'seatBot'; readonly by: string; readonly seat: number; readonly bot: BotKind }
  | { readonly do: 'clearSeat'; readonly by: string; readonly seat: number }
  | { readonly do: 'swapSeats'; readonly by: string; readonly a: number; readonly b: number }
  /** `lots[i]` is a whole number from 0 to i, for every seat i. */
  | { readonly do: 'shuffleSeats'; readonly by: string; readonly lots: readonly number[] }
  | {
      readonly do: 'choose';
      readonly by: string;
      readonly game: string;
      readonly options: Options;
      readonly seats: number;
      /** The beginning of the next match; `null`: the deal. */
      readonly begins: Laid | null;
    }
  /** A match begins, in place of the running one `instead` if there is one. */
  | {
      readonly do: 'start';
      readonly by: string;
      readonly match: string;
      readonly instead: string | null;
      /** From a moment of an earlier one: it counts for nothing. */
      readonly playedOn: boolean;
    }
  /** The match is put away, a running one without a result. */
  | { readonly do: 'lobby'; readonly by: string }
  | { readonly do: 'pause'; readonly by: string; readonly paused: boolean }
  /** A bot plays for a member who is away, or stops doing so. */
  | {
      readonly do: 'standIn';
      readonly by: string;
      readonly seat: number;
      readonly bot: BotKind | null;
    }
  | { readonly do: 'askTakeBack'; readonly match: string; readonly seat: number }
  | {
      readonly do: 'agreeTakeBack';
      readonly match: string;
      readonly seat: number;
      /** The seat whose wish it is. */
      readonly wish: number;
      readonly agrees: boolean;
    }
  /** The move of the seat that wished it has been taken back. */
  | { readonly do: 'takeBack'; readonly match: string }
  /** The match has gone on. */
  | { readonly do: 'endWish'; readonly match: string }
  /** The match could not come back as it was, and goes on from an earlier position. */
  | { readonly do: 'resume'; readonly match: string }
  /** A player has left the match for good. */
  | { readonly do: 'seatLeft'; readonly match: string; readonly seat: number }
  | { readonly do: 'finish'; readonly result: MatchResult };

/** The command of that name. */
export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

/** The circumstances by which a command is judged besides the record. */
export interface Circumstances {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Since when a user is away, in milliseconds since the epoch; `null`: they are here. */
  readonly awaySince: (user: string) => number | null;
  /** Milliseconds a member has to be away before a bot may play for them. */
  readonly standInAfter: number;
}

/** An effect of a command besides the changed record. */
export type Effect =
  /** A user is no longer in the room. */
  | { readonly effect: 'goodbye'; readonly user: string; readonly reason: 'kicked' | 'notInRoom' }
  /** A running match has ended without a result. */
  | { readonly effect: 'matchDropped'; readonly match: string }
  /** The house notes in the talk what a member has done. */
  | { readonly effect: 'note'; readonly user: string; readonly note: ChatNote };
