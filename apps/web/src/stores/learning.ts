import { create } from 'zustand';

const KEY = 'tablee.learning';

/** What this browser knows of its people's learning, by game. */
interface Learning {
  /** Lessons that have been done. */
  readonly done: readonly string[];
  /** Kinds of questions that have been explained. */
  readonly met: readonly string[];
  /** They have said that they know the game, or played it to the end. */
  readonly knows: boolean;
}

type Games = { readonly [game: string]: Learning };

const NONE: Learning = { done: [], met: [], knows: false };

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What of it can be read. */
function learningIn(value: unknown): Learning {
  const { done, met, knows } = (value ?? {}) as Partial<Record<keyof Learning, unknown>>;
  return {
    done: isStrings(done) ? done : [],
    met: isStrings(met) ? met : [],
    knows: knows === true,
  };
}

function stored(): Games {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    return Object.fromEntries(
      Object.entries(found).map(([game, learning]) => [game, learningIn(learning)]),
    );
  } catch {
    return {};
  }
}

export const useLearning = create<{ readonly games: Games }>(() => ({ games: stored() }));

export const learningOf = ({ games }: { readonly games: Games }, game: string): Learning =>
  games[game] ?? NONE;

function keep(game: string, part: Partial<Learning>): void {
  const state = useLearning.getState();
  const games = { ...state.games, [game]: { ...learningOf(state, game), ...part } };
  useLearning.setState({ games });
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Storage refused (private window): it is known as long as the page is open.
  }
}

const withOne = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one];

/** A lesson has been done. */
export function markDone(game: string, lesson: string): void {
  const { done } = learningOf(useLearning.getState(), game);
  if (!done.includes(lesson)) keep(game, { done: withOne(done, lesson) });
}

/** All lessons of a game are as new again. */
export const forgetLessons = (game: string): void => keep(game, { done: [] });

/** A kind of question has been explained. */
export function meet(game: string, kind: string): void {
  const { met } = learningOf(useLearning.getState(), game);
  if (!met.includes(kind)) keep(game, { met: withOne(met, kind) });
}

/** Whether a game is explained as it is played. */
export function setKnows(game: string, knows: boolean): void {
  if (learningOf(useLearning.getState(), game).knows !== knows) {
    keep(game, knows ? { knows } : { knows, met: [] });
  }
}
