import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import './evening.css';

interface Standing {
  readonly nickname: string;
  readonly wins: number;
  readonly points: number;
}

/** Wins and points of the evening by name, best first. */
function standings(evening: RoomState['evening']): Standing[] {
  const byName = new Map<string, Standing>();
  for (const { results } of evening) {
    for (const { nickname, rank, score } of results) {
      const before = byName.get(nickname) ?? { nickname, wins: 0, points: 0 };
      byName.set(nickname, {
        nickname,
        wins: before.wins + (rank === 1 ? 1 : 0),
        points: before.points + score,
      });
    }
  }
  return [...byName.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}

/** The score of the evening, kept as long as the room. */
export function Evening({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const table = standings(room.evening);
  return (
    <section className="evening paper lobby-panel" aria-labelledby="evening">
      <h2 id="evening">{say('evening')}</h2>
      {table.length === 0 ? (
        <p className="note">{say('eveningEmpty')}</p>
      ) : (
        <ol className="evening-list">
          {table.map((standing) => (
            <li key={standing.nickname}>
              <b>{standing.nickname}</b>
              <span>{say('eveningWins', { count: standing.wins })}</span>
              <span className="evening-points">
                {say('eveningPoints', { points: standing.points })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
