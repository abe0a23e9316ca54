import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { catalogue } from './matches/catalogue.ts';
import { traceOf } from './refusal.ts';
import { startServer } from './server.ts';

/** After a signal the process ends within this time, come what may. */
const SHUTDOWN_LIMIT = 4500;

const config = readConfig(process.env);
// Logs go to stderr, so that stdout is left to the line people read.
const logger = pino({ level: config.logLevel }, pino.destination(2));
const server = await startServer(config, catalogue, logger);

const links = [`http://localhost:${server.port}`];
if (config.host === undefined) {
  for (const address of lanAddresses()) links.push(`http://${address}:${server.port}`);
}
if (config.publicUrl !== null) links.unshift(config.publicUrl);
process.stdout.write(`Tablée is open: ${links.join('  ')}\n`);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
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

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
