import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { ChatMessage } from '@tablee/protocol/updates.ts';
import type { Matches } from '../matches/matches.ts';
import { Refusal } from '../refusal.ts';
import { ALLOWANCES } from '../sockets/allowances.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Store } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A message as it is kept: with the users who may read it, or the match whose watchers may, if not all. */
interface Kept {
  readonly message: ChatMessage;
  readonly readers: readonly string[] | null;
  readonly watching?: string;
}

/**
 * What is said in a room: to all, among team-mates whom the rules let talk in private, or among those who watch a
 * match. A message is told once it is durable, to those alone who may read it, then and later.
 */
export class Chat {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #outgoing: Outgoing;
  readonly #rooms: Rooms;
  readonly #matches: Matches;
  readonly #isLimited: (socket: AppSocket) => boolean;
  readonly #allowance = new TokenBuckets(ALLOWANCES.messages);

  constructor(parts: {
    store: Store;
    commits: GroupCommit;
    outgoing: Outgoing;
    rooms: Rooms;
    matches: Matches;
    isLimited: (socket: AppSocket) => boolean;
  }) {
    this.#store = parts.store;
    this.#commits = parts.commits;
    this.#outgoing = parts.outgoing;
    this.#rooms = parts.rooms;
    this.#matches = parts.matches;
    this.#isLimited = parts.isLimited;
  }

  async say(room: Room, socket: AppSocket, { text, to }: RequestOf<'chat:say'>): Promise<object> {
    const { user } = socket.data;
    if (this.#isLimited(socket) && !this.#allowance.take(user)) throw new Refusal('tooFast');
    const watching = to === 'watchers' ? expectWatching(room, user) : undefined;
    const readers = to === 'team' ? await this.#teamOf(room, user) : null;
    const message: ChatMessage = {
      id: randomBytes(6).toString('hex'),
      user,
      nickname: room.member(user)?.nickname ?? '',
      text,
      to,
      at: Date.now(),
    };
    const kept: Kept = { message, readers, ...(watching !== undefined && { watching }) };
    const json = JSON.stringify(kept);
    await this.#commits.settled([{ kind: 'message', room: room.code, json }]);
    for (const other of this.#rooms.sockets(room.code)) {
      if (!mayRead(kept, room, other.data.user)) continue;
      this.#outgoing.toSocket(other, 'chat', { messages: [message], whole: false });
    }
    return {};
  }

  /** Sends what was said so far to a socket that has just entered, or whose user may read more than before. */
  async show(socket: AppSocket, room: Room): Promise<void> {
    const said = (await this.#store.messages(room.code)).map((json) => JSON.parse(json) as Kept);
    const messages = said
      .filter((kept) => mayRead(kept, room, socket.data.user))
      .map(({ message }) => message);
    this.#outgoing.toSocket(socket, 'chat', { messages, whole: true });
  }

  sweep(): void {
    this.#allowance.sweep();
  }

  /** The user and those with whom the rules let him talk in private in the running match. */
  async #teamOf(room: Room, user: string): Promise<readonly string[]> {
    const current = room.record.match;
    if (current?.state !== 'running') throw new Refusal('noTeam');
    const match = await this.#matches.get(current.id);
    const partners = match.partnersOf(user);
    if (partners === null) throw new Refusal('noTeam');
    return [user, ...partners];
  }
}

/** The running match that a user watches, being none of its players; `null` if he watches none. */
function watchedBy({ record, current }: Room, user: string): string | null {
  const { match } = record;
  const isPlaying = match?.seats.some((occupant) => occupant.user === user) ?? false;
  return match === null || !current.isRunning || isPlaying ? null : match.id;
}

function expectWatching(room: Room, user: string): string {
  const match = watchedBy(room, user);
  if (match === null) throw new Refusal(room.current.isRunning ? 'notWatching' : 'noMatch');
  return match;
}

function mayRead({ readers, watching }: Kept, room: Room, user: string): boolean {
  if (watching !== undefined) return watchedBy(room, user) === watching;
  return readers === null || readers.includes(user);
}
