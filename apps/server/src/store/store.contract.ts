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
const nothing = {
  laidAside: 0,
  deleted: 0,
  heldBack: 0,
  matches: { laidAside: 0, deleted: 0 },
};

/** A store that is tried, with what only its engine can do. */
export interface TriedStore {
  readonly store: Store;
  /** The same data in a store opened again. */
  reopen(): Promise<Store>;
  /** Spoils what is kept, as a flipped bit would. */
  damage(
    what: 'room' | 'match' | 'entry' | 'snapshot' | 'message',
    key: string,
    seq?: number,
  ): Promise<void>;
  /** Lets `milliseconds` pass for a room, as if the store had been open all the while. */
  age(code: string, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** The contract of every engine behind `Store`: all its sentences, or every second one. */
export function storeContract(
  engine: string,
  open: () => Promise<TriedStore>,
  isHalf = false,
): void {
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

  let sentences = 0;
  const holds = (sentence: string, isKept: () => Promise<void>): void => {
    sentences += 1;
    test.skipIf(isHalf && sentences % 2 === 0)(sentence, isKept);
  };

  describe(`a store of ${engine}`, () => {
    holds('a commit is all or nothing', async () => {
      const { store } = await opened(room('A'), match('m', 'A'), entry('m', 0));
      await expect(store.commit([entry('m', 1), room('B'), entry('m', 0)])).rejects.toThrow();
      expect(await entriesOf(store)).toEqual([deal(0)]);
      expect(await store.room('B')).toBeNull();
      expect(await store.match('m')).toEqual(
        (match('m', 'A') as Extract<Write, { kind: 'match' }>).record,
      );
    });

    holds('what was committed is there when it is opened again', async () => {
      const { reopen } = await opened(room('A'), { kind: 'user', id: 'u1', nickname: 'Ada' });
      const again = await reopen();
      expect(await again.room('A')).toEqual({ json: '{"version":1}', version: 1 });
      expect(await again.nickname('u1')).toBe('Ada');
      expect(await again.nickname('u2')).toBeNull();
      await again.probe();
    });

    holds('a room is written only as the next version of what is kept', async () => {
      const { store } = await opened(room('A'));
      for (const stale of [1, 3]) {
        await expect(store.commit([room('B'), room('A', stale)])).rejects.toThrow(StaleWrite);
      }
      await expect(store.commit([room('C', 2)])).rejects.toThrow(StaleWrite);
      expect([await store.room('B'), await store.room('C')]).toEqual([null, null]);
      await store.commit([room('A', 2), room('A', 3)]);
      expect(await store.room('A')).toEqual({ json: '{"version":3}', version: 3 });
    });

    holds('a journal has no entry twice and no gap', async () => {
      const { store } = await opened(room('A'), match('m', 'A'), entry('m', 0));
      for (const stale of [[0], [2], [1, 3], [1, 1]]) {
        const error = await store
          .commit(stale.map((seq) => entry('m', seq)))
          .catch((fault: unknown) => fault);
        expect(error).toEqual(new StaleWrite('entry', 'm'));
      }
      await store.commit([entry('m', 1), entry('m', 2)]);
      expect(await entriesOf(store)).toEqual([0, 1, 2].map(deal));
    });

    holds('unused rooms are laid aside, and come back when they are asked for', async () => {
      const rooms = [room('A'), room('B'), match('m', 'A'), entry('m', 0)];
      const { store, age } = await opened(...rooms);
      await age('A', 30 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual({ ...nothing, laidAside: 1 });
      expect(await store.room('A')).toEqual({ json: '{"version":1}', version: 1 });
      await age('A', 8 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual(nothing);
      expect(await entriesOf(store)).toHaveLength(1);
    });

    holds('what nobody has asked for while it lay aside is deleted, with its matches', async () => {
      const rooms = [room('A'), room('B'), match('m', 'A'), entry('m', 0)];
      const { store, age } = await opened(...rooms);
      await age('A', 30 * DAY);
      await store.forget(29 * DAY, 7 * DAY);
      await age('A', 6 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual(nothing);
      await age('A', 2 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual({ ...nothing, deleted: 1 });
      expect(await store.room('A')).toBeNull();
      expect(await store.room('B')).not.toBeNull();
      expect(await store.match('m')).toBeNull();
      expect(await store.journal('m')).toEqual([]);
    });

    holds(
      'no clock can make a room unused: what counts is the time the store was open',
      async () => {
        const year1972 = Date.UTC(1972, 0);
        const far = Date.now() + 400 * DAY;
        const { store, reopen } = await opened(room('A', 1, year1972), room('B', 1, far));
        expect(await store.forget(30 * DAY, 7 * DAY)).toEqual(nothing);
        await store.close();
        expect(await (await reopen()).forget(30 * DAY, 7 * DAY)).toEqual(nothing);
      },
    );

    holds(
      'never more than a tenth, or ten, are laid aside in one go: the others are reported',
      async () => {
        const codes = Array.from({ length: 150 }, (_, n) => `R${n}`);
        const { store, age } = await opened(...codes.map((code) => room(code)));
        for (const code of codes) await age(code, 30 * DAY);
        const first = await store.forget(29 * DAY, 7 * DAY);
        expect(first).toMatchObject({ laidAside: 15, deleted: 0, heldBack: 135 });
        const second = await store.forget(29 * DAY, 7 * DAY);
        expect(second).toMatchObject({ laidAside: 13, deleted: 0, heldBack: 122 });
      },
    );

    holds('a room that is written again is used again, also from where it lay aside', async () => {
      const { store, age } = await opened(room('A'));
      await age('A', 30 * DAY);
      await store.forget(29 * DAY, 7 * DAY);
      await store.commit([room('A', 2)]);
      await age('A', 8 * DAY);
      expect(await store.forget(29 * DAY, 7 * DAY)).toEqual(nothing);
      expect(await store.room('A')).toMatchObject({ version: 2 });
    });

    holds(
      'who is a member can be asked without bringing a room back from where it lies aside',
      async () => {
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
        await age('A', 30 * DAY);
        await store.forget(29 * DAY, 7 * DAY);
        expect(await store.isMember('A', 'u1')).toBe(true);
        await age('A', 8 * DAY);
        expect(await store.forget(29 * DAY, 7 * DAY)).toMatchObject({ deleted: 1 });
        expect(await store.isMember('A', 'u1')).toBeNull();
      },
    );

    holds('only the newest snapshots are kept', async () => {
      const { store } = await opened(room('A'), match('m', 'A'));
      for (let seq = 0; seq < 10; seq += 1) await store.commit([snapshot('m', seq)]);
      const kept = await Array.fromAsync(store.snapshots('m'));
      expect(kept.map(({ seq }) => seq)).toEqual([9, 8, 7, 6]);
      expect(kept[0]).toEqual({ seq: 9, position: { at: 9 }, logged: 9 });
    });

    holds('the last two hundred messages of a room are kept, oldest first', async () => {
      const { store } = await opened(room('A'), room('B'));
      const said = Array.from({ length: 205 }, (_, n) => String(n));
      await store.commit(said.map((json) => ({ kind: 'message', room: 'A', json }) as const));
      await store.commit([{ kind: 'message', room: 'B', json: '1' }]);
      expect(await store.messages('A')).toEqual(said.slice(5));
    });

    holds('a damaged snapshot is skipped, the others and the journal are whole', async () => {
      const writes = [entry('m', 0), snapshot('m', 0), snapshot('m', 1), snapshot('m', 2)];
      const { store, damage } = await opened(room('A'), match('m', 'A'), ...writes);
      await damage('snapshot', 'm', 1);
      const kept = await Array.fromAsync(store.snapshots('m'));
      expect(kept.map(({ seq }) => seq)).toEqual([2, 0]);
      expect(await entriesOf(store)).toHaveLength(1);
    });

    holds('a damaged entry is missed in its place, and the others can be read', async () => {
      const entries = [entry('m', 0), entry('m', 1), entry('m', 2)];
      const { store, damage } = await opened(room('A'), match('m', 'A'), ...entries);
      await damage('entry', 'm', 1);
      const lines = await store.journal('m');
      expect(lines.map(({ seq }) => seq)).toEqual([0, 1, 2]);
      expect(await entriesOf(store)).toEqual([deal(0), null, deal(2)]);
      // So is one that has gone.
      expect(readJournal('m', lines.toSpliced(1, 1)).entries).toEqual([deal(0), null, deal(2)]);
    });

    holds(
      'a damaged room comes as it is, a damaged match is reported, and neither harms another',
      async () => {
        const rooms = [room('A'), room('B'), match('m', 'A'), match('n', 'B')];
        const { store, damage } = await opened(...rooms);
        await damage('room', 'A');
        await damage('match', 'm');
        expect(await store.room('A')).toMatchObject({ version: 1 });
        await expect(store.newestMatch('A')).rejects.toThrow(new Damaged('match', 'm'));
        await expect(store.match('m')).rejects.toThrow(new Damaged('match', 'm'));
        expect(await store.room('B')).not.toBeNull();
        expect(await store.match('n')).not.toBeNull();
        expect(await store.newestMatch('B')).toMatchObject({ id: 'n' });
      },
    );

    const keeping = (days: number, matches: number, onTable: string | null = null) => {
      const json = JSON.stringify({
        keeping: { days, matches },
        match: onTable && { id: onTable },
      });
      return { kind: 'room', code: 'A', json, usedAt: 1 } as const;
    };
    const over = (id: string): Write => ({ kind: 'matchOver', match: id });

    holds(
      'a room keeps as many of its matches that are over as it says, and the one that is played',
      async () => {
        const { store, age } = await opened({ ...keeping(30, 5), version: 1 }, room('B'));
        await store.commit([match('other', 'B'), entry('other', 0), over('other')]);
        const play = async (id: string, ends = true) => {
          await store.commit([match(id, 'A'), entry(id, 0)]);
          if (ends) await store.commit([over(id)]);
        };
        for (let i = 0; i < 13; i += 1) await play(`m${i}`, i !== 1);
        await age('A', 1.5 * DAY);
        await play('m13');
        // The next five lie aside for a week, whatever comes after them is gone after a day.
        for (const id of ['m0', 'm2']) {
          expect(await store.match(id)).toBeNull();
          expect(await store.journal(id)).toEqual([]);
        }
        for (const id of ['m1', 'm3', 'm4', 'm13', 'other']) {
          expect((await store.journal(id)).length).toBe(1);
        }
      },
    );

    holds(
      'a room that is set to keep fewer matches deletes none of them before the host has noticed',
      async () => {
        const { store, age } = await opened({ ...keeping(30, 200), version: 1 });
        for (let i = 0; i < 9; i += 1) await store.commit([match(`m${i}`, 'A'), over(`m${i}`)]);
        await store.commit([{ ...keeping(30, 1), version: 2 }]);
        await store.commit([match('next', 'A'), over('next')]);
        await age('A', DAY / 2);
        await store.commit([match('after', 'A'), over('after')]);
        for (let i = 0; i < 9; i += 1) expect(await store.match(`m${i}`)).not.toBeNull();
      },
    );

    holds('matches that a room keeps again come back, however long they lay aside', async () => {
      const { store, age } = await opened({ ...keeping(1, 200), version: 1 });
      await store.commit([match('m0', 'A'), over('m0')]);
      await age('A', 2 * DAY);
      expect((await store.forget(30 * DAY, 7 * DAY)).matches.laidAside).toBe(1);
      await age('A', 8 * DAY);
      await store.commit([{ ...keeping(30, 200), version: 2 }]);
      expect(await store.forget(30 * DAY, 7 * DAY)).toEqual(nothing);
      expect(await store.match('m0')).not.toBeNull();
    });

    holds(
      'matches beyond what a room keeps lie aside for a week, can be read till then, and are deleted',
      async () => {
        const { store, age } = await opened({ ...keeping(3, 200), version: 1 });
        await store.commit([match('m0', 'A'), entry('m0', 0), over('m0')]);
        await age('A', 2 * DAY);
        await store.commit([match('m1', 'A'), entry('m1', 0), over('m1')]);
        expect(await store.forget(30 * DAY, 7 * DAY)).toEqual(nothing);
        await age('A', 1.5 * DAY);
        const matches = { laidAside: 1, deleted: 0 };
        expect(await store.forget(30 * DAY, 7 * DAY)).toEqual({ ...nothing, matches });
        expect(await store.match('m0')).toMatchObject({ id: 'm0' });
        // The host keeps more: it is back, and then lies aside again.
        await store.commit([{ ...keeping(30, 200), version: 2 }]);
        await age('A', 6 * DAY);
        expect(await store.forget(30 * DAY, 7 * DAY)).toEqual(nothing);
        await age('A', 2 * DAY);
        expect(await store.forget(30 * DAY, 7 * DAY)).toEqual(nothing);
        await store.commit([{ ...keeping(3, 200), version: 3 }]);
        expect(await store.forget(30 * DAY, 7 * DAY)).toMatchObject({
          matches: { laidAside: 2, deleted: 0 },
        });
        await age('A', 8 * DAY);
        expect(await store.forget(30 * DAY, 7 * DAY)).toMatchObject({
          deleted: 0,
          matches: { laidAside: 0, deleted: 2 },
        });
        expect([await store.match('m0'), await store.journal('m1')]).toEqual([null, []]);
      },
    );

    holds(
      'the match on the table is kept however old it is, and a room that cannot be read keeps what is usual',
      async () => {
        const { store, age, damage } = await opened({ ...keeping(1, 1, 'm0'), version: 1 });
        for (const id of ['m0', 'm1', 'm2']) await store.commit([match(id, 'A'), over(id)]);
        await age('A', 9 * DAY);
        expect((await store.forget(30 * DAY, 7 * DAY)).matches.laidAside).toBe(2);
        expect(await store.match('m0')).not.toBeNull();
        await damage('room', 'A');
        expect((await store.forget(30 * DAY, 7 * DAY)).matches).toEqual({
          laidAside: 0,
          deleted: 0,
        });
        await age('A', 22 * DAY);
        expect((await store.forget(90 * DAY, 7 * DAY)).matches.laidAside).toBe(3);
      },
    );

    holds('frames go with their match, and are looked for until a try to make them', async () => {
      const { store, age } = await opened({ ...keeping(1, 9), version: 1 }, match('m0', 'A'));
      expect(await store.unframed(9)).toEqual([]);
      await store.commit([over('m0'), match('m1', 'A'), over('m1')]);
      expect(await store.unframed(9)).toEqual(['m0', 'm1']);
      expect(await store.unframed(1)).toHaveLength(1);
      const frames = (id: string, body: number[] | null): Write => {
        return { kind: 'frames', match: id, body: body && new Uint8Array(body) };
      };
      await store.commit([frames('m0', [1, 2]), frames('m1', null), frames('gone', [3])]);
      expect(await store.unframed(9)).toEqual([]);
      expect(await store.frames('m0')).toEqual(new Uint8Array([1, 2]));
      for (const id of ['m1', 'gone']) expect(await store.frames(id)).toBeNull();
      await age('A', 2 * DAY);
      await store.forget(30 * DAY, 7 * DAY);
      await age('A', 8 * DAY);
      await store.forget(30 * DAY, 7 * DAY);
      expect(await store.frames('m0')).toBeNull();
    });

    holds(
      'what a user said and who they were in matches goes; the lines and seats of others stay',
      async () => {
        const ada = 'u1';
        const line = (user: string, readers: string[] | null) =>
          ({
            kind: 'message',
            room: 'A',
            json: JSON.stringify({ message: { user, nickname: 'X', text: 'x' }, readers }),
          }) as const;
        const { store } = await opened(room('A'), room('B'), match('m', 'A'));
        const said = [line('u2', null), line(ada, null), line('u2', ['u2', ada])];
        await store.commit([...said, { kind: 'user', id: ada, nickname: 'Ada' }]);
        expect(await store.roomsOf(ada)).toEqual(['A']);
        expect(await store.roomsOf('u3')).toEqual([]);
        await store.commit([
          { kind: 'forgetIn', room: 'A', user: ada },
          { kind: 'forgetIn', room: 'gone', user: ada },
          { kind: 'forgetUser', user: ada },
        ]);
        const lines = await store.messages('A');
        expect(lines).toHaveLength(2);
        expect(lines.join('')).not.toContain(`"${ada}"`);
        expect(await store.match('m')).toMatchObject({
          seats: [{ nickname: '—', user: null, bot: null }],
        });
        expect(await store.nickname(ada)).toBeNull();
        expect(await store.roomsOf(ada)).toEqual([]);
      },
    );

    holds('texts come back as they were, whatever is in them', async () => {
      const texts = [
        '',
        'NULL',
        '{a,b}',
        '"',
        '\\',
        '\\"',
        "'",
        '\\x00',
        '\n\r\t',
        'é 😀',
        '\u2028',
      ];
      const odd = [...texts, JSON.stringify(texts), JSON.stringify('\u0000 \ud800')];
      const { store } = await opened(room('A'), match('m', 'A'));
      await store.commit([
        ...odd.map((json, seq) => ({ kind: 'entry', match: 'm', seq, json }) as const),
        ...odd.map((json) => ({ kind: 'message', room: 'A', json }) as const),
        ...odd.map((nickname, i) => ({ kind: 'user', id: `u${i}`, nickname }) as const),
        { kind: 'device', id: 's1', user: 'u1', browser: 'NULL', system: null, at: 2 ** 52 },
      ]);
      expect((await store.journal('m')).map(({ json }) => json)).toEqual(odd);
      expect(await store.messages('A')).toEqual(odd);
      for (const [i, nickname] of odd.entries())
        expect(await store.nickname(`u${i}`)).toBe(nickname);
      expect(await store.devices('u1')).toEqual([
        { id: 's1', browser: 'NULL', system: null, first: 2 ** 52, last: 2 ** 52 },
      ]);
      const json = JSON.stringify({ members: [{ id: 'u1' }], name: '\u0000' });
      await store.commit([{ kind: 'room', code: 'A', json, usedAt: 2 ** 52, version: 2 }]);
      expect(await store.room('A')).toEqual({ json, version: 2 });
      expect(await store.isMember('A', 'u1')).toBe(true);
    });

    holds('what is written in one commit happens in its order', async () => {
      const user = 'u1';
      const named = (nickname: string): Write => ({ kind: 'user', id: user, nickname });
      const line = (text: string): Write => {
        return { kind: 'message', room: 'A', json: JSON.stringify({ message: { user, text } }) };
      };
      const { store } = await opened(room('A'));
      await store.commit([named('Ada'), named('Bea'), line('1'), line('2')]);
      expect(await store.nickname(user)).toBe('Bea');
      await store.commit([
        ...[line('3'), named('Cleo'), { kind: 'forgetIn', room: 'A', user } as const],
        ...[{ kind: 'forgetUser', user } as const, line('4'), named('Dora')],
      ]);
      expect(await store.nickname(user)).toBe('Dora');
      expect((await store.messages('A')).map((json) => JSON.parse(json).message.text)).toEqual([
        '4',
      ]);
      await store.commit([
        ...[match('m', 'A'), entry('m', 0), snapshot('m', 0)],
        { kind: 'snapshot', match: 'm', seq: 0, position: '{"at":"last"}', logged: 7 },
        { kind: 'frames', match: 'm', body: new Uint8Array([1]) },
        { kind: 'frames', match: 'm', body: new Uint8Array([2]) },
        ...[room('A', 2), { kind: 'matchOver', match: 'm' } as const, match('n', 'A')],
        ...[room('A', 3), entry('n', 0), entry('m', 1)],
      ]);
      expect(await Array.fromAsync(store.snapshots('m'))).toEqual([
        { seq: 0, position: { at: 'last' }, logged: 7 },
      ]);
      expect(await store.frames('m')).toEqual(new Uint8Array([2]));
      expect(await store.room('A')).toMatchObject({ version: 3 });
      expect(await store.newestMatch('A')).toMatchObject({ id: 'n', state: 'running' });
      expect(await store.match('m')).toMatchObject({ state: 'over' });
      expect(await entriesOf(store)).toHaveLength(2);
    });

    holds(
      'devices are listed until they are ended; an ended one stays so, whatever comes after it',
      async () => {
        const seen = (id: string, at: number, user = 'u1'): Write => {
          return { kind: 'device', id, user, browser: 'Firefox', system: 'Linux', at };
        };
        const ended = (id: string, at: number): Write => {
          return { kind: 'deviceEnded', id, user: 'u1', at };
        };
        const { store } = await opened(seen('s1', 1), seen('s2', 2), seen('s3', 3, 'u2'));
        await store.commit([seen('s1', 5), ended('never seen', 6)]);
        const device = { browser: 'Firefox', system: 'Linux' };
        expect(await store.devices('u1')).toEqual([
          { id: 's1', ...device, first: 1, last: 5 },
          { id: 's2', ...device, first: 2, last: 2 },
        ]);
        await store.commit([ended('s1', 7), seen('s1', 8)]);
        expect((await store.devices('u1')).map(({ id }) => id)).toEqual(['s2']);
        expect((await store.endedDevices()).toSorted()).toEqual(['never seen', 's1']);
        await store.commit([{ kind: 'forgetUser', user: 'u1' }]);
        expect(await store.devices('u1')).toEqual([]);
        expect((await store.devices('u2')).map(({ id }) => id)).toEqual(['s3']);
        expect((await store.endedDevices()).toSorted()).toEqual(['never seen', 's1']);
      },
    );

    holds('a damaged message comes as it is, and harms no other', async () => {
      const said = ['1', '2'].map((json) => ({ kind: 'message', room: 'A', json }) as const);
      const { store, damage } = await opened(room('A'), ...said);
      await damage('message', 'A', 1);
      expect(await store.messages('A')).toEqual(['{', '2']);
    });
  });
}
