import { shownSeats, showsPast } from '@tablee/protocol/watching.ts';
import type { Logger } from 'pino';
import { readJournal } from '../matches/chain.ts';
import type { Match, Step } from '../matches/match.ts';
import { publishPast, type Viewpoint } from '../matches/publish.ts';
import { traceOf } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Store } from '../store/store.ts';
import type { RoomRecord } from '../tables/room-record.ts';
import { Past } from './past.ts';

interface Kept {
  readonly delay: number;
  /** `null` if the rules can no longer replay the journal. */
  readonly past: Past | null;
}

/** Decides what watchers of a match are sent: what the room's policy allows, and nothing else. */
export class Watching {
  readonly #store: Store;
  readonly #outgoing: Outgoing;
  readonly #logger: Logger;
  readonly #kept = new WeakMap<Match, Kept>();

  constructor(parts: { store: Store; outgoing: Outgoing; logger: Logger }) {
    this.#store = parts.store;
    this.#outgoing = parts.outgoing;
    this.#logger = parts.logger;
  }

  /** Reads what `viewpoint` needs: the past of the match, if it is watched late. All its steps have been kept. */
  async prepare(room: RoomRecord, match: Match): Promise<void> {
    if (!showsPast(room)) {
      this.#kept.delete(match);
      return;
    }
    const { rounds: delay } = room.watching;
    if (this.#kept.get(match)?.delay === delay) return;
    const { record, game } = match;
    let past: Past | null = null;
    try {
      const journal = readJournal(record.id, await this.#store.journal(record.id));
      past = Past.of(game, record, journal, delay);
    } catch (error) {
      this.#logger.warn({ match: record.id, error: traceOf(error) }, 'no past to watch');
    }
    this.#kept.set(match, { delay, past });
  }

  /** From where a connection looks at a match now. */
  viewpoint(room: RoomRecord, match: Match, socket: AppSocket): Viewpoint {
    const { id } = match.record;
    const seat = match.seatOf(socket.data.user);
    if (seat !== null) return { from: 'seat', seat };
    if (showsPast(room)) {
      const past = this.#kept.get(match)?.past ?? null;
      if (past !== null) return { from: 'past', past: past.match, hasHands: past.hasHands };
      return { from: 'side', shown: [] };
    }
    const shown = shownSeats(room);
    if (room.watching.policy === 'all') return { from: 'side', shown };
    const behind = socket.data.behind?.match === id ? socket.data.behind.seat : -1;
    return { from: 'side', shown: shown.includes(behind) ? [behind] : [] };
  }

  /** The match has gone on: late watchers may reach an older moment. Tells whether they may look from another seat now. */
  took(match: Match, { entry }: Step): boolean {
    const past = this.#kept.get(match)?.past ?? null;
    if (past === null) return false;
    const { hasHands } = past;
    const publications = past.take(entry, match);
    if (past.hasHands !== hasHands) return true;
    for (const publication of publications) publishPast(this.#outgoing, past.match, publication);
    return false;
  }
}
