import type { View } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { tellAdvice } from '@tablee/rules/understood.ts';
import { type ReactNode, useEffect, useId } from 'react';
import { useSay } from '../i18n/table.ts';
import { dropHint, type Hint, undo, useAnswering } from '../stores/answering.ts';
import { skipMoments, useCurtain } from '../stores/match.ts';
import { isSingle, togetherOf } from '../stores/selection.ts';
import '../ui/button.css';
import { Icon } from '../ui/icon.tsx';
import { announce } from './announcer.ts';
import type { Answering, GameUi, OptionWords, SeatInfo, Wording } from './contract.ts';
import { Countdown } from './countdown.tsx';
import {
  anticlockwiseRotation,
  candleFlame,
  help,
  hourglass,
  pauseButton,
} from './icons.generated.ts';
import './question-bar.css';
import { buttonsOf, sentenceOf, touchedWords, wordsOf } from './question-words.ts';
import { AmountStepper, ShareSteppers } from './steppers.tsx';
import { Terms } from './terms.tsx';

interface QuestionBarProps {
  readonly ui: GameUi;
  readonly snapshot: MatchSnapshot;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly words: Wording;
  readonly answering: Answering;
  /** Stands in place of the answers while the match is paused: a line of its own would take its room from the board. */
  readonly pause: ReactNode;
  /** Says what the game is about and what one can do; left out: nobody is asked. */
  readonly onHelp?: () => void;
}

/** The one fixed place that says what is awaited and from whom, and holds what is not on the board. */
export function QuestionBar(props: QuestionBarProps) {
  const { ui, snapshot, view, seats, words, answering, pause, onHelp } = props;
  const say = useSay();
  const title = useId();
  const hint = useAnswering((state) => state.hint);
  const { question, staged, sending } = answering;
  const paused = pause !== null;
  const curtain = useCurtain(({ down }) => down) && !paused;
  const isAsked = question !== null && !question.idle;
  const staging =
    staged !== null && question !== null ? wordsOf(ui, staged, question, view, words, say) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per pause, in the words of that moment
  useEffect(() => {
    if (paused) announce(say('paused'));
  }, [paused]);
  const sentence = paused
    ? say('paused')
    : curtain
      ? say('momentFirst')
      : staging !== null
        ? (staging.confirm ?? say('confirm'))
        : isGathering(answering) && question !== null
          ? (togetherWords(ui, question, view, words)?.confirm ?? '')
          : (touchedWords(ui, answering, view, words) ??
            sentenceOf(ui, snapshot, view, seats, words, say));
  return (
    // What is asked next is another bar: it comes where the last one was, and nothing of that one moves.
    <section
      key={barOf(snapshot, question, paused, curtain)}
      className="question-bar"
      data-mine={question !== null || undefined}
      data-idle={question?.idle}
      data-kind={question?.kind}
      data-sending={sending || undefined}
      data-settling={answering.settling}
      data-moment={curtain || undefined}
      aria-labelledby={title}
    >
      {onHelp !== undefined && (
        <button
          type="button"
          className="question-help"
          aria-label={say(snapshot.seat === null ? 'goal' : 'everyMove')}
          title={say(snapshot.seat === null ? 'goal' : 'everyMove')}
          onClick={onHelp}
        >
          <Icon of={help} />
        </button>
      )}
      <div className="question-words">
        {/* Another sentence is another line: it does not move, it comes. */}
        <p className="question-sentence" id={title} tabIndex={-1} key={sentence}>
          <Icon of={paused ? pauseButton : isAsked ? candleFlame : hourglass} />
          <span>
            <Terms of={sentence} />
          </span>
          {snapshot.seat !== null && <Countdown match={snapshot.match} seat={snapshot.seat} />}
        </p>
        {question === null && !paused && !curtain && <Waiting snapshot={snapshot} />}
        <HintLine hint={hint} {...props} />
      </div>
      {paused
        ? pause
        : question !== null && (
            <fieldset
              className="question-actions"
              disabled={sending}
              aria-disabled={answering.settling}
              aria-labelledby={title}
            >
              {staging !== null ? (
                <StagedActions answering={answering} take={staging.take ?? say('confirm')} />
              ) : (
                <OpenActions {...props} question={question} />
              )}
            </fieldset>
          )}
      {curtain && (
        <div className="question-actions">
          <button type="button" className="btn btn-small" onClick={skipMoments}>
            {say('skip')}
          </button>
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

/** Names the bar. A turn that is shared is asked anew with every answer of another: its bar stays. */
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

/** Whether all that is asked is one thing, to be taken or left. */
const isLone = (question: NonNullable<Answering['question']>): boolean =>
  question.shape === 'pick' && question.min === 0 && question.options.length === 1;

/** Whether options that go together are being chosen. */
const isGathering = ({ question, focus }: Answering): boolean =>
  focus.verb !== undefined && focus.verb === togetherOf(question);

/** What goes together in the game's words: the button that begins it, and the sentence while it is put together. */
function togetherWords(
  ui: GameUi,
  question: NonNullable<Answering['question']>,
  view: View,
  words: Wording,
): OptionWords | null {
  const verb = togetherOf(question);
  return verb === undefined ? null : ui.words.option({ id: verb, verb }, question, view, words);
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

/** Why the last touch was refused, where one is looking; the next touch takes it away. */
function HintLine(props: QuestionBarProps & { readonly hint: Hint | null }) {
  const { hint, ui, view, words, answering } = props;
  const say = useSay();
  return (
    <div role="status" className="question-hint">
      {hint !== null && (
        <button type="button" data-hint={hint.kind} onClick={dropHint}>
          {hint.kind === 'refusal' ? (
            <>
              <b>{hint.refusal.header}</b> {hint.refusal.text}
            </>
          ) : hint.kind === 'advice' ? (
            answering.question !== null &&
            tellAdvice(hint.advice, answering.question, ui.words, view, words)
          ) : (
            say(hint.kind === 'problem' ? `problem.${hint.code}` : hint.kind)
          )}
        </button>
      )}
    </div>
  );
}

interface StagedActionsProps {
  readonly answering: Answering;
  readonly take: string;
}

function StagedActions({ answering, take }: StagedActionsProps) {
  const say = useSay();
  return (
    <>
      <button type="button" className="btn btn-gold" onClick={answering.confirm}>
        {take}
      </button>
      <button type="button" className="btn" onClick={answering.cancel}>
        {say('cancel')}
      </button>
    </>
  );
}

function OpenActions(
  props: QuestionBarProps & { readonly question: NonNullable<Answering['question']> },
) {
  const { ui, view, words, answering, question } = props;
  const say = useSay();
  const gathering = isGathering(answering);
  const gathered = gathering ? null : togetherWords(ui, question, view, words);
  const buttons = gathering
    ? []
    : buttonsOf(answering, optionsOf(question), (option) =>
        wordsOf(ui, option, question, view, words, say),
      );
  const [lone] = buttons;
  const without = isLone(question) ? lone?.words.without : undefined;
  if (without !== undefined && lone !== undefined) {
    const { id } = lone.option;
    const isTaken = answering.picks.includes(id);
    return (
      <>
        <button
          type="button"
          className="btn"
          onClick={() => {
            answering.cancel();
            answering.confirm();
          }}
        >
          {without}
        </button>
        <button
          type="button"
          data-option={id}
          // Picked in the list of all moves it waits to be confirmed.
          className={`btn ${isTaken ? 'btn-gold' : ''}`}
          data-on={isTaken || undefined}
          data-pointed={answering.pointed.includes(id) || undefined}
          onClick={() => {
            if (!isTaken) answering.toggle(id);
            answering.confirm();
          }}
        >
          {lone.words.label}
        </button>
      </>
    );
  }
  const single = isSingle(question, answering.focus);
  const begun =
    answering.picks.length > 0 || Object.values(answering.focus).some((part) => part !== undefined);
  const wanted =
    question.shape === 'pick'
      ? question.min
      : question.shape === 'order'
        ? question.options.length
        : 0;
  const needed = wanted - answering.picks.length;
  return (
    <>
      {question.shape === 'number' && <AmountStepper answering={answering} question={question} />}
      {question.shape === 'split' && (
        <ShareSteppers
          answering={answering}
          question={question}
          labelOf={(option) => wordsOf(ui, option, question, view, words, say).label}
        />
      )}
      {gathered !== null && (
        <button
          type="button"
          className="btn"
          onClick={() => answering.touch({ verb: togetherOf(question) as string })}
        >
          {gathered.label}
        </button>
      )}
      {buttons.map(({ option, words: { label, button } }) => (
        <button
          type="button"
          key={option.id}
          data-option={option.id}
          className={`btn ${button === 'primary' ? 'btn-gold' : ''}`}
          aria-pressed={single ? undefined : answering.picks.includes(option.id)}
          data-on={answering.picks.includes(option.id) || undefined}
          data-pointed={answering.pointed.includes(option.id) || undefined}
          onClick={() => answering.toggle(option.id)}
        >
          {label}
        </button>
      ))}
      {!single && (
        <>
          {wanted > 0 && (
            <span className="question-needed" data-met={needed <= 0 || undefined}>
              {say('chooseMore', { count: Math.max(1, needed) })}
            </span>
          )}
          <button
            type="button"
            className="btn btn-gold"
            disabled={!answering.canConfirm()}
            data-pointed={
              (question.shape === 'number' &&
                answering.pointed.includes(String(answering.amount))) ||
              undefined
            }
            onClick={answering.confirm}
          >
            {question.shape === 'pick' && question.max > 1
              ? answering.picks.length === 0 && question.min === 0
                ? say('confirmNone')
                : say('confirmPicks', { count: answering.picks.length })
              : say('confirm')}
          </button>
        </>
      )}
      {/* Beside what confirms it has its place before it can be pressed: nothing moves under the finger. */}
      {(begun || (!single && !question.undo)) && (
        <button
          type="button"
          className="btn question-cancel"
          disabled={!begun}
          onClick={answering.cancel}
        >
          {say('cancel')}
        </button>
      )}
      {question.undo && !begun && (
        <button
          type="button"
          className="btn btn-bare"
          title={say('undoHint')}
          onClick={() => void undo()}
        >
          <Icon of={anticlockwiseRotation} /> {say('undo')}
        </button>
      )}
    </>
  );
}
