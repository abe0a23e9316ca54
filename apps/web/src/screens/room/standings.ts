import type { RoomState } from '@tablee/protocol/updates.ts';

/** What somebody has won so far this evening. */
export interface Standing {
  /** The user, or the name of a bot. */
  readonly id: string;
  /** As he is called now, or was when he last played. */
  readonly nickname: string;
  readonly wins: number;
  readonly points: number;
}

/** Wins and points of the evening, best first: of people, whatever they were called; of bots by name. */
export function standings({
  evening,
  members,
}: Pick<RoomState, 'evening' | 'members'>): Standing[] {
  const known = new Map<string, Standing>();
  for (const { user, nickname, rank, score } of evening.flatMap(({ results }) => results)) {
    const id = user ?? nickname;
    const { wins = 0, points = 0 } = known.get(id) ?? {};
    known.set(id, {
      id,
      nickname: members.find((member) => member.id === user)?.nickname ?? nickname,
      wins: wins + (rank === 1 ? 1 : 0),
      points: points + score,
    });
  }
  return [...known.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}
