import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cluster } from '../../apps/server/src/testing/postgres.ts';
import type { FloorOrder, FloorResult } from './server-floor-load.ts';
import type { LoadOrder, LoadResult } from './server-load.ts';
import { cpuOfChildren, endAll, memoryOf, openServer, Side } from './server-process.ts';

const LOAD = fileURLToPath(new URL('./server-load.ts', import.meta.url));
const FLOOR = fileURLToPath(new URL('./server-floor.ts', import.meta.url));
const FLOOR_LOAD = fileURLToPath(new URL('./server-floor-load.ts', import.meta.url));
const WARM_UP_SECONDS = 3;
/** Real and bare server take turns this often, so that a busy machine slows both alike. */
const SLICES = 8;

/**
 * A whole server under many tables of random players, each table with immediate rematch; in turn with it, bare
 * Socket.IO under the same traffic: `ratio` is what rules, views, checks and the journal leave of it. With `database` a second
 * server takes turns with both, which keeps everything in a PostgreSQL of this machine: its figures begin with `database`.
 */
export async function fullLoad(
  order: Omit<LoadOrder, 'ports'>,
  seconds: number,
  profile: string | undefined,
  database: boolean,
): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  const processes: ChildProcess[] = [];
  const cluster = database ? await Cluster.start({ fsync: 'on', shared_buffers: '128MB' }) : null;
  try {
    const { server, port } = await openServer(dataDir, profile);
    processes.push(server);
    const before = memoryOf(server);
    const load = await Side.open<LoadOrder, LoadResult>(LOAD, { ...order, ports: [port] }, server);
    processes.push(load.clients);
    await load.play(WARM_UP_SECONDS);
    const mbPerMatch = (memoryOf(server) - before) / order.matches;
    const scouted = await load.tell('result');
    if (scouted.sampleUpdate === '')
      throw new Error(`${order.game}: no update came while it warmed up`);

    const kept = cluster && (await openStored(cluster, order, dataDir, processes));
    await kept?.play(WARM_UP_SECONDS);

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

    for (const side of [load, floor, kept]) await side?.forget();
    let postgresSeconds = 0;
    for (let slice = 0; slice < SLICES; slice += 1) {
      await load.play(seconds / SLICES);
      await floor.play(seconds / SLICES / 2);
      if (kept === null || cluster === null) continue;
      const used = cpuOfChildren(cluster.pid);
      await kept.play(seconds / SLICES);
      postgresSeconds += cpuOfChildren(cluster.pid) - used;
    }
    const { answers } = await floor.tell('result');
    const floorAnswersPerSecond = answers / floor.seconds;
    const floorCpuMicrosPerAnswer = (floor.cpuSeconds * 1e6) / answers;
    const floorOf = { floorAnswersPerSecond, floorCpuMicrosPerAnswer };
    return {
      ...figures(load, await load.tell('result'), floorOf),
      ...floorOf,
      mbPerMatch,
      floorCpuShare: floor.cpuSeconds / floor.seconds,
      ...(kept && databaseFigures(kept, await kept.tell('result'), floorOf, postgresSeconds)),
    };
  } finally {
    await endAll(processes);
    await cluster?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same server under the same load, with everything in a database. */
async function openStored(
  cluster: Cluster,
  order: Omit<LoadOrder, 'ports'>,
  dataDir: string,
  processes: ChildProcess[],
): Promise<Side<LoadResult>> {
  const address = await cluster.database();
  const { server, port } = await openServer(dataDir, undefined, { DATABASE_URL: address });
  processes.push(server);
  const side = await Side.open<LoadOrder, LoadResult>(LOAD, { ...order, ports: [port] }, server);
  processes.push(side.clients);
  return side;
}

function figures(
  load: Side<LoadResult>,
  result: LoadResult,
  floor: { floorAnswersPerSecond: number; floorCpuMicrosPerAnswer: number },
): Record<string, number> {
  const answersPerSecond = result.answers / load.seconds;
  const cpuMicrosPerAnswer = (load.cpuSeconds * 1e6) / result.answers;
  return {
    answersPerSecond,
    p50Ms: result.p50,
    p95Ms: result.p95,
    p99Ms: result.p99,
    medianBytes: result.medianBytes,
    p95Bytes: result.p95Bytes,
    ratio: answersPerSecond / floor.floorAnswersPerSecond,
    refused: result.refused,
    finishedMatches: result.finished,
    // Processor time of the two servers: tells a slow server from a busy machine.
    cpuMicrosPerAnswer,
    cpuRatio: floor.floorCpuMicrosPerAnswer / cpuMicrosPerAnswer,
    cpuShare: load.cpuSeconds / load.seconds,
  };
}

function databaseFigures(
  kept: Side<LoadResult>,
  result: LoadResult,
  floor: { floorAnswersPerSecond: number; floorCpuMicrosPerAnswer: number },
  postgresSeconds: number,
): Record<string, number> {
  const own = Object.entries(figures(kept, result, floor)).map(
    ([name, value]) => [`database${name[0]?.toUpperCase()}${name.slice(1)}`, value] as const,
  );
  return {
    ...Object.fromEntries(own),
    // That of PostgreSQL itself, beside the server's.
    databasePostgresCpuMicrosPerAnswer: (postgresSeconds * 1e6) / result.answers,
  };
}
