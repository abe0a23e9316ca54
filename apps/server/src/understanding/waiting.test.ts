import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { Understandings } from './understandings.ts';

/** A store that reads a match only when it is let. */
function slowStore() {
  const wanted: string[] = [];
  let read = (): void => {};
  const store = {
    match: (id: string) => {
      wanted.push(id);
      return new Promise<null>((resolve) => {
        read = () => resolve(null);
      });
    },
  } as unknown as Store;
  return { store, wanted, read: () => read() };
}

test('one match is studied at a time, a limited number wait, and a client that may not begin one is refused', async () => {
  const { store, wanted, read } = slowStore();
  const understandings = new Understandings({
    store,
    logger: pino({ level: 'silent' }),
    percent: 1,
  });
  const always = () => true;
  expect(understandings.ask('m0', () => false)).toBeNull();
  expect(wanted).toEqual([]);
  for (let i = 0; i < 12; i += 1) {
    const progress = understandings.ask(`m${i}`, always);
    expect(progress?.state).toBe(i === 0 ? 'thinking' : 'waiting');
    if (progress?.state === 'waiting') expect(progress.ahead).toBe(i);
  }
  expect(understandings.ask('m12', always)).toBeNull();
  // Asking again begins nothing, and so needs no leave.
  expect(understandings.ask('m3', () => false)).toEqual({ state: 'waiting', ahead: 3 });
  expect(wanted).toEqual(['m0']);
  read();
  await new Promise(setImmediate);
  expect(wanted).toEqual(['m0', 'm1']);
  expect(understandings.ask('m0', () => false)).toEqual({ state: 'cannot', why: 'unfinished' });
  expect(understandings.of('m0')).toBeNull();
  expect(understandings.ask('m3', always)).toEqual({ state: 'waiting', ahead: 2 });
  const off = new Understandings({ store, logger: pino({ level: 'silent' }), percent: 0 });
  expect(off.ask('m0', always)).toEqual({ state: 'cannot', why: 'off' });
  const closing = understandings.close();
  read();
  await closing;
  expect(wanted).toEqual(['m0', 'm1']);
  expect(understandings.ask('m20', always)).toBeNull();
});
