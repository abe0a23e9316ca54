import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cluster } from '../../apps/server/src/testing/postgres.ts';
import type { LoadOrder, LoadResult } from './server-load.ts';
import { cpuOfChildren, endAll, openServer, Side } from './server-process.ts';

const LOAD = fileURLToPath(new URL('./server-load.ts', import.meta.url));
const WARM_UP_SECONDS = 3;
/** One process and several take turns this often, so that a busy machine slows both alike. */
const SLICES = 8;

/** Nodes of one database, with their clients, and the resources that they and the database have used. */
interface House {
  readonly side: Side<LoadResult>;
  postgresSeconds: number;
}

/**
 * The same tables at one server and at `processes` servers on this machine, as `TABLEE_PROCESSES` starts them, both with a
 * PostgreSQL of this machine. `perCoreSecond`: answers per second of processor, several processes against one; 1 is as many.
 */
export async function processesLoad(
  order: Omit<LoadOrder, 'ports'>,
  processes: number,
  seconds: number,
): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  const children: ChildProcess[] = [];
  const cluster = await Cluster.start({ fsync: 'on', shared_buffers: '128MB' });
  const opened = async (count: number): Promise<House> => {
    const address = await cluster.database();
    const servers: ChildProcess[] = [];
    const ports: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const { server, port } = await openServer(join(dataDir, `${count}-${i}`), undefined, {
        ...{ DATABASE_URL: address, NODE_NAME: `bench-${i + 1}` },
      });
      children.push(server);
      servers.push(server);
      ports.push(port);
    }
    const whole = { ...order, ports };
    const side = await Side.open<LoadOrder, LoadResult>(LOAD, whole, ...servers);
    children.push(side.clients);
    await side.play(WARM_UP_SECONDS);
    await side.forget();
    return { side, postgresSeconds: 0 };
  };
  try {
    const houses = [await opened(1), await opened(processes)] as const;
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const house of houses) {
        const used = cpuOfChildren(cluster.pid);
        await house.side.play(seconds / SLICES);
        house.postgresSeconds += cpuOfChildren(cluster.pid) - used;
      }
    }
    const [one, several] = [await figures(houses[0]), await figures(houses[1])];
    const named = (prefix: string, of: Figures): Figures =>
      Object.fromEntries(
        Object.entries(of).map(([key, value]) => [
          `${prefix}${key[0]?.toUpperCase()}${key.slice(1)}`,
          value,
        ]),
      );
    const ratio = (cost: (of: Figures) => number): number => cost(one) / cost(several);
    return {
      processes,
      ...named('one', one),
      ...named('several', several),
      perCoreSecond: ratio(({ cpuMicrosPerAnswer = 0 }) => cpuMicrosPerAnswer),
      perCoreSecondWithDatabase: ratio(
        ({ cpuMicrosPerAnswer = 0, postgresCpuMicrosPerAnswer = 0 }) =>
          cpuMicrosPerAnswer + postgresCpuMicrosPerAnswer,
      ),
    };
  } finally {
    await endAll(children);
    await cluster.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Figures = Record<string, number>;

async function figures({ side, postgresSeconds }: House): Promise<Figures> {
  const { answers, refused, p50, p99 } = await side.tell('result');
  return {
    answersPerSecond: answers / side.seconds,
    p50Ms: p50,
    p99Ms: p99,
    refused,
    cpuMicrosPerAnswer: (side.cpuSeconds * 1e6) / answers,
    postgresCpuMicrosPerAnswer: (postgresSeconds * 1e6) / answers,
    cpuShare: side.cpuSeconds / side.seconds,
  };
}
