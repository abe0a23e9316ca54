import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FloorOrder, FloorResult } from './server-floor-load.ts';
import type { LoadOrder, LoadResult } from './server-load.ts';
import { endAll, memoryOf, openServer, Side } from './server-process.ts';

const LOAD = fileURLToPath(new URL('./server-load.ts', import.meta.url));
const FLOOR = fileURLToPath(new URL('./server-floor.ts', import.meta.url));
const FLOOR_LOAD = fileURLToPath(new URL('./server-floor-load.ts', import.meta.url));
const WARM_UP_SECONDS = 3;
/** Real and bare server take turns this often, so that a busy machine slows both alike. */
const SLICES = 8;

/**
 * A whole server under many tables of random players, each table with immediate rematch; in turn with it, bare
 * Socket.IO under the same traffic: `ratio` is what rules, views, checks and the journal leave of it.
 */
export async function fullLoad(
  order: Omit<LoadOrder, 'port'>,
  seconds: number,
  profile: string | undefined,
): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  const processes: ChildProcess[] = [];
  try {
    const { server, port } = await openServer(dataDir, profile);
    processes.push(server);
    const before = memoryOf(server);
    const load = await Side.open<LoadOrder, LoadResult>(LOAD, { ...order, port }, server);
    processes.push(load.clients);
    await load.play(WARM_UP_SECONDS);
    const mbPerMatch = (memoryOf(server) - before) / order.matches;
    const scouted = await load.tell('result');

    const bare = fork(FLOOR, { stdio: 'inherit' });
    processes.push(bare);
    const [{ port: floorPort }] = (await once(bare, 'message')) as [{ port: number }];
    const floorOrder: FloorOrder = {
      port: floorPort,
      rooms: order.matches,
      sockets: order.seats + order.spectators,
      seats: order.seats,
      sampleUpdate: scouted.sampleUpdate,
      sampleAnswer: scouted.sampleAnswer,
    };
    const floor = await Side.open<FloorOrder, FloorResult>(FLOOR_LOAD, floorOrder, bare);
    processes.push(floor.clients);
    await floor.play(WARM_UP_SECONDS / 2);

    await load.forget();
    await floor.forget();
    for (let slice = 0; slice < SLICES; slice += 1) {
      await load.play(seconds / SLICES);
      await floor.play(seconds / SLICES / 2);
    }
    return figures(load, await load.tell('result'), floor, await floor.tell('result'), mbPerMatch);
  } finally {
    await endAll(processes);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function figures(
  load: Side<LoadResult>,
  result: LoadResult,
  floor: Side<FloorResult>,
  { answers: floorAnswers }: FloorResult,
  mbPerMatch: number,
): Record<string, number> {
  const answersPerSecond = result.answers / load.seconds;
  const floorAnswersPerSecond = floorAnswers / floor.seconds;
  const cpuMicrosPerAnswer = (load.cpuSeconds * 1e6) / result.answers;
  const floorCpuMicrosPerAnswer = (floor.cpuSeconds * 1e6) / floorAnswers;
  return {
    answersPerSecond,
    p50Ms: result.p50,
    p95Ms: result.p95,
    p99Ms: result.p99,
    medianBytes: result.medianBytes,
    p95Bytes: result.p95Bytes,
    mbPerMatch,
    floorAnswersPerSecond,
    ratio: answersPerSecond / floorAnswersPerSecond,
    refused: result.refused,
    finishedMatches: result.finished,
    // Processor time of the two servers: tells a slow server from a busy machine.
    cpuMicrosPerAnswer,
    floorCpuMicrosPerAnswer,
    cpuRatio: floorCpuMicrosPerAnswer / cpuMicrosPerAnswer,
    cpuShare: load.cpuSeconds / load.seconds,
    floorCpuShare: floor.cpuSeconds / floor.seconds,
  };
}
