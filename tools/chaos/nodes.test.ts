import { isFull } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { hasPostgres } from '../../apps/server/src/testing/postgres.ts';
import { FAULTS, runNodes } from './nodes.ts';
import { programOf } from './proxy.ts';

// docs/architecture.md, "Several nodes". Bars of time are for `pnpm chaos --nodes 3` on a machine that does nothing else.
const ORDER = { seconds: 30, seed: 3, tables: 1, nodes: 3 };

test.runIf(isFull && hasPostgres)(
  'whatever happens to nodes and database, nothing acknowledged is lost or doubled, nothing shown is taken back, and every table goes on',
  async () => {
    const proxy = programOf('haproxy') === null ? null : 'haproxy';
    const outcome = await runNodes({ ...ORDER, proxy, isFenced: true, faults: FAULTS });
    const { lost, doubled, ahead, stuck, acknowledged, pauses } = outcome;
    const findings = outcome.findings.filter((finding) => !finding.includes('stood still'));
    const nothing = { lost: 0, doubled: 0, ahead: 0, stuck: 0, findings: [] };
    expect({ lost, doubled, ahead, stuck, findings }).toEqual(nothing);
    expect(acknowledged).toBeGreaterThan(200);
    expect(Object.keys(pauses)).toEqual(expect.arrayContaining([...FAULTS]));
  },
  900_000,
);

test.runIf(isFull && hasPostgres)(
  'without the fence two owners do damage, and it is found',
  async () => {
    const faults = ['twoOwners', 'twoOwners'] as const;
    const outcome = await runNodes({ ...ORDER, proxy: null, isFenced: false, faults });
    const { lost, doubled, ahead, findings } = outcome;
    expect(lost + doubled + ahead + findings.length).toBeGreaterThan(0);
    expect(findings.some((finding) => finding.includes('chain'))).toBe(true);
  },
  600_000,
);
