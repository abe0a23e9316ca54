import { sealText } from '@tablee/protocol/chance.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '../stores/connection.ts';
import { useRoom } from '../stores/room.ts';
import { bytesOfText, hexOf } from './hashing.ts';
import { takePromise, takeSeals, verdictOnOwnShare } from './own-share.ts';

vi.mock('../stores/connection.ts', () => ({ request: vi.fn() }));
const asked = vi.mocked(request);

const { subtle } = crypto;
async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', bytesOfText(text))));
}

const commitment = 'ab'.repeat(32);
let counter = 0;
let match = '';
beforeEach(() => {
  counter += 1;
  match = `m${String(counter).padStart(16, '0')}`;
  asked.mockReset().mockResolvedValue({ ok: true } as never);
  useRoom.setState({ room: { you: 'u1' } as never });
});

const sent = (name: string) =>
  asked.mock.calls.flatMap(([asks, payload]) =>
    asks === name ? [payload as { match: string; seal: string; nonce: string }] : [],
  );
const promise = (players: (string | null)[] = ['u2', 'u1']) =>
  takePromise({ match, commitment, players });
async function shared(): Promise<{ seal: string; nonce: string }> {
  await promise();
  const seal = sent('match:seal').at(-1)?.seal ?? '';
  await takeSeals({ match, seals: [null, seal] });
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
  const other = (await shared()).nonce;
  expect(other).not.toBe(nonce);
});

test('who watches adds nothing, and a seal that is not in the list is not opened', async () => {
  await promise(['u2', null]);
  expect(asked).not.toHaveBeenCalled();
  await promise();
  await takeSeals({ match, seals: [null, null] });
  await takeSeals({ match, seals: [sent('match:seal')[0]?.seal ?? '', null] });
  expect(sent('match:share')).toEqual([]);
});

test('a page by plain http seals as any other, without the help of the browser', async () => {
  const random = crypto;
  vi.stubGlobal('crypto', { getRandomValues: random.getRandomValues.bind(random) });
  const { seal, nonce } = await shared();
  vi.unstubAllGlobals();
  const text = sealText(match, commitment, 1, nonce);
  expect(seal).toBe(await sha256(text));
});

test('a number that is in the list is told from one that was left out or exchanged', async () => {
  const { seal, nonce } = await shared();
  const verdict = (own: object, promised = commitment) =>
    verdictOnOwnShare({ match, commitment: promised, shares: [none, own] as never });
  expect(verdict({ seal, nonce })).toBe('in');
  expect(verdict(none)).toBe('left-out');
  expect(verdict({ seal, nonce: '01'.repeat(16) })).toBe('wrong');
  expect(verdict({ seal, nonce }, 'cd'.repeat(32))).toBe('wrong');
  expect(verdictOnOwnShare({ match, commitment, shares: [{ seal, nonce }, none] })).toBe(
    'left-out',
  );
  expect(verdictOnOwnShare({ match, commitment, shares: null })).toBe('wrong');
  const unknown = { match: 'm0', commitment, shares: [none, none] };
  expect(verdictOnOwnShare(unknown)).toBe('none');
});

test('of several pages of one player the first is heard: the others know that', async () => {
  asked.mockResolvedValue({ ok: false, error: { code: 'alreadyAnswered' } } as never);
  await promise();
  const shares = [none, { seal: 'cd'.repeat(32), nonce: '01'.repeat(16) }];
  expect(verdictOnOwnShare({ match, commitment, shares })).toBe('elsewhere');
});
