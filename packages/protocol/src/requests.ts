import { z } from 'zod';
import {
  beginning,
  botKind,
  branch,
  chatChannel,
  chatText,
  clockSettings,
  digest,
  eyes,
  gameId,
  helpKind,
  keeping,
  matchId,
  nickname,
  nonce,
  options,
  roomCode,
  roomPassword,
  seat,
  userId,
  watchPolicy,
} from './common.ts';

const nothing = z.strictObject({});
const watchRounds = z.int().min(1).max(9);

/**
 * The requests of a client: one Socket.IO event each, one object as payload, always acknowledged with a
 * `Reply`. Anything else is answered `badMessage` or `unknownEvent`.
 */
export const REQUESTS = {
  /**
   * Opens a room, with the sender as host and member. Reply: `{ code }`. `begins`: its table is laid for a match that begins at
   * a moment of a finished one, as by `room:beginning`; nothing is opened where that is refused.
   */
  'room:create': z.strictObject({ nickname, begins: beginning.optional() }),
  /** Enters a room (as a spectator until seated). Reply: `{ code }`; `room` and, if a match runs, `match:snapshot` follow. */
  'room:join': z.strictObject({
    code: roomCode,
    nickname: nickname.optional(),
    password: roomPassword.optional(),
  }),
  /** Leaves the room for good: stands up, concedes a running match. */
  'room:leave': nothing,
  'room:rename': z.strictObject({ nickname }),
  /** Takes a free seat, or a seat held by a bot. Only while no match runs. */
  'room:sit': z.strictObject({ seat }),
  'room:stand': nothing,
  /** Host: puts a bot on a free seat. */
  'room:seatBot': z.strictObject({ seat, bot: botKind }),
  /** Host: frees a seat (its bot goes, its member becomes a spectator). */
  'room:clearSeat': z.strictObject({ seat }),
  /** Host: chooses the game and its options (missing options take their defaults), and the number of seats. */
  'room:choose': z.strictObject({ game: gameId, seats: z.int().min(1).max(8), options }),
  /**
   * Host: changes the options given and the number of seats, and leaves the others as they are; `game` is the one meant (`stale` if
   * another lies on the table by now). The next match begins with the deal.
   */
  'room:change': z.strictObject({
    game: gameId,
    seats: z.int().min(1).max(8).optional(),
    options: options.optional(),
  }),
  /** Host: starts a match with the seats as they are; every seat must be taken. Also the rematch. */
  'room:start': nothing,
  /** Host: the running match ends without a result, and another begins with the same game, options and seats. */
  'room:restart': z.strictObject({ match: matchId }),
  /**
   * Host: the next match begins at a moment of a finished one, which may be of another room: the table takes its game, options
   * and number of seats, and `room:start` begins it with the members seated then. `cannotPlayOn` if nothing is kept, it was
   * over or a player had left. It counts for nothing. `null`: it begins with the deal, as it does after `room:choose`.
   */
  'room:beginning': z.strictObject({ begins: beginning.nullable() }),
  /**
   * Host: puts the match away and goes back to the seats, to change game or people. A running one ends without a result.
   */
  'room:lobby': nothing,
  /**
   * Host: a bot plays on for a player who has been away for a minute (`memberHere`, `notAwayLong` otherwise), until
   * they come back; `null`: no more.
   */
  'room:standIn': z.strictObject({ seat, bot: botKind.nullable() }),
  /** Host: how long people may think, from the next question on; missing fields stay as they are. */
  'room:clock': z.strictObject({ clock: clockSettings.exactPartial() }),
  /** Host: the running match stands still, clock and bots included; answers are refused with `matchPaused`. */
  'room:pause': z.strictObject({ paused: z.boolean() }),
  /** Host: a minute more for a seat whose time is counted (`noClock` otherwise). */
  'room:extend': z.strictObject({ seat }),
  /** Host: what watchers see. Players who have agreed to another policy are asked again. */
  'room:watching': z.strictObject({ policy: watchPolicy, rounds: watchRounds }),
  /** A member agrees, or no longer, that watchers see their hand as this policy says (`stale`: it is another by now). */
  'room:agree': z.strictObject({
    policy: watchPolicy,
    rounds: watchRounds,
    agrees: z.boolean(),
  }),
  /** Host: the table has a kind of help, or no longer. It is there once everybody who plays agrees; the host has, by this. */
  'room:help': z.strictObject({ help: helpKind, on: z.boolean() }),
  /** A member agrees to a kind of help that the table has chosen (`stale`: it has not), or no longer. */
  'room:agreeHelp': z.strictObject({ help: helpKind, agrees: z.boolean() }),
  /**
   * Shows the room a moment of a finished match, after step `step`, and how it could have gone on (`branch`), and from then on leads
   * its review; `null`: leads no longer.
   * `matchRunning` while one is played here: nobody is to be led away from it.
   */
  'room:review': z.strictObject({
    moment: z
      .strictObject({
        match: matchId,
        step: z.int().min(0).max(1_000_000),
        eyes,
        branch: branch.optional(),
      })
      .nullable(),
  }),
  /** Points at something on the table of a match that is reviewed. */
  'room:point': z.strictObject({ match: matchId, card: z.string().min(1).max(80) }),
  /** Whether the sender is new to a game, as their page knows; a page that never says so is not. */
  'room:learns': z.strictObject({ game: gameId, learns: z.boolean() }),
  /** Host: for how long matches that are over are kept; missing fields stay as they are. */
  'room:keeping': keeping.exactPartial(),
  /** Host: lets nobody new in, or does again. */
  'room:lock': z.strictObject({ locked: z.boolean() }),
  /** Host: asks new members for a password, or no longer. */
  'room:password': z.strictObject({ password: roomPassword.nullable() }),
  /** Host: makes another member the host. */
  'room:crown': z.strictObject({ user: userId }),
  /** Host: those on two seats change places, nobody and bots included. Only while no match runs. */
  'room:swapSeats': z.strictObject({ a: seat, b: seat }),
  /** Host: shuffles the seated members. Only while no match runs. */
  'room:shuffleSeats': nothing,
  /** Host: removes a member, who cannot come back to this room. */
  'room:kick': z.strictObject({ user: userId }),
  /** Host: locks the room and removes every member who neither sits nor plays: against strangers who fill it. */
  'room:clear': nothing,
  /**
   * Says something to the room; to the team-mates in the running match if the rules let them talk in private (`noTeam`
   * otherwise); or to its watchers, as one of them (`noMatch`, `notWatching`).
   */
  'chat:say': z.strictObject({ text: chatText, to: chatChannel }),
  /**
   * Answers `match:promise`, unasked: the seal of a random number for the sender's seat. Refused if they do not play
   * (`notSeated`), twice (`alreadyAnswered`), or too late (`stale`).
   */
  'match:seal': z.strictObject({ match: matchId, seal: digest }),
  /** Answers `match:seals`, unasked: the number that was sealed (`badShare` otherwise). */
  'match:share': z.strictObject({ match: matchId, nonce }),
  /** Answers the open question of the sender's seat. `question` is the fingerprint it came with. */
  'match:answer': z.strictObject({
    match: matchId,
    question: z.string().max(40),
    picks: z.array(z.string().max(80)).max(64),
  }),
  /**
   * The searching opponent's answer to the open question of the sender's seat, by what that seat knows. Only if all others are
   * bots, or all agree to it (`noAdvice` otherwise, and if it has nothing to say). Reply: `{ advice }`.
   */
  'match:advise': z.strictObject({ match: matchId, question: z.string().max(40) }),
  /**
   * How the match may end, by what the asking watcher may know: if the table has chosen so and all agree (`noEstimate`
   * otherwise, and if nothing can be said; `notWatching` for players). Reply: `{ estimate }`.
   */
  'match:estimate': z.strictObject({ match: matchId }),
  /** Takes back the sender's last answer, while `undo` is offered. */
  'match:undo': z.strictObject({ match: matchId }),
  /** Asks everybody's leave to take back the sender's last move and all that came after it. */
  'match:askTakeBack': z.strictObject({ match: matchId }),
  /** Lets a move be taken back, or not; the asker takes their wish back with `agrees: false`. */
  'match:agreeTakeBack': z.strictObject({ match: matchId, seat, agrees: z.boolean() }),
  /** A watcher sits behind a player who agrees (`notShown` otherwise), or behind nobody; `match:snapshot` follows. */
  'match:behind': z.strictObject({ match: matchId, seat: seat.nullable() }),
  /** Leaves the match for good (the member stays in the room). */
  'match:concede': z.strictObject({ match: matchId }),
  /** Asks for `match:snapshot` again: after a gap in the sequence numbers. */
  'match:resync': z.strictObject({ match: matchId }),
  /** Older log entries: those numbered below `before`, newest 100. Reply: `{ events }`. */
  'match:history': z.strictObject({ match: matchId, before: z.int().min(0) }),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]>;
