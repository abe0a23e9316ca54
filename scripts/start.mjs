/** npm start: installs, builds, and serves everything on one port. */
import { spawn } from 'node:child_process';
import { build, install, NODE, ROOT, SERVER } from './run.mjs';

install();
build();
const server = spawn(NODE, SERVER, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
