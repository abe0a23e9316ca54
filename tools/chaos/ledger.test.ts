import { expect, test } from 'vitest';
import { deed, Ledger } from './ledger.ts';

const PASS = deed(1, 'seat', '7-abc', ['pass']);
const kept = (times: number) => new Map([[PASS, times]]);

test('an acknowledged answer that is not kept is lost, one kept more often than meant is doubled', () => {
  const ledger = new Ledger();
  ledger.means('m', PASS).acknowledged();
  expect(ledger.compare('m', kept(0))).toEqual({ lost: [PASS], doubled: [] });
  ledger.means('m', PASS).refused();
  expect(ledger.compare('m', kept(2))).toEqual({ lost: [], doubled: [PASS] });
});

test('an answer cut off on purpose is not lost, though it had been sent once before without a reply', () => {
  const ledger = new Ledger();
  ledger.means('m', PASS);
  ledger.means('m', PASS).acknowledged();
  expect(ledger.compare('m', kept(1))).toEqual({ lost: [], doubled: [] });
  ledger.cut('m', PASS);
  expect(ledger.compare('m', kept(0))).toEqual({ lost: [], doubled: [] });
});

test('what was kept before counts as nobody’s', () => {
  const ledger = new Ledger();
  ledger.knows('m', kept(1));
  ledger.means('m', PASS).acknowledged();
  expect(ledger.compare('m', kept(2))).toEqual({ lost: [], doubled: [] });
  expect(ledger.compare('m', kept(3))).toEqual({ lost: [], doubled: [PASS] });
  const fresh = new Ledger();
  fresh.knows('m', kept(1));
  fresh.means('m', PASS).acknowledged();
  expect(fresh.compare('m', kept(1))).toEqual({ lost: [PASS], doubled: [] });
});
