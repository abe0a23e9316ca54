import { randomBytes } from 'node:crypto';
import type { ChatNote } from '@tablee/protocol/common.ts';
import { matchId, userId } from '@tablee/protocol/common.ts';
import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { ChatMessage } from '@tablee/protocol/updates.ts';
import { chatMessage } from '@tablee/protocol/updates.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ALLOWANCES } from '../limits.ts';
import type { Match } from '../matches/match.ts';
import { Refusal } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Place, Store, Write } from '../store/store.ts';
import { watchedBy } from './playing.ts';
import type { Presence } from './presence.ts';
import type { RoomRecord } from './room-record.ts';
import { isRunning, memberOf } from './room-record.ts';

/**
 * A message as it is kept: with the users who may read it, or the match whose watchers may, if not all. One that says
 * otherwise than its channel was damaged: it is nobody's to read.
 */
const keptMessage = z
  .strictObject({
    message: chatMessage.extend({ nickname: z.string() }),
    readers: z.array(userId).readonly().nullable(),
    watching: matchId.optional(),
  })
  .refine(({ message: { to }, readers, watching }) => {
    return (
      (to === 'team') === (readers !== null) && (to === 'watchers') === (watching !== undefined)
    );
  });
type Kept = Readonly<z.infer<typeof keptMessage>>;

/** The place of a message. */
interface Gathering {
  readonly place: Place;
  readonly record: RoomRecord;
  readonly presence: Presence;
}

/**
 * The talk of a room: to all, among team-mates whom the rules let talk in private, or among the watchers of a match. A message
 * is sent once it is durable, only to members who may read it, then and later.
 */
export class Chat {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #outgoing: Outgoing;
  readonly #logger: Logger;
  readonly #isLimited: (socket: AppSocket) => boolean;
  /** Codes of rooms whose damaged talk is in the log already. */
  readonly #damaged = new Set<string>();
  readonly #allowance = new TokenBuckets(ALLOWANCES.messages);

  constructor(parts: {
    store: Store;
    commits: GroupCommit;
    outgoing: Outgoing;
    logger: Logger;
    isLimited: (socket: AppSocket) => boolean;
  }) {
    this.#store = parts.store;
    this.#commits = parts.commits;
    this.#outgoing = parts.outgoing;
    this.#logger = parts.logger;
    this.#isLimited = parts.isLimited;
  }

  /** A member says something; `match` is the running one, if it is said to a team. */
  async say(
    table: Gathering,
    socket: AppSocket,
    { text, to }: RequestOf<'chat:say'>,
    match: Match | null,
  ): Promise<void> {
    const { user } = socket.data;
    const { record } = table;
    if (this.#isLimited(socket) && !this.#allowance.take(user)) throw new Refusal('tooFast');
    const watching = to === 'watchers' ? expectWatching(record, user) : undefined;
    const readers = to === 'team' ? teamOf(match, user) : null;
    const message: ChatMessage = { ...messageOf(record, user), text, to };
    const kept: Kept = { message, readers, ...(watching !== undefined && { watching }) };
    await this.#commits.settled([writeOf(record, kept)], table.place);
    this.#tell(table, kept);
  }

  /** The house's own line about what a member has done, to be kept with it and told after it. */
  note(
    record: RoomRecord,
    { user, note }: { readonly user: string; readonly note: ChatNote },
  ): { write: Write; tell: (table: Gathering) => void } {
    const message: ChatMessage = { ...messageOf(record, user), text: '', note, to: 'room' };
    const kept: Kept = { message, readers: null };
    return { write: writeOf(record, kept), tell: (table) => this.#tell(table, kept) };
  }

  /** Sends what was said so far to a socket that has just entered, or whose user may read more than before. */
  async show(socket: AppSocket, record: RoomRecord): Promise<void> {
    const said = await this.#said(record.code);
    const messages = said
      .filter((kept) => mayRead(kept, record, socket.data.user))
      .map(({ message }) => message);
    this.#outgoing.toSocket(socket, 'chat', { messages, whole: true });
  }

  /** The readable messages. */
  async #said(code: string): Promise<Kept[]> {
    const lines = await this.#store.messages(code);
    const said = lines.flatMap((json) => readMessage(json) ?? []);
    const damaged = lines.length - said.length;
    if (damaged > 0 && !this.#damaged.has(code)) {
      this.#damaged.add(code);
      this.#logger.error({ room: code, messages: damaged }, 'damaged talk is left out');
    }
    return said;
  }

  sweep(): void {
    this.#allowance.sweep();
  }

  #tell({ record, presence }: Gathering, kept: Kept): void {
    for (const socket of presence.sockets()) {
      if (!mayRead(kept, record, socket.data.user)) continue;
      this.#outgoing.toSocket(socket, 'chat', { messages: [kept.message], whole: false });
    }
  }
}

function readMessage(json: string): Kept | null {
  try {
    return keptMessage.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

const messageOf = (record: RoomRecord, user: string) => ({
  id: randomBytes(6).toString('hex'),
  user,
  nickname: memberOf(record, user)?.nickname ?? '',
  at: Date.now(),
});

const writeOf = ({ code }: RoomRecord, kept: Kept): Write => ({
  kind: 'message',
  room: code,
  json: JSON.stringify(kept),
});

/** The user and those with whom the rules let them talk in private in the running match. */
function teamOf(match: Match | null, user: string): readonly string[] {
  const partners = match?.partnersOf(user) ?? null;
  if (partners === null) throw new Refusal('noTeam');
  return [user, ...partners];
}

function expectWatching(record: RoomRecord, user: string): string {
  const match = watchedBy(record, user);
  if (match === null) throw new Refusal(isRunning(record) ? 'notWatching' : 'noMatch');
  return match;
}

function mayRead({ readers, watching }: Kept, record: RoomRecord, user: string): boolean {
  if (watching !== undefined) return watchedBy(record, user) === watching;
  return readers === null || readers.includes(user);
}
