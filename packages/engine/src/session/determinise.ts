import type { AnyGame, Secret } from '../game/game.ts';
import { clone } from '../game/json.ts';
import type { Layers, Seat, Viewer } from '../game/layers.ts';
import { orderOf, rollsFor } from '../mechanics/piles.ts';
import type { Random } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import { refusalOf } from '../script/question.ts';
import { randomPicks, shuffledBy } from '../script/random-answer.ts';
import type { Position } from './position.ts';
import { retold } from './retold.ts';
import { Session } from './session.ts';
import { ReplayDiverged } from './tape.ts';

/**
 * A position as `viewer` (of several viewers: none of them; of no viewer: a watcher) could imagine it. It agrees with all that
 * they have been asked since the checkpoint and with what they see now; nothing else of the true one is left in it. `null` if
 * the draw contradicts this: try again.
 */
export const determinise = (
  game: AnyGame,
  position: Position,
  viewer: Seat | readonly Seat[],
  random: Random,
): Position | null => imaginings(game, position, viewer)(random);

/**
 * Draws positions as `determinise` does; the true one is replayed once for all of them.
 *
 * - Hidden faces are dealt again, and piles shuffled since the checkpoint are shuffled again, except cards shown since.
 * - Answers of others have to be legal in the imagined match, or are others if the viewer could not see them. They are named by
 *   its questions, whose options are not the true ones.
 * - Notes of others (`Game.forget`) are blank unless they have come out since; sealed answers of others are open again.
 */
export function imaginings(
  game: AnyGame,
  position: Position,
  viewer: Seat | readonly Seat[],
): (random: Random) => Position | null {
  const trace = new Trace(game, position, typeof viewer === 'number' ? [viewer] : viewer);
  return (random) => trace.imagined(random);
}

/** A place of a shuffled pile: where its item lay before, and whether that is still hidden. */
interface Place {
  readonly from: number;
  readonly isHidden: boolean;
}

/** The viewers' knowledge of a match since its checkpoint, and their unknowns. */
class Trace {
  readonly #game: AnyGame;
  readonly #viewers: readonly Seat[];
  /** With marked cards, and without what others have sealed. */
  readonly #position: Position;
  /** The viewers' views before each step, and now. */
  readonly #seen: readonly string[];
  /** Of each group of secrets at the checkpoint: which are still secret. */
  readonly #secret: readonly (readonly boolean[])[];
  /** By number of the draw. */
  readonly #shuffles: ReadonlyMap<number, readonly Place[]>;
  /** Others who have notes. */
  readonly #noted: readonly Seat[];

  constructor(game: AnyGame, position: Position, viewers: readonly Seat[]) {
    const isOthers = (seat: Seat): boolean => !viewers.includes(seat);
    const sealed = Object.entries(position.sealed).filter(([seat]) => !isOthers(Number(seat)));
    const checkpoint = marked(position.checkpoint);
    this.#game = game;
    this.#viewers = viewers;
    this.#position = { ...position, checkpoint, sealed: Object.fromEntries(sealed) };
    const seen: string[] = [];
    const shuffles = new Map<number, { from: readonly number[]; items: readonly unknown[] }>();
    const session = retold(game, this.#position, {
      before: (there) => seen.push(this.#seenIn(there)) > 0,
      drawn(n, rolls, items) {
        if (items !== undefined) shuffles.set(n, { from: orderOf(rolls), items: [...items] });
        return rolls;
      },
    });
    if (session === null) throw new ReplayDiverged('the position contradicts itself');
    this.#seen = seen;
    const now = unknownTo(game, session.state, viewers);
    this.#secret = unknownTo(game, checkpoint, viewers).map((group, i) =>
      whichAreIn(group, now[i] ?? []),
    );
    const hidden = new Set(now.flat().flatMap(namesOf));
    this.#shuffles = new Map(
      [...shuffles].map(([n, { from, items }]) => [
        n,
        from.map((place) => ({ from: place, isHidden: isNamed(items[place], hidden) })),
      ]),
    );
    this.#noted = notedBy(game, checkpoint).filter(isOthers);
  }

  /** Another match that looks the same to the viewers; `null` if what was drawn looks different. */
  imagined(random: Random): Position | null {
    const dealt = clone(this.#position.checkpoint);
    for (const [i, group] of unknownTo(this.#game, dealt, this.#viewers).entries()) {
      const secret = this.#secret[i] ?? [];
      dealAnew(
        group.filter((_, place) => secret[place]),
        random,
      );
    }
    // A noted secret may have come out since.
    const noted = this.#noted;
    const kept = noted.length === 0 ? [[]] : [[], ...noted.map((seat) => [seat]), noted];
    for (const keeping of kept) {
      const checkpoint = noted.length === 0 ? dealt : clone(dealt);
      for (const seat of noted)
        if (!keeping.includes(seat)) this.#game.forget?.(checkpoint.own[seat]);
      const there = this.#replayed(checkpoint, random);
      if (there === null) continue;
      const { answers, sealed } = there.position();
      return { ...this.#position, checkpoint: unmarked(checkpoint), answers, sealed };
    }
    return null;
  }

  /** The answers since another checkpoint; `null` if the viewers would have seen a difference. */
  #replayed(checkpoint: Layers, random: Random): Session | null {
    let steps = 0;
    return retold(
      this.#game,
      { ...this.#position, checkpoint },
      {
        before: (there) => {
          steps += 1;
          return this.#seenIn(there) === this.#seen[steps - 1];
        },
        answered: (seat, question, recorded) => {
          const isLegal = this.#viewers.includes(seat) || refusalOf(question, recorded) === null;
          return isLegal ? recorded : freshAnswer(question, random);
        },
        drawn: (n, recorded) => {
          const places = this.#shuffles.get(n);
          return places === undefined ? recorded : rollsFor(reshuffled(places, random));
        },
      },
    );
  }

  /** The asked seats and the viewers' own; once all has been replayed, all that they see. */
  #seenIn(session: Session): string {
    const { answers } = this.#position;
    const questions = this.#viewers.map((viewer) => session.questionOf(viewer));
    const isNow = session.answersSinceCheckpoint === answers.length;
    // Nobody's eyes are those of a watcher.
    const eyes: readonly Viewer[] = this.#viewers.length === 0 ? [null] : this.#viewers;
    const views = isNow ? eyes.map((viewer) => session.view(viewer)) : [];
    return JSON.stringify([session.awaited(), questions, views]);
  }
}

/** Seats that have notes. */
function notedBy(game: AnyGame, { own }: Layers): Seat[] {
  const { forget } = game;
  if (forget === undefined) return [];
  return own.flatMap((layer, seat) => {
    const copy = clone(layer);
    forget.call(game, copy);
    return JSON.stringify(copy) === JSON.stringify(layer) ? [] : [seat];
  });
}

/** Another answer where the recorded one is none: hidden from the viewers, or it will be noticed. */
const freshAnswer = (question: Question, random: Random): readonly string[] =>
  question.reaction === true ? question.fallback : randomPicks(question, random);

/**
 * The position of a session after `change` has seen each group of secrets that none of the viewers knows, as the
 * checkpoint has them. Secrets revealed since the checkpoint are not changed.
 */
export function withSecrets(
  session: Session,
  viewers: readonly Viewer[],
  change: (group: readonly Secret[]) => void,
): Position {
  const { game, state } = session;
  const position = session.position();
  const checkpoint = clone(position.checkpoint);
  const now = unknownTo(game, state, viewers);
  for (const [i, group] of unknownTo(game, checkpoint, viewers).entries()) {
    const isStill = whichAreIn(group, now[i] ?? []);
    change(group.filter((_, place) => isStill[place]));
  }
  return { ...position, checkpoint };
}

/** A match from its position, which draws nothing. `null` if the position contradicts itself. */
export function replayed(game: AnyGame, position: Position): Session | null {
  const dice = () => {
    throw new ReplayDiverged('the match draws what was not recorded');
  };
  try {
    return new Session(game, position, { dice });
  } catch (error) {
    if (error instanceof ReplayDiverged) return null;
    throw error;
  }
}

/** Groups of secrets that none of the viewers knows. */
function unknownTo(
  game: AnyGame,
  state: Layers,
  [first = null, ...others]: readonly Viewer[],
): readonly (readonly Secret[])[] {
  const groups = others.map((viewer) => game.secrets(state, viewer));
  return game.secrets(state, first).map((group, i) => {
    const isUnknown = (secret: Secret): boolean =>
      groups.every((each) =>
        each[i]?.some((other) => other === secret || (other.id ?? other) === secret.id),
      );
    return group.filter(isUnknown);
  });
}

/** A card keeps its mark when it moves and when it gets another id. Copies of a state have it too; JSON has not. */
const MARK = Symbol('mark');

/** A copy whose cards are marked. */
function marked(checkpoint: Layers): Layers {
  const copy = clone(checkpoint);
  let marks = 0;
  forEachCard(copy, (card) => {
    marks += 1;
    card[MARK] = marks;
  });
  return copy;
}

/** The same state, whose cards are no longer marked. */
function unmarked(checkpoint: Layers): Layers {
  forEachCard(checkpoint, (card) => {
    delete card[MARK];
  });
  return checkpoint;
}

interface Marked {
  [MARK]?: number;
  readonly id?: unknown;
  readonly face?: unknown;
}

function forEachCard(value: unknown, visit: (card: Marked) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('face' in value) visit(value);
  for (const each of Object.values(value)) forEachCard(each, visit);
}

type Name = string | number;

/** The mark of a secret, and what the table calls it. */
function namesOf(secret: unknown): Name[] {
  if (typeof secret !== 'object' || secret === null) return [];
  const { [MARK]: mark, id } = secret as Marked;
  return [...(mark === undefined ? [] : [mark]), ...(typeof id === 'string' ? [id] : [])];
}

const isNamed = (secret: unknown, names: ReadonlySet<Name>): boolean =>
  namesOf(secret).some((name) => names.has(name));

/** Which secrets of a group are still in it; of nameless ones all or none. */
function whichAreIn(group: readonly Secret[], now: readonly Secret[]): readonly boolean[] {
  const names = new Set(now.flatMap(namesOf));
  const isNameless = group.every((secret) => namesOf(secret).length === 0);
  return group.map((secret) => (isNameless ? group.length === now.length : isNamed(secret, names)));
}

/** Another order of a shuffled pile, with what has been shown since where it was. */
function reshuffled(places: readonly Place[], random: Random): readonly number[] {
  const hidden = shuffledBy(
    places.filter(({ isHidden }) => isHidden).map(({ from }) => from),
    random,
  );
  return places.map(({ from, isHidden }) => (isHidden ? (hidden.pop() as number) : from));
}

/** Sorted before they are dealt, so that how they lie leaves no trace. */
function dealAnew(group: readonly Secret[], random: Random): void {
  const faces = shuffledBy(group.map(({ face }) => face).sort(inOrderOfFaces), random);
  for (const [i, secret] of group.entries()) {
    (secret as { face: Secret['face'] }).face = faces[i] as Secret['face'];
  }
}

const inOrderOfFaces = (a: Secret['face'], b: Secret['face']): number =>
  a === b ? 0 : a < b ? -1 : 1;
