import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import type { RoyaumesEvent, RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { cardName, creature } from './names.ts';
import { optionWords, questionTitle, refusalWords } from './questions.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';
import { dictionary } from './words.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => creature(face).name[lang],
  isSeparator: ({ type }: RoyaumesEvent) =>
    type === 'ageStarted' || type === 'ageEnded' || type === 'turnStarted',
});

/** How the game speaks. */
export const words: GameWords<RoyaumesView, RoyaumesEvent> = {
  cardName,
  tell,
  title: questionTitle,
  option: optionWords,
  refusal: refusalWords,
  options,
};
