import type { RoomState } from '@tablee/protocol/updates.ts';
import { lazy, Suspense, useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { useReview } from '../../stores/review.ts';
import { memberOf } from '../../stores/room.ts';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import './evening.css';
import { Keeping } from './keeping.tsx';
import { resultOf } from './result-words.ts';
import { standings } from './standings.ts';

const EveningsList = lazy(() => import('./evenings-list.tsx'));

/** The score of the evening: matches won, as points of different games do not add up. Kept with the room. */
export function Evening({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const table = standings(room);
  return (
    <section className="evening paper lobby-panel" aria-labelledby="evening">
      <h2 id="evening">{say('evening')}</h2>
      <Reviewed room={room} />
      {table.length === 0 ? (
        <p className="note">{say('eveningEmpty')}</p>
      ) : (
        <ol className="evening-list">
          {table.map((standing) => (
            <li key={standing.id}>
              <b>{standing.nickname}</b>
              <span>{say('eveningWins', { count: standing.wins })}</span>
              <span className="evening-points">
                {say('eveningsPlayed', { count: standing.played })}
              </span>
            </li>
          ))}
        </ol>
      )}
      {room.evening.length > 0 && <Matches evening={room.evening} />}
      {room.evening.length > 0 && <Evenings room={room} />}
      <Keeping room={room} />
    </section>
  );
}

/** A member reviews a match: the way there. */
function Reviewed({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const moment = useReview((store) => store.moment);
  if (moment === null || moment.leader === room.you) return null;
  const name = memberOf(room, moment.leader)?.nickname ?? '—';
  return (
    <p role="status">
      <Link to={`/m/${moment.match}`} className="btn btn-small">
        {say('reviewJoin', { name })}
      </Link>
    </p>
  );
}

/** Winners and their sides, here and elsewhere: loaded when it is opened. */
function Evenings({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('evenings')}</summary>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <EveningsList room={room} />
        </Suspense>
      )}
    </details>
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
        {evening.toReversed().map((played) => (
          <li key={played.match}>
            <Link to={`/m/${played.match}`}>{resultOf(played, say, lang)}</Link>
          </li>
        ))}
      </ol>
    </>
  );
}
