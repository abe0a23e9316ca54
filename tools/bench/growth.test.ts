import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSUMED, costsOf, limitsOf, needOf, tableOf } from './growth.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/growth.md'), 'utf8');

/** The costs that the page states. */
function costsOfPage() {
  const [, answer, watcher, table] =
    /(\d+) µs an answer, (\d+) µs for each who watches besides, (\d+) kB a table/.exec(PAGE) ?? [];
  return {
    answerMicros: Number(answer),
    watcherMicros: Number(watcher),
    tableKb: Number(table),
  };
}

test('the table of docs/growth.md is what the model computes from the costs that the page states', () => {
  expect(PAGE).toContain(tableOf(costsOfPage()));
});

test('the page names the first things that break as the model does, and the prices that it takes', () => {
  const limits = limitsOf(costsOfPage()).map(([name, people]) => {
    const rounded = Number(people.toPrecision(2)).toLocaleString('en');
    return `| ${name} | ${rounded} |`;
  });
  expect(PAGE).toContain(limits.join('\n'));
  const { coreEuro, diskEuro, trafficEuro } = ASSUMED;
  expect(PAGE).toContain(`${coreEuro} € a dedicated core`);
  expect(PAGE).toContain(`${diskEuro} € a GB`);
  expect(PAGE).toContain(`${trafficEuro} € a TB`);
});

test('the costs are those of the largest number of rooms; a watcher costs what more of them add', () => {
  const of = (microsPerAnswer: number) => ({ microsPerAnswer, heapKbPerRoom: 190 });
  const rooms = { 64: of(1900), 4: of(3100), 16: of(2700) };
  const watchers = { 0: of(2000), 15: of(2200), 30: of(2600) };
  expect(costsOf({ rooms, watchers })).toEqual({
    ...{ answerMicros: 1900, watcherMicros: 20, tableKb: 190 },
  });
  expect(() => costsOf({ rooms: {}, watchers })).toThrow('no figures');
});

test('twice the people need twice the cores, memory, network and disk; bots more than answers', () => {
  const costs = costsOfPage();
  const [one, two] = [needOf(100_000, costs), needOf(200_000, costs)];
  const linear = ['answerCores', 'botCores', 'memoryGb', 'megabytesPerSecond', 'keptGb'] as const;
  for (const name of linear) expect(two[name] / one[name]).toBeCloseTo(2);
  expect(one.botCores).toBeGreaterThan(one.answerCores);
  expect(one.euro).toBeGreaterThan(one.euroOfBots);
});

test('a house that one machine serves needs neither database nor proxy', () => {
  expect(needOf(100, costsOfPage())).toMatchObject({ nodes: 1, databases: 0, proxies: 0 });
  expect(needOf(100_000, costsOfPage()).databases).toBeGreaterThan(0);
});
