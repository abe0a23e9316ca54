import { loadBot } from '@tablee/bots/bot.ts';
import type { Film } from '@tablee/engine';
import { use, useCallback, useMemo, useRef } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { QuestionBar } from '../../kit/question-bar.tsx';
import { useBoardAnswering } from '../../stores/answering.ts';
import { LESSON, useMatch } from '../../stores/match.ts';
import { isShown, usePacing } from '../../stores/pacing.ts';
import { useRoom } from '../../stores/room.ts';
import { useTable } from '../../stores/table.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { loadedOnce } from '../../ui/loaded-once.ts';
import { Loading } from '../../ui/loading.tsx';
import { useEntryFocus } from '../../ui/use-entry-focus.ts';
import { useAnsweringWords } from '../table/game-wiring.ts';
import { SidePanel } from '../table/side-panel.tsx';
import { useWording } from '../table/use-wording.ts';
import type { Branch } from './branch.ts';
import type { Loaded } from './developed.ts';
import { type Moment, seatsAt } from './film-room.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { Review, wander } from './review.tsx';
import { Stage } from './stage.tsx';
import { useBranch } from './use-branch.ts';
import { usePointing } from './use-pointing.ts';
import './what-if.css';

/** The next places of the focus when its element has gone. */
const KEEPS = ['.question-sentence', '#film'];

const opponentOf = loadedOnce((game: string) => loadBot('sensible', game));

interface WhatIfProps extends Loaded {
  readonly branch: Branch;
  onBranch(branch: Branch): void;
  /** Back to the match as it was. */
  onFilm(moment: Moment): void;
}

/** What would have happened: a finished match is played differently, in the page alone, and nothing of it is kept. */
export function WhatIf(props: WhatIfProps) {
  const { journal, film, house, isFromFile, branch, onBranch, onFilm } = props;
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const { ui } = house;
  const { at, eyes, seat, answers } = branch;
  const given = useCallback(
    (next: Branch['answers']) => onBranch({ ...branch, answers: next }),
    [branch, onBranch],
  );
  const run = useBranch(film as Film, branch, use(opponentOf(journal.game)), given);
  const { snapshot, view } = useMatch();
  const answering = useBoardAnswering();
  const shown = usePacing(isShown);
  const panel = useTable((table) => table.panel);
  const hasRoom = useRoom((store) => store.room !== null);
  const seats = useMemo(
    () => seatsAt({ journal, film, isFromFile }, at, seat),
    [journal, film, isFromFile, at, seat],
  );
  const words = useWording(seats, lang);
  const point = usePointing(journal.match);
  const latest = useRef({ ui, words, snapshot, view });
  if (snapshot !== null) latest.current = { ui, words, snapshot, view };
  useAnsweringWords(latest as Parameters<typeof useAnsweringWords>[0]);

  const entry = useEntryFocus<HTMLDivElement>();
  const back = () => {
    wander(stores, journal.match);
    onFilm({ at, eyes });
  };
  const bar = (
    <div className="what-if" id="film" tabIndex={-1} ref={entry}>
      <p role="status">
        {say(run === null ? 'whatIfBroken' : 'whatIf', { name: seats[seat]?.nickname ?? '' })}
      </p>
      {answers.length > 0 && (
        <button type="button" className="btn btn-small" onClick={() => given(answers.slice(0, -1))}>
          {say('whatIfUndo')}
        </button>
      )}
      <button type="button" className="btn btn-small" onClick={back}>
        {say('whatIfEnd')}
      </button>
      <Review match={journal.match} moment={branch} onMoment={onFilm} onBranch={onBranch} />
    </div>
  );
  if (run === null) return <main className="page">{bar}</main>;
  if (snapshot === null || view === null || snapshot.match !== LESSON) return <Loading />;
  const board = { view, seats, side: seat, answering };
  const shownPanel = panel === 'chat' && !hasRoom ? 'log' : panel;
  return (
    <Stage
      ui={ui}
      title={say('whatIfOf', { game: ui.name[lang] })}
      snapshot={snapshot}
      board={board}
      words={words}
      showsEnd={snapshot.awaited === null && shown}
      moment={answers}
      skip={{ to: '#film', label: say('whatIfTitle') }}
      menu={<ReplayMenu journal={journal} at={at} isFromFile={isFromFile} />}
      keeps={KEEPS}
      onTouch={point}
      near={
        <div className="what-if-near">
          {bar}
          {answering.question !== null && (
            <QuestionBar
              ui={ui}
              snapshot={snapshot}
              view={view}
              seats={seats}
              words={words}
              answering={answering}
              pause={null}
            />
          )}
        </div>
      }
      panel={shownPanel}
      side={
        shownPanel !== null && (
          <SidePanel
            panel={shownPanel}
            hasChat={hasRoom}
            ui={ui}
            words={words}
            events={snapshot.events}
          />
        )
      }
    />
  );
}
