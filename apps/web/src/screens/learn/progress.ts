import { create } from 'zustand';

const KEY = 'tablee.lessons';

/** Lessons that have been done in this browser, by game. */
type Done = { readonly [game: string]: readonly string[] };

function stored(): Done {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isDone =
      typeof found === 'object' &&
      found !== null &&
      Object.values(found).every(
        (ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
      );
    return isDone ? (found as Done) : {};
  } catch {
    return {};
  }
}

export const useProgress = create<{ readonly done: Done }>(() => ({ done: stored() }));

const NONE: readonly string[] = [];

export const doneIn = (done: Done, game: string): readonly string[] => done[game] ?? NONE;

export function markDone(game: string, lesson: string): void {
  const { done } = useProgress.getState();
  const before = doneIn(done, game);
  if (before.includes(lesson)) return;
  keep({ ...done, [game]: [...before, lesson] });
}

/** All lessons of a game are as new again. */
export function forgetProgress(game: string): void {
  keep({ ...useProgress.getState().done, [game]: [] });
}

function keep(done: Done): void {
  useProgress.setState({ done });
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // Storage refused (private window): it is known as long as the page is open.
  }
}
