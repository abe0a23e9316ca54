import type { RoomState } from '@tablee/protocol/updates.ts';
import { use } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { learningOf, setKnows, useLearning } from '../../stores/learning.ts';
import { ask, isHost } from '../../stores/room.ts';
import { Link } from '../../ui/link.tsx';
import '../../ui/button.css';
import { guideOf } from './guide.ts';
import Primer from './primer.tsx';

interface PrimerOfNewcomerProps {
  readonly room: RoomState;
  /** Of the game. */
  readonly name: string;
}

/** A game in three cards, for somebody who is about to play one that this browser does not know. */
export default function PrimerOfNewcomer({ room, name }: PrimerOfNewcomerProps) {
  const say = useSay();
  const { game } = room;
  const knows = useLearning((learning) => learningOf(learning, game).knows);
  if (knows) return null;
  return (
    <section className="paper lobby-panel" aria-labelledby="primer">
      <h2 id="primer">{say('primerOf', { game: name })}</h2>
      <Primer game={game} />
      {isHost(room) && room.match?.state !== 'running' && <FirstSetUp room={room} />}
      <p className="primer-ways">
        <Link to={`/learn/${game}`} className="btn btn-gold">
          {say('learnGame', { game: name })}
        </Link>
        <button type="button" className="btn" onClick={() => setKnows(game, true)}>
          {say('knowsGame')}
        </button>
      </p>
    </section>
  );
}

/** How a first match is best set up, where it is not so already. */
function FirstSetUp({ room }: { readonly room: RoomState }) {
  const say = useSay();
  const lang = useTextLang();
  const setUp = use(guideOf(room.game))?.setUp;
  const seated = room.seats.filter((seating) => seating !== null).length;
  if (setUp === undefined || seated > setUp.seats) return null;
  const wanted = { ...room.options, ...setUp.options };
  const isSo =
    room.seats.length === setUp.seats &&
    Object.entries(setUp.options).every(([id, value]) => room.options[id] === value);
  return (
    <div className="primer-set-up">
      <p>{setUp.say[lang]}</p>
      {isSo ? (
        <p role="status">{say('firstSetUpDone')}</p>
      ) : (
        <button
          type="button"
          className="btn"
          onClick={() =>
            void ask('room:choose', { game: room.game, seats: setUp.seats, options: wanted })
          }
        >
          {say('firstSetUp')}
        </button>
      )}
    </div>
  );
}
