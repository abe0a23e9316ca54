import type { TableOrder } from './load-table.ts';
import { LoadTable, Measures } from './load-table.ts';
import { quantile, stayAwake, takeTurns } from './server-wire.ts';

/** The order to the clients' process. */
export interface LoadOrder extends Omit<TableOrder, 'port'> {
  /** Of the servers; the tables are dealt out among them in turn. */
  readonly ports: readonly number[];
  readonly matches: number;
}

/** Its measures. `p50` and so on: milliseconds from sending an answer to its acknowledgement. */
export interface LoadResult {
  readonly answers: number;
  readonly refused: number;
  readonly finished: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly medianBytes: number;
  readonly p95Bytes: number;
  /** An update and an answer of median size, which the floor sends. */
  readonly sampleUpdate: string;
  readonly sampleAnswer: string;
}

const bySize = (texts: readonly string[], bytes: number): string =>
  [...texts].sort((a, b) => Math.abs(a.length - bytes) - Math.abs(b.length - bytes))[0] ?? '';

/** Spreads the answers of all tables evenly over time. */
function paced(tables: readonly LoadTable[], rate: number): NodeJS.Timeout {
  let owed = 0;
  let last = performance.now();
  let next = 0;
  return setInterval(() => {
    const now = performance.now();
    owed = Math.min(rate, owed + ((now - last) / 1000) * rate);
    last = now;
    for (let tried = 0; owed >= 1 && tried < tables.length; tried += 1) {
      next = (next + 1) % tables.length;
      if (!tables[next]?.release()) continue;
      owed -= 1;
      tried = 0;
    }
  }, 2);
}

function resultOf(measures: Measures): LoadResult {
  const { answers, refused, finished, latencies, bytes, updates, answerTexts } = measures;
  const medianBytes = quantile(bytes, 0.5);
  const answerSizes = answerTexts.map((text) => text.length);
  return {
    answers,
    refused,
    finished,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    medianBytes,
    p95Bytes: quantile(bytes, 0.95),
    sampleUpdate: bySize(updates, medianBytes),
    sampleAnswer: bySize(answerTexts, quantile(answerSizes, 0.5)),
  };
}

/** Opens the tables, then plays until it is stopped. */
async function serveOrders(order: LoadOrder): Promise<void> {
  const measures = new Measures();
  const { ports } = order;
  const tables = Array.from(
    { length: order.matches },
    (_, i) => new LoadTable({ ...order, port: Number(ports[i % ports.length]) }, measures, i + 1),
  );
  for (let i = 0; i < tables.length; i += 10) {
    await Promise.all(tables.slice(i, i + 10).map((table) => table.open()));
  }
  for (const table of tables) table.start();
  let sleep = (): void => {};
  let pacing: NodeJS.Timeout | undefined;
  takeTurns({
    go: () => {
      measures.isOn = true;
      sleep = stayAwake();
      if (order.rate !== null) pacing = paced(tables, order.rate);
      else for (const table of tables) while (table.release());
    },
    stop: () => {
      measures.isOn = false;
      sleep();
      clearInterval(pacing);
    },
    forget: () => measures.forget(),
    result: () => resultOf(measures),
  });
}

process.once('message', (order: LoadOrder) => void serveOrders(order));
