import type { Game, GameEvent } from '../game/game.ts';
import type { Layers, Seat } from '../game/layers.ts';
import type { SeatName } from '../mechanics/seats.ts';
import { nameOf, seatOf } from '../mechanics/seats.ts';
import { refusalOf } from '../script/question.ts';
import type { Position } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { ensure, ensureSame } from './ensure.ts';
import { waitedFor } from './play.ts';

/** Dice that give these numbers first, then zeros. */
const loaded = (rolls: readonly number[]) => {
  const left = [...rolls];
  return (bounds: readonly number[]): number[] => bounds.map(() => left.shift() ?? 0);
};

/**
 * A match under test: given a position, when a seat acts, then the table shows something, and the flow is settled. Each
 * game adds how its tests name things.
 */
export abstract class Scene<S extends Layers, E extends GameEvent> {
  // biome-ignore lint/suspicious/noExplicitAny: the contents of its catalogue are the game's own
  readonly game: Game<S, E, any>;
  readonly session: Session;
  /** Everything that has happened since the beginning. */
  readonly events: E[] = [];
  /** The halves of it that single seats saw. */
  readonly ownHalves: { seat: Seat; half: object }[] = [];

  // biome-ignore lint/suspicious/noExplicitAny: as above
  constructor(game: Game<S, E, any>, position: Position, rolls: readonly number[] = []) {
    this.game = game;
    this.session = new Session(game, position, { dice: loaded(rolls) });
    this.#collect();
  }

  get state(): S {
    return this.session.state as S;
  }

  get open(): S['open'] {
    return this.state.open;
  }

  /** The asked seats and their questions: `A takeTurn`; without the seats that nobody waits for. */
  get asked(): string {
    const awaited = this.session.awaited();
    if (awaited === null) return 'over';
    return `${waitedFor(this.session).map(nameOf).join('')} ${awaited.kind}`;
  }

  /** Whether a seat plays no part any more, and must not be asked. */
  protected abstract isOut(seat: Seat): boolean;

  happened<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  when(...moves: ((scene: this) => void)[]): this {
    for (const move of moves) move(this);
    return this;
  }

  /** Looks at the table, then checks that the flow is settled: laws hold, a seat is asked, a resume agrees. */
  shows(look: (scene: this) => void): this {
    look(this);
    this.game.assert(this.state);
    const awaited = this.session.awaited();
    const hasOutcome = this.game.outcome(this.open) !== null;
    ensure((awaited === null) === hasOutcome, 'somebody is asked until there is an outcome');
    for (const seat of awaited?.seats ?? []) {
      ensure(!this.isOut(seat), `${nameOf(seat)}, who is asked, plays a part`);
      const question = this.session.questionOf(seat);
      if (question !== null) {
        const refusal = refusalOf(question, question.fallback);
        ensure(refusal === null, `the clock can answer ${question.kind}`);
      }
    }
    const position = JSON.parse(JSON.stringify(this.session.position())) as Position;
    const resumed = new Session(this.game, position, {
      dice: () => {
        throw new Error('a resume draws nothing');
      },
    });
    ensureSame(resumed.state, this.state, 'the state that was resumed');
    ensureSame(resumed.awaited(), awaited, 'who is awaited after a resume');
    return this;
  }

  answer(name: SeatName, picks: readonly string[]): void {
    const answered = this.session.answer(seatOf(name), picks);
    if (!answered.ok) {
      const question = this.session.questionOf(seatOf(name));
      const options = question !== null && 'options' in question ? question.options : [];
      throw new Error(
        `${name} answers ${picks}: ${answered.code} (asked: ${this.asked}; options: ${options.map(({ id }) => id)})`,
      );
    }
    this.#collect();
  }

  leave(name: SeatName): void {
    ensure(this.session.leave(seatOf(name)).ok, `${name} can leave`);
    this.#collect();
  }

  #collect(): void {
    for (const { open, own } of this.session.takeEvents()) {
      this.events.push(open as E);
      for (const [seat, half] of Object.entries(own ?? {})) {
        this.ownHalves.push({ seat: Number(seat), half: half as object });
      }
    }
  }
}

/** Answers with option ids as they are. */
export const answers =
  (name: SeatName, ...ids: string[]) =>
  (scene: { answer(name: SeatName, picks: readonly string[]): void }): void =>
    scene.answer(name, ids);

/** Everybody answers what the clock would, until a question of this kind is open. */
export const goesOnUntil =
  (kind: string) =>
  (scene: Pick<Scene<Layers, GameEvent>, 'session' | 'answer'>): void => {
    for (let steps = 0; scene.session.awaited()?.kind !== kind; steps += 1) {
      const [seat] = waitedFor(scene.session);
      if (seat === undefined || steps > 3000) throw new Error(`${kind} is never asked`);
      scene.answer(nameOf(seat), scene.session.questionOf(seat)?.fallback ?? []);
    }
  };
