import { sealText } from '@tablee/protocol/chance.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '../stores/connection.ts';
import { useRoom } from '../stores/room.ts';
import { TableStores } from '../stores/table-stores.ts';
import { bytesOfText, hexOf } from './hashing.ts';
import { takePromise, takeSeals, verdictOnOwnShare } from './own-share.ts';

const stores = new TableStores();

const { sends } = vi.hoisted(() => ({ sends: vi.fn() }));
vi.mock('../stores/connection.ts', () => ({ request: sends }));
const asked = vi.mocked(request);

/** Another page of the same browser, or this one reloaded. */
async function otherPage() {
  vi.resetModules();
  const room = await import('../stores/room.ts');
  room.useRoom.of(stores).setState({ room: { you: 'u1' } as never });
  return import('./own-share.ts');
}
function stubStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

const { subtle } = crypto;
async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', bytesOfText(text))));
}

const commitment = 'ab'.repeat(32);
let counter = 0;
let match = '';
beforeEach(() => {
  stubStorage();
  counter += 1;
  match = `m${String(counter).padStart(16, '0')}`;
  asked.mockReset().mockResolvedValue({ ok: true } as never);
  useRoom.of(stores).setState({ room: { you: 'u1' } as never });
});

const sent = (name: string) =>
  asked.mock.calls.flatMap(([, asks, payload]) =>
    asks === name ? [payload as { match: string; seal: string; nonce: string }] : [],
  );
const promise = (players: (string | null)[] = ['u2', 'u1']) =>
  takePromise(stores, { match, commitment, players });
async function shared(): Promise<{ seal: string; nonce: string }> {
  await promise();
  const seal = sent('match:seal').at(-1)?.seal ?? '';
  await takeSeals(stores, { match, seals: [null, seal] });
  return { seal, nonce: sent('match:share').at(-1)?.nonce ?? '' };
}
const none = { seal: null, nonce: null };

test('the page of a player seals a number of its own, unasked, and opens it once all are sealed', async () => {
  await promise();
  expect(sent('match:share')).toEqual([]);
  const { seal, nonce } = await shared();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  const text = sealText(match, commitment, 1, nonce);
  expect(seal).toBe(await sha256(text));
  match = `m${'f'.repeat(16)}`;
  expect((await shared()).nonce).not.toBe(nonce);
});

test('a watcher adds nothing, and a seal that is not in the list is not opened', async () => {
  await promise(['u2', null]);
  expect(asked).not.toHaveBeenCalled();
  await promise();
  await takeSeals(stores, { match, seals: [sent('match:seal')[0]?.seal ?? '', null] });
  expect(sent('match:share')).toEqual([]);
});

test('a page by plain http seals as any other, without the help of the browser', async () => {
  const random = crypto;
  vi.stubGlobal('crypto', { getRandomValues: random.getRandomValues.bind(random) });
  const { seal, nonce } = await shared();
  vi.stubGlobal('crypto', random);
  const text = sealText(match, commitment, 1, nonce);
  expect(seal).toBe(await sha256(text));
});

test('the page tells a number in the list from a missing or exchanged one', async () => {
  const { seal, nonce } = await shared();
  const verdict = (own: object, promised = commitment) =>
    verdictOnOwnShare({ match, commitment: promised, shares: [none, own] as never });
  expect(verdict({ seal, nonce })).toBe('in');
  expect(verdict({ seal, nonce: null })).toBe('left-out');
  expect(verdict({ seal, nonce: '01'.repeat(16) })).toBe('wrong');
  expect(verdict({ seal, nonce }, 'cd'.repeat(32))).toBe('wrong');
  expect(verdictOnOwnShare({ match, commitment, shares: null })).toBe('wrong');
  const unknown = { match: 'm0', commitment, shares: [none, none] };
  expect(verdictOnOwnShare(unknown)).toBe('none');
});

test('a number whose seal came too late is missing', async () => {
  await promise();
  await takeSeals(stores, { match, seals: [null, null] });
  expect(verdictOnOwnShare({ match, commitment, shares: [none, none] })).toBe('left-out');
});

test('a server that has another secret once it knows the number is found out, and gets no other number', async () => {
  const first = await shared();
  const chosen = 'cd'.repeat(32);
  await takePromise(stores, { match, commitment: chosen, players: ['u2', 'u1'] });
  expect(sent('match:seal')).toHaveLength(1);
  const seal = await sha256(sealText(match, chosen, 1, first.nonce));
  const cheated = [none, { seal, nonce: first.nonce }];
  expect(verdictOnOwnShare({ match, commitment: chosen, shares: cheated })).toBe('wrong');
  // Even if it goes back to its first promise.
  expect(verdictOnOwnShare({ match, commitment, shares: [none, first] })).toBe('wrong');
});

test('a number that goes with another promise than the one it was sealed for is not in', async () => {
  const { nonce } = await shared();
  const seal = await sha256(sealText(match, 'cd'.repeat(32), 1, nonce));
  expect(verdictOnOwnShare({ match, commitment, shares: [none, { seal, nonce }] })).toBe('wrong');
});

test('a promise made again is not answered with more numbers to choose from, neither before nor after a list', async () => {
  await promise();
  await promise();
  expect(sent('match:seal')).toHaveLength(1);
  await shared();
  await promise();
  expect(sent('match:seal')).toHaveLength(1);
  expect(sent('match:share')).toHaveLength(1);
});

test('a server that exchanges the seal of another seat once numbers are open is found out', async () => {
  await promise();
  const seal = sent('match:seal')[0]?.seal ?? '';
  const theirs = { seal: '12'.repeat(32), nonce: '34'.repeat(16) };
  await takeSeals(stores, { match, seals: [theirs.seal, seal] });
  const own = { seal, nonce: sent('match:share')[0]?.nonce ?? '' };
  const verdict = (their: typeof theirs | typeof none) =>
    verdictOnOwnShare({ match, commitment, shares: [their, own] });
  expect(verdict(theirs)).toBe('in');
  expect(verdict({ seal: theirs.seal, nonce: null } as never)).toBe('in');
  expect(verdict({ seal: '56'.repeat(32), nonce: '78'.repeat(16) })).toBe('wrong');
  expect(verdict(none)).toBe('wrong');
  // A second list opens nothing, and nothing that came of it is right.
  await takeSeals(stores, { match, seals: ['56'.repeat(32), seal] });
  expect(sent('match:share')).toHaveLength(1);
  expect(verdict(theirs)).toBe('wrong');
});

test('a reloaded page still knows the promise, its seal and its number', async () => {
  const own = await shared();
  const fresh = await otherPage();
  expect(fresh.verdictOnOwnShare({ match, commitment, shares: [none, own] })).toBe('in');
  const other = 'cd'.repeat(32);
  await fresh.takePromise(stores, { match, commitment: other, players: ['u2', 'u1'] });
  expect(fresh.verdictOnOwnShare({ match, commitment, shares: [none, own] })).toBe('wrong');
});

test('the second page of a browser knows the number of the first', async () => {
  const second = await otherPage();
  await promise();
  await second.takePromise(stores, { match, commitment, players: ['u2', 'u1'] });
  const [first, late] = sent('match:seal');
  expect(late?.seal).not.toBe(first?.seal);
  const seals = [null, first?.seal ?? ''];
  await second.takeSeals(stores, { match, seals });
  await takeSeals(stores, { match, seals });
  const [opened, ...more] = sent('match:share');
  expect(more).toEqual([]);
  const shares = [none, { seal: first?.seal ?? '', nonce: opened?.nonce ?? '' }];
  for (const page of [second.verdictOnOwnShare, verdictOnOwnShare]) {
    expect(page({ match, commitment, shares })).toBe('in');
  }
});

test('of several pages of one player the first is heard: the others know that', async () => {
  asked.mockResolvedValue({ ok: false, error: { code: 'alreadyAnswered' } } as never);
  await promise();
  const shares = [none, { seal: 'cd'.repeat(32), nonce: '01'.repeat(16) }];
  expect(verdictOnOwnShare({ match, commitment, shares })).toBe('elsewhere');
});
