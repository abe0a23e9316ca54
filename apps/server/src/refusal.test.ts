import { openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { traceOf } from './refusal.ts';

function caught(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('errors of the system and of SQLite are logged with their codes', () => {
  expect(traceOf(caught(() => openSync('/nowhere/at/all', 'r')))).toMatchObject({
    name: 'Error',
    code: 'ENOENT',
    syscall: 'open',
    errno: -2,
  });
  const database = new DatabaseSync(':memory:');
  const trace = traceOf(caught(() => database.exec('SELECT 1 FROM nothing')));
  expect(trace).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 1, errstr: 'SQL logic error' });
  expect(JSON.stringify(trace)).not.toContain('no such table');
});

test('the messages of the rules are never logged: they may name cards', () => {
  const trace = traceOf(new RangeError('the Queen of Rats is in the hand of seat 2'));
  expect(Object.keys(trace)).toEqual(['name', 'at']);
  expect(JSON.stringify(trace)).not.toContain('Queen');
  expect(trace.at[0]).toContain('refusal.test.ts');
});
