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

export type { Key, Words } from './dictionary.ts';
export { sayings } from './dictionary.ts';

/** How the game speaks. */
export const words: GameWords<SangRancuneView, SangRancuneEvent> = {
  cardName,
  tell,
  title: questionTitle,
  option: optionWords,
  refusal: refusalWords,
  options,
};
