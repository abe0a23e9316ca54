import { type GameEvent, tellerOf } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { wordsIn } from '@tablee/rules/testing/words.ts';
import { expect, test } from 'vitest';
import { ICONS } from '@/games/untamed/art/icons.ts';
import type { GameUi } from './contract.ts';
import { markupOf } from './testing.tsx';
import { logLineOf, spokenOf } from './told.tsx';

const PATTERNS = {
  fr: { shown: '{who} [montre|montrez] {cards} : {n} {n|carte|cartes}.' },
  en: { shown: '{who} [shows|show] {cards}: {n} {n|card|cards}.' },
};

/** The line about these cards as the log shows it, and as it is read aloud. */
function told(lang: 'fr' | 'en', cards: readonly string[]) {
  const tell = tellerOf<GameEvent, 'shown'>({
    lineOf: () => ({
      key: 'shown',
      parts: { who: { name: 'Ada' }, cards: { cards }, n: cards.length },
      you: false,
    }),
    patterns: (reader) => PATTERNS[reader],
    nameOfCard: (face) => face.toUpperCase(),
    isSeparator: () => false,
  });
  const ui = { words: { tell } as unknown as GameUi['words'], iconOf: () => ICONS.support };
  const event = {} as LogEvent;
  const markup = markupOf(logLineOf(ui, event, wordsIn(lang))?.content);
  return {
    markup,
    shown: markup.replace(/<[^>]*>/g, '').replaceAll('\u202f', ' '),
    spoken: spokenOf(ui, event, wordsIn(lang)),
  };
}

test('cards of a line are listed alike on the screen and aloud', () => {
  expect(told('fr', ['a', 'b', 'c']).spoken).toBe('Ada montre A, B et C : 3 cartes.');
  expect(told('en', ['a', 'b', 'c']).spoken).toBe('Ada shows A, B and C: 3 cards.');
  for (const lang of ['fr', 'en'] as const) {
    for (const cards of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      const { shown, spoken } = told(lang, cards);
      expect(shown).toBe(spoken);
    }
  }
});

test('a comma and the stop stay with the card before them', () => {
  const { markup } = told('en', ['a', 'b', 'c']);
  expect(markup).toContain('A</button>,</span> ');
  expect(markup).toContain('B</button></span> and ');
  expect(markup).toContain('C</button>:</span> 3');
});

test('French counts zero as one in the log too', () => {
  expect(told('fr', []).spoken).toMatch(/0 carte\.$/);
  expect(told('en', []).spoken).toMatch(/0 cards\.$/);
});
