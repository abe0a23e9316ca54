import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { duelCatalogue } from './duel.ts';
import { testConfig } from './test-config.ts';

/** Run by tests as a process of its own: a server with the test game. */
const { dataDir, databaseUrl } = readConfig(process.env);
const port = Number(process.env.PORT ?? 0);
const version = Number(process.env.DUEL_VERSION ?? 1);
const logger = pino({ level: 'debug' }, pino.destination({ fd: 2, sync: true }));
const config = testConfig({ dataDir, databaseUrl, port });
const server = await startServer(config, duelCatalogue(version), logger);
// For the next one, even if this one is killed.
flushCompileCache();
process.stdout.write(`port ${server.port}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
