import { afterEach, describe, expect, test } from 'vitest';
import { readJournal } from '../matches/chain.ts';
import type { JournalEntry } from '../matches/journal.ts';
import type { Store, Write } from './store.ts';
import { Damaged, StaleWrite } from './store.ts';

const room = (code: string, version = 1, usedAt = 1): Write => {
  return { kind: 'room', code, json: `{"version":${version}}`, usedAt, version };
};
const match = (id: string, code: string): Write => ({
  kind: 'match',
  record: {
    id,
    room: code,
    game: 'duel',
    version: 1,
    options: { rounds: 2 },
    seats: [{ nickname: 'Ada', user: 'u1', bot: null }],
    secret: '00',
    shares: [
      { seal: 'ab', nonce: 'cd' },
      { seal: null, nonce: null },
    ],
    state: 'running',
  },
});
const deal = (seq: number): JournalEntry => ({ by: 'deal', rolls: [[seq]] });
const entriesOf = async (store: Store) => readJournal('m', await store.journal('m')).entries;
const entry = (id: string, seq: number): Write => {
  return { kind: 'entry', match: id, seq, json: JSON.stringify(deal(seq)) };
};
const snapshot = (id: string, seq: number): Write => {
  return { kind: 'snapshot', match: id, seq, position: `{"at":${seq}}`, logged: seq };
};

const DAY = 24 * 3_600_000;
const nothing = { laidAside: 0, deleted: 0, heldBack: 0 };

/** A store that is tried, with what only its engine can do. */
export interface TriedStore {
  readonly store: Store;
  /** The same data in a store opened anew. */
  reopen(): Promise<Store>;
  /** Spoils what is kept, as a flipped bit would. */
  damage(
    what: 'room' | 'match' | 'entry' | 'snapshot' | 'message',
    key: string,
    seq?: number,
  ): void;
  /** Lets so many milliseconds pass for a room, as if the store had been open all the while. */
  age(code: string, milliseconds: number): void;
  close(): Promise<void>;
}

/** What every engine behind `Store` has to do. */
export function storeContract(engine: string, open: () => Promise<TriedStore>): void {
  let tried: TriedStore | null = null;
  const opened = async (...writes: Write[]): Promise<TriedStore> => {
    tried = await open();
    if (writes.length > 0) await tried.store.commit(writes);
    return tried;
  };
  afterEach(async () => {
    await tried?.close();
    tried = null;
  });

  describe(`a store of ${engine}`, () => {
    test('a commit is all or nothing', async () => {
      const { store } = await opened(room('A'), match('m', 'A'), entry('m', 0));
      await expect(store.commit([entry('m', 1), room('B'), entry('m', 0)])).rejects.toThrow();
      expect(await entriesOf(store)).toEqual([deal(0)]);
      expect(await store.room('B')).toBeNull();
      expect(await store.match('m')).toEqual(
        (match('m', 'A') as Extract<Write, { kind: 'match' }>).record,
      );
    });

    test('what was committed is there when it is opened again', async () => {
      const { reopen } = await opened(room('A'), { kind: 'user', id: 'u1', nickname: 'Ada' });
      const again = await reopen();
      expect(await again.room('A')).toEqual({ json: '{"version":1}', version: 1 });
      expect(await again.nickname('u1')).toBe('Ada');
      expect(await again.nickname('u2')).toBeNull();
      await again.probe();
    });

    test('a room is written only as the next version of what is kept', async () => {
      const { store } = await opened(room('A'));
      for (const stale of [1, 3]) {
        await expect(store.commit([room('B'), room('A', stale)])).rejects.toThrow(StaleWrite);
      }
      await expect(store.commit([room('C', 2)])).rejects.toThrow(StaleWrite);
      expect([await store.room('B'), await store.room('C')]).toEqual([null, null]);
      await store.commit([room('A', 2), room('A', 3)]);
      expect(await store.room('A')).toEqual({ json: '{"version":3}', version: 3 });
    });

    test('a journal has no entry twice and no gap', async () => {
      const { store } = await opened(room('A'), match('m', 'A'), entry('m', 0));
      for (const stale of [0, 2]) {
        await expect(store.commit([entry('m', stale)])).rejects.toThrow(StaleWrite);
      }
      await store.commit([entry('m', 1), entry('m', 2)]);
      expect(await entriesOf(store)).toEqual([0, 1, 2].map(deal));
    });

    test('unused rooms are laid aside, and come back when they are asked for', async () => {
      const rooms = [room('A'), room('B'), match('m', 'A'), entry('m', 0)];
      const { store, age } = await opened(...rooms);
      age('A', 30 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual({ ...nothing, laidAside: 1 });
      expect(await store.room('A')).toEqual({ json: '{"version":1}', version: 1 });
      age('A', 8 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual(nothing);
      expect(await entriesOf(store)).toHaveLength(1);
    });

    test('what nobody has asked for while it lay aside is deleted, with its matches', async () => {
      const rooms = [room('A'), room('B'), match('m', 'A'), entry('m', 0)];
      const { store, age } = await opened(...rooms);
      age('A', 30 * DAY);
      await store.forget(29 * DAY, 7 * DAY);
      age('A', 6 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual(nothing);
      age('A', 2 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual({ ...nothing, deleted: 1 });
      expect(await store.room('A')).toBeNull();
      expect(await store.room('B')).not.toBeNull();
      expect(await store.match('m')).toBeNull();
      expect(await store.journal('m')).toEqual([]);
    });

    test('no clock can make a room unused: what counts is the time the store was open', async () => {
      const year1972 = Date.UTC(1972, 0);
      const far = Date.now() + 400 * DAY;
      const { store, reopen } = await opened(room('A', 1, year1972), room('B', 1, far));
      expect(await store.forget(30 * DAY, 7 * DAY)).toEqual(nothing);
      await store.close();
      expect(await (await reopen()).forget(30 * DAY, 7 * DAY)).toEqual(nothing);
    });

    test('never more than a tenth, or ten, are laid aside in one go: the others are told of', async () => {
      const codes = Array.from({ length: 150 }, (_, n) => `R${n}`);
      const { store, age } = await opened(...codes.map((code) => room(code)));
      for (const code of codes) age(code, 30 * DAY);
      const first = await store.forget(29 * DAY, 7 * DAY);
      expect(first).toEqual({ laidAside: 15, deleted: 0, heldBack: 135 });
      const second = await store.forget(29 * DAY, 7 * DAY);
      expect(second).toEqual({ laidAside: 13, deleted: 0, heldBack: 122 });
    });

    test('a room that is written again is used again, also from where it lay aside', async () => {
      const { store, age } = await opened(room('A'));
      age('A', 30 * DAY);
      await store.forget(29 * DAY, 7 * DAY);
      await store.commit([room('A', 2)]);
      age('A', 8 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual(nothing);
      expect(await store.room('A')).toMatchObject({ version: 2 });
    });

    test('who is a member can be asked without bringing a room back from where it lies aside', async () => {
      const members = [{ id: 'u1' }, 'damaged', null];
      const kept = (code: string, json: string) =>
        ({ kind: 'room', code, json, usedAt: 1, version: 1 }) as const;
      const rooms = [kept('A', JSON.stringify({ members })), kept('B', '{'), room('C')];
      const { store, age } = await opened(...rooms);
      expect(await store.isMember('A', 'u1')).toBe(true);
      expect(await store.isMember('A', 'u2')).toBe(false);
      expect(await store.isMember('B', 'u1')).toBe(false);
      expect(await store.isMember('C', 'u1')).toBe(false);
      expect(await store.isMember('D', 'u1')).toBeNull();
      age('A', 30 * DAY);
      await store.forget(29 * DAY, 7 * DAY);
      expect(await store.isMember('A', 'u1')).toBe(true);
      age('A', 8 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toMatchObject({ deleted: 1 });
      expect(await store.isMember('A', 'u1')).toBeNull();
    });

    test('only the newest snapshots are kept', async () => {
      const { store } = await opened(room('A'), match('m', 'A'));
      for (let seq = 0; seq < 10; seq += 1) await store.commit([snapshot('m', seq)]);
      const kept = await Array.fromAsync(store.snapshots('m'));
      expect(kept.map(({ seq }) => seq)).toEqual([9, 8, 7, 6]);
      expect(kept[0]).toEqual({ seq: 9, position: { at: 9 }, logged: 9 });
    });

    test('the last two hundred messages of a room are kept, oldest first', async () => {
      const { store } = await opened(room('A'), room('B'));
      const said = Array.from({ length: 205 }, (_, n) => String(n));
      await store.commit(said.map((json) => ({ kind: 'message', room: 'A', json }) as const));
      await store.commit([{ kind: 'message', room: 'B', json: '1' }]);
      expect(await store.messages('A')).toEqual(said.slice(5));
    });

    test('a damaged snapshot is left out, the others and the journal are whole', async () => {
      const writes = [entry('m', 0), snapshot('m', 0), snapshot('m', 1), snapshot('m', 2)];
      const { store, damage } = await opened(room('A'), match('m', 'A'), ...writes);
      damage('snapshot', 'm', 1);
      const kept = await Array.fromAsync(store.snapshots('m'));
      expect(kept.map(({ seq }) => seq)).toEqual([2, 0]);
      expect(await entriesOf(store)).toHaveLength(1);
    });

    test('a damaged entry is missed in its place, and the others can be read', async () => {
      const entries = [entry('m', 0), entry('m', 1), entry('m', 2)];
      const { store, damage } = await opened(room('A'), match('m', 'A'), ...entries);
      damage('entry', 'm', 1);
      const lines = await store.journal('m');
      expect(lines.map(({ seq }) => seq)).toEqual([0, 1, 2]);
      expect(await entriesOf(store)).toEqual([deal(0), null, deal(2)]);
      // So is one that has gone.
      expect(readJournal('m', lines.toSpliced(1, 1)).entries).toEqual([deal(0), null, deal(2)]);
    });

    test('a damaged room comes as it is, a damaged match is told as that, and neither harms another', async () => {
      const rooms = [room('A'), room('B'), match('m', 'A'), match('n', 'B')];
      const { store, damage } = await opened(...rooms);
      damage('room', 'A');
      damage('match', 'm');
      expect(await store.room('A')).toMatchObject({ version: 1 });
      await expect(store.newestMatch('A')).rejects.toThrow(new Damaged('match', 'm'));
      await expect(store.match('m')).rejects.toThrow(new Damaged('match', 'm'));
      expect(await store.room('B')).not.toBeNull();
      expect(await store.match('n')).not.toBeNull();
      expect(await store.newestMatch('B')).toMatchObject({ id: 'n' });
    });

    test('a room keeps its newest 200 matches that are over, and the one that is played', async () => {
      const { store } = await opened(room('A'), room('B'), match('other', 'B'), entry('other', 0));
      for (let i = 0; i < 204; i += 1) {
        await store.commit([match(`m${i}`, 'A'), entry(`m${i}`, 0)]);
        if (i !== 1) await store.commit([{ kind: 'matchOver', match: `m${i}` }]);
      }
      for (const id of ['m0', 'm2']) {
        expect(await store.match(id)).toBeNull();
        expect(await store.journal(id)).toEqual([]);
      }
      for (const id of ['m1', 'm3', 'm4', 'm203', 'other']) {
        expect((await store.journal(id)).length).toBe(1);
      }
    });

    test('a damaged message comes as it is, and harms no other', async () => {
      const said = ['1', '2'].map((json) => ({ kind: 'message', room: 'A', json }) as const);
      const { store, damage } = await opened(room('A'), ...said);
      damage('message', 'A', 1);
      expect(await store.messages('A')).toEqual(['{', '2']);
    });
  });
}
