import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { heardBy, RecentFaults } from './operator/faults.ts';
import { traceOf } from './refusal.ts';
import { countRepeats } from './repeats.ts';
import { EXIT, startFailureOf } from './start-failure.ts';

/** After a signal the process ends within this time, come what may; longer where its rooms go on elsewhere first. */
const SHUTDOWN_LIMIT = 4500;
const MOVING_LIMIT = 25_000;
/** Signals closer together than this are one. */
const SAME_SIGNAL = 1000;

// Logs go to stderr, so that stdout is left to the line people read.
const { logMethod, flush } = countRepeats();
const faults = new RecentFaults();
const logger = pino({ hooks: { logMethod: heardBy(faults, logMethod) } }, pino.destination(2));
process.on('exit', flush);
// Every answer is kept before it is acknowledged: starting again is safer than going on after a fault.
process.on('uncaughtException', (error) => {
  logger.fatal({ error: traceOf(error) }, 'stopped by a fault');
  process.exit(EXIT.fault);
});

const config = settings();
logger.level = config.logLevel;
if (config.processes > 1) {
  const { runProcesses } = await import('./processes.ts');
  process.exit(await runProcesses(config, logger));
}
// Most of the code is read after the settings: a mistake in them is told at once, and a process that only starts others stays small.
const [{ startServer }, { catalogue }] = await Promise.all([
  import('./server.ts'),
  import('./matches/catalogue.ts'),
]);
const watched = {
  version: versionOf(new URL('../../../package.json', import.meta.url)),
  faults,
  onDrain: () => void process.kill(process.pid, 'SIGTERM'),
};
const server = await startServer(config, catalogue, logger, watched).catch((error: unknown) =>
  giveUp(error, config),
);
let stoppingSince: number | null = null;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stoppingSince !== null) {
      // One Ctrl-C arrives twice: from the terminal and passed on by the process that started this one.
      if (performance.now() - stoppingSince > SAME_SIGNAL) process.exit(EXIT.fault);
      return;
    }
    stoppingSince = performance.now();
    logger.info({ signal }, 'closing');
    const limit = config.databaseUrl === null ? SHUTDOWN_LIMIT : MOVING_LIMIT;
    setTimeout(() => process.exit(EXIT.fault), limit).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ error: traceOf(error) }, 'shutdown failed');
        process.exit(EXIT.fault);
      },
    );
  });
}

logger.info({ port: server.port, dataDir: config.dataDir }, 'open');

// Pages of other addresses than the public one would be taken for another site's.
const links = config.publicUrl === null ? localLinks(server.port) : [config.publicUrl];
// Where starts are cached, also for the next start after a kill.
flushCompileCache();
process.stdout.write(`Tablée is open: ${links.join('  ')}\n`);

function versionOf(manifest: URL): string {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  return version;
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUp(error);
  }
}

function giveUp(error: unknown, config?: Config): never {
  const failure = startFailureOf(error, config);
  if (failure === null) {
    logger.fatal({ error: traceOf(error) }, 'could not open');
    process.exit(EXIT.fault);
  }
  process.stderr.write(`Tablée cannot open: ${failure.reason}\n`);
  process.exit(failure.exit);
}

function localLinks(port: number): string[] {
  const addresses = config.host === undefined ? lanAddresses() : [];
  return ['localhost', ...addresses].map((address) => `http://${address}:${port}`);
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
