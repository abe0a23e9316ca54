/** The door of who speaks of the game: a page's board, a match printed as text. Play loads without it. */
import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import type { UntamedEvent } from '../state/events.ts';
import type { UntamedView } from '../state/state.ts';
import { dictionary } from './dictionary.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  nameOfCard: (face, lang) => catalogue.of(face).name[lang],
  isSeparator: ({ type }: UntamedEvent) => type === 'turnStarted',
});

/** A card of a deck, or a Stronghold; a token is no card. */
const cardName = (face: string) =>
  catalogue.factionOf(face) === null ? null : catalogue.of(face).name;

/** How the game speaks. */
export const words: GameWords<UntamedView, UntamedEvent> = {
  cardName,
  tell,
  title: questionTitle,
  option: optionWords,
  refusal: refusalWords,
  score: {
    fr: '{n} {n|Forteresse debout|Forteresses debout}',
    en: '{n} {n|Stronghold standing|Strongholds standing}',
  },
  options,
};

export type { AskKey, Key, Words } from './dictionary.ts';
export { wordsIn } from './dictionary.ts';
export { PHASES } from './phases.ts';
