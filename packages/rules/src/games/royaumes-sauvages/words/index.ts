/** The door of who speaks of the game: a page's board, a match printed as text. Play loads without it. */
import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import { creatureName } from '../cards/creatures.ts';
import type { RoyaumesEvent } from '../state/events.ts';
import type { RoyaumesView } from '../state/state.ts';
import { dictionary } from './dictionary.ts';
import { cardName } from './names.ts';
import { optionWords, questionTitle, touchedWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => creatureName(face)[lang],
  isSeparator: ({ type }: RoyaumesEvent) =>
    type === 'ageStarted' || type === 'ageEnded' || type === 'turnStarted',
});

/** How the game speaks. */
export const words: GameWords<RoyaumesView, RoyaumesEvent> = {
  cardName,
  tell,
  title: questionTitle,
  touched: touchedWords,
  option: optionWords,
  refusal: refusalWords,
  score: { fr: '{n} {n|point|points}', en: '{n} {n|point|points}' },
  options,
};

export type { Words } from './dictionary.ts';
export { dictionary, ROMAN, wordsIn } from './dictionary.ts';
export { kingdomName } from './names.ts';
export { refusalWords } from './refusals.ts';
