import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import type { Option } from '@tablee/rules/kernel/question.ts';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ui } from '@/games/royaumes-sauvages/index.tsx';
import {
  setAnsweringWords,
  takeQuestion,
  useAnswering,
  useBoardAnswering,
} from '@/stores/answering.ts';
import { onEvents, takeUpdate, useMatch } from '@/stores/match.ts';
import { setPace, showInTurn } from '@/stores/pacing.ts';
import { answerOf, touched } from '@/stores/selection.ts';
import { useSettings } from '@/stores/settings.ts';
import { useTable } from '@/stores/table.ts';
import type { Answering, SeatInfo, Wording } from '@/table/contract.ts';
import { LocalMatch, SCENES, type Scene } from './scenes.ts';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'fr') as 'fr' | 'en';
useSettings.setState({ lang });
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
if (query.get('motion') === 'none') document.documentElement.dataset.motion = 'none';

const NAMES = ['Camille', 'Bastien', 'Anne-Charlotte', 'Théo', 'Inès'];

function useLocalMatch(scene: Scene) {
  const [version, setVersion] = useState(0);
  const match = useMemo(() => {
    const made = new LocalMatch(scene.seats, scene.options, scene.seed);
    for (let i = 0; i < 4000 && !scene.until(made, made.view(scene.viewer)); i += 1) {
      if (!scene.moments) made.fresh(scene.viewer);
      if (!made.botStep(null)) break;
    }
    return made;
  }, [scene]);
  const publish = () => {
    const all = match.fresh(scene.viewer);
    const from = scene.moments ? all.findLastIndex(({ type }) => type === 'ageEnded') : 0;
    const fresh = all.slice(Math.max(0, from));
    const view = match.view(scene.viewer);
    const seq = (useMatch.getState().snapshot?.seq ?? 0) + 1;
    const question = scene.viewer === null ? null : match.questionOf(scene.viewer);
    const snapshot = {
      match: 'gallery',
      game: ui.id,
      options: scene.options,
      seq,
      ...view,
      awaited: match.awaited(),
      question,
      events: match.events.filter(({ n }) => !fresh.some((event) => event.n === n)),
      commitment: '',
      secret: null,
    } as unknown as MatchSnapshot;
    useMatch.setState({ snapshot, view });
    takeQuestion(
      'gallery',
      question === null ? null : ({ ...question, fingerprint: String(seq), undo: false } as never),
    );
    // The board listens once it is drawn.
    window.setTimeout(() => takeUpdate({ match: 'gallery', seq: seq + 1, events: fresh }), 60);
    setVersion((before) => before + 1);
  };
  return { match, publish, version };
}

function Gallery({ scene }: { readonly scene: Scene }) {
  const { match, publish } = useLocalMatch(scene);
  const view = useMatch((state) => state.view);
  const base = useBoardAnswering();
  const zoom = useTable((state) => state.zoom);
  const side = scene.viewer ?? 0;
  const seats: SeatInfo[] = Array.from({ length: scene.seats }, (_, seat) => ({
    seat,
    nickname: NAMES[seat] as string,
    isYou: seat === scene.viewer,
    isBot: seat > 2,
    connected: true,
    since: 0,
    left: false,
  }));
  const words: Wording = {
    lang,
    nameOf: (seat) =>
      seat === scene.viewer ? (lang === 'fr' ? 'vous' : 'you') : (NAMES[seat] as string),
  };

  const answer = (picks: readonly string[]) => {
    if (scene.viewer === null) return;
    match.answer(scene.viewer, picks);
    while (match.botStep(scene.viewer));
    publish();
  };
  const answering: Answering = {
    ...base,
    touch(touch) {
      const state = useAnswering.getState();
      if (state.question !== null) {
        const step = touched(state.question, state, touch);
        if (step.kind === 'complete' && confirmationOf(step.option) === null) {
          answer([step.option.id]);
          return;
        }
      }
      base.touch(touch);
    },
    confirm() {
      const state = useAnswering.getState();
      const picks = state.question === null ? null : answerOf(state.question, state);
      if (picks !== null) answer(picks);
    },
  };
  const confirmationOf = (option: Option): string | null => {
    const { question } = useAnswering.getState();
    const now = useMatch.getState().view;
    if (question === null || now === null) return null;
    return ui.optionWords(option, question, now, words).confirm ?? null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per scene
  useEffect(() => {
    setPace(ui.pace, () => {});
    onEvents((events) => showInTurn(events, false));
    setAnsweringWords({
      explain: (touch) => {
        const now = useMatch.getState().view;
        const reason = now === null ? null : ui.explain(now, touch);
        return reason === null ? null : ui.refusalWords(reason, words);
      },
      confirmationOf,
    });
    publish();
    if (scene.touch !== undefined) window.setTimeout(() => stageTouch(scene.touch), 50);
  }, [scene]);

  if (view === null) return null;
  const { question, staged } = base;
  const kind = match.awaited()?.kind ?? '';
  const who = (match.awaited()?.seats ?? []).map((seat) => words.nameOf(seat)).join(', ');
  return (
    <main className="gallery">
      <header className="gallery-bar">
        <h1>{ui.questionTitle(kind, question, words, who)}</h1>
        {question !== null &&
          'options' in question &&
          (question.options as unknown as Option[]).map((option) => {
            const worded = ui.optionWords(option, question, view, words);
            return worded.button === undefined ? null : (
              <button type="button" key={option.id} onClick={() => answering.touch(option)}>
                {worded.label}
              </button>
            );
          })}
        {question?.shape === 'number' && (
          <input
            aria-label="number"
            type="number"
            min={question.min}
            max={question.max}
            value={base.amount}
            onChange={(event) => base.setAmount(Number(event.target.value))}
          />
        )}
        {base.canConfirm() && (
          <button type="button" onClick={answering.confirm}>
            {staged === null ? 'OK' : confirmationOf(staged)}
          </button>
        )}
      </header>
      <div className="gallery-middle">
        <div className="gallery-board">
          {match.over ? (
            <ui.FinalScore view={view} seats={seats} side={side} answering={answering} />
          ) : (
            <>
              <ui.Board view={view} seats={seats} side={side} answering={answering} />
              {ui.Hand !== undefined && (
                <ui.Hand view={view} seats={seats} side={side} answering={answering} />
              )}
            </>
          )}
        </div>
        <aside className="gallery-side">
          {seats.map(({ seat, nickname }) => (
            <div key={seat}>
              {nickname}
              <ui.SeatSummary view={view} seat={seat} />
            </div>
          ))}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
          <div className="gallery-log" role="log" tabIndex={0}>
            {match.events.map((event) => {
              const line = ui.logLine(event, words);
              return line === null ? null : (
                <p key={event.n} data-separator={line.separator || undefined}>
                  {line.content}
                </p>
              );
            })}
          </div>
        </aside>
      </div>
      {zoom !== null && (
        <div className="gallery-zoom">
          <ui.CardZoom face={zoom.face} view={view} />
        </div>
      )}
    </main>
  );
}

/** Chooses a card, then a kingdom that refuses it. */
function stageTouch(what: Scene['touch']): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.card-touch[data-lit]')];
  cards[0]?.click();
  if (what !== 'refusal') return;
  window.setTimeout(() => {
    const closed = '.rs-kingdom:not([data-target]):not([data-closed]) .rs-k-touch';
    document.querySelector<HTMLElement>(closed)?.click();
  }, 50);
}

const scene = SCENES[query.get('scene') ?? 'mid'] as Scene;
createRoot(document.querySelector('#app') as HTMLElement).render(<Gallery scene={scene} />);
