import type { LogEvent } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { Maker } from './moment-queue.ts';

const event = (told: object): LogEvent =>
  ({ n: 0, clause: 'SAN-1.1', ...told }) as unknown as LogEvent;

test('the gains of a kill are one prize, whatever their sources', () => {
  const maker = new Maker();
  const kill = { type: 'encounterEnded', face: 'eventreur', stage: 7, killer: 1 };
  expect(maker.take(event(kill))).toMatchObject([{ kind: 'kill', seat: 1 }]);
  const gain = { type: 'prestigeGained', seat: 1, amount: 3 };
  expect(maker.take(event({ ...gain, why: 'kill' }))).toMatchObject([{ amount: 3 }]);
  expect(maker.take(event({ ...gain, why: 'stage' }))).toMatchObject([{ amount: 6 }]);
});
