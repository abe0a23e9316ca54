import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import type { SangRancuneEvent, SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { cardName, printed } from './names.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';
import { dictionary } from './words.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => printed(face).name[lang],
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
