import type { GameWords } from '@tablee/engine';
import { tellerOf } from '@tablee/engine';
import type { UnmatchedEvent, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { cardName, fighterName, printed } from './names.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { lineOf } from './story.ts';
import { options } from './table-options.ts';
import { dictionary } from './words.ts';

const tell = tellerOf({
  lineOf,
  patterns: (lang) => dictionary(lang).log,
  /** A card, a fighter, a hero. */
  nameOfCard: (named, lang) => {
    const [kind, id = ''] = named.split(':');
    if (kind === 'fighter') return fighterName(id)[lang];
    if (kind === 'hero') return catalogue.heroes.of(id).hero.name[lang];
    return printed(named).card.name[lang];
  },
  isSeparator: ({ type }: UnmatchedEvent) => type === 'turnStarted',
});

/** How the game speaks. */
export const words: GameWords<UnmatchedView, UnmatchedEvent> = {
  cardName,
  tell,
  title: questionTitle,
  option: optionWords,
  refusal: refusalWords,
  options,
};
