import type { Allowance } from './sockets/token-bucket.ts';

/**
 * How much of everything is allowed at once, and how fast it comes back: with `MOST` all limits of the house in one place.
 * docs/operations.md words them.
 */
export const ALLOWANCES = {
  /** New connections of one address: enough for all of them to come back at once. */
  connecting: { burst: 400, perSecond: 20 },
  /** Requests of one connection; nobody plays faster. */
  requests: { burst: 20, perSecond: 10 },
  /** Requests of one user over all connections. */
  requestsOfUser: { burst: 60, perSecond: 20 },
  /** Packets of any kind of one connection, far more than the requests that are answered `tooFast`; more end it. */
  packets: { burst: 600, perSecond: 60 },
  /** New rooms of one user, and of one address. */
  rooms: { burst: 6, perSecond: 1 / 60 },
  roomsOfAddress: { burst: 30, perSecond: 1 / 10 },
  /** Matches started by one user, and from one address. */
  starts: { burst: 10, perSecond: 1 / 60 },
  startsOfAddress: { burst: 40, perSecond: 1 / 15 },
  /** Entering rooms as a new member, per address. */
  joins: { burst: 80, perSecond: 1 },
  /** Setting a room's password, of one address: stretching it is expensive. */
  passwords: { burst: 6, perSecond: 1 / 10 },
  /** New nicknames of one user. */
  renames: { burst: 6, perSecond: 1 / 10 },
  /** Things said by one user. */
  messages: { burst: 6, perSecond: 0.5 },
  /** Passes made, and wrong passes tried, of one address. */
  passes: { burst: 20, perSecond: 1 / 6 },
  wrongPasses: { burst: 10, perSecond: 1 / 6 },
  /** Requests of one user about their devices. */
  devices: { burst: 30, perSecond: 1 },
  /** Pictures of matches and rooms, of one address. */
  pictures: { burst: 30, perSecond: 1 },
  /** Requests for advice, of one user, and from one address. */
  advice: { burst: 10, perSecond: 1 / 6 },
  adviceOfAddress: { burst: 40, perSecond: 1 },
  /** Studies of matches requested from one address. */
  understandings: { burst: 12, perSecond: 1 / 30 },
  /** Wrong room codes and passwords: of an address, of the /56 and the /48 of IPv6 it lies in, and of the whole world. */
  wrongCodes: { burst: 10, perSecond: 1 / 6 },
  wrongCodesOf56: { burst: 20, perSecond: 1 / 3 },
  wrongCodesOf48: { burst: 40, perSecond: 2 / 3 },
  wrongCodesOfAll: { burst: 2000, perSecond: 20 },
  /** While those of the whole world are spent, of codes too long to be guessed: of an address or its /56, and of the /48. */
  wrongCodesInSiege: { burst: 1, perSecond: 1 / 600 },
  wrongCodesInSiegeOf48: { burst: 4, perSecond: 1 / 150 },
  /** Of them, codes of six characters, as rooms had once: far fewer suffice to find one. */
  wrongShortCodesOfAll: { burst: 200, perSecond: 1 / 2 },
} as const satisfies { readonly [what: string]: Allowance };

/** The most there may be of anything at once. */
export const MOST = {
  /** Bytes of a message from outside: no request comes near this; a larger one ends the connection. */
  frameBytes: 16 * 1024,
  /** Characters that may wait for a client that does not read; a snapshot has some 40,000. */
  unreadCharacters: 2 ** 20,
  /** Pages connected from one address: a school behind one router may play, a flood may not. */
  pagesOfAddress: 200,
  /** Connections of any kind of one address: more, because pages come over others. */
  connectionsOfAddress: 300,
  /** Devices of one user; the one that was seen longest ago ends. */
  devicesOfUser: 20,
  /** Addresses of wrong guesses that wait to be sent to the other nodes; with more at once the limits of all count anyway. */
  sharedGuesses: 10_000,
  /** Addresses of wrong guesses read from the other nodes at one look; beyond it the limits of the whole house are reached. */
  guessesAtOneLook: 5000,
  /** Lines of the log about abuse in a window; further addresses share one line per kind. */
  abuseLines: 200,
  /** Users named in one of them. */
  usersOfAbuseLine: 8,
  /** Members of a room, watchers included. */
  members: 40,
  /** Removed members whom a room remembers. */
  removedMembers: 200,
  /** Results of an evening. */
  results: 100,
  /** Entries of a journal after which nothing more is undone or taken back: no match is as long without. */
  journalEntries: 10_000,
} as const;
