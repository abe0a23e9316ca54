import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { TRICKS } from '@tablee/rules/games/sang-rancune/cards/tricks.ts';
import { given, goesTo, sets } from '@tablee/rules/games/sang-rancune/testing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actions, takeQuestion, useAnswering } from '@/stores/answering.ts';
import { request } from '@/stores/connection.ts';
import { keyOf, passLater, switched } from './auto-pass.ts';
import { WINDOWS } from './questions.ts';

vi.mock('@/stores/connection.ts', () => ({
  request: vi.fn(() => new Promise(() => {})),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(request).mockClear();
  takeQuestion(null, null);
});

/** Opens the window after A's reveal for B, who holds this card and always passes. */
function passing(card: string, luck = 0.5): () => void {
  const scene = given({
    encounter: 'hydre',
    marker: 900,
    hands: { B: [card, 'feinte', 'feinte'] },
  }).when(sets({ B: 'feinte' }), goesTo('ABCD afterReveal'));
  const question = scene.question('B');
  const fingerprint = scene.session.fingerprintOf(question);
  takeQuestion('m', { ...question, fingerprint, undo: false } as unknown as OpenQuestion);
  const off = passLater(
    useAnswering.getState().question,
    WINDOWS,
    () => actions.toggle('pass'),
    () => luck,
  );
  return off ?? (() => {});
}

/** What leaves the browser, and when. */
function sent(card: string, luck?: number): string[] {
  const trace: string[] = [];
  const off = passing(card, luck);
  for (let ms = 0; ms <= 4000; ms += 100) {
    const calls = vi.mocked(request).mock.calls.splice(0);
    for (const [name, payload] of calls) {
      trace.push(`${ms} ${name} ${JSON.stringify((payload as { picks: unknown }).picks)}`);
    }
    vi.advanceTimersByTime(100);
  }
  off();
  takeQuestion(null, null);
  return trace;
}

test.each(TRICKS.map(({ id }) => id))(
  'always passing sends the same after the same time with %s in hand as without',
  (trick) => {
    expect(sent('coup-droit')).toEqual(['1800 match:answer ["pass"]']);
    expect(sent(trick)).toEqual(sent('coup-droit'));
  },
);

test('SAN-22.13 when it passes is left to chance, within the time that a pass by hand takes', () => {
  expect(sent('coup-droit', 0)).toEqual(['600 match:answer ["pass"]']);
  expect(sent('coup-droit', 1)).toEqual(['3000 match:answer ["pass"]']);
});

test('it is called off in time', () => {
  const off = passing('croche-patte');
  vi.advanceTimersByTime(1700);
  off();
  vi.advanceTimersByTime(5000);
  expect(request).not.toHaveBeenCalled();
});

test('only the moments chosen are passed, and only windows', () => {
  const pass = vi.fn();
  passLater({ kind: 'afterHit' }, ['beforeSet'], pass);
  passLater({ kind: 'setAttack' }, WINDOWS, pass);
  passLater(null, WINDOWS, pass);
  vi.advanceTimersByTime(5000);
  expect(pass).not.toHaveBeenCalled();
});

test('it is switched for one moment or for all, and ends with the stage', () => {
  expect(switched([], 'all', true)).toEqual(WINDOWS);
  expect(switched(WINDOWS, 'all', false)).toEqual([]);
  expect(switched([], 'afterHit', true)).toEqual(['afterHit']);
  expect(switched(['afterHit', 'beforeSet'], 'afterHit', false)).toEqual(['beforeSet']);
  expect(keyOf('m', 1)).not.toBe(keyOf('m', 2));
});
