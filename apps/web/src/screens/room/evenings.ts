import type { Text } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';

/** A match that was played, as a room remembers it. */
export type Played = RoomState['evening'][number];

/** A player's record in matches of one game. Points of one game alone: they mean something else in another. */
interface PersonRecord {
  readonly id: string;
  readonly nickname: string;
  readonly played: number;
  readonly wins: number;
  readonly points: number;
}

/** How often it won for its players. */
interface WonWith {
  readonly nickname: string;
  readonly plays: Text;
  readonly played: number;
  readonly wins: number;
}

export interface GameRecords {
  readonly game: string;
  readonly matches: number;
  /** Whether its matches end with points at all. */
  readonly hasPoints: boolean;
  readonly people: readonly PersonRecord[];
  /** Best first, with at least one win. */
  readonly wonWith: readonly WonWith[];
  /** Most entries of the journal; `null` where none is known. */
  readonly longest: Played | null;
  /** Fewest points between the winner and the best of the others. */
  readonly closest: { readonly played: Played; readonly points: number } | null;
}

export interface Streak {
  readonly nickname: string;
  readonly wins: number;
  /** It goes on. */
  readonly isNow: boolean;
}

const idOf = ({ user, nickname }: Played['results'][number]): string => user ?? nickname;

/** By game, the one played most first. */
export function recordsByGame(evening: readonly Played[]): GameRecords[] {
  const games = [...new Set(evening.map(({ game }) => game))];
  return games
    .map((game) =>
      recordsOf(
        game,
        evening.filter((played) => played.game === game),
      ),
    )
    .sort((a, b) => b.matches - a.matches);
}

function recordsOf(game: string, matches: readonly Played[]): GameRecords {
  const people = new Map<string, PersonRecord>();
  const wonWith = new Map<string, WonWith>();
  for (const result of matches.flatMap(({ results }) => results)) {
    const { nickname, rank, score, plays } = result;
    const id = idOf(result);
    const before = people.get(id) ?? { played: 0, wins: 0, points: 0 };
    const won = rank === 1 ? 1 : 0;
    const { played, wins, points } = before;
    people.set(id, {
      ...{ id, nickname, played: played + 1, wins: wins + won, points: points + score },
    });
    for (const each of plays) {
      const key = `${id} ${each.en}`;
      const known = wonWith.get(key);
      wonWith.set(key, {
        ...{ nickname, plays: each },
        played: (known?.played ?? 0) + 1,
        wins: (known?.wins ?? 0) + won,
      });
    }
  }
  return {
    game,
    matches: matches.length,
    hasPoints: matches.some(({ results }) => results.some(({ score }) => score !== 0)),
    people: [...people.values()].sort((a, b) => b.wins - a.wins || a.played - b.played),
    wonWith: [...wonWith.values()]
      .filter(({ wins }) => wins > 0)
      .sort((a, b) => b.wins - a.wins || a.played - b.played),
    longest: matches.reduce<Played | null>((longest, played) => {
      return (played.length ?? 0) > (longest?.length ?? 0) ? played : longest;
    }, null),
    closest: closestOf(matches),
  };
}

const bestOf = (results: Played['results']): number =>
  Math.max(...results.map(({ score }) => score));

function closestOf(matches: readonly Played[]): GameRecords['closest'] {
  let closest: GameRecords['closest'] = null;
  for (const played of matches) {
    // Partners share a rank: the next is the best of the losers.
    const winners = played.results.filter(({ rank }) => rank === 1);
    const others = played.results.filter(({ rank }) => rank !== 1);
    if (winners.length === 0 || others.length === 0) continue;
    const first = bestOf(winners);
    if (first === 0) continue;
    const points = first - bestOf(others);
    // A match not won by points was not close in points.
    if (points < 0) continue;
    if (closest === null || points < closest.points) closest = { played, points };
  }
  return closest;
}

/** The longest streak of wins in a player's own matches, of any game; `null`: nobody has won two. */
export function longestStreak(evening: readonly Played[]): Streak | null {
  const running = new Map<string, number>();
  let best: (Streak & { readonly id: string }) | null = null;
  for (const result of evening.flatMap(({ results }) => results)) {
    const id = idOf(result);
    const wins = result.rank === 1 ? (running.get(id) ?? 0) + 1 : 0;
    running.set(id, wins);
    if (wins >= 2 && wins >= (best?.wins ?? 0)) {
      best = { id, nickname: result.nickname, wins, isNow: true };
    }
  }
  if (best === null) return null;
  const { id, nickname, wins } = best;
  return { nickname, wins, isNow: running.get(id) === wins };
}
