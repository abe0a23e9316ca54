import { expect, test } from 'vitest';
import type { Option } from '../script/question.ts';
import type { Script } from '../script/script.ts';
import { agrees, chooseOne, confirm, pickExactly, pickOne } from './choosing.ts';

const options: readonly Option[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('a question is built with its fields in one order: journals name it by its text', () => {
  const asked = { facts: { n: 1 }, fallback: ['a'], options, clause: 'X-1', kind: 'which' };
  const first = ['shape', 'kind', 'clause', 'options', 'min', 'max', 'fallback'];
  expect(Object.keys(pickOne(asked))).toEqual([...first, 'facts']);
  expect(
    Object.keys(pickOne({ ...asked, idle: true, seconds: 9, reaction: true } as const)),
  ).toEqual([...first, 'reaction', 'seconds', 'idle', 'facts']);
  expect(pickExactly(2, { ...asked, fallback: ['a', 'b'] })).toMatchObject({ min: 2, max: 2 });
  const sure = confirm({ facts: { n: 1 }, fallback: 'no', clause: 'X-1', kind: 'sure' });
  expect(JSON.stringify(sure)).toBe(
    '{"shape":"confirm","kind":"sure","clause":"X-1","fallback":["no"],"facts":{"n":1}}',
  );
});

test('one of the options is asked for even if there is only one; the clock picks the first', () => {
  const script: Script<Option> = chooseOne(1, {
    kind: 'which',
    clause: 'X-1',
    options: options.slice(0, 1),
  });
  const { value } = script.next();
  expect(value).toMatchObject({ seat: 1, question: { fallback: ['a'], min: 1, max: 1 } });
  expect(script.next(['a']).value).toEqual({ id: 'a' });
  const named: Script<Option> = chooseOne(0, {
    kind: 'which',
    clause: 'X-1',
    options,
    fallback: 'b',
  });
  expect(named.next().value).toMatchObject({ question: { fallback: ['b'] } });
  expect(named.next(['c']).value).toEqual({ id: 'c' });
  expect(() => chooseOne(0, { kind: 'which', clause: 'X-1', options: [] }).next()).toThrow('which');
});

test('a seat agrees by yes alone', () => {
  for (const [answer, isAgreed] of [
    ['yes', true],
    ['no', false],
  ] as const) {
    const script: Script<boolean> = agrees(0, { kind: 'sure', clause: 'X-1', fallback: 'no' });
    script.next();
    expect(script.next([answer]).value).toBe(isAgreed);
  }
});
