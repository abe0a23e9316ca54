import { create } from 'zustand';

const KEY = 'tablee.learning';

/** This browser's knowledge of its users' learning, by game. */
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

/** The readable parts of it. */
function learningIn(value: unknown): Learning {
  const { done, met, knows } = (value ?? {}) as Partial<Record<keyof Learning, unknown>>;
  return {
    done: isStrings(done) ? done : [],
    met: isStrings(met) ? met : [],
    knows: knows === true,
  };
}

/** This browser's stored record; `null` if it keeps nothing, or nothing readable. */
function stored(): Games | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as object | null;
    if (found === null) return null;
    return Object.fromEntries(
      Object.entries(found).map(([game, learning]) => [game, learningIn(learning)]),
    );
  } catch {
    return null;
  }
}

export const useLearning = create<{ readonly games: Games }>(() => ({ games: stored() ?? {} }));

/** Learning in another page of this browser is known here too. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) useLearning.setState({ games: stored() ?? {} });
  });
}

export const learningOf = ({ games }: { readonly games: Games }, game: string): Learning =>
  games[game] ?? NONE;

/** Changes what is kept, which may be more by now than what this page has read. */
function keep(change: (games: Games) => Games): void {
  const games = change(stored() ?? useLearning.getState().games);
  useLearning.setState({ games });
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Storage refused (private window): it is known until the page is closed.
  }
}

const keepOf = (game: string, change: (learning: Learning) => Partial<Learning>): void =>
  keep((games) => {
    const learning = learningOf({ games }, game);
    return { ...games, [game]: { ...learning, ...change(learning) } };
  });

const withOne = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one];

/** A lesson has been done. */
export const markDone = (game: string, lesson: string): void =>
  keepOf(game, ({ done }) => ({ done: withOne(done, lesson) }));

/** All lessons of a game are as new again. */
export const forgetLessons = (game: string): void => keepOf(game, () => ({ done: [] }));

/** A kind of question has been explained. */
export const meet = (game: string, kind: string): void =>
  keepOf(game, ({ met }) => ({ met: withOne(met, kind) }));

/** Nothing has been explained yet. */
const UNTOLD = { met: [], knows: false } satisfies Partial<Learning>;

/** Whether a game is explained as it is played. */
export function setKnows(game: string, knows: boolean): void {
  if (learningOf(useLearning.getState(), game).knows !== knows) {
    keepOf(game, () => (knows ? { knows } : UNTOLD));
  }
}

/** Everything is explained once more; lessons stay done. */
export const explainAgain = (): void =>
  keep((games) =>
    Object.fromEntries(
      Object.entries(games).map(([game, learning]) => [game, { ...learning, ...UNTOLD }]),
    ),
  );
