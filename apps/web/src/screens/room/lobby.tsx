import type { RoomState } from '@tablee/protocol/updates.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { exitDoor } from '../../kit/icons.generated.ts';
import { goTo } from '../../router.ts';
import { forgetMatch } from '../../stores/match.ts';
import { isHost, leaveRoom, ownSeat, useRoom } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useFocusTrail } from '../../ui/focus-trail.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { TurnLink } from '../../ui/turn-link.tsx';
import { HOUSE_GAMES } from '../home/poster.ts';
import { Beginning } from './beginning.tsx';
import { Chat } from './chat.tsx';
import { Evening } from './evening.tsx';
import { GameChoice } from './game-choice.tsx';
import { GameOptions } from './game-options.tsx';
import { Invite } from './invite.tsx';
import './lobby.css';
import { People } from './people.tsx';
import { RoundTable } from './round-table.tsx';
import { StartBar } from './start-bar.tsx';
import { UnshownMatch } from './unshown-match.tsx';

const FirstSetUp = lazy(() => import('../learn/first-set-up.tsx'));
const Consent = lazy(() => import('./consent.tsx'));
const FairMatch = lazy(() => import('./fair-match.tsx'));
const TableRules = lazy(() => import('./table-rules.tsx'));
const PrimerOfNewcomer = lazy(() => import('../learn/primer-of-newcomer.tsx'));

interface LobbyProps {
  readonly room: RoomState;
  /** Back to the match on the table, if there is one. */
  readonly onTable: (() => void) | null;
}

/** Before and between matches: people, chairs, the game and its settings. */
export function Lobby({ room, onTable }: LobbyProps) {
  const stores = useTableStores();
  const say = useSay();
  const problem = useRoom((store) => store.problem);
  useEffect(() => {
    document.title = `${say('roomTitle', { code: room.code })} · Tablée`;
  }, [say, room.code]);
  const lang = useTextLang();
  const game = HOUSE_GAMES.find(({ id }) => id === room.game);
  const running = room.match?.state === 'running';
  const isAlone = room.members.every(({ id, connected }) => id === room.you || !connected);
  const grid = useRef<HTMLDivElement>(null);
  useFocusTrail(grid);
  const leave = async () => {
    if (!(await leaveRoom(stores))) return;
    forgetMatch(stores);
    goTo('/');
  };
  return (
    <Page className="lobby">
      <h1 className="visually-hidden">{say('roomTitle', { code: room.code })}</h1>
      <div className="lobby-grid" ref={grid} data-alone={isAlone || undefined}>
        <div className="lobby-centre">
          <RoundTable room={room} locked={running} />
          <ProblemNote code={problem} />
          <UnshownMatch room={room} />
          <Beginning room={room} />
          <Suspense fallback={<div className="start-bar wood" />}>
            <StartBar room={room} onTable={onTable} />
          </Suspense>
          <Suspense fallback={null}>
            <Consent room={room} />
          </Suspense>
          {isHost(room) && !running && (
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={null}>
                <FirstSetUp room={room} />
              </Suspense>
            </ErrorBoundary>
          )}
          {ownSeat(room) !== null && game !== undefined && (
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={null}>
                <PrimerOfNewcomer room={room} name={game.name[lang]} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
        <GameChoice room={room} locked={running} />
        <div className="lobby-side">
          <Invite code={room.code} />
          <section className="paper lobby-panel lobby-rules" aria-labelledby="table-rules">
            <h2 id="table-rules">{say('tableRules')}</h2>
            <Suspense fallback={null}>
              <GameOptions room={room} locked={running} />
            </Suspense>
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={null}>
                <FairMatch game={room.game} />
              </Suspense>
            </ErrorBoundary>
            <Suspense fallback={null}>
              <TableRules room={room} />
            </Suspense>
          </section>
          <Evening room={room} />
          <ConfirmInPlace
            className="btn btn-bare btn-small lobby-leave"
            label={
              <>
                <Icon of={exitDoor} /> {say('leaveRoom')}
              </>
            }
            question={say('leaveRoomSure')}
            yes={say('leaveRoom')}
            onYes={() => void leave()}
          />
        </div>
        <div className="lobby-under">
          <People room={room} />
          <div className="paper lobby-panel">
            <h2>{say('chat')}</h2>
            <Chat />
          </div>
        </div>
      </div>
      {onTable !== null && <TurnLink onTable={onTable} />}
    </Page>
  );
}
