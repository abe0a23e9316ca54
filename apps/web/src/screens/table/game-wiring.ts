import type { AnyGame, View } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { useEffect, useRef } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { announce } from '../../kit/announcer.ts';
import { isWithoutChoice, later, WITHOUT_CHOICE } from '../../kit/by-itself.ts';
import type { GameUi, SeatInfo, Wording } from '../../kit/contract.ts';
import { useTimeWarning } from '../../kit/countdown.tsx';
import { sentenceOf } from '../../kit/question-words.ts';
import { callToTurn, showTurn } from '../../kit/signals.ts';
import { spokenOf } from '../../kit/told.tsx';
import { play, unlockSound } from '../../sound/synth.ts';
import { answerAlone, setAnsweringWords } from '../../stores/answering.ts';
import { learningOf, useLearning } from '../../stores/learning.ts';
import { onEvents, setMoments } from '../../stores/match.ts';
import { drain, setPace, showInTurn } from '../../stores/pacing.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTableStores } from '../../stores/table-stores.ts';

interface GameWiring {
  readonly ui: GameUi;
  readonly rules: AnyGame;
  readonly snapshot: MatchSnapshot;
  readonly view: View;
  readonly words: Wording;
  readonly seats: readonly SeatInfo[];
  /** The match stands still: nothing can be answered. */
  readonly paused: boolean;
}

/** Everything the game's chunk tells the shell apart from drawing: words of refusals, pace, sounds, turn signals. */
export function useGameWiring(wiring: GameWiring): void {
  const latest = useRef(wiring);
  latest.current = wiring;
  useAnsweringWords(latest);
  useEventShow(latest);
  useTurnSignals(wiring);
  useAutoResolve(wiring);
  useTimeWarning(wiring.snapshot.match, wiring.snapshot.seat);
}

/** Lends the answers the game's words for refusals, and for confirmations. */
export function useAnsweringWords(latest: {
  readonly current: Pick<GameWiring, 'ui' | 'view' | 'words' | 'snapshot'>;
}): void {
  const stores = useTableStores();
  useEffect(() => {
    setAnsweringWords(stores, {
      explain: (touch) => {
        const { ui, view, words, snapshot } = latest.current;
        const reason = ui.explain(view, touch, snapshot.question);
        return reason === null ? null : ui.words.refusal(reason, words);
      },
      confirmationOf: (option) => {
        const { ui, view, words, snapshot } = latest.current;
        if (snapshot.question === null) return null;
        const { confirm, take } = ui.words.option(option, snapshot.question, view, words);
        const isAsked = take !== undefined || useSettings.getState().confirm;
        return isAsked ? (confirm ?? null) : null;
      },
    });
    return () => setAnsweringWords(stores, null);
  }, [latest, stores]);
}

/** Shows events in the game's pace, told aloud and with its sounds: those of the live match, or those handed to `showInTurn`. */
export function useEventShow(
  latest: { readonly current: Pick<GameWiring, 'ui' | 'words' | 'snapshot'> },
  isLive = true,
): void {
  const stores = useTableStores();
  useEffect(() => {
    setPace(
      stores,
      (event) => latest.current.ui.pace(event),
      (event, skipped) => {
        const { ui, words, snapshot } = latest.current;
        const text = spokenOf(ui, event, words);
        if (text !== null) announce(text);
        const cue = ui.cueOf(event, snapshot.seat);
        if (cue !== null && !skipped && !document.hidden) play(cue);
      },
    );
    const stop = isLive
      ? onEvents(stores, (events) => showInTurn(stores, events, document.hidden))
      : () => {};
    setMoments(stores, (event) => {
      const { ui, snapshot } = latest.current;
      return !document.hidden && ui.bringsMoment?.(event, snapshot.seat) === true;
    });
    const whenHidden = () => {
      if (document.hidden) drain(stores);
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pointerdown', unlockSound);
    window.addEventListener('keydown', unlockSound);
    return () => {
      stop();
      setMoments(stores, null);
      drain(stores);
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pointerdown', unlockSound);
      window.removeEventListener('keydown', unlockSound);
    };
  }, [latest, isLive, stores]);
}

function useTurnSignals({ ui, snapshot, view, words, seats }: GameWiring): void {
  const say = useSay();
  const lang = useTextLang();
  const call = callOf(snapshot);
  useEffect(() => {
    showTurn(call !== null, ui.name[lang]);
  }, [call, ui, lang]);
  useEffect(() => () => showTurn(false, 'Tablée'), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question, in the words of that moment
  useEffect(() => {
    if (call !== null) callToTurn(sentenceOf(ui, snapshot, view, seats, words, say));
  }, [call]);
}

/** The reason for a call: every question, but a turn shared with others only once; `null`: nobody waits. */
function callOf({ question, awaited }: MatchSnapshot): string | null {
  if (question === null || question.idle) return null;
  return awaited?.any ? question.kind : question.fingerprint;
}

function useAutoResolve({ ui, snapshot, paused }: GameWiring): void {
  const stores = useTableStores();
  const wanted = useSettings((settings) => settings.autoResolve);
  // A player new to the game would not see what has been played for them.
  const knows = useLearning((learning) => learningOf(learning, snapshot.game).knows);
  const { question } = snapshot;
  useEffect(() => {
    if (!wanted || !knows || paused || question === null) return undefined;
    const { autoResolves = false } = ui;
    const mayResolve = typeof autoResolves === 'boolean' ? autoResolves : autoResolves(question);
    if (!mayResolve || !isWithoutChoice(question)) return undefined;
    return later(WITHOUT_CHOICE, () => answerAlone(stores, question));
  }, [wanted, knows, paused, question, ui, stores]);
}
