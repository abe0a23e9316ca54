import type { LogEvent } from '@tablee/protocol/updates.ts';
import { wordsIn } from '@tablee/rules/testing/words.ts';
import { expect, test } from 'vitest';
import { ICONS } from '@/games/untamed/art/icons.ts';
import type { GameUi } from './contract.ts';
import { Log, type Moments } from './log.tsx';
import { markupOf } from './testing.tsx';

const events = Array.from(
  { length: 1000 },
  (_, n) => ({ n, type: 'moved', clause: '' }) as unknown as LogEvent,
);

const ui = {
  words: { tell: ({ n }: { n: number }) => ({ pieces: [`Move ${n}.`] }) },
  iconOf: () => ICONS.support,
} as unknown as GameUi;

const linesOf = (moments?: Moments): readonly string[] =>
  markupOf(
    <Log ui={ui} words={wordsIn('en')} events={events} {...(moments && { moments })} />,
  ).match(/Move \d+/g) ?? [];

test('of a long match the log draws the newest lines, and of a film all, as one jumps by them', () => {
  const live = linesOf();
  expect(live).toHaveLength(120);
  expect(live.at(-1)).toBe('Move 999');
  expect(linesOf({ now: 500, go: () => {} })).toHaveLength(1000);
});
