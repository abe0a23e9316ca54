import { randomInt } from 'node:crypto';
import { sidesOf } from '@tablee/bots/search/appraise.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { Advice, Estimate, Seat } from '@tablee/engine';
import { SEEDS, seeded } from '@tablee/engine';
import { isAgreed, mayBeAdvised } from '@tablee/protocol/help.ts';
import { isGameId } from '@tablee/rules/catalogue.ts';
import type { Logger } from 'pino';
import type { Match } from '../matches/match.ts';
import type { Viewpoint } from '../matches/publish.ts';
import { Refusal } from '../refusal.ts';
import type { RoomRecord } from '../tables/room-record.ts';
import type { BotPool, Outcome } from './pool.ts';

/** Milliseconds that advice and an estimate may be thought about. */
const LIMIT = 2000;

/** An estimate, and the update it is about. */
interface Told extends Estimate {
  readonly seq: number;
}

/** The newest estimates of a match, by what their watchers may know. */
interface Newest {
  readonly seq: number;
  readonly by: Map<string, Promise<Told>>;
}

/**
 * Tells players what the searching opponent would do in their place, and watchers how the match may end: each by their own
 * knowledge, if the table wants it.
 */
export class Advisor {
  readonly #pool: BotPool;
  readonly #logger: Logger;
  /** Users being advised. */
  readonly #thinking = new Set<string>();
  readonly #estimates = new WeakMap<Match, Newest>();

  constructor(pool: BotPool, logger: Logger) {
    this.#pool = pool;
    this.#logger = logger;
  }

  /** Advice for the open question of a user, if it is the one they mean. Rejects with a refusal. */
  async advise(room: RoomRecord, match: Match, user: string, question: string): Promise<Advice> {
    const { record, game } = match;
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    if (!mayBeAdvised(room, user) || !isGameId(game.id)) throw new Refusal('noAdvice');
    const asked = match.questionOf(seat);
    if (asked === null) throw new Refusal('notAsked');
    if (asked.fingerprint !== question) throw new Refusal('stale');
    if (this.#thinking.has(user)) throw new Refusal('tooFast');
    const seed = randomInt(SEEDS);
    const position = imaginedFor(game, match.position(), seat, seeded(seed));
    this.#thinking.add(user);
    try {
      const outcome = await this.#pool.ask(record.id, {
        ...{ kind: 'master', game: game.id, seat, view: match.view(seat) },
        ...{ question: asked.question, position, seed, limit: LIMIT },
        sides: sidesOf(game, record.seats.length, record.options),
      });
      this.#logFault(match, outcome, 'advice failed');
      const { advice = null } = outcome;
      if (advice === null) throw new Refusal('noAdvice');
      return advice;
    } finally {
      this.#thinking.delete(user);
    }
  }

  /** How the match may end, for a viewer at `viewpoint`: the same for all with the same knowledge. Rejects with a refusal. */
  async estimate(room: RoomRecord, match: Match, viewpoint: Viewpoint): Promise<Told> {
    if (viewpoint.from === 'seat') throw new Refusal('notWatching');
    if (!isAgreed(room, 'estimate')) throw new Refusal('noEstimate');
    // A late watcher gets an estimate of the moment they see.
    if (viewpoint.from === 'past')
      return this.#estimated(viewpoint.past, viewpoint.hasHands ? seatsOf(match) : []);
    return this.#estimated(match, viewpoint.shown);
  }

  #estimated(match: Match, knowing: readonly Seat[]): Promise<Told> {
    const { seq } = match;
    const known = this.#estimates.get(match);
    const newest = known?.seq === seq ? known : { seq, by: new Map<string, Promise<Told>>() };
    this.#estimates.set(match, newest);
    const key = knowing.join();
    const told = newest.by.get(key) ?? this.#think(match, seq, knowing);
    newest.by.set(key, told);
    // A failed estimate is tried again.
    told.catch(() => newest.by.delete(key));
    return told;
  }

  async #think(match: Match, seq: number, knowing: readonly Seat[]): Promise<Told> {
    const { record, game } = match;
    if (match.isOver || !isGameId(game.id)) throw new Refusal('noEstimate');
    const seed = randomInt(SEEDS);
    const position = imaginedFor(game, match.position(), knowing, seeded(seed));
    if (position === null) throw new Refusal('noEstimate');
    const outcome = await this.#pool.ask(record.id, {
      ...{ wants: 'estimate', game: game.id, position, knowing, seed, limit: LIMIT },
      sides: sidesOf(game, record.seats.length, record.options),
    });
    this.#logFault(match, outcome, 'estimate failed');
    const { estimate = null } = outcome;
    if (estimate === null) throw new Refusal('noEstimate');
    return { ...estimate, seq };
  }

  #logFault({ record }: Match, { fault }: Outcome, what: string): void {
    if (fault === undefined) return;
    const { id, room, game } = record;
    this.#logger.warn({ room, match: id, game, error: fault }, what);
  }
}

const seatsOf = ({ record }: Match): Seat[] => record.seats.map((_, seat) => seat);
