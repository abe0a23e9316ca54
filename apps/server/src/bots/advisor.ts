import { randomInt } from 'node:crypto';
import { sidesOf } from '@tablee/bots/search/appraise.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { Advice } from '@tablee/engine';
import { SEEDS, seeded } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import type { Logger } from 'pino';
import type { Match } from '../matches/match.ts';
import { Refusal } from '../refusal.ts';
import type { BotPool } from './pool.ts';

/** Milliseconds that advice may be thought about. */
const LIMIT = 2000;

/** Tells players what the searching opponent would do in their place: by what they know, where nobody else is a person. */
export class Advisor {
  readonly #pool: BotPool;
  readonly #logger: Logger;
  /** Who is being advised. */
  readonly #thinking = new Set<string>();

  constructor(pool: BotPool, logger: Logger) {
    this.#pool = pool;
    this.#logger = logger;
  }

  /** Advice for the open question of a user, if it is the one they mean. Rejects with a refusal. */
  async advise(match: Match, user: string, question: string): Promise<Advice> {
    const { record, game } = match;
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    const isAlone = record.seats.every(({ bot }, other) => other === seat || bot !== null);
    if (!isAlone || !isGameId(game.id)) throw new Refusal('noAdvice');
    const asked = match.questionOf(seat);
    if (asked === null) throw new Refusal('notAsked');
    if (asked.fingerprint !== question) throw new Refusal('stale');
    if (this.#thinking.has(user)) throw new Refusal('tooFast');
    const seed = randomInt(SEEDS);
    const position = imaginedFor(game, match.position(), seat, seeded(seed));
    this.#thinking.add(user);
    try {
      const { advice = null, fault } = await this.#pool.ask(record.id, {
        ...{ kind: 'master', game: game.id, seat, view: match.view(seat) },
        ...{ question: asked.question, position, seed, limit: LIMIT },
        sides: sidesOf(game, record.seats.length, record.options),
      });
      if (fault !== undefined) {
        const { id, room } = record;
        this.#logger.warn({ room, match: id, game: game.id, seat, error: fault }, 'advice failed');
      }
      if (advice === null) throw new Refusal('noAdvice');
      return advice;
    } finally {
      this.#thinking.delete(user);
    }
  }
}
