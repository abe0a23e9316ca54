import { listOf } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { Link } from '../../ui/link.tsx';
import './evening.css';
import { Keeping } from './keeping.tsx';
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
      {room.evening.length > 0 && <Matches evening={room.evening} />}
      <Keeping room={room} />
    </section>
  );
}

/** The matches that are over, newest first: each can be seen again. */
function Matches({ evening }: Pick<RoomState, 'evening'>) {
  const say = useSay();
  const lang = useTextLang();
  return (
    <>
      <h3>{say('eveningMatches')}</h3>
      <ol className="evening-matches">
        {evening.toReversed().map(({ match, game, results }) => {
          const name = MANIFESTS.find(({ id }) => id === game)?.name[lang] ?? game;
          const winners = results.filter(({ rank }) => rank === 1).map(({ nickname }) => nickname);
          return (
            <li key={match}>
              <Link to={`/m/${match}`}>
                {winners.length === 0
                  ? say('eveningLost', { game: name })
                  : say('eveningWon', { game: name, names: listOf(winners, lang) })}
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
