/** The door of who speaks of the game: a page's board, a match printed as text. Play loads without it. */
import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import type { UnmatchedEvent } from '../state/events.ts';
import type { UnmatchedView } from '../state/state.ts';
import { dictionary } from './dictionary.ts';
import { cardName, nameOfThing } from './names.ts';
import { optionWords, touchedWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: nameOfThing,
  isSeparator: ({ type }: UnmatchedEvent) => type === 'turnStarted',
});

/** How the game speaks. */
export const words: GameWords<UnmatchedView, UnmatchedEvent> = {
  cardName,
  tell,
  title: questionTitle,
  touched: touchedWords,
  option: optionWords,
  refusal: refusalWords,
  score: { fr: '{n} {n|point de vie|points de vie}', en: '{n} health' },
  options,
};

export type { Words } from './dictionary.ts';
export { dictionary, wordsIn } from './dictionary.ts';
export { fighterName, sideLetter } from './names.ts';
export { placeName } from './place-names.ts';
