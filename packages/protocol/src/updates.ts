import { z } from 'zod';
import {
  beginning,
  botKind,
  branch,
  chatChannel,
  chatNote,
  clockSettings,
  digest,
  eyes,
  gameId,
  json,
  keeping,
  matchId,
  nickname,
  nodeName,
  options,
  roomCode,
  seat,
  share,
  userId,
  watchPolicy,
} from './common.ts';
import { errorCode } from './errors.ts';
import { patch } from './patch.ts';

export const member = z.strictObject({
  id: userId,
  nickname,
  connected: z.boolean(),
  /** Milliseconds since the Unix epoch of the last change of `connected`. */
  since: z.number(),
  /** Is new to the room's game, by their page. Missing: is not, or the page says nothing. */
  learns: z.literal(true).exactOptional(),
});
export type Member = z.infer<typeof member>;

/** The occupant of a chair: a member, a bot, or nobody. */
export const seating = z.union([
  z.strictObject({ user: userId }),
  z.strictObject({ bot: botKind }),
  z.null(),
]);
export type Seating = z.infer<typeof seating>;

const tableHelp = z.strictObject({ on: z.boolean(), agreed: z.array(userId) });

/** The whole room, sent to every member whenever it changes. */
export const roomState = z.strictObject({
  code: roomCode,
  host: userId,
  /** Nobody new can come in. */
  locked: z.boolean(),
  /** New members are asked for a password. */
  password: z.boolean(),
  members: z.array(member),
  game: gameId,
  options,
  seats: z.array(seating),
  /** The moment of a finished match at which the next one begins; `null`: with the deal. */
  begins: beginning.nullable(),
  clock: clockSettings,
  watching: z.strictObject({
    policy: watchPolicy,
    /** How many rounds late. */
    rounds: z.int(),
    /** Members who agree that their hand is seen. */
    agreed: z.array(userId),
  }),
  /** Help that the table has chosen (`on`), and the members who agree to it. */
  help: z.strictObject({ advice: tableHelp, estimate: tableHelp }),
  /** For how long matches that are over are kept. */
  keeping,
  /** The match on the table: running, or finished and still shown. */
  match: z
    .strictObject({
      id: matchId,
      state: z.enum(['running', 'over']),
      /** It began from a moment of an earlier one, and counts for nothing. */
      playedOn: z.literal(true).exactOptional(),
      /** The host has stopped it for a while. */
      paused: z.boolean(),
      /** Why it cannot be shown now: other `rules` dealt it, or its journal is `damaged`. It stays until the host puts it away. */
      problem: z.enum(['rules', 'damaged']).nullable(),
      /** A seat asks to take its last move back; `agreed`: the seats that let it. */
      takeBack: z.strictObject({ seat, agreed: z.array(seat) }).nullable(),
      /** The players of this match (seat index = position): fixed at its start, `null` when that player has left. */
      seats: z.array(
        z.strictObject({
          nickname,
          user: userId.nullable(),
          bot: botKind.nullable(),
          /** The bot that plays on while the user is away. */
          standIn: botKind.nullable(),
          left: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** The evening so far: finished matches, oldest first. */
  evening: z.array(
    z.strictObject({
      match: matchId,
      game: gameId,
      /** When it ended, in milliseconds since the Unix epoch, and how many entries its journal has; `null`: an older server kept it. */
      at: z.number().nullable(),
      length: z.int().nullable(),
      results: z.array(
        z.strictObject({
          /** `null`: a bot, or kept by an older server. */
          user: userId.nullable(),
          /** As it was then. */
          nickname,
          rank: z.int(),
          score: z.number(),
          /** Their side: factions, heroes, a deck. */
          plays: z.array(z.strictObject({ fr: z.string(), en: z.string() })),
        }),
      ),
    }),
  ),
  /** The protocol's own id of the reader. */
  you: userId,
});
export type RoomState = z.infer<typeof roomState>;

const part = z.string().exactOptional();
const option = z.looseObject({
  id: z.string(),
  verb: part,
  by: part,
  card: part,
  space: part,
  at: part,
  seat: seat.exactOptional(),
  most: z.int().exactOptional(),
});
const asked = {
  kind: z.string(),
  clause: z.string(),
  /** The picks the clock plays. */
  fallback: z.array(z.string()),
  facts: z.record(z.string(), json).exactOptional(),
  /** A chance to react to another player's move: all wait for it. */
  reaction: z.literal(true).exactOptional(),
  /** May be answered, but nobody waits for it. */
  idle: z.literal(true).exactOptional(),
  /** Seconds it has at a table that counts no time. */
  seconds: z.int().positive().exactOptional(),
  /** Fingerprint to send back with the answer. */
  fingerprint: z.string(),
  /** Whether the viewer's last answer can be taken back now. */
  undo: z.boolean(),
};
export const openQuestion = z.discriminatedUnion('shape', [
  z.strictObject({
    shape: z.literal('pick'),
    options: z.array(option),
    min: z.int(),
    max: z.int(),
    /** Only options of this verb are chosen several at once. */
    together: z.string().exactOptional(),
    ...asked,
  }),
  z.strictObject({ shape: z.literal('order'), options: z.array(option), ...asked }),
  z.strictObject({ shape: z.literal('split'), options: z.array(option), total: z.int(), ...asked }),
  z.strictObject({ shape: z.literal('number'), min: z.int(), max: z.int(), ...asked }),
  z.strictObject({ shape: z.literal('confirm'), ...asked }),
  z.strictObject({ shape: z.literal('text'), options: z.array(option), most: z.int(), ...asked }),
]);

export const awaited = z.strictObject({
  kind: z.string(),
  clause: z.string(),
  seats: z.array(seat),
  ready: z.array(seat),
  /** The first of the seats to answer is heard, not all of them. */
  any: z.literal(true).optional(),
  /** A window of reactions: nothing tells who has answered (`ready` stays empty) until all have. */
  unseen: z.literal(true).optional(),
});

/** A numbered fact of the log. Fields beyond these are the game's. */
export const logEvent = z.looseObject({ n: z.int(), type: z.string(), clause: z.string() });
export type LogEvent = z.infer<typeof logEvent>;

/** The half of an event that one seat sees besides: merge its fields into the event numbered `n`. */
export const ownHalf = z.looseObject({ n: z.int() });

/** A match is about to be dealt: the server has fixed its secret, and asks the pages of the players for their share of chance. */
export const matchPromise = z.strictObject({
  match: matchId,
  /** SHA-256 (hex) of the secret. */
  commitment: digest,
  /** The players by seat; `null`: a bot. */
  players: z.array(userId.nullable()),
});
export type MatchPromise = z.infer<typeof matchPromise>;

/** Every number is sealed: now they are opened. */
export const matchSeals = z.strictObject({
  match: matchId,
  /** By seat; `null`: none has come. */
  seals: z.array(digest.nullable()),
});
export type MatchSeals = z.infer<typeof matchSeals>;

/** Everything a viewer may know of a match: on entering, on reconnecting, on `match:resync`. */
export const matchSnapshot = z.strictObject({
  match: matchId,
  game: gameId,
  options,
  /** Number of the last update included. */
  seq: z.int(),
  /** The viewer's seat, `null` for a spectator. */
  seat: seat.nullable(),
  /** The moment shown is some rounds old. */
  late: z.literal(true).optional(),
  open: json,
  own: json.nullable(),
  /** Own layers of the seats that share theirs with the viewer (team-mates, or players watched), by seat. Missing: none do. */
  mates: z.record(z.string(), json).optional(),
  tally: z.record(z.string(), z.number()),
  awaited: awaited.nullable(),
  question: openQuestion.nullable(),
  /** The newest events, oldest first, own halves merged in; older ones by `match:history`. */
  events: z.array(logEvent),
  /** SHA-256 (hex) of the match's secret, fixed before the deal. */
  commitment: z.string(),
  /** Each seat's share of the chance, added before the deal; `null`: dealt by an older server, from the secret alone. */
  shares: z.array(share).nullable(),
  /** The secret (hex) once the match is over. */
  secret: z.string().nullable(),
});
export type MatchSnapshot = z.infer<typeof matchSnapshot>;

/**
 * The changes for one seat alone; sent just before the `match:update` of the same `seq`, and applied with it. One with the
 * `seq` of the last update stands alone and is applied at once: an answer in an open window of reactions (`awaited.unseen`),
 * of which nobody else may know.
 */
export const matchWhisper = z.strictObject({
  match: matchId,
  seq: z.int(),
  /** Patch of `own`. */
  own: patch.optional(),
  /** Patch of `mates`. */
  mates: patch.optional(),
  events: z.array(ownHalf).optional(),
  /** Present if the seat's open question changed: the new one, or `null`. */
  question: openQuestion.nullable().optional(),
});
export type MatchWhisper = z.infer<typeof matchWhisper>;

/** The changes for everybody. `seq` is one more than the last; after a gap, ask for `match:resync`. */
export const matchUpdate = z.strictObject({
  match: matchId,
  seq: z.int(),
  /** Patch of `open`. */
  open: patch.optional(),
  /** Changed entries of `tally`. */
  tally: z.record(z.string(), z.number()).optional(),
  /** Present if it changed. */
  awaited: awaited.nullable().optional(),
  events: z.array(logEvent).optional(),
  /** Log entries from this number on were undone: drop them before adding `events`. */
  undone: z.int().optional(),
  /** Present in the last update: the secret (hex) behind the commitment. */
  secret: z.string().optional(),
});
export type MatchUpdate = z.infer<typeof matchUpdate>;

/** The time of the asked seats, whenever it starts, stops, or is given more; milliseconds at the moment of sending. */
export const matchClock = z.strictObject({
  match: matchId,
  seats: z.array(z.strictObject({ seat, left: z.number(), runs: z.boolean() })),
  /** Each seat's bank when it was last asked; `null` without banks. */
  banks: z.array(z.number()).nullable(),
});
export type MatchClock = z.infer<typeof matchClock>;

/** Something said in the room. */
export const chatMessage = z.strictObject({
  id: z.string(),
  user: userId,
  /** Of the sender, as it was then. */
  nickname,
  text: z.string(),
  /** The house's own line, about what this member has done; `text` is empty then. */
  note: chatNote.optional(),
  to: chatChannel,
  /** Milliseconds since the Unix epoch. */
  at: z.number(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** On entering a room: the newest messages its reader may read, oldest first. Later: new messages. */
export const chat = z.strictObject({
  messages: z.array(chatMessage),
  /** The messages replace all those known so far. */
  whole: z.boolean(),
});

export const goodbye = z.strictObject({ reason: errorCode });

/** The room goes on at another node: connect there in this many milliseconds, which differ from client to client. */
export const moved = z.strictObject({
  /** `null`: whichever comes. */
  at: nodeName.nullable(),
  after: z.int().min(0),
});
export type Moved = z.infer<typeof moved>;

/** The messages that the server sends unasked: one Socket.IO event each, one object as payload. */
/** The room looks at a finished match together, led by a member; `null`: no longer. */
export const review = z.strictObject({
  moment: z
    .strictObject({
      leader: userId,
      match: matchId,
      step: z.int(),
      eyes,
      branch: branch.optional(),
    })
    .nullable(),
});
export type Review = z.infer<typeof review>['moment'];

/** A member points at something on the table of the match that is reviewed. */
export const pointed = z.strictObject({ by: userId, match: matchId, card: z.string() });
export type Pointed = z.infer<typeof pointed>;

export const UPDATES = {
  room: roomState,
  'match:promise': matchPromise,
  'match:seals': matchSeals,
  'match:snapshot': matchSnapshot,
  'match:whisper': matchWhisper,
  'match:update': matchUpdate,
  'match:clock': matchClock,
  chat,
  'room:review': review,
  'room:pointed': pointed,
  /** The reader is no longer in the room (kicked, or left in another tab). */
  'room:goodbye': goodbye,
  'room:moved': moved,
} as const;

export type UpdateName = keyof typeof UPDATES;
export type UpdateOf<Name extends UpdateName> = z.infer<(typeof UPDATES)[Name]>;
export type OpenQuestion = z.infer<typeof openQuestion>;
