import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newGuest, TestClient } from '../testing/test-client.ts';
import { freshDirectory, spawnServer } from '../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const CLOCK = new URL('../testing/shifted-clock.ts', import.meta.url).href;

let dataDir: string;
beforeEach(() => {
  dataDir = freshDirectory();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const serverAt = (shift: number) =>
  spawnServer(dataDir, { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_SHIFT: String(shift) });

/** Opens a room on a server whose clock is wrong by `then`, and comes back after it was started with each of `next`. */
async function comesBack(then: number, ...next: number[]): Promise<void> {
  const first = await serverAt(then);
  const { cookie } = await newGuest(first.port);
  const ada = await new TestClient(first.port, cookie).connect();
  const { code } = await ada.must('room:create', { nickname: 'Ada' });
  ada.close();
  await first.kill('SIGTERM');
  for (const shift of next) {
    const server = await serverAt(shift);
    const again = await new TestClient(server.port, cookie).connect();
    await again.must('room:join', { code });
    await again.until('the room', ({ room }) => room?.members[0]?.nickname === 'Ada');
    again.close();
    await server.kill('SIGTERM');
    expect(server.logs()).not.toContain('forgot');
  }
}

test('a clock 31 days ahead at one start forgets nothing', () => comesBack(0, 31 * DAY, 0));

test('an evening played in 1972, before the clock was set, is still there afterwards', () =>
  comesBack(Date.UTC(1972, 0) - Date.now(), 0, 31 * DAY));
