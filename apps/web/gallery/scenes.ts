import { royaumesBot } from '@tablee/bots/royaumes-sauvages/bot.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { royaumesSauvages } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/state.ts';
import { seeded, seededDice } from '@tablee/rules/kernel/chance.ts';
import type { Options } from '@tablee/rules/kernel/game.ts';
import { clone } from '@tablee/rules/kernel/json.ts';
import type { Viewer } from '@tablee/rules/kernel/layers.ts';
import { newPosition } from '@tablee/rules/kernel/position.ts';
import type { Question } from '@tablee/rules/kernel/question.ts';
import { Session } from '@tablee/rules/kernel/session.ts';

/** A match played in the page itself: bots answer until the scene wanted is reached. */
export class LocalMatch {
  readonly seats: number;
  readonly events: LogEvent[] = [];
  readonly #session: Session;
  readonly #draw = seeded(5);
  #next = 0;

  constructor(seats: number, options: Options, seed: number) {
    this.seats = seats;
    this.#session = new Session(royaumesSauvages, newPosition(royaumesSauvages, seats, options), {
      dice: seededDice(seeded(seed)),
    });
  }

  get over(): boolean {
    return this.#session.isOver;
  }

  view(viewer: Viewer): RoyaumesView {
    return clone(this.#session.view(viewer)) as RoyaumesView;
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

  /** Lets the bot of whoever is asked answer once; `false` if only `human` is asked. */
  botStep(human: number | null): boolean {
    for (let seat = 0; seat < this.seats; seat += 1) {
      const question = seat === human ? null : this.#session.questionOf(seat);
      if (question === null) continue;
      const view = this.#session.view(seat);
      this.answer(seat, royaumesBot(view, question, this.#draw));
      return true;
    }
    return false;
  }

  /** The new events as one viewer is told them. */
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

export interface Scene {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly viewer: Viewer;
  /** The bots play until this holds. */
  readonly until: (match: LocalMatch, view: RoyaumesView) => boolean;
  /** What is touched at the start. */
  readonly touch?: 'card' | 'refusal';
  /** Events of the last step are played as moments. */
  readonly moments?: boolean;
}

const BATTLE = { tieRule: 'battle', rallySafetyRounds: 3 };
const SOLO = { soloLevel: 'normal' };

const asked = (match: LocalMatch, kind: string): boolean => match.questionOf(0)?.kind === kind;
const cards = (view: RoyaumesView): number =>
  Object.values(view.open.kingdoms).reduce((sum, { column }) => sum + column.length, 0);

export const SCENES: Readonly<Record<string, Scene>> = {
  start: {
    seats: 4,
    options: BATTLE,
    seed: 3,
    viewer: 0,
    until: (match) => asked(match, 'takeTurn'),
  },
  mid: {
    seats: 5,
    options: BATTLE,
    seed: 11,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && view.open.age === 2 && cards(view) >= 16,
  },
  card: {
    seats: 5,
    options: BATTLE,
    seed: 11,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && view.open.age === 2 && cards(view) >= 16,
    touch: 'card',
  },
  refusal: {
    seats: 5,
    options: BATTLE,
    seed: 11,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && view.open.age === 2 && cards(view) >= 12,
    touch: 'refusal',
  },
  late: {
    seats: 3,
    options: BATTLE,
    seed: 4,
    viewer: 1,
    until: (_, view) => view.open.age === 3 && cards(view) >= 22,
  },
  discard: {
    seats: 3,
    options: BATTLE,
    seed: 8,
    viewer: 0,
    until: (match) => asked(match, 'rallyDiscard'),
  },
  battle: {
    seats: 4,
    options: BATTLE,
    seed: 7,
    viewer: 0,
    until: (match) => asked(match, 'battleCard'),
  },
  reinforce: {
    seats: 4,
    options: BATTLE,
    seed: 7,
    viewer: 0,
    until: (match) => asked(match, 'battleReinforcement'),
  },
  tally: {
    seats: 4,
    options: BATTLE,
    seed: 2,
    viewer: null,
    until: (_, view) => view.open.history.length >= 3 && view.open.history.length % 5 !== 0,
    moments: true,
  },
  age: {
    seats: 4,
    options: BATTLE,
    seed: 6,
    viewer: 0,
    until: (_, view) => view.open.age === 2,
    moments: true,
  },
  watch: {
    seats: 5,
    options: BATTLE,
    seed: 21,
    viewer: null,
    until: (_, view) => view.open.age === 1 && cards(view) >= 14,
  },
  solo: {
    seats: 1,
    options: SOLO,
    seed: 9,
    viewer: 0,
    until: (match, view) => asked(match, 'takeTurn') && cards(view) >= 12,
  },
  soloBattle: {
    seats: 1,
    options: SOLO,
    seed: 9,
    viewer: 0,
    until: (match) => asked(match, 'soloBattleCard'),
  },
  end: { seats: 4, options: BATTLE, seed: 5, viewer: 0, until: (match) => match.over },
  soloEnd: { seats: 1, options: SOLO, seed: 5, viewer: 0, until: (match) => match.over },
};
