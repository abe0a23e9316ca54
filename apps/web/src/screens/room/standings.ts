import type { RoomState } from '@tablee/protocol/updates.ts';

/** A player's wins so far this evening. */
export interface Standing {
  /** The user, or the name of a bot. */
  readonly id: string;
  /** As they are called now, or were when they last played. */
  readonly nickname: string;
  readonly wins: number;
  readonly played: number;
}

/** Matches won this evening, best first: of people, whatever they were called; of bots by name. */
export function standings({
  evening,
  members,
}: Pick<RoomState, 'evening' | 'members'>): Standing[] {
  const known = new Map<string, Standing>();
  for (const { user, nickname, rank } of evening.flatMap(({ results }) => results)) {
    const id = user ?? nickname;
    const { wins = 0, played = 0 } = known.get(id) ?? {};
    known.set(id, {
      id,
      nickname: members.find((member) => member.id === user)?.nickname ?? nickname,
      wins: wins + (rank === 1 ? 1 : 0),
      played: played + 1,
    });
  }
  return [...known.values()].sort((a, b) => b.wins - a.wins || a.played - b.played);
}
