import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealText } from '@tablee/protocol/chance.ts';
import { expect, test } from 'vitest';
import { commitmentOf, DiceTray, KeyedRolls, keyOf } from './dice.ts';

const secret = Buffer.alloc(32, 7);
const rolls = new KeyedRolls(secret);

test('a roll is a piece of the keyed hash of its block, as documented', () => {
  const digest = createHmac('sha256', secret).update('8/0').digest();
  for (let i = 0; i < 5; i += 1) {
    expect(rolls.roll(40 + i, 1000)).toBe(digest.readUIntBE(6 * i, 6) % 1000);
  }
});

test('a number beyond the last whole multiple is drawn again', () => {
  // With this bound the limit is 2^47 + 1: about half of all first attempts are rejected.
  const bound = 2 ** 47 + 1;
  const rejected = Array.from({ length: 40 }, (_, i) => i).filter((i) => {
    const digest = createHmac('sha256', secret)
      .update(`${Math.floor(i / 5)}/0`)
      .digest();
    return digest.readUIntBE(6 * (i % 5), 6) >= bound;
  });
  expect(rejected.length).toBeGreaterThan(5);
  for (const i of rejected) expect(rolls.roll(i, bound)).toBeLessThan(bound);
});

test('every face comes up about equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 6000; i += 1) {
    const roll = rolls.roll(i, 6);
    counts[roll] = (counts[roll] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the commitment is the hash of the secret', () => {
  expect(commitmentOf(Buffer.alloc(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('the key is the keyed hash of match, commitment and the number of each seat, as documented', () => {
  const shares = [
    { seal: 'cd'.repeat(32), nonce: '01'.repeat(16) },
    { seal: null, nonce: null },
  ];
  const record = { id: 'm0123456789abcdef', secret: secret.toString('hex'), shares };
  const text = `tablee/deal/1\n${record.id}\n${commitmentOf(secret)}\n${'01'.repeat(16)}\n-`;
  expect(keyOf(record)).toEqual(createHmac('sha256', secret).update(text).digest());
  const other = [{ seal: 'cd'.repeat(32), nonce: '02'.repeat(16) }, ...shares.slice(1)];
  expect(keyOf({ ...record, shares: other })).not.toEqual(keyOf(record));
  expect(keyOf({ ...record, id: 'm0123456789abcdee' })).not.toEqual(keyOf(record));
});

test('a match that an older server dealt goes on with its secret for a key', () => {
  const old = { id: 'm0123456789abcdef', secret: secret.toString('hex'), shares: null };
  expect(keyOf(old)).toEqual(secret);
});

test('a draw carries bound and result of each of its numbers', () => {
  const tray = new DiceTray(secret);
  const [first, second] = tray.dice([6, 1000], 0) as [number, number];
  const [third] = tray.dice([3], 2) as [number];
  const drawn = tray.take();
  expect(drawn).toEqual([
    [
      [6, first],
      [1000, second],
    ],
    [[3, third]],
  ]);
  expect([first, second, third]).toEqual([rolls.roll(0, 6), rolls.roll(1, 1000), rolls.roll(2, 3)]);
  expect(tray.take()).toEqual([]);
  tray.replay(drawn);
  expect([tray.dice([6, 1000], 0), tray.dice([3], 2)]).toEqual([[first, second], [third]]);
});

test('recorded rolls are taken in order, and have to fit', () => {
  const tray = new DiceTray(secret);
  tray.replay([
    [
      [2, 1],
      [2, 0],
    ],
    [[6, 5]],
  ]);
  expect(tray.dice([2, 2], 0)).toEqual([1, 0]);
  expect(() => tray.dice([3], 2)).toThrow('do not fit');
  // Another die that the number would fit, a number beyond its die, a number that is none.
  for (const recorded of [[[6, 1]], [[3, 3]], [[3, -1]], [[3, 0.5]], [[3]]]) {
    tray.replay([recorded as never]);
    expect(() => tray.dice([3], 2)).toThrow('do not fit');
  }
  tray.replay([[[2, 1]]]);
  expect(() => tray.expectAllUsed()).toThrow('left over');
});

test('draws of journals that kept no bounds are still read', () => {
  const tray = new DiceTray(secret);
  tray.replay([[1, 0], [5]]);
  expect(tray.dice([2, 2], 0)).toEqual([1, 0]);
  expect(() => tray.dice([3], 2)).toThrow('do not fit');
});

test('the test vectors of docs/protocol.md are what this server deals by', () => {
  const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  const vectors = JSON.parse(/```json\n(\{\n {2}"match".*?)```/s.exec(page)?.[1] ?? '{}') as {
    readonly match: string;
    readonly secret: string;
    readonly commitment: string;
    readonly nonces: (string | null)[];
    readonly seals: (string | null)[];
    readonly key: string;
    readonly numbers: [number, number, number][];
    readonly shuffled: number[];
  };
  const { match, commitment, nonces, numbers } = vectors;
  expect(commitmentOf(Buffer.from(vectors.secret, 'hex'))).toBe(commitment);
  const seals = nonces.map((nonce, seat) =>
    nonce === null
      ? null
      : createHash('sha256')
          .update(sealText(match, commitment, seat, nonce))
          .digest('hex'),
  );
  expect(seals).toEqual(vectors.seals);
  const shares = nonces.map((nonce, seat) => ({ seal: seals[seat] as string | null, nonce }));
  const key = keyOf({ id: match, secret: vectors.secret, shares });
  expect(Buffer.from(key).toString('hex')).toBe(vectors.key);
  const dice = new KeyedRolls(key);
  for (const [index, bound, result] of numbers) expect(dice.roll(index, bound)).toBe(result);
  const [index, bound] = numbers.at(-1) as [number, number, number];
  const first = createHmac('sha256', key)
    .update(`${Math.floor(index / 5)}/0`)
    .digest();
  expect(first.readUIntBE(6 * (index % 5), 6)).toBeGreaterThanOrEqual(bound);
  const cards = [0, 1, 2, 3, 4];
  for (const [i, [, size, result]] of numbers.slice(0, cards.length - 1).entries()) {
    const last = cards.length - 1 - i;
    expect(size).toBe(last + 1);
    [cards[last], cards[result]] = [cards[result] as number, cards[last] as number];
  }
  expect(cards).toEqual(vectors.shuffled);
});
