import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import './evening.css';
import { standings } from './standings.ts';

/** The score of the evening, kept as long as the room. */
export function Evening({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const table = standings(room);
  return (
    <section className="evening paper lobby-panel" aria-labelledby="evening">
      <h2 id="evening">{say('evening')}</h2>
      {table.length === 0 ? (
        <p className="note">{say('eveningEmpty')}</p>
      ) : (
        <ol className="evening-list">
          {table.map((standing) => (
            <li key={standing.id}>
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
