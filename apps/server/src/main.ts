import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { BadSetting, readConfig } from './config.ts';
import { catalogue } from './matches/catalogue.ts';
import { traceOf } from './refusal.ts';
import { startServer } from './server.ts';

/** After a signal the process ends within this time, come what may. */
const SHUTDOWN_LIMIT = 4500;
/** Signals closer together than this are one. */
const SAME_SIGNAL = 1000;

const config = settings();
// Logs go to stderr, so that stdout is left to the line people read.
const logger = pino({ level: config.logLevel }, pino.destination(2));
const server = await startServer(config, catalogue, logger).catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') giveUp(`port ${config.port} is taken; choose another with PORT`);
  if (code === 'EACCES') giveUp(`no permission for port ${config.port} or ${config.dataDir}`);
  if (code === 'EADDRNOTAVAIL') giveUp(`HOST ${config.host} is not an address of this machine`);
  throw error;
});
logger.info({ port: server.port, dataDir: config.dataDir }, 'open');

const links = [`http://localhost:${server.port}`];
if (config.host === undefined) {
  for (const address of lanAddresses()) links.push(`http://${address}:${server.port}`);
}
if (config.publicUrl !== null) links.unshift(config.publicUrl);
process.stdout.write(`Tablée is open: ${links.join('  ')}\n`);

let stoppingSince: number | null = null;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stoppingSince !== null) {
      // One Ctrl-C arrives twice: from the terminal and passed on by the process that started this one.
      if (Date.now() - stoppingSince > SAME_SIGNAL) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    logger.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ error: traceOf(error) }, 'shutdown failed');
        process.exit(1);
      },
    );
  });
}

// Every answer is kept before it is acknowledged: starting again is safer than going on after a fault.
process.on('uncaughtException', (error) => {
  logger.fatal({ error: traceOf(error) }, 'stopped by a fault');
  process.exit(1);
});

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof BadSetting) giveUp(error.message);
    throw error;
  }
}

function giveUp(reason: string): never {
  process.stderr.write(`Tablée cannot open: ${reason}\n`);
  process.exit(1);
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
