/**
 * Copies what a server keeps in its data folder, while it runs or not, and puts such a copy back:
 * npm run backup -- FOLDER
 * npm run restore -- FOLDER
 * The data folder is DATA_DIR, ./data by default. Both tell what they did in one line of JSON.
 */
import { readConfig } from '../config.ts';
import { isOfSystem } from '../fault-codes.ts';
import { EXIT, startFailureOf } from '../start-failure.ts';
import { BackupRefused, backUp, restore } from './backup.ts';

const [what, folder] = process.argv.slice(2);
if ((what !== 'backup' && what !== 'restore') || folder === undefined) {
  console.error('npm run backup -- FOLDER, npm run restore -- FOLDER');
  process.exit(2);
}
// Anybody who reads a copy can sign in.
process.umask(0o077);
const config = readConfig(process.env);
if (config.databaseUrl !== null) {
  console.error(
    'DATABASE_URL is set: rooms are in that PostgreSQL; pg_dump and pg_restore copy it',
  );
  process.exit(EXIT.badSetting);
}
try {
  const told =
    what === 'backup' ? backUp(config.dataDir, folder) : await restore(folder, config.dataDir);
  console.log(JSON.stringify(told));
} catch (error) {
  // A folder of the backup that fails is no failure of the data folder: it says so in its own words.
  const failure = isOfSystem(error) ? null : startFailureOf(error, config);
  if (!(error instanceof BackupRefused || isOfSystem(error)) && failure === null) throw error;
  console.error(failure?.reason ?? (error as Error).message);
  process.exit(failure?.exit ?? EXIT.fault);
}
