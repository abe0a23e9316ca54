import type { View } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import { useId } from 'react';
import { useSay } from '../i18n/table.ts';
import { undo } from '../stores/answering.ts';
import { isSingle, togetherOf } from '../stores/selection.ts';
import { useTableStores } from '../stores/table-stores.ts';
import { Icon } from '../ui/icon.tsx';
import type { Answering, GameUi, OptionWords, Wording } from './contract.ts';
import { anticlockwiseRotation } from './icons.generated.ts';
import type { OptionButton } from './question-words.ts';
import { buttonsOf, isGathering, togetherWords, wordsOf } from './question-words.ts';
import { AmountStepper, ShareSteppers } from './steppers.tsx';

type Question = NonNullable<Answering['question']>;

/** The result of an answer, under the words of its button: they stay its name, this describes it. */
function useResult(brings: string | undefined) {
  const id = useId();
  if (brings === undefined) return { described: {}, line: null };
  const line = (
    <small className="btn-brings" id={id} aria-hidden>
      {brings}
    </small>
  );
  return { described: { 'aria-describedby': id }, line };
}

interface StagedActionsProps {
  readonly answering: Answering;
  readonly words: Pick<OptionWords, 'take' | 'brings'>;
}

/** An answer that is complete is sent, or not. */
export function StagedActions({ answering, words }: StagedActionsProps) {
  const say = useSay();
  const result = useResult(words.brings);
  return (
    <>
      <button
        type="button"
        className="btn btn-gold"
        onClick={answering.confirm}
        {...result.described}
      >
        {words.take ?? say('confirm')}
        {result.line}
      </button>
      <button type="button" className="btn" onClick={answering.cancel}>
        {say('cancel')}
      </button>
    </>
  );
}

interface OpenActionsProps {
  readonly ui: GameUi;
  readonly view: View;
  readonly words: Wording;
  readonly answering: Answering;
  readonly question: Question;
}

/** All that answers without a thing on the board. */
export function OpenActions({ ui, view, words, answering, question }: OpenActionsProps) {
  const say = useSay();
  const isTogether = isGathering(answering);
  const gathered = isTogether ? null : togetherWords(ui, question, view, words);
  const buttons = isTogether
    ? []
    : buttonsOf(answering, optionsOf(question), (option) =>
        wordsOf(ui, option, question, view, words, say),
      );
  const [lone] = buttons;
  const without = isLone(question) ? lone?.words.without : undefined;
  if (without !== undefined && lone !== undefined) {
    return <TakeOrLeave answering={answering} lone={lone} without={without} />;
  }
  const asked = { answering, question };
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
      {gathered !== null && <Gather {...asked} words={gathered} />}
      {buttons.map((button) => (
        <Choice key={button.option.id} {...asked} button={button} />
      ))}
      {!isSingle(question, answering.focus) && <Confirm {...asked} />}
      <WayBack {...asked} />
    </>
  );
}

/** Whether all that is asked is one thing, to be taken or left. */
const isLone = (question: Question): boolean =>
  question.shape === 'pick' && question.min === 0 && question.options.length === 1;

interface TakeOrLeaveProps {
  readonly answering: Answering;
  readonly lone: OptionButton;
  readonly without: string;
}

/** To take it stands first, to leave it last: as what confirms and what cancels stand everywhere. */
function TakeOrLeave({ answering, lone: { option, words }, without }: TakeOrLeaveProps) {
  const { id } = option;
  const isTaken = answering.picks.includes(id);
  const result = useResult(words.brings);
  return (
    <>
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
        {...result.described}
      >
        {words.label}
        {result.line}
      </button>
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
    </>
  );
}

interface Asked {
  readonly answering: Answering;
  readonly question: Question;
}

/** Whether something has been chosen that is not the whole answer yet. */
const isBegun = ({ picks, focus }: Answering): boolean =>
  picks.length > 0 || Object.values(focus).some((part) => part !== undefined);

/** Whether the button that lets go of what was chosen has its place. */
export const hasCancel = (answering: Answering, question: Question): boolean =>
  isBegun(answering) || (!question.undo && !isSingle(question, answering.focus));

/** Begins what goes together. */
function Gather({ answering, question, words }: Asked & { readonly words: OptionWords }) {
  const result = useResult(isBegun(answering) ? undefined : words.brings);
  return (
    <button
      type="button"
      className="btn"
      onClick={() => answering.touch({ verb: togetherOf(question) as string })}
      {...result.described}
    >
      {words.label}
      {result.line}
    </button>
  );
}

function Choice({ answering, question, button }: Asked & { readonly button: OptionButton }) {
  const { option, words } = button;
  const isOn = answering.picks.includes(option.id);
  // Something else has been touched: the way back takes the room of what this would bring, and the board keeps its own.
  const isAside = isBegun(answering) && !answering.candidates.includes(option);
  const result = useResult(isAside ? undefined : words.brings);
  return (
    <button
      type="button"
      data-option={option.id}
      className={`btn ${words.button === 'primary' ? 'btn-gold' : ''}`}
      aria-pressed={isSingle(question, answering.focus) ? undefined : isOn}
      data-on={isOn || undefined}
      data-pointed={answering.pointed.includes(option.id) || undefined}
      onClick={() => answering.toggle(option.id)}
      {...result.described}
    >
      {words.label}
      {result.line}
    </button>
  );
}

/** How many have to be chosen. */
function wantedOf(question: Question): number {
  if (question.shape === 'pick') return question.min;
  return question.shape === 'order' ? question.options.length : 0;
}

/** Several are sent together, a number once it is right. */
function Confirm({ answering, question }: Asked) {
  const say = useSay();
  const { picks, pointed, amount } = answering;
  const wanted = wantedOf(question);
  const needed = wanted - picks.length;
  const isNumber = question.shape === 'number';
  const counts = question.shape === 'pick' && question.max > 1;
  const none = counts && picks.length === 0 && question.min === 0;
  return (
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
        data-pointed={(isNumber && pointed.includes(String(amount))) || undefined}
        onClick={answering.confirm}
      >
        {none && say('confirmNone')}
        {counts && !none && say('confirmPicks', { count: picks.length })}
        {!counts && say('confirm')}
      </button>
    </>
  );
}

/**
 * Drops a begun answer, or takes back the last one. Beside the confirming button it has its place before it can be
 * pressed: nothing moves under the finger.
 */
function WayBack({ answering, question }: Asked) {
  const stores = useTableStores();
  const say = useSay();
  if (hasCancel(answering, question)) {
    return (
      <button
        type="button"
        className="btn question-cancel"
        disabled={!isBegun(answering)}
        onClick={answering.cancel}
      >
        {say('cancel')}
      </button>
    );
  }
  if (!question.undo) return null;
  return (
    <button
      type="button"
      className="btn btn-bare"
      title={say('undoHint')}
      onClick={() => void undo(stores)}
    >
      <Icon of={anticlockwiseRotation} /> {say('undo')}
    </button>
  );
}
