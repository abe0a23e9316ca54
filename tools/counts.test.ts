import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserCounts, told, unitCounts } from '../scripts/counts.mjs';

test('a test that was not run is counted as skipped, never as passed', () => {
  const unit = {
    ...{ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0 },
    ...{ numPendingTests: 2, numTodoTests: 1 },
  };
  expect(unitCounts(unit)).toEqual({ passed: 7, failed: 0, skipped: 3 });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(browserCounts({ stats })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a file of tests that cannot even be read is a failure', () => {
  const unit = {
    ...{ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 },
    ...{ numPendingTests: 0, numTodoTests: 0 },
  };
  expect(unitCounts(unit).failed).toBe(1);
});

test('each part of a run says in words how many tests were skipped', () => {
  expect(told('browsers', { passed: 4, failed: 0, skipped: 2 })).toBe(
    'browsers: 4 passed, 0 failed; 2 tests were skipped',
  );
  expect(told('browsers', { passed: 4, failed: 0, skipped: 1 })).toBe(
    'browsers: 4 passed, 0 failed; 1 test was skipped',
  );
  expect(told('check', { passed: 4, failed: 1 })).toBe('check: 4 passed, 1 failed');
});

test('the last line of a run is its sums alone', () => {
  const script = readFileSync(join(import.meta.dirname, '../scripts/test.mjs'), 'utf8');
  const logs = script.match(/console\.log\(.*\)/g) ?? [];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script's own text.
  expect(logs.at(-1)).toBe('console.log(`${total.passed} passed, ${total.failed} failed`)');
});
