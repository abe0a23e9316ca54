import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { given } from '@tablee/rules/games/royaumes-sauvages/testing/given.ts';
import { words } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { wordsIn } from '@tablee/rules/testing/words.ts';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test('in English no space goes before a colon', () => {
  const scene = given({
    hands: [['tiger-4', 'owl-3', 'frog-7', 'wolf-1']],
    decrees: { k4: 'A04', k5: 'A02', k6: 'A06', k7: 'A07', k8: 'A08' },
  });
  const view = scene.session.view(0) as RoyaumesView;
  const reason = explain(view, { card: scene.cardOf('A', 'tiger-4').id });
  if (reason === null) throw new Error('not refused');
  const { header, text } = words.refusal(reason, wordsIn('en'));
  expect(header).toBe('No kingdom accepts Tiger 4');
  expect(text).toMatch(/^Frostpeak: An odd value/);
  expect(text).not.toContain(' :');
});
