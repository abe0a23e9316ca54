import type { LogEvent } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import type { Wording } from '@/table/contract.ts';
import { plain } from './log.tsx';

const names = { fr: ['vous', 'Ada'], en: ['you', 'Ada'] };
const words = (lang: 'fr' | 'en'): Wording => ({ lang, nameOf: (seat) => names[lang][seat] ?? '' });
const told = (event: object, lang: 'fr' | 'en') =>
  plain({ n: 0, clause: 'ROY-1.1', ...event } as unknown as LogEvent, words(lang));

test.each([
  [{ type: 'turnStarted', owner: 0 }, 'À vous de jouer', 'Your turn'],
  [{ type: 'turnStarted', owner: 1 }, 'Au tour d’Ada', 'Ada to play'],
  [
    { type: 'firstPlayerChosen', seat: 0, reason: 'random' },
    'Le sort vous désigne pour ouvrir.',
    'The lot falls on you to open.',
  ],
  [
    { type: 'firstPlayerChosen', seat: 1, reason: 'random' },
    'Le sort désigne Ada pour ouvrir.',
    'The lot falls on Ada to open.',
  ],
  [
    { type: 'battleRound', leaders: [1, 0] },
    'Égalité : vous et Ada continuez.',
    'Tied: you and Ada fight on.',
  ],
  [
    { type: 'reinforcementPlayed', seat: 0, amount: 1, effective: 8 },
    'Vous ajoutez 1 renfort : votre carte vaut 8.',
    'You add 1 reinforcement: your card is worth 8.',
  ],
])('%o is told to the reader and to others', (event, fr, en) => {
  expect(told(event, 'fr')).toBe(fr);
  expect(told(event, 'en')).toBe(en);
});
