/** What failed in a run, by name, for its last lines: of a long run they are often all that is kept. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first lines of a message or output that say something, without colours; at most `count`. */
export function firstLines(text, count = 1) {
  const lines = stripVTControlCharacters(text ?? '').split('\n');
  return lines
    .map((line) => line.trim().slice(0, 300))
    .filter((line) => line !== '')
    .slice(0, count);
}

/** The first line of a failure's message, and what it found other than expected: at most six lines. */
function said(message) {
  const [first, ...rest] = firstLines(message, 200);
  if (first === undefined) return [];
  const found = rest.filter((line) => /^[+-] (?! *(Expected|Received)\b)/.test(line));
  return [first, ...found.slice(0, 5)];
}

/** Of Vitest's JSON report, and of the errors outside of tests (`outside`, as tools/outside.ts keeps them). */
export function unitFailures({ testResults }, outside, root) {
  const ofTests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) {
      return [{ name: file, why: firstLines(message || 'failed outside of its tests') }];
    }
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].filter((part) => part !== '').join(' > '),
      why: said(failureMessages[0]),
    }));
  });
  const ofNone = outside.map(({ file, test, message }) => ({
    name: ['an error outside of tests', file, test].filter((part) => part !== '').join(', '),
    why: firstLines(message),
  }));
  return [...ofTests, ...ofNone];
}

/** Of Playwright's. One that passed at a second try has failed. */
export function browserFailures({ suites, errors }) {
  const ofSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(ofSuite),
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          name: `e2e/${file}:${line} > ${title}`,
          why: said(results.find(({ error }) => error !== undefined)?.error.message),
        })),
    ),
  ];
  const ofNone = errors.map(({ message }) => ({
    name: 'an error outside of tests',
    why: firstLines(message),
  }));
  return [...suites.flatMap(ofSuite), ...ofNone];
}

/**
 * Counts and failures that `read` finds in the report of a runner that ended with `code`. One that wrote no report, or ended in
 * error without a failed test, has failed.
 */
export function reported(code, read) {
  const { counts, failures } = readable(read);
  if (code === 0 || counts.failed > 0) return { counts, failures };
  const ended = { name: `the runner ended with ${code}`, why: [] };
  return { counts: { ...counts, failed: 1 }, failures: failures.length > 0 ? failures : [ended] };
}

function readable(read) {
  try {
    return read();
  } catch (error) {
    const failures = [{ name: 'there is no report', why: [String(error)] }];
    return { counts: { passed: 0, failed: 1 }, failures };
  }
}

/** A line for each failure, and what was wrong below it. */
export const toldFailures = (failures) =>
  failures.map(({ name, why }) => [`FAILED ${name}`, ...why].join('\n       ')).join('\n');
