import type { Input } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { ToldTime } from '../testing/told-time.ts';
import { WindowHold } from './window-hold.ts';

const answer = (seat: number, by: 'seat' | 'clock' = 'seat'): Input => ({
  by,
  seat,
  picks: ['pass'],
  question: `w-${seat}`,
});

function table(window: string | null = 'w') {
  const time = new ToldTime();
  const hold = new WindowHold(1500, time);
  const match = {
    window: window as string | null,
    questionOf: (seat: number) => ({ fingerprint: `w-${seat}` }),
  };
  const applied: string[] = [];
  const pass = (input: Input): void =>
    hold.pass(match, input, () => applied.push(`${input.seat} ${input.by} at ${time.now()}`));
  hold.attend(match);
  return { time, hold, match, applied, pass };
}

test('SAN-22.11 a window stays open for its least time, and then closes in the order of the seats', () => {
  const { time, applied, pass } = table();
  pass(answer(2));
  time.pass(700);
  pass(answer(0));
  pass(answer(1, 'clock'));
  expect(applied).toEqual([]);
  time.pass(799);
  expect(applied).toEqual([]);
  time.pass(1);
  expect(applied).toEqual(['0 seat at 1500', '1 clock at 1500', '2 seat at 1500']);
});

test('SAN-22.11 a player who thinks for longer waits for nothing', () => {
  const { time, applied, pass } = table();
  time.pass(4000);
  pass(answer(1));
  expect(applied).toEqual(['1 seat at 4000']);
});

test('each window has a time of its own, the same one when it is asked again', () => {
  const { time, hold, match, applied, pass } = table();
  time.pass(1600);
  match.window = 'v';
  hold.attend(match);
  time.pass(1000);
  hold.attend(match);
  pass(answer(0));
  expect(applied).toEqual([]);
  time.pass(500);
  expect(applied).toEqual(['0 seat at 3100']);
});

test('a window that was not announced, as after a restart, begins with its first answer', () => {
  const { time, match, applied } = table();
  const fresh = new WindowHold(1500, time);
  time.pass(9000);
  fresh.pass(match, answer(0), () => applied.push(`at ${time.now()}`));
  time.pass(1499);
  expect(applied).toEqual([]);
  time.pass(1);
  expect(applied).toEqual(['at 10500']);
});

test('a departure does not close it either, and comes after the answers it would make stale', () => {
  const { time, applied, pass } = table();
  pass({ by: 'leave', seat: 0 });
  pass(answer(1));
  expect(applied).toEqual([]);
  time.pass(1500);
  expect(applied).toEqual(['1 seat at 1500', '0 leave at 1500']);
});

test('other inputs, an undo and all other questions are not held', () => {
  const { applied, pass } = table();
  pass({ ...answer(0), question: 'old' } as Input);
  pass({ by: 'undo', seat: 1 });
  expect(applied).toEqual(['0 seat at 0', '1 undo at 0']);
  const turn = table(null);
  turn.pass(answer(0));
  expect(turn.applied).toHaveLength(1);
});

test('answers held when the server stops are dropped unacknowledged', () => {
  const { time, hold, applied, pass } = table();
  pass(answer(0));
  hold.close();
  time.pass(5000);
  expect(applied).toEqual([]);
});

test('CAN-23.12 a tactical window of Cannibal World is held like one of reactions, and a turn is not', async () => {
  const game = await loadGame('cannibal-world');
  const held = new Map<string, Set<boolean>>();
  playRandomly({
    ...{ game, seats: 2, seed: 3 },
    onQuestion(session, seat, question) {
      const time = new ToldTime();
      const hold = new WindowHold(1500, time);
      const fingerprint = session.fingerprintOf(question);
      const match = { window: session.window, questionOf: () => ({ fingerprint }) };
      hold.attend(match);
      let isApplied = false;
      const input = { by: 'seat', seat, picks: question.fallback, question: fingerprint } as const;
      hold.pass(match, input, () => {
        isApplied = true;
      });
      held.set(question.kind, (held.get(question.kind) ?? new Set()).add(!isApplied));
      time.pass(1500);
      if (!isApplied) throw new Error('never applied');
    },
  });
  expect(held.get('tactical')).toEqual(new Set([true]));
  expect(held.get('defend')).toEqual(new Set([true]));
  expect(held.get('mainAction')).toEqual(new Set([false]));
});
