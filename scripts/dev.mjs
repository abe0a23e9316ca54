/** pnpm dev: the server, restarted on change, and the client with hot reload (http://localhost:5173). */
import { spawn } from 'node:child_process';
import { NODE, ROOT, VITE, WEB } from './run.mjs';

const children = [
  spawn(NODE, ['--watch', 'apps/server/src/main.ts'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(NODE, [VITE], { cwd: WEB, stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
