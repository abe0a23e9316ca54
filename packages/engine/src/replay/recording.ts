import type { AnyGame } from '../game/game.ts';
import type { Seat, View, Viewer } from '../game/layers.ts';
import type { Change } from './change.ts';
import { changed } from './change.ts';
import type { Reel } from './film.ts';
import { Film } from './film.ts';
import type { Frame, Shot, Story, Take } from './footage.ts';
import { Footage } from './footage.ts';

/**
 * A finished match as it was seen, in plain JSON: for each step what all saw of it, as a difference to the step before. It asks
 * nothing of the rules.
 */
export interface Recorded extends Omit<Story, 'takes' | 'parts'> {
  /** Of this form. */
  readonly format: 1;
  /** Version of the rules that showed it. */
  readonly rules: number;
  readonly takes: readonly RecordedTake[];
}

interface RecordedTake extends Pick<Take, 'entry' | 'by' | 'seat' | 'picks' | 'keeps' | 'events'> {
  /** Missing: all saw the same as before. */
  readonly change?: Change;
}

/** The recording of a match; `null` if its film does not reach the end of the journal. */
export function recorded(game: AnyGame, reel: Reel): Recorded | null {
  const changes: (Change | undefined)[] = [];
  const film = new Film(game, reel, (change) => changes.push(change));
  const { takes, parts, ...story } = film.story;
  if (parts !== null) return null;
  return {
    format: 1,
    rules: game.version,
    ...story,
    takes: takes.map(({ entry, by, seat, picks, keeps, events }, at) => {
      const change = changes[at];
      const take = { entry, by, seat, picks, keeps, events };
      return change === undefined ? take : { ...take, change };
    }),
  };
}

/** A match as it was seen when it ended, whatever the rules say today. Throws if it is no such thing. */
export class Recording extends Footage {
  /** Version of the rules that showed it. */
  readonly rules: number;
  readonly #shots: readonly Shot[];

  constructor({ format, rules, takes, ...story }: Recorded) {
    if (format !== 1) throw new Error(`a recording of another form: ${String(format)}`);
    const shots: Shot[] = [];
    super({
      ...story,
      parts: null,
      takes: takes.map(({ change, ...take }) => {
        const before = shots.at(-1);
        const question = take.seat === null ? null : (before?.questions[take.seat] ?? null);
        shots.push(changed(before ?? null, change) as Shot);
        const told = take.events.length;
        return { ...take, question, told, logged: take.keeps + told };
      }),
    });
    this.rules = rules;
    this.#shots = shots;
  }

  override frame(at: number, viewer: Viewer, shown: readonly Seat[] = []): Frame {
    const shot = this.#shotAt(at);
    const view = this.viewAt(at, viewer);
    return {
      view: shown.length === 0 ? view : { ...view, mates: matesIn(shot, shown) },
      awaited: shot.awaited,
      question: viewer === null ? null : (shot.questions[viewer] ?? null),
      events: this.eventsAt(at, viewer),
    };
  }

  override viewAt(at: number, viewer: Viewer): View {
    const shot = this.#shotAt(at);
    const own = viewer === null ? null : (shot.own[viewer] ?? null);
    const mates = viewer === null ? [] : (shot.mates[viewer] ?? []);
    const view = { seat: viewer, open: shot.open, own, tally: shot.tally };
    return mates.length === 0 ? view : { ...view, mates: matesIn(shot, mates) };
  }

  /** How many seats there are. */
  get seats(): number {
    return this.#shots[0]?.own.length ?? 0;
  }

  #shotAt(at: number): Shot {
    const shot = this.#shots[at];
    if (shot === undefined) throw new RangeError(`there is no step ${at}`);
    return shot;
  }
}

const matesIn = ({ own }: Shot, seats: readonly Seat[]): { readonly [seat: Seat]: unknown } =>
  Object.fromEntries(seats.map((seat) => [seat, own[seat]]));
