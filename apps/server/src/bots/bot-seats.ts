import { randomInt } from 'node:crypto';
import { imagines } from '@tablee/bots/levels.ts';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { Input } from '@tablee/engine';
import { randomPicks, SEEDS, seeded } from '@tablee/engine';
import type { BotKind } from '@tablee/protocol/common.ts';
import { mannerOf } from '@tablee/protocol/opponents.ts';
import type { Logger } from 'pino';
import type { Match } from '../matches/match.ts';
import { problemOf, Refusal, traceOf } from '../refusal.ts';
import type { Observer } from '../tables/observer.ts';
import { standInAt } from '../tables/playing.ts';
import { isPaused } from '../tables/room-record.ts';
import type { TableActor } from '../tables/table-actor.ts';
import type { Time } from '../time.ts';
import { CLOCK } from '../time.ts';
import type { BotPool } from './pool.ts';
import { TurnTimes } from './turn-time.ts';

/** Milliseconds that a bot may think in a turn. */
const TIMES: Readonly<Record<BotKind, number>> = {
  random: 1000,
  gentle: 1000,
  sensible: 1000,
  strong: 1000,
  master: 3000,
};

/** Of its time in a window a bot thinks for so much; in the rest the thread may answer late without being noticed. */
const THINKING = 3 / 4;

/** Answers for the seats held by bots: after a moment, from the view of their seat, each question once. */
export class BotSeats implements Observer {
  readonly #pool: BotPool;
  readonly #logger: Logger;
  readonly #delay: number;
  readonly #time: Time;
  /** Questions being thought about, as `seat/fingerprint`; a match restored from its journal is asked again. */
  readonly #thinking = new WeakMap<Match, Map<string, AbortController>>();
  readonly #turns = new WeakMap<Match, TurnTimes>();
  #isClosed = false;

  constructor(parts: { pool: BotPool; logger: Logger; delay: number; time?: Time }) {
    this.#pool = parts.pool;
    this.#logger = parts.logger;
    this.#delay = parts.delay;
    this.#time = parts.time ?? CLOCK;
  }

  /** Lets every bot that is asked in the match on a table think. */
  attend(table: TableActor): void {
    const { match } = table;
    if (this.#isClosed || match === null || match.isOver) return;
    this.#turns.get(match)?.attend(match);
    const thinking = this.#thinking.get(match) ?? new Map<string, AbortController>();
    this.#thinking.set(match, thinking);
    for (const [key, controller] of thinking) if (!isAsked(match, key)) controller.abort();
    match.record.seats.forEach((_, seat) => {
      if (botAt(table, match, seat) === null) return;
      const asked = match.questionOf(seat);
      if (asked === null || asked.question.idle) return;
      const { fingerprint } = asked;
      const key = `${seat}/${fingerprint}`;
      if (thinking.has(key)) return;
      const controller = new AbortController();
      thinking.set(key, controller);
      const isWindow = match.window !== null;
      const begin = (): void => {
        this.#answer(table, match, seat, fingerprint, isWindow, controller.signal)
          .catch((error: unknown) => {
            const { id, room, game } = match.record;
            const told = { room, match: id, game, seat, error: traceOf(error) };
            this.#logger.error(told, 'bot cannot answer');
          })
          .finally(() => thinking.delete(key));
      };
      // In a window it thinks at once and then waits: how long it has thought must not tell what it could have played.
      if (isWindow) begin();
      else this.#time.after(this.#delay, begin);
    });
  }

  #turnsOf(match: Match): TurnTimes {
    const turns = this.#turns.get(match) ?? new TurnTimes();
    this.#turns.set(match, turns);
    return turns;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Thinks and answers. In a window the time it takes is always the same. */
  async #answer(
    table: TableActor,
    match: Match,
    seat: number,
    fingerprint: string,
    isWindow: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const asked = match.questionOf(seat);
    const kind = botAt(table, match, seat);
    if (this.#isClosed || kind === null || asked?.fingerprint !== fingerprint) return;
    const { question } = asked;
    const { game, seats } = match.record;
    // A stand-in has no manner of its own.
    const manner = mannerOf(kind, seats[seat]?.bot == null ? '' : (seats[seat]?.nickname ?? ''));
    const seed = randomInt(SEEDS);
    const begun = this.#time.now();
    const turns = this.#turnsOf(match);
    const limit = isWindow
      ? Math.min(TIMES[kind], this.#delay * THINKING)
      : turns.share(seat, TIMES[kind]);
    const position = imagines(kind)
      ? imaginedFor(match.game, match.position(), seat, seeded(seed))
      : null;
    const known = { seat, view: match.view(seat), question, position };
    const { picks, fault, plans } = await this.#pool.ask(
      match.record.id,
      { kind, manner, game, ...known, seed, limit, plans: turns.plansOf(seat) },
      signal,
    );
    // A reaction to another's move is no part of the seat's turn.
    if (!isWindow) {
      const spent = Math.min(limit, this.#time.now() - begun);
      turns.took(seat, TIMES[kind], spent, plans ?? []);
    }
    if (isWindow) await this.#nextMoment(begun);
    const play = (answer: readonly string[]): Promise<unknown> =>
      this.#play(table, match, { by: 'seat', seat, picks: answer, question: fingerprint });
    const refused = picks === null ? null : await play(picks);
    if (picks !== null && refused === null) return;
    if (
      this.#isClosed ||
      table.match !== match ||
      signal.aborted ||
      match.questionOf(seat)?.fingerprint !== fingerprint ||
      botAt(table, match, seat) === null
    )
      return;
    const { id, room } = match.record;
    const why = refused === null ? { error: fault } : { refused: problemOf(refused).code };
    const told = { room, match: id, game, seat, bot: kind, question: question.kind, ...why };
    this.#logger.warn(told, 'bot failed, random answer');
    await play(randomPicks(question, seeded(seed)));
  }

  /** When a bot asked at `begun` may answer in a window: after its delay, or after a multiple of it. */
  #nextMoment(begun: number): Promise<void> {
    const late = this.#delay === 0 ? 0 : (this.#time.now() - begun) % this.#delay;
    return new Promise((resolve) => this.#time.after(this.#delay - late, resolve));
  }

  #play(
    table: TableActor,
    match: Match,
    input: Extract<Input, { by: 'seat' | 'clock' }>,
  ): Promise<unknown> {
    const inputOf = (current: Match): Input => {
      // A player who has come back meanwhile answers for themselves.
      const isMine = botAt(table, match, input.seat) !== null;
      if (this.#isClosed || current !== match || !isMine) throw new Refusal('stale');
      return input;
    };
    return new Promise((resolve) => {
      table.act(match.record.id, inputOf, resolve);
    });
  }
}

/** Whether a question, as `seat/fingerprint`, is still open. */
function isAsked(match: Match, key: string): boolean {
  const [seat, fingerprint] = key.split('/') as [string, string];
  return match.questionOf(Number(seat))?.fingerprint === fingerprint;
}

/** The bot that answers for a seat now. */
function botAt({ record }: TableActor, match: Match, seat: number): BotKind | null {
  if (isPaused(record)) return null;
  return match.record.seats[seat]?.bot ?? standInAt(record, match.record.id, seat);
}
