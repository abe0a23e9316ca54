/** The door of who speaks of the game: a page's board, a match printed as text. Play loads without it. */
import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';
import type { CannibalEvent } from '../state/events.ts';
import type { CannibalView } from '../state/state.ts';
import { dictionary } from './dictionary.ts';
import { cardName } from './names.ts';
import { optionWords, touchedWords } from './option-words.ts';
import { questionStep, questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => cardOf(face).name[lang],
  isSeparator: ({ type }: CannibalEvent) => type === 'turnStarted',
});

/** How the game speaks. */
export const words: GameWords<CannibalView, CannibalEvent> = {
  cardName,
  tell,
  title: questionTitle,
  step: questionStep,
  option: optionWords,
  touched: touchedWords,
  refusal: refusalWords,
  score: { fr: '{n} {n|point|points}', en: '{n} {n|point|points}' },
  options,
};

export type { AskKey, Key, Words } from './dictionary.ts';
export { wordsIn } from './dictionary.ts';
export { cardSays, rowName } from './names.ts';
export { isRefusal, reasonKey } from './refusals.ts';
