/** The door of who speaks of the game: a page's board, a match printed as text. Play loads without it. */
import type { GameWords } from '@tablee/engine';
import type { SangRancuneEvent } from '../state/events.ts';
import type { SangRancuneView } from '../state/state.ts';
import { cardName } from './names.ts';
import { optionWords, touchedWords } from './option-words.ts';
import { questionStep, questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { tell } from './story.ts';
import { options } from './table-options.ts';

/** How the game speaks. */
export const words: GameWords<SangRancuneView, SangRancuneEvent> = {
  cardName,
  tell,
  title: questionTitle,
  step: questionStep,
  option: optionWords,
  touched: touchedWords,
  refusal: refusalWords,
  score: { fr: '{n} {n|point|points} de prestige', en: '{n} prestige' },
  options,
};

export type { Key, Words } from './dictionary.ts';
export { wordsIn } from './dictionary.ts';
export { endTitle, marksOf } from './standing.ts';
