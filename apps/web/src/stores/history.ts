import type { RoomState } from '@tablee/protocol/updates.ts';

type Played = RoomState['evening'][number];

const KEY = 'tablee.history';
/** Matches this browser remembers, the newest. */
const REMEMBERED = 300;

/** The matches that whoever uses this browser has played, in any room, oldest first. */
export function ownHistory(): Played[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Played[]) : [];
  } catch {
    return [];
  }
}

/** Remembers what a room tells of matches that its reader has played. */
export function rememberPlayed({ evening, you }: Pick<RoomState, 'evening' | 'you'>): void {
  const own = evening.filter(({ results }) => results.some(({ user }) => user === you));
  const known = ownHistory();
  const news = own.filter(({ match }) => known.every((each) => each.match !== match));
  if (news.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, ...news].slice(-REMEMBERED)));
  } catch {
    // A browser that keeps nothing has no history.
  }
}
