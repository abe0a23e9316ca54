import type { RoomState } from '@tablee/protocol/updates.ts';
import { useSay } from '../../i18n/table.ts';
import { learningOf, setKnows, useLearning } from '../../stores/learning.ts';
import { Link } from '../../ui/link.tsx';
import '../../ui/button.css';
import Primer from './primer.tsx';

interface PrimerOfNewcomerProps {
  readonly room: RoomState;
  /** Of the game. */
  readonly name: string;
}

/** A game in three cards, for a player about to play one that this browser does not know. */
export default function PrimerOfNewcomer({ room, name }: PrimerOfNewcomerProps) {
  const say = useSay();
  const { game } = room;
  const knows = useLearning((learning) => learningOf(learning, game).knows);
  if (knows) return null;
  return (
    <section className="paper lobby-panel" aria-labelledby="primer">
      <h2 id="primer">{say('primerOf', { game: name })}</h2>
      <Primer game={game} />
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
