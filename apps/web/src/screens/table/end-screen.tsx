import { listOf } from '@tablee/engine';
import type { MatchSnapshot, RoomState } from '@tablee/protocol/updates.ts';
import { type Say, useSay, useTextLang } from '../../i18n/table.ts';
import type { BoardProps, GameUi, Lang } from '../../kit/contract.ts';
import { cycle, laurelCrown, playButton } from '../../kit/icons.generated.ts';
import { ask, isHost, memberOf, useRoom } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import '../../ui/paper.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Share } from '../replay/share.tsx';
import { Evening } from '../room/evening.tsx';
import { AnotherOne } from './another-one.tsx';
import './end-screen.css';
import { Fairness } from './fairness.tsx';

interface EndScreenProps {
  readonly room: RoomState;
  readonly snapshot: MatchSnapshot;
  readonly ui: GameUi;
  readonly board: BoardProps;
  readonly onBoard: () => void;
}

/** The end is a place: who scored what and how, the evening, the next match in one click. */
export function EndScreen({ room, snapshot, ui, board, onBoard }: EndScreenProps) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const problem = useRoom((store) => store.problem);
  const results = room.evening.find(({ match }) => match === snapshot.match)?.results ?? [];
  const host = memberOf(room, room.host)?.nickname ?? '?';
  const title = titleOf(results, room.you, say, lang);
  return (
    <div className="end">
      <header className="end-head">
        <h2>
          <Icon of={laurelCrown} /> {title}
        </h2>
        <div className="end-actions">
          {isHost(room) ? (
            <>
              <button
                type="button"
                className="btn btn-gold btn-big"
                onClick={() => void ask(stores, 'room:start', {})}
              >
                <Icon of={cycle} /> {say('rematch')}
              </button>
              <button
                type="button"
                className="btn btn-big"
                onClick={() => void ask(stores, 'room:lobby', {})}
              >
                {say('changeGame')}
              </button>
            </>
          ) : (
            <p>{say('waitHostAgain', { name: host })}</p>
          )}
          <AnotherOne room={room} match={snapshot.match} />
        </div>
        <div className="end-actions end-looks">
          <button type="button" className="btn btn-bare" onClick={onBoard}>
            {say('seeBoard')}
          </button>
          <Link to={`/m/${snapshot.match}`} className="btn btn-bare">
            <Icon of={playButton} /> {say('replay')}
          </Link>
          <Share match={snapshot.match} game={snapshot.game} />
        </div>
        <ProblemNote code={problem} />
      </header>
      <section className="end-score">
        <ui.FinalScore {...board} />
      </section>
      <div className="end-more">
        <Evening room={room} />
        <Fairness snapshot={snapshot} ui={ui} seats={board.seats} />
      </div>
    </div>
  );
}

type Results = RoomState['evening'][number]['results'];

/** The winners; the reader is addressed as "you", as everywhere below. */
export function titleOf(results: Results, you: string, say: Say, lang: Lang): string {
  const winners = results.filter(({ rank }) => rank === 1);
  const others = winners.filter(({ user }) => user !== you).map(({ nickname }) => nickname);
  const names = listOf(others, lang);
  if (winners.length === 0) return say(results.length > 0 ? 'defeat' : 'endTitle');
  // Nobody has won against anybody.
  if (winners.length > 1 && winners.length === results.length) return say('allEqual');
  if (others.length < winners.length) {
    return others.length === 0 ? say('winnerYou') : say('winnersYou', { names });
  }
  return winners.length === 1 ? say('winner', { name: names }) : say('winners', { names });
}
