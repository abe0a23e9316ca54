import { expect, test } from 'vitest';
import { chosenProxy } from './proxy.ts';

const installed = (): string => '/usr/sbin/proxy';
const missing = (): null => null;

test('several nodes stand behind HAProxy where this machine has it, and without a proxy where it does not, which is said', () => {
  expect(chosenProxy(undefined, true, installed)).toEqual({ name: 'haproxy', note: '' });
  const without = chosenProxy(undefined, true, missing);
  expect(without).toMatchObject({ name: null });
  expect('note' in without && without.note).toContain('haproxy is not on this machine');
});

test('a proxy that is asked for by name is there, or there is no run', () => {
  expect(chosenProxy('nginx', true, installed)).toEqual({ name: 'nginx', note: '' });
  expect(chosenProxy('none', true, installed)).toEqual({ name: null, note: '' });
  expect(chosenProxy('nginx', true, missing)).toHaveProperty('fault');
  expect(chosenProxy('squid', true, installed)).toHaveProperty('fault');
});

test('without the fence players reach both nodes that believe: no proxy leads them to one', () => {
  expect(chosenProxy(undefined, false, installed)).toEqual({ name: null, note: '' });
});
