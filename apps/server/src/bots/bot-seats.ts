import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BotKind } from '@tablee/protocol/common.ts';
import { seeded } from '@tablee/rules/kernel/chance.ts';
import { randomPicks } from '@tablee/rules/kernel/random-answer.ts';
import type { Logger } from 'pino';
import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { traceOf } from '../refusal.ts';
import type { BotPool } from './pool.ts';

const SEEDS = 2 ** 31;

/** Answers for the seats held by bots: after a moment, from the view of their seat, each question once. */
export class BotSeats {
  readonly #pool: BotPool;
  readonly #matches: Matches;
  readonly #logger: Logger;
  readonly #delay: number;
  readonly #isPaused: (match: Match) => boolean;
  readonly #standIn: (match: Match, seat: number) => BotKind | null;
  /** Questions being thought about, as `seat/fingerprint`; a match brought back from its journal is asked anew. */
  readonly #thinking = new WeakMap<Match, Set<string>>();
  #isClosed = false;

  constructor(parts: {
    pool: BotPool;
    matches: Matches;
    logger: Logger;
    delay: number;
    isPaused: (match: Match) => boolean;
    /** The bot that plays on for somebody who is away, if any. */
    standIn: (match: Match, seat: number) => BotKind | null;
  }) {
    this.#pool = parts.pool;
    this.#matches = parts.matches;
    this.#logger = parts.logger;
    this.#delay = parts.delay;
    this.#isPaused = parts.isPaused;
    this.#standIn = parts.standIn;
  }

  /** Lets every bot that is asked in this match think. */
  attend(match: Match): void {
    if (this.#isClosed || match.isOver) return;
    const thinking = this.#thinking.get(match) ?? new Set<string>();
    this.#thinking.set(match, thinking);
    match.record.seats.forEach((_, seat) => {
      if (this.#botAt(match, seat) === null) return;
      const asked = match.questionOf(seat);
      if (asked === null || asked.question.idle) return;
      const { fingerprint } = asked;
      const key = `${seat}/${fingerprint}`;
      if (thinking.has(key)) return;
      thinking.add(key);
      const isReaction = asked.question.reaction === true;
      const begin = (): void => {
        this.#answer(match, seat, fingerprint, isReaction ? this.#delay : 0)
          .catch((error: unknown) => {
            const { id, game } = match.record;
            this.#logger.error({ match: id, game, error: traceOf(error) }, 'bot cannot answer');
          })
          .finally(() => thinking.delete(key));
      };
      // In a window it thinks at once and then waits: how long it has thought must not tell what it could have played.
      if (isReaction) begin();
      else setTimeout(begin, this.#delay).unref();
    });
  }

  close(): void {
    this.#isClosed = true;
  }

  /** The bot that answers for a seat now. */
  #botAt(match: Match, seat: number): BotKind | null {
    if (this.#isPaused(match)) return null;
    return match.record.seats[seat]?.bot ?? this.#standIn(match, seat);
  }

  /** Thinks, and answers not before `least` milliseconds are over. */
  async #answer(match: Match, seat: number, fingerprint: string, least: number): Promise<void> {
    const asked = match.questionOf(seat);
    const kind = this.#botAt(match, seat);
    if (this.#isClosed || kind === null || asked?.fingerprint !== fingerprint) return;
    const { question } = asked;
    const game = match.record.game;
    const seed = randomInt(SEEDS);
    const wait = delay(least, undefined, { ref: false });
    const picks = await this.#pool.ask({ kind, game, view: match.view(seat), question, seed });
    await wait;
    // Whoever has come back meanwhile answers himself.
    if (this.#isClosed || this.#botAt(match, seat) === null) return;
    if (picks !== null && (await this.#play(match, seat, picks, fingerprint))) return;
    const isCurrent = this.#matches.peek(match.record.id) === match;
    if (!isCurrent || match.questionOf(seat)?.fingerprint !== fingerprint) return;
    this.#logger.warn({ game, bot: kind, question: question.kind }, 'bot failed, random answer');
    await this.#play(match, seat, randomPicks(question, seeded(seed)), fingerprint);
  }

  #play(match: Match, seat: number, picks: readonly string[], question: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.#matches.act(match, { by: 'seat', seat, picks, question }, (code) =>
        resolve(code === null),
      );
    });
  }
}
