import type { RoomState } from '@tablee/protocol/updates.ts';

/** A match as this browser remembers it. */
export type Remembered = RoomState['evening'][number] & {
  /** The name its owner gave it. */
  readonly name?: string;
};

const KEY = 'tablee.history';
/** Matches this browser remembers, the newest. */
const REMEMBERED = 300;
/** Characters of a match's own name. */
export const LONGEST_NAME = 60;

/** The matches played by the users of this browser, in any room, oldest first. */
export function ownHistory(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Remembered[]) : [];
  } catch {
    return [];
  }
}

/** Remembers what a room tells of matches that its reader has played. */
export function rememberPlayed({ evening, you }: Pick<RoomState, 'evening' | 'you'>): void {
  const own = evening.filter(({ results }) => results.some(({ user }) => user === you));
  const known = ownHistory();
  const news = own.filter(({ match }) => known.every((each) => each.match !== match));
  if (news.length > 0) keep([...known, ...news]);
}

/** Names a match; an empty name takes it away. */
export function nameMatch(match: string, name: string): void {
  keep(
    ownHistory().map(({ name: before, ...played }) => {
      const now = played.match === match ? name.trim().slice(0, LONGEST_NAME) : (before ?? '');
      return now === '' ? played : { ...played, name: now };
    }),
  );
}

function keep(history: readonly Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(history.slice(-REMEMBERED)));
  } catch {
    // A browser that keeps nothing has no history.
  }
}
