import type { Step, View } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { lazy, type ReactNode, Suspense, useEffect, useId } from 'react';
import { type Say, useSay } from '../i18n/table.ts';
import { dropHint, type Hint, useAnswering } from '../stores/answering.ts';
import { useCurtain } from '../stores/match.ts';
import { useTableStores } from '../stores/table-stores.ts';
import { IconButton } from '../ui/icon-button.tsx';
import '../ui/button.css';
import { Icon } from '../ui/icon.tsx';
import { announce } from './announcer.ts';
import type { Answering, GameUi, OptionWords, SeatInfo, Wording } from './contract.ts';
import { Countdown } from './countdown.tsx';
import { candleFlame, help, hourglass, pauseButton } from './icons.generated.ts';
import { hasCancel, OpenActions, StagedActions } from './question-actions.tsx';
import './question-bar.css';
import { isGathering, sentenceOf, togetherWords, touchedWords, wordsOf } from './question-words.ts';
import { SkipMoments } from './skip-moments.tsx';
import { Terms } from './terms.tsx';
import { useKeptHeight } from './use-kept-height.ts';

const AdviceLine = lazy(() => import('./advice-line.tsx'));

interface QuestionBarProps {
  readonly ui: GameUi;
  readonly snapshot: MatchSnapshot;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly words: Wording;
  readonly answering: Answering;
  /** Stands in place of the answers while the match is paused: a line of its own would take its room from the board. */
  readonly pause: ReactNode;
  /** Explains the game and the possible actions. Missing: there is no help. */
  readonly onHelp?: () => void;
}

/** The one fixed place that says what is awaited and from whom, and holds what is not on the board. */
export function QuestionBar(props: QuestionBarProps) {
  const { ui, snapshot, words, answering, pause, onHelp } = props;
  const say = useSay();
  const title = useId();
  const hint = useAnswering((state) => state.hint);
  const { question, sending } = answering;
  const paused = pause !== null;
  const curtain = useCurtain(({ down }) => down) && !paused;
  const staging = stagedWords(props, say);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per pause, in the words of that moment
  useEffect(() => {
    if (paused) announce(say('paused'));
  }, [paused]);
  const sentence = paused
    ? say('paused')
    : curtain
      ? say('momentFirst')
      : askingSentence(props, staging, say);
  const bar = barOf(snapshot, question, paused, curtain);
  const box = useKeptHeight(bar);
  return (
    // The next question is another bar: it comes where the last one was, and nothing of that one moves.
    <section
      key={bar}
      ref={box}
      className="question-bar"
      id="question"
      tabIndex={-1}
      data-mine={question !== null || undefined}
      data-idle={question?.idle}
      data-kind={question?.kind}
      data-sending={sending || undefined}
      data-settling={answering.settling}
      data-moment={curtain || undefined}
      aria-labelledby={title}
    >
      {onHelp !== undefined && <Help plays={snapshot.seat !== null} onHelp={onHelp} />}
      <div className="question-words">
        {/* Another sentence is another line: it does not move, it comes. */}
        <p className="question-sentence" id={title} tabIndex={-1} key={sentence}>
          <Icon of={paused ? pauseButton : isAsked(question) ? candleFlame : hourglass} />
          {question !== null && !paused && !curtain && (
            <StepSign step={ui.words.step?.(question, words) ?? null} />
          )}
          <span className="question-said">
            <Terms of={sentence} />
          </span>
          {snapshot.seat !== null && <Countdown match={snapshot.match} seat={snapshot.seat} />}
        </p>
        {question === null && !paused && !curtain && <Waiting snapshot={snapshot} />}
        <HintLine hint={hint} {...props} />
      </div>
      {pause}
      {question !== null && !paused && (
        <fieldset
          className="question-actions"
          data-cancel={hasCancel(answering, question) || undefined}
          disabled={sending}
          aria-disabled={answering.settling}
          aria-labelledby={title}
        >
          {staging !== null ? (
            <StagedActions answering={answering} words={staging} />
          ) : (
            <OpenActions {...props} question={question} />
          )}
        </fieldset>
      )}
      {curtain && (
        <div className="question-actions">
          <SkipMoments />
        </div>
      )}
      {sending && (
        <span className="question-sending" role="status">
          {say('sending')}
        </span>
      )}
    </section>
  );
}

/** Names the bar. A shared turn is asked again with every answer of another: its bar stays. */
function barOf(
  { awaited }: MatchSnapshot,
  question: Answering['question'],
  paused: boolean,
  curtain: boolean,
): string {
  if (paused) return 'paused';
  if (curtain) return 'moment';
  if (question === null) return 'waiting';
  return awaited?.any ? question.kind : question.fingerprint;
}

const isAsked = (question: Answering['question']): boolean => question !== null && !question.idle;

/** The answer that waits to be confirmed, in words. */
function stagedWords(
  { ui, view, words, answering: { question, staged } }: QuestionBarProps,
  say: Say,
): OptionWords | null {
  if (staged === null || question === null) return null;
  return wordsOf(ui, staged, question, view, words, say);
}

/** The question, as far as it has been answered. */
function askingSentence(
  { ui, snapshot, view, seats, words, answering }: QuestionBarProps,
  staging: OptionWords | null,
  say: Say,
): string {
  const { question } = answering;
  if (staging !== null) return staging.confirm ?? say('confirm');
  if (question !== null && isGathering(answering)) {
    return togetherWords(ui, question, view, words)?.confirm ?? '';
  }
  return (
    touchedWords(ui, answering, view, words) ?? sentenceOf(ui, snapshot, view, seats, words, say)
  );
}

/** For windows that belong together: the number of this one, and their meaning for a pointer or a screen reader. */
function StepSign({ step }: { readonly step: Step | null }) {
  const say = useSay();
  if (step === null) return null;
  const { at, all } = step;
  const says = say('stepOf', { at, all: all.length, names: all.join(', ') });
  return (
    <small className="question-step" role="img" aria-label={says} title={says}>
      {at}/{all.length}
    </small>
  );
}

interface HelpProps {
  readonly plays: boolean;
  readonly onHelp: () => void;
}

/** The possible actions, for players; the game explained, for watchers. */
function Help({ plays, onHelp }: HelpProps) {
  const says = useSay()(plays ? 'everyMove' : 'goal');
  return <IconButton of={help} className="question-help" label={says} onClick={onHelp} />;
}

function Waiting({ snapshot }: { readonly snapshot: MatchSnapshot }) {
  const say = useSay();
  const { awaited } = snapshot;
  // In a window of reactions nobody is shown how many have answered.
  if (awaited === null || awaited.unseen || awaited.seats.length < 2) return null;
  return (
    <p className="question-ready">
      {say('readyCount', { ready: awaited.ready.length, all: awaited.seats.length })}
    </p>
  );
}

/** Why the last touch was refused, where the reader looks; the next touch takes it away. */
function HintLine(props: QuestionBarProps & { readonly hint: Hint | null }) {
  const { hint, ui, view, words, answering } = props;
  const stores = useTableStores();
  const say = useSay();
  return (
    <div role="status" className="question-hint">
      {hint !== null && (
        <button type="button" data-hint={hint.kind} onClick={() => dropHint(stores)}>
          {hint.kind === 'refusal' ? (
            <>
              <b>{hint.refusal.header}</b> {hint.refusal.text}
            </>
          ) : hint.kind === 'advice' ? (
            answering.question !== null && (
              <Suspense fallback={say('thinking')}>
                <AdviceLine
                  {...{ ui, view, words, advice: hint.advice, question: answering.question }}
                />
              </Suspense>
            )
          ) : (
            say(hint.kind === 'problem' ? `problem.${hint.code}` : hint.kind)
          )}
        </button>
      )}
    </div>
  );
}
