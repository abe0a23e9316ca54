import type { Option } from '@tablee/engine';
import '@/styles/base.css';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/screens/table/table.css';
import '@/screens/table/end-screen.css';
import './gallery.css';
import { loadBot } from '@tablee/bots/bot.ts';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { type GameOfTheHouse, gameOfTheHouse } from '@/games/index.ts';
import {
  setAnsweringWords,
  takeQuestion,
  useAnswering,
  useBoardAnswering,
} from '@/stores/answering.ts';
import { onEvents, takeUpdate, useLive, useMatch } from '@/stores/match.ts';
import { setPace, showInTurn } from '@/stores/pacing.ts';
import { answerOf, picked, type Step, touched } from '@/stores/selection.ts';
import { useSettings } from '@/stores/settings.ts';
import { CardZoom } from '@/table/card-zoom.tsx';
import type { Answering, SeatInfo, Wording } from '@/table/contract.ts';
import { Log } from '@/table/log.tsx';
import { QuestionBar } from '@/table/question-bar.tsx';
import { SeatList } from '@/table/seat-list.tsx';
import { LocalMatch, playUp, type Scene } from './local-match.ts';
import { SCENES } from './scenes.ts';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'fr') as 'fr' | 'en';
useSettings.setState({ lang });
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
if (query.get('motion') === 'none') {
  document.documentElement.dataset.motion = 'none';
  useSettings.setState({ motion: 'none' });
}

const NAMES = ['Camille', 'Bastien', 'Anne-Charlotte', 'Théo', 'Inès', 'Zoé'];
interface GalleryProps {
  readonly scene: Scene;
  readonly game: GameOfTheHouse;
  readonly match: LocalMatch;
}

function publish({ scene, game, match }: GalleryProps): void {
  const all = match.fresh(scene.viewer);
  const from =
    scene.moments === undefined ? 0 : all.findLastIndex(({ type }) => type === scene.moments);
  const fresh = all.slice(Math.max(0, from));
  const view = match.view(scene.viewer);
  const seq = (useMatch.getState().snapshot?.seq ?? 0) + 1;
  const question = scene.viewer === null ? null : match.questionOf(scene.viewer);
  const open = question && ({ ...question, fingerprint: String(seq), undo: false } as never);
  const snapshot = {
    match: 'gallery',
    game: game.ui.id,
    options: scene.options,
    seq,
    ...view,
    awaited: match.awaited(),
    question: open,
    events: match.events.filter(({ n }) => !fresh.some((event) => event.n === n)),
    commitment: '',
    shares: null,
    secret: null,
  } as unknown as MatchSnapshot;
  useLive.setState({ snapshot, view, complete: true });
  takeQuestion('gallery', open);
  // The board listens once it is drawn.
  window.setTimeout(() => takeUpdate({ match: 'gallery', seq: seq + 1, events: fresh }), 60);
}

function Gallery(props: GalleryProps) {
  const { scene, game, match } = props;
  const { ui } = game;
  const { view, snapshot } = useMatch();
  const base = useBoardAnswering();
  const side = scene.viewer ?? 0;
  const seats: readonly SeatInfo[] = Array.from({ length: scene.seats }, (_, seat) => ({
    seat,
    nickname: NAMES[seat] as string,
    isYou: seat === scene.viewer,
    isBot: seat > 2,
    connected: true,
    since: 0,
    left: false,
    standIn: false,
  }));
  const words: Wording = useMemo(
    () => ({
      lang,
      nameOf: (seat) =>
        seat === scene.viewer ? (lang === 'fr' ? 'vous' : 'you') : (NAMES[seat] as string),
      isYou: (seat) => seat === scene.viewer,
    }),
    [scene],
  );
  const confirmationOf = (option: Option): string | null => {
    const { question } = useAnswering.getState();
    const now = useMatch.getState().view;
    if (question === null || now === null) return null;
    return ui.words.option(option, question, now, words).confirm ?? null;
  };
  const answer = (picks: readonly string[]) => {
    if (scene.viewer === null) return;
    match.answer(scene.viewer, picks);
    while (match.questionOf(scene.viewer) === null && match.botStep(scene.viewer));
    publish(props);
  };
  const stepped = (step: Step | null, otherwise: () => void) => {
    if (step?.kind === 'complete' && confirmationOf(step.option) === null) {
      answer([step.option.id]);
    } else otherwise();
  };
  const answering: Answering = {
    ...base,
    touch(touch) {
      const state = useAnswering.getState();
      const { question } = state;
      stepped(question && touched(question, state, touch), () => base.touch(touch));
    },
    toggle(id) {
      const state = useAnswering.getState();
      const { question } = state;
      stepped(question && picked(question, state, id), () => base.toggle(id));
    },
    write: (text) => answer([text]),
    confirm() {
      const state = useAnswering.getState();
      const picks = state.question === null ? null : answerOf(state.question, state);
      if (picks !== null) answer(picks);
    },
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per scene
  useEffect(() => {
    setPace(ui.pace, () => {});
    onEvents((events) => showInTurn(events, false));
    setAnsweringWords({
      explain: (touch) => {
        const now = useMatch.getState().view;
        const reason =
          now === null
            ? null
            : ui.explain(now, touch, useMatch.getState().snapshot?.question ?? null);
        return reason === null ? null : ui.words.refusal(reason, words);
      },
      confirmationOf,
    });
    publish(props);
    for (const [i, selector] of (scene.press ?? []).entries()) {
      const press = () => document.querySelector<HTMLElement>(selector)?.click();
      window.setTimeout(press, 90 * (i + 1));
    }
  }, [scene]);

  if (view === null || snapshot === null) return null;
  const board = { view, seats, side, answering };
  return (
    <div className="table" data-panel={match.over ? undefined : 'log'} data-game={ui.id}>
      <header className="table-head" data-seats={seats.length}>
        <SeatList ui={ui} view={view} snapshot={snapshot} seats={seats} />
      </header>
      <main className="table-main">
        {match.over ? (
          <div className="end">
            <section className="end-score">
              <ui.FinalScore {...board} />
            </section>
          </div>
        ) : (
          <ui.Board {...board} />
        )}
      </main>
      <div className="table-near">
        {!match.over && (
          <>
            <div id="question">
              <QuestionBar
                ui={ui}
                snapshot={snapshot}
                view={view}
                seats={seats}
                words={words}
                answering={answering}
                pause={null}
              />
            </div>
            <section id="hand" aria-label="hand">
              {ui.Hand !== undefined && <ui.Hand {...board} />}
            </section>
          </>
        )}
      </div>
      {!match.over && (
        <aside className="side-panel gallery-log">
          <Log ui={ui} words={words} events={match.events} />
        </aside>
      )}
      <CardZoom ui={ui} view={view} />
    </div>
  );
}

const id = query.get('game') ?? 'untamed';
const [game, bot] = await Promise.all([
  gameOfTheHouse(id),
  loadBot(query.get('bot') === 'random' ? 'random' : 'sensible', id),
]);
const scene = SCENES[id]?.[query.get('scene') ?? 'mid'] as Scene;
const seed = Number(query.get('seed') ?? scene.seed);
const match = new LocalMatch(game.rules, bot, { ...scene, seed });
playUp(match, scene);
createRoot(document.querySelector('#app') as HTMLElement).render(
  <Gallery scene={scene} game={game} match={match} />,
);
