import { loadBot } from '@tablee/bots/bot.ts';
import type { AnyGame, Options, Position, Seat } from '@tablee/engine';
import { Session, seeded, tableSizes } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import type { Begin } from '@tablee/rules/testing/shown.ts';
import { answeredBy, BY_THE_CLOCK, firstPicks, Playing, SEEDS } from './playing.ts';

/** A moment of a match that a page can be shown. */
export interface Scene {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: Options;
  readonly position: Position;
  /** The asked seat. */
  readonly seat: Seat;
}

/** The moment before a match ends, and the answer that ends it. */
export interface LastScene extends Scene {
  readonly picks: readonly string[];
}

/** The number of answers looked at after each first answer at a scene. */
const AFTER = 6;
/** The number of answers after a scene, or after the deal. */
const AROUND = 60;

/**
 * One scene for every kind of question: as near as possible to the tables laid out by hand, else from matches that are played.
 */
export async function questionsOf(id: GameId): Promise<Scene[]> {
  const playing = await Playing.of(id);
  const found = new Map<string, Scene>();
  const isWhole = (): boolean => playing.shown.kinds.every((kind) => found.has(kind));
  const look = (begin: Begin, seed: number, atMost = Number.POSITIVE_INFINITY): void => {
    if (isWhole()) return;
    const { seats, options } = begin;
    playing.plays(begin, seed, {
      atMost,
      onQuestion(session, seat, { kind }) {
        if (found.has(kind)) return;
        const position = session.position();
        found.set(kind, { game: id, seats, options, name: kind, seat, position });
      },
    });
  };
  const [laid, dealt] = [playing.laid(), playing.dealt()];
  for (const begin of laid) look(begin, BY_THE_CLOCK, 1);
  for (const begin of laid) {
    for (const pick of firstPicks(playing, begin)) {
      look(answeredBy(begin, pick), BY_THE_CLOCK, AFTER);
    }
  }
  for (const begin of [...dealt, ...laid]) {
    for (const seed of begin.seeds ?? [BY_THE_CLOCK, 1, 2]) look(begin, seed, AROUND);
  }
  for (const begin of dealt) for (const seed of begin.seeds ?? SEEDS) look(begin, seed);
  return [...found.values()];
}

/**
 * One scene for the last answer before every kind of end: from tables laid out by hand, otherwise from matches that are played.
 */
export async function endsOf(id: GameId): Promise<LastScene[]> {
  const playing = await Playing.of(id);
  const ends = new Map<string, LastScene>();
  const keep = (begin: Begin, position: Position, seat: Seat, picks: readonly string[]): void => {
    const over = endedBy(playing.game, position, seat, picks);
    if (over === null) return;
    const { seats, options } = begin;
    const name = endOf(over, seat);
    if (!ends.has(name)) ends.set(name, { game: id, seats, options, name, seat, picks, position });
  };
  for (const begin of playing.laid()) {
    const { from } = begin;
    const [seat] = playing.plays(begin, BY_THE_CLOCK, { atMost: 0 }).awaited()?.seats ?? [];
    if (from === undefined || seat === undefined) continue;
    for (const pick of firstPicks(playing, begin)) keep(begin, from, seat, [pick]);
  }
  const isWhole = (): boolean => playing.shown.ends.every((name) => ends.has(name));
  for (const begin of playing.dealt()) {
    for (const seed of begin.seeds ?? SEEDS) {
      if (isWhole()) break;
      const { before, seat, picks } = lastAnswer(playing, begin, seed);
      keep(begin, before, seat, picks);
    }
  }
  return [...ends.values()];
}

/** Plays a match to its end, and a second time up to the last answer. */
function lastAnswer(
  playing: Playing,
  begin: Begin,
  seed: number,
): { before: Position; seat: Seat; picks: readonly string[] } {
  const given: { seat: Seat; picks: readonly string[] }[] = [];
  const choose = playing.by(seed, begin);
  playing.plays(begin, seed, {
    choose(session, seat, question) {
      const picks = choose(session, seat, question);
      given.push({ seat, picks });
      return picks;
    },
  });
  const last = given.at(-1);
  if (last === undefined) throw new Error('a match without an answer');
  const before = playing.plays(begin, seed, { atMost: given.length - 1 }).position();
  return { before, ...last };
}

/** How a match has ended for a seat, and by what. */
function endOf({ game, state }: Session, seat: Seat): string {
  const { reason } = (state.open as { final?: { reason?: string } }).final ?? {};
  const hasWon = game.outcome(state.open)?.ranks[seat] === 1;
  const alone = game.outcome(state.open)?.ranks.length === 1 ? 'alone, ' : '';
  return `${alone}${hasWon ? 'won' : 'lost'}${reason === undefined ? '' : `, ${reason}`}`;
}

/** The match after this answer, if it ends with it whatever the dice are. */
function endedBy(
  game: AnyGame,
  position: Position,
  seat: Seat,
  picks: readonly string[],
): Session | null {
  const dice = (): never => {
    throw new Error('drawn');
  };
  try {
    const session = new Session(game, position, { dice });
    return session.answer(seat, picks).ok && session.isOver ? session : null;
  } catch {
    return null;
  }
}

/** The seed of a match at whose end hands are still large; default: 1. */
const LATE: Readonly<Partial<Record<GameId, number>>> = { unmatched: 26 };

/**
 * The last time that each of these kinds is asked in one match of sensible bots, of at least so many: much lies on the table then.
 * `isMeant`: the last time that this holds.
 */
export async function lateScenesOf(
  id: GameId,
  kinds: readonly string[],
  players = 2,
  isMeant: (open: unknown) => boolean = () => true,
): Promise<Scene[]> {
  const [game, sensible] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
  const seats = Math.max(players, tableSizes(game)[0] ?? 2);
  const scenes = new Map<string, Scene>();
  const seed = LATE[id] ?? 1;
  const draw = seeded(seed);
  playRandomly({
    ...{ game, seats, options: {}, seed },
    onQuestion(session, seat, { kind }) {
      if (!kinds.includes(kind) || !isMeant(session.state.open)) return;
      const position = session.position();
      scenes.set(kind, { name: kind, game: id, seats, options: {}, seat, position });
    },
    choose: (live, seat, question) => sensible(live.view(seat), question, draw),
  });
  return kinds.flatMap((kind) => scenes.get(kind) ?? []);
}

/** The first answer in matches of sensible bots after which all of these events come at once, and none of the others. */
export async function leadingTo(
  id: GameId,
  types: readonly string[],
  none: readonly string[] = [],
): Promise<LastScene> {
  const [game, sensible] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
  const seats = Math.max(2, tableSizes(game)[0] ?? 2);
  for (const seed of SEEDS) {
    const draw = seeded(seed);
    let given: LastScene | null = null;
    let found: LastScene | null = null;
    const look = (session: Session): void => {
      const told = session.takeEvents().map(({ open }) => open.type);
      const isIt = types.every((type) => told.includes(type));
      if (isIt && !none.some((type) => told.includes(type))) found ??= given;
    };
    playRandomly({
      ...{ game, seats, options: {}, seed, atMost: 400 },
      choose(session, seat, question) {
        look(session);
        const picks = sensible(session.view(seat), question, draw);
        const position = session.position();
        given = { name: question.kind, game: id, seats, options: {}, seat, position, picks };
        return picks;
      },
    });
    if (found !== null) return found;
  }
  throw new Error(`${id}: nothing leads to ${types.join()}`);
}

/** The places of hands in the games' states. */
interface Hands {
  readonly hand?: readonly unknown[];
  readonly armies?: { readonly [army: string]: { readonly hand: readonly unknown[] } };
}

/** The question of a match of sensible bots that is asked of the largest hand. */
export async function largestHandOf(id: GameId): Promise<Scene> {
  const [game, sensible] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
  const seats = Math.max(2, tableSizes(game)[0] ?? 2);
  const draw = seeded(1);
  let found: Scene | null = null;
  let most = 0;
  playRandomly({
    ...{ game, seats, options: {}, seed: 1 },
    onQuestion(session, seat, { kind }) {
      const { own } = session.view(seat) as unknown as { own: Hands | null };
      const hand = own?.hand ?? Object.values(own?.armies ?? {})[0]?.hand;
      const count = hand?.length ?? 0;
      if (count <= most) return;
      most = count;
      const position = session.position();
      found = { name: kind, game: id, seats, options: {}, seat, position };
    },
    choose: (live, seat, question) => sensible(live.view(seat), question, draw),
  });
  if (found === null) throw new Error(`${id}: no hand`);
  return found;
}
