import { expect, test } from 'vitest';
import { runChaos } from './run.ts';

test('a minute of faults: nothing acknowledged is lost or doubled, no match leaves its table', async () => {
  const { kills, acknowledged, faults, ...bad } = await runChaos({
    seconds: 40,
    seed: 12,
    tables: 1,
  });
  expect(bad).toEqual({ lost: 0, doubled: 0, ahead: 0, stuck: 0, findings: [] });
  expect(kills).toBeGreaterThan(4);
  expect(acknowledged).toBeGreaterThan(200);
}, 180_000);
