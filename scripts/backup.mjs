/** npm run backup | restore -- FOLDER: copies what a server keeps, or puts such a copy back. Neither installs nor builds. */
import { join } from 'node:path';
import { NODE, ROOT, run } from './run.mjs';

const BACKUP = join(ROOT, 'apps', 'server', 'src', 'backup', 'main.ts');
// Folders are named as seen from where the command was given.
process.exit(
  run(NODE, [BACKUP, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd() }),
);
