import type { Option, View } from '@tablee/engine';
import { listOf } from '@tablee/engine';
import type { MatchSnapshot, OpenQuestion } from '@tablee/protocol/updates.ts';
import type { Say } from '../i18n/table.ts';
import { togetherOf } from '../stores/selection.ts';
import type { Answering, GameUi, OptionWords, SeatInfo, Wording } from './contract.ts';

/** The one sentence of the table: the open question and its seats. */
export function sentenceOf(
  ui: GameUi,
  snapshot: MatchSnapshot,
  view: View,
  seats: readonly SeatInfo[],
  words: Wording,
  say: Say,
): string {
  const { question, awaited } = snapshot;
  if (awaited === null) return say('endTitle');
  const still = awaited.seats.filter((seat) => !awaited.ready.includes(seat));
  const names = still.map((seat) => seats[seat]?.nickname ?? `#${seat + 1}`);
  return ui.words.title(
    question?.kind ?? awaited.kind,
    question,
    listOf(names, words.lang),
    view,
    words,
  );
}

/** The rest of the question once something has been touched; `null` if the game has no words for it. */
export function touchedWords(
  ui: GameUi,
  { question, focus, candidates }: Answering,
  view: View,
  words: Wording,
): string | null {
  const { card, space, seat } = focus;
  if (question === null || (card ?? space ?? seat) === undefined) return null;
  return ui.words.touched?.(focus, candidates, view, words) ?? null;
}

const onTheBoard = (option: Option): boolean =>
  option.card !== undefined || option.space !== undefined || option.seat !== undefined;

const yesOrNo = (option: Option, say: Say): OptionWords => ({
  label: option.id === 'yes' ? say('yes') : say('no'),
  button: option.id === 'yes' ? 'primary' : 'secondary',
});

/** An option in the game's words; a plain yes or no needs none. */
export function wordsOf(
  ui: GameUi,
  option: Option,
  question: OpenQuestion,
  view: View,
  words: Wording,
  say: Say,
): OptionWords {
  const own = ui.words.option(option, question, view, words);
  const worded = own.label !== '' && own.label !== option.id;
  return question.shape === 'confirm' && !worded ? yesOrNo(option, say) : own;
}

/** Whether options that go together are being chosen. */
export const isGathering = ({ question, focus }: Answering): boolean =>
  focus.verb !== undefined && focus.verb === togetherOf(question);

/** Options that go together, in the game's words: the button that begins it, and the sentence while it is put together. */
export function togetherWords(
  ui: GameUi,
  question: OpenQuestion,
  view: View,
  words: Wording,
): OptionWords | null {
  const verb = togetherOf(question);
  return verb === undefined ? null : ui.words.option({ id: verb, verb }, question, view, words);
}

export interface OptionButton {
  readonly option: Option;
  readonly words: OptionWords;
}

/**
 * Options that the question bar shows as buttons: those with nothing on the board to touch, and those that the
 * touched things leave open (two ways to play one card on one place).
 */
export function buttonsOf(
  answering: Answering,
  options: readonly Option[],
  wordsOfOption: (option: Option) => OptionWords,
): OptionButton[] {
  const { question, focus, candidates } = answering;
  if (question === null || question.shape === 'split' || question.shape === 'number') return [];
  const focused = focus.card !== undefined || focus.space !== undefined || focus.seat !== undefined;
  const whole =
    focused && candidates.length > 1
      ? candidates.filter(
          ({ card, space, at, seat }) =>
            card === focus.card && space === focus.space && at === focus.at && seat === focus.seat,
        )
      : [];
  const isTouched = (option: Option): boolean =>
    focus.card !== undefined && option.card === focus.card && candidates.includes(option);
  const shown = whole.length === candidates.length ? whole : options;
  return shown
    .map((option) => ({ option, words: wordsOfOption(option) }))
    .filter(
      ({ option, words: { button } }) =>
        button !== 'never' &&
        (shown === whole ||
          (button === 'touched' ? isTouched(option) : button !== undefined) ||
          !onTheBoard(option)),
    );
}
