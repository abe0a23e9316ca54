import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { loadDescribe, loadWords } from '@tablee/rules/speech.ts';
import { expect, test } from 'vitest';
import { readJournal } from '../../apps/server/src/matches/chain.ts';
import { KeptMatch } from '../../apps/server/src/testing/kept-match.ts';
import { asText, type SavedMatch } from './text.ts';

const SEATS: Readonly<Record<string, number>> = { 'sang-rancune': 4 };

test.each(GAME_IDS)('a match of %s is printed as text, in both languages', async (id) => {
  const game = await loadGame(id);
  const seats = SEATS[id] ?? 2;
  const kept = await KeptMatch.played(game, { seats, steps: 120, seed: 3 });
  const { record, lines } = kept;
  const { entries } = readJournal(record.id, lines);
  const saved: SavedMatch = { ...record, match: record.id, entries };
  const speech = { words: await loadWords(id), describe: await loadDescribe(id) };
  for (const lang of ['fr', 'en'] as const) {
    const { film, text } = asText(game, saved, speech, lang);
    expect(film.parts).toBeNull();
    expect(text.split('\n').length).toBeGreaterThan(40);
    expect(text).toContain('P1');
    expect(text).not.toMatch(/undefined|NaN|[{}|\]]/);
  }
  const { film } = asText(game, saved, speech, 'en');
  const { entry } = film.steps.at(20) as (typeof film.steps)[number];
  const damaged = asText(game, { ...saved, entries: entries.with(entry, null) }, speech, 'en');
  expect(damaged.film.parts).toBe(entry);
});
