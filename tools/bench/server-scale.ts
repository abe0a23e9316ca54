import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuOf, endAll, memoryAfterGc, openServer, Side } from './server-process.ts';
import type { ScaleOrder, ScaleResult } from './server-scale-load.ts';

const LOAD = fileURLToPath(new URL('./server-scale-load.ts', import.meta.url));
const WARM_UP_SECONDS = 5;
/** The server needs so long to notice that thousands of connections are gone. */
const LEAVING_MS = 5000;
/** A game with six seats where nearly every answer is sent to all: one in a window of reactions is sent to nobody at first. */
const GAME = 'untamed';

/** A server of its own with rooms that play, or stand still, and the clients that open them. */
async function withRooms<Result>(
  order: Omit<ScaleOrder, 'port' | 'game' | 'seats'>,
  profile: string | undefined,
  use: (load: Side<ScaleResult>, server: ChildProcess, empty: Memory) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  const processes: ChildProcess[] = [];
  try {
    const { server, port } = await openServer(dataDir, profile);
    processes.push(server);
    const empty = await memoryAfterGc(server);
    const whole: ScaleOrder = { ...order, port, game: GAME, seats: 6 };
    const load = await Side.open<ScaleOrder, ScaleResult>(LOAD, whole, server);
    processes.push(load.clients);
    return await use(load, server, empty);
  } finally {
    await endAll(processes);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Memory = Awaited<ReturnType<typeof memoryAfterGc>>;

/**
 * Rooms of six players and `spectators`, one answer per second and room: how long until everybody has it, and what that costs.
 * `played`: answers that each match has behind it before.
 */
export function playingRooms(
  rooms: number,
  spectators: number,
  seconds: number,
  { profile, played = 10 }: { profile?: string | undefined; played?: number } = {},
): Promise<Record<string, number>> {
  const order = { rooms, spectators, played };
  return withRooms(order, profile, async (load, server, empty) => {
    const connected = await memoryAfterGc(server);
    await load.play(WARM_UP_SECONDS);
    const { steps } = await load.tell('result');
    await load.forget();
    const cpuBefore = cpuOf(server);
    await load.play(seconds);
    const cpuShare = (cpuOf(server) - cpuBefore) / load.seconds;
    const { each, last, answers, refused, missed } = await load.tell('result');
    return {
      arrivalP50Ms: each.p50,
      arrivalP95Ms: each.p95,
      arrivalP99Ms: each.p99,
      lastArrivalP50Ms: last.p50,
      lastArrivalP95Ms: last.p95,
      lastArrivalP99Ms: last.p99,
      answersPerSecond: answers / load.seconds,
      refused,
      missed,
      stepsBehind: steps,
      cpuShare,
      cpuMicrosPerAnswer: (cpuShare * load.seconds * 1e6) / Math.max(1, answers),
      heapKbPerRoom: (1000 * (connected.heap - empty.heap)) / rooms,
      load: loadavg()[0] ?? 0,
    };
  });
}

/** The cost of rooms whose match stands in its middle: with all six players connected, then with nobody. */
export function idleRooms(rooms: number): Promise<Record<string, number>> {
  const order = { rooms, spectators: 0, played: 40 };
  return withRooms(order, undefined, async (load, server, empty) => {
    const connected = await memoryAfterGc(server);
    await load.tell('leave');
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    const alone = await memoryAfterGc(server);
    return {
      emptyRssMb: empty.rss,
      connectedRssMb: connected.rss - empty.rss,
      connectedHeapMb: connected.heap - empty.heap,
      aloneRssMb: alone.rss - empty.rss,
      aloneHeapMb: alone.heap - empty.heap,
    };
  });
}
