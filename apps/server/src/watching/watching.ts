import { shownSeats } from '@tablee/protocol/watching.ts';
import type { Logger } from 'pino';
import { readJournal } from '../matches/chain.ts';
import type { Match, Step } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { lookers, looksFrom, publishPast, type Viewpoint } from '../matches/publish.ts';
import { traceOf } from '../refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Store } from '../store/store.ts';
import { Past } from './past.ts';

interface Kept {
  readonly delay: number;
  /** `reading` while the journal is fetched; `lost` if the rules can no longer replay it. */
  past: Past | 'reading' | 'lost';
  /** Steps taken while the journal is being read. */
  readonly meanwhile: Step[];
}

/** Decides what those who watch a match are sent: what the room's policy allows, and nothing else. */
export class Watching {
  readonly #matches: Matches;
  readonly #rooms: Rooms;
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #outgoing: Outgoing;
  readonly #logger: Logger;
  readonly #kept = new WeakMap<Match, Kept>();

  constructor(parts: {
    matches: Matches;
    rooms: Rooms;
    store: Store;
    commits: GroupCommit;
    outgoing: Outgoing;
    logger: Logger;
  }) {
    this.#matches = parts.matches;
    this.#rooms = parts.rooms;
    this.#store = parts.store;
    this.#commits = parts.commits;
    this.#outgoing = parts.outgoing;
    this.#logger = parts.logger;
  }

  /** From where a socket looks at a match now. */
  viewpoint(match: Match, socket: AppSocket): Viewpoint {
    const seat = match.seatOf(socket.data.user);
    if (seat !== null) return { from: 'seat', seat };
    const room = this.#rooms.peek(match.record.room);
    const nothing: Viewpoint = { from: 'side', shown: [] };
    if (room === undefined || room.record.match?.id !== match.record.id) return nothing;
    const { policy, rounds } = room.record.watching;
    if (policy === 'late') {
      const { past } = this.#pastOf(match, rounds);
      if (past === 'lost') return nothing;
      if (past === 'reading') return { from: 'nowhere' };
      return { from: 'past', past: past.match, hasHands: past.hasHands };
    }
    const shown = shownSeats(room.record);
    if (policy === 'all') return { from: 'side', shown };
    const behind = socket.data.behind?.match === match.record.id ? socket.data.behind.seat : -1;
    return shown.includes(behind) ? { from: 'side', shown: [behind] } : nothing;
  }

  /** The match has gone on: those who watch it late may come to something older. */
  took(match: Match, step: Step): void {
    const kept = this.#kept.get(match);
    if (kept === undefined || kept.past === 'lost') return;
    if (kept.past === 'reading') kept.meanwhile.push(step);
    else this.#live(match, kept.past, step);
  }

  /** The policy, who agrees to it or who plays may have changed: each looks from where he now may. */
  attend(room: Room): void {
    const id = room.record.match?.id;
    const match = id === undefined ? undefined : this.#matches.peek(id);
    if (match === undefined) return;
    if (room.record.watching.policy !== 'late') this.#kept.delete(match);
    const isOnTable = (): boolean => room.record.match?.id === id;
    for (const socket of lookers(this.#outgoing, match.record.id)) {
      if (looksFrom(socket, match.record.id, this.viewpoint(match, socket))) continue;
      this.#matches.show(socket, match, isOnTable);
    }
  }

  #pastOf(match: Match, delay: number): Kept {
    const known = this.#kept.get(match);
    if (known?.delay === delay) return known;
    const kept: Kept = { delay, past: 'reading', meanwhile: [] };
    this.#kept.set(match, kept);
    void this.#read(match, kept);
    return kept;
  }

  async #read(match: Match, kept: Kept): Promise<void> {
    const { record, game } = match;
    try {
      // Behind what is being written; what of it is lost is no longer in the journal.
      await this.#commits.settled().catch(() => {});
      const journal = readJournal(record.id, await this.#store.journal(record.id));
      const past = Past.of(game, record, journal, kept.delay);
      const isNew = ({ seq }: Step): boolean => seq >= journal.entries.length;
      for (const { entry } of kept.meanwhile.filter(isNew)) past.take(entry, match);
      kept.past = past;
    } catch (error) {
      kept.past = 'lost';
      this.#logger.warn({ match: record.id, error: traceOf(error) }, 'no past to watch');
    }
    const room = this.#rooms.peek(record.room);
    if (this.#kept.get(match) === kept && room !== undefined) this.attend(room);
  }

  #live(match: Match, past: Past, { entry }: Step): void {
    const { hasHands } = past;
    const publications = past.take(entry, match);
    const room = this.#rooms.peek(match.record.room);
    if (past.hasHands !== hasHands && room !== undefined) {
      this.attend(room);
      return;
    }
    for (const publication of publications) publishPast(this.#outgoing, past.match, publication);
  }
}
