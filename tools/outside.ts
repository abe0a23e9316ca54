import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Errors outside of tests, which no JSON report names, kept in the file `TABLEE_OUTSIDE`. */
export default class Outside implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env.TABLEE_OUTSIDE;
    if (file === undefined) return;
    const kept = errors.map((error) => ({
      file: error.VITEST_TEST_PATH ? relative(process.cwd(), String(error.VITEST_TEST_PATH)) : '',
      test: String(error.VITEST_TEST_NAME ?? ''),
      message: error.stack ?? error.message,
    }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  }
}
