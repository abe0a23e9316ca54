/** The reports of the test runners, counted. */

/** Of Vitest's JSON report. */
export function unitCounts({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites,
  numPendingTests,
  numTodoTests,
}) {
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
  };
}

/** Of Playwright's. A test that passed at a second try has failed: it proves nothing of the first. */
export function browserCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** One part of the run in words. A test that was not run proves nothing, so it is counted, and never as passed. */
export function told(name, { passed, failed, skipped = 0 }) {
  const left = skipped === 1 ? '1 test was skipped' : `${skipped} tests were skipped`;
  return `${name}: ${passed} passed, ${failed} failed${skipped === 0 ? '' : `; ${left}`}`;
}
