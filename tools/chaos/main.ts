import { flags, print, wholeNumber } from '../arguments.ts';
import { canFillDisk } from './house.ts';
import type { Outcome } from './run.ts';
import { runChaos } from './run.ts';

/** pnpm chaos --minutes N --seed S [--tables T] [--json] */
const { minutes, seed, tables, json } = flags(process.argv.slice(2), {
  minutes: '1',
  seed: '1',
  tables: '2',
  json: undefined,
});
if (!canFillDisk) console.error('Without prlimit no disk is full in this run.');
const outcome = await runChaos({
  seconds: wholeNumber('minutes', minutes, 1) * 60,
  seed: wholeNumber('seed', seed),
  tables: wholeNumber('tables', tables, 1),
});
print(outcome, json !== undefined);
process.exit(isClean(outcome) ? 0 : 1);

function isClean({ lost, doubled, ahead, stuck, findings }: Outcome): boolean {
  return lost + doubled + ahead + stuck + findings.length === 0;
}
