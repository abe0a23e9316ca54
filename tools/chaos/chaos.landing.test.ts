import { expect, test } from 'vitest';
import { canFillDisk } from './house.ts';
import { runChaos } from './run.ts';

// docs/architecture.md, "Around a match": the limits of damage on the worst of days: a minute of faults, every one among them.
test('under every fault nothing acknowledged is lost or doubled, nothing shown is taken back, and every table goes on', async () => {
  const order = { seconds: 60, seed: 3, tables: 1 };
  const { kills, acknowledged, faults, arranged, ...bad } = await runChaos(order);
  expect(bad).toEqual({ lost: 0, doubled: 0, ahead: 0, stuck: 0, findings: [] });
  expect(kills).toBeGreaterThan(10);
  expect(acknowledged).toBeGreaterThan(200);
  const meant = ['kill', 'stop', 'cutLog', 'flippedBits', 'clock', 'brokenRelease'];
  expect(faults).toMatchObject(Object.fromEntries(meant.map((name) => [name, expect.any(Number)])));
  expect(Object.keys(arranged)).toEqual(expect.arrayContaining(['pause', 'clock', 'watching']));
  if (canFillDisk) expect(faults).toHaveProperty('fullDisk');
}, 600_000);
