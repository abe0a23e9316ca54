import { flags, print, wholeNumber } from '../arguments.ts';
import type { Damage } from './gathering.ts';
import { canFillDisk } from './house.ts';
import type { Fault } from './nodes.ts';
import { FAULTS, runNodes } from './nodes.ts';
import { chosenProxy } from './proxy.ts';
import { runChaos } from './run.ts';

/**
 * pnpm chaos --minutes N --seed S [--tables T] [--json]: one server on one disk.
 * pnpm chaos --nodes 3 [--proxy haproxy|nginx|none] [--faults kill,drain] [--fence off] ...: several servers on one PostgreSQL,
 * behind HAProxy if this machine has it.
 */
const { minutes, seed, tables, nodes, proxy, faults, fence, json } = flags(process.argv.slice(2), {
  minutes: '1',
  seed: '1',
  tables: '2',
  nodes: '1',
  proxy: undefined,
  faults: undefined,
  fence: 'on',
  json: undefined,
});
const order = {
  seconds: wholeNumber('minutes', minutes, 1) * 60,
  seed: wholeNumber('seed', seed),
  tables: wholeNumber('tables', tables, 1),
  tell: (finding: string) => console.error(finding),
};
const count = wholeNumber('nodes', nodes, 1);
const areSeveral = count > 1 || faults !== undefined;
if (!areSeveral && !canFillDisk) console.error('Without prlimit no disk is full in this run.');
const isFenced = fence !== 'off';
const before = areSeveral ? chosenProxy(proxy, isFenced) : null;
if (before !== null && 'fault' in before) {
  console.error(before.fault);
  process.exit(2);
}
if (before !== null && before.note !== '') console.error(before.note);
const outcome = areSeveral
  ? await runNodes({
      ...order,
      nodes: count,
      proxy: before?.name ?? null,
      isFenced,
      faults: asked(),
    })
  : await runChaos(order);
print(outcome, json !== undefined);
process.exit(isClean(outcome) ? 0 : 1);

function isClean({ lost, doubled, ahead, stuck, findings }: Damage): boolean {
  return lost + doubled + ahead + stuck + findings.length === 0;
}

/** Without the fence one fault is enough. */
function asked(): readonly Fault[] {
  if (faults === undefined) return isFenced ? FAULTS : ['twoOwners'];
  if (faults === 'none') return [];
  const named = faults.split(',');
  const unknown = named.filter((name) => !FAULTS.some((fault) => fault === name));
  if (unknown.length > 0) {
    console.error(`--faults takes ${FAULTS.join(', ')}, not ${unknown.join(', ')}`);
    process.exit(2);
  }
  return FAULTS.filter((fault) => named.includes(fault));
}
