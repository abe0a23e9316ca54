import { type ChildProcess, spawn } from 'node:child_process';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { traceOf } from './refusal.ts';
import { EXIT } from './start-failure.ts';

/** Milliseconds before a process that has ended by itself is started again. */
const AGAIN_AFTER = 1000;
/** With these ends of a process another one would end the same way. */
const FOR_GOOD: readonly (number | null)[] = [EXIT.damagedData, EXIT.noPermission, EXIT.badSetting];

/** Threads of process `i`: bots of all processes together think in as many as there are, and each process has one. */
export const shareOf = (threads: number, processes: number, i: number): number =>
  Math.max(1, Math.floor(threads / processes) + (i < threads % processes ? 1 : 0));

/**
 * Runs several servers on this machine, each a node of its own: on `PORT` and the ports after it (so is `OPERATOR_PORT`), named `<NODE_NAME>-1` and so on.
 * One that ends by itself is started again. Resolves with the exit code once a signal, or an end for good, has ended all.
 */
export function runProcesses(config: Config, logger: Logger): Promise<number> {
  const { processes, port, nodeName, operator, botThreads } = config;
  const children = new Set<ChildProcess>();
  let code = 0;
  let isEnding = false;
  const end = (signal: NodeJS.Signals): void => {
    isEnding = true;
    for (const child of children) child.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));
  // Any end of this process ends the processes it has started.
  process.on('exit', () => end('SIGKILL'));
  return new Promise((resolve) => {
    const settle = (): void => {
      if (isEnding && children.size === 0) resolve(code);
    };
    const start = (i: number): void => {
      if (isEnding) {
        settle();
        return;
      }
      const [script = ''] = process.argv.slice(1);
      const name = `${nodeName.slice(0, 29)}-${i + 1}`;
      const beside = (first: number): string => String(first === 0 ? 0 : first + i);
      const child = spawn(process.execPath, [...process.execArgv, script], {
        stdio: 'inherit',
        env: {
          ...process.env,
          TABLEE_PROCESSES: '1',
          NODE_NAME: name,
          BOT_THREADS: String(shareOf(botThreads, processes, i)),
          PORT: beside(port),
          ...(operator !== null && { OPERATOR_PORT: beside(operator.port) }),
        },
      });
      children.add(child);
      child.on('error', (error) => {
        // It could not be started: the system has too much to do. The others go on.
        if (!children.delete(child)) return;
        logger.error({ node: name, error: traceOf(error) }, 'a process could not be started');
        setTimeout(() => start(i), AGAIN_AFTER);
      });
      child.on('exit', (ended, signal) => {
        children.delete(child);
        if (!isEnding && FOR_GOOD.includes(ended)) {
          code = ended ?? EXIT.fault;
          end('SIGTERM');
        } else if (isEnding) {
          code ||= ended ?? 0;
        } else {
          logger.error({ node: name, code: ended, signal }, 'a process has ended by itself');
          setTimeout(() => start(i), AGAIN_AFTER);
        }
        settle();
      });
    };
    for (let i = 0; i < processes; i += 1) start(i);
  });
}
