import type { Bot } from '@tablee/bots/bot.ts';
import type { AnyGame, Options, Position, Question, View, Viewer } from '@tablee/engine';
import { clone, newPosition, Session, seeded, seededDice } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';

/** A match played in the page itself: bots answer until the scene wanted is reached. */
export class LocalMatch {
  readonly seats: number;
  readonly events: LogEvent[] = [];
  readonly #session: Session;
  readonly #bot: Bot;
  readonly #draw = seeded(5);
  #next = 0;

  constructor(game: AnyGame, bot: Bot, { seats, options, seed, from }: Scene) {
    this.seats = seats;
    this.#bot = bot;
    const start = from?.(game) ?? newPosition(game, seats, options);
    this.#session = new Session(game, start, {
      dice: seededDice(seeded(seed)),
    });
  }

  get over(): boolean {
    return this.#session.isOver;
  }

  view(viewer: Viewer): View {
    return clone(this.#session.view(viewer) as never);
  }

  awaited() {
    return this.#session.awaited();
  }

  questionOf(seat: number): Question | null {
    return this.#session.questionOf(seat);
  }

  answer(seat: number, picks: readonly string[]): void {
    const answered = this.#session.answer(seat, picks);
    if (!answered.ok) throw new Error(answered.code);
  }

  /** Lets the bot of an asked seat answer once; `false` if only `human` is asked. */
  botStep(human: number | null): boolean {
    for (let seat = 0; seat < this.seats; seat += 1) {
      const question = seat === human ? null : this.#session.questionOf(seat);
      if (question === null || question.idle === true) continue;
      this.answer(seat, this.#bot(this.#session.view(seat), question, this.#draw));
      return true;
    }
    return false;
  }

  /** The new events for one viewer. */
  fresh(viewer: Viewer): LogEvent[] {
    const fresh = this.#session.takeEvents().map(({ open, own }) => {
      const half = viewer === null ? {} : (own?.[viewer] ?? {});
      this.#next += 1;
      return { n: this.#next - 1, ...open, ...half } as LogEvent;
    });
    this.events.push(...fresh);
    return fresh;
  }
}

export interface Scene<V extends View = View> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly viewer: Viewer;
  /** The starting position. Default: the deal. */
  readonly from?: (game: AnyGame) => Position;
  /** The bots play until this holds. */
  readonly until: (match: LocalMatch, view: V) => boolean;
  /** Selectors of the elements pressed at the start, in order. */
  readonly press?: readonly string[];
  /** Events of the last step are played as moments, from the last of this type on. */
  readonly moments?: string;
}

/** Plays up to the scene; `false` if it does not come about. */
export function playUp(match: LocalMatch, scene: Scene): boolean {
  const isThere = (): boolean => scene.until(match, match.view(scene.viewer));
  for (let i = 0; i < 6000 && !isThere(); i += 1) {
    if (scene.moments === undefined) match.fresh(scene.viewer);
    if (!match.botStep(null)) break;
  }
  return isThere();
}
