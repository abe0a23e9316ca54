import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** One line for every test that failed: it runs that test again, with the same choices. */
export default class Repro implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    if (testCase.result().state !== 'failed') return;
    console.log(reproOf(relative(process.cwd(), testCase.module.moduleId), testCase.fullName));
  }
}

/** `fullName`: the names of a test and of what it stands in. */
export function reproOf(file: string, fullName: string): string {
  const settings = ['TABLEE_SEED', 'TABLEE_TESTS'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined || value === '' ? [] : [`${name}=${value}`];
  });
  // `-t` takes a pattern: whatever stands between the names, and in place of what a pattern or a shell would read.
  const name = fullName
    .split(' > ')
    .map((each) => each.replaceAll(/[()[\]{}*+?^$|\\/'"`!\n]/g, '.'))
    .join('.+');
  return `repro: ${[...settings, 'pnpm', 'unit', file].join(' ')} -t '${name}'`;
}
