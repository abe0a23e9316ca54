/** The door of who speaks of the game: a page's board, a match printed as text. Play loads without it. */
import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import type { SangRancuneEvent } from '../table/events.ts';
import type { SangRancuneView } from '../table/state.ts';
import { dictionary } from './dictionary.ts';
import { cardName, nameOfFace } from './names.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => nameOfFace(face)[lang],
  isSeparator: ({ type }: SangRancuneEvent) =>
    type === 'encounterRevealed' || type === 'roundStarted',
});

/** How the game speaks. */
export const words: GameWords<SangRancuneView, SangRancuneEvent> = {
  cardName,
  tell,
  title: questionTitle,
  option: optionWords,
  refusal: refusalWords,
  options,
};

export type { Key, Words } from './dictionary.ts';
export { wordsIn } from './dictionary.ts';
