import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStores } from './table-stores.ts';

/** A socket of the page, without a network. */
class FakeSocket {
  readonly io = { opts: {} as { query?: Record<string, string> }, on: () => {} };
  readonly #handlers = new Map<string, ((payload?: unknown) => void)[]>();
  /** The query of each connection that was tried. */
  readonly tried: (Record<string, string> | undefined)[] = [];
  reply: (name: string) => object = () => ({ ok: true });
  connected = false;
  active = true;

  on(name: string, handler: (payload?: unknown) => void): void {
    this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handler]);
  }

  once(name: string, handler: () => void): void {
    this.on(name, handler);
  }

  off(): void {}

  hears(name: string, payload?: unknown): void {
    for (const handler of this.#handlers.get(name) ?? []) handler(payload);
  }

  connect(): void {
    this.tried.push(this.io.opts.query);
    this.connected = true;
    this.hears('connect');
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.hears('disconnect', 'io client disconnect');
  }

  timeout() {
    return { emitWithAck: async (name: string) => this.reply(name) };
  }
}

let socket: FakeSocket;
let stores: TableStores;
vi.mock('socket.io-client', () => ({ io: () => socket }));

async function opened() {
  const connection = await import('./connection.ts');
  connection.headFor(stores, 'K7WXQ2M4');
  await connection.connect(stores);
  socket.connect();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  const window = Object.create(globalThis) as typeof globalThis;
  vi.stubGlobal('window', Object.assign(window, { addEventListener: () => {} }));
  socket = new FakeSocket();
  stores = new TableStores();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const elsewhere = (at?: string) => {
  const data = { code: 'elsewhere', ...(at !== undefined && { at }) };
  return Object.assign(new Error('elsewhere'), { data });
};

test('a connection says which room it is for, and goes at once where it is sent', async () => {
  await opened();
  expect(socket.tried).toEqual([{ room: 'K7WXQ2M4' }]);
  socket.hears('connect_error', elsewhere('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.tried.at(-1)).toEqual({ room: 'K7WXQ2M4', at: 'b' });
});

test('when the room moves the page goes along, after the given delay', async () => {
  await opened();
  socket.hears('room:moved', { at: 'c', after: 250 });
  await vi.advanceTimersByTimeAsync(240);
  expect(socket.tried).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(socket.tried.at(-1)).toEqual({ room: 'K7WXQ2M4', at: 'c' });
});

test('a page sent on as it enters asks again there; an answer is not given twice', async () => {
  const { request } = await opened();
  const answers = [
    { ok: false, error: { code: 'elsewhere', at: 'b' } },
    { ok: true, code: 'K7WXQ2M4' },
  ];
  socket.reply = () => answers.shift() ?? {};
  const joined = request(stores, 'room:join', { code: 'K7WXQ2M4' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await joined).toEqual({ ok: true, code: 'K7WXQ2M4' });
  expect(socket.tried.at(-1)).toEqual({ room: 'K7WXQ2M4', at: 'b' });
  const asked = vi.fn(() => ({ ok: false, error: { code: 'elsewhere' } }));
  socket.reply = asked;
  const answered = request(stores, 'match:undo', { match: 'm0000000000000001' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await answered).toEqual({ ok: false, error: { code: 'offline' } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('servers that send the page round in a circle are asked more and more slowly', async () => {
  await opened();
  for (let i = 0; i < 4; i += 1) {
    socket.hears('connect_error', elsewhere(i % 2 === 0 ? 'a' : 'b'));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(socket.tried).toHaveLength(5);
  socket.hears('connect_error', elsewhere('a'));
  await vi.advanceTimersByTimeAsync(400);
  expect(socket.tried).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(1200);
  expect(socket.tried).toHaveLength(6);
});

test('a node that does not answer is not asked for by name again; another room is another place', async () => {
  const { headFor } = await opened();
  socket.hears('connect_error', elsewhere('b'));
  await vi.advanceTimersByTimeAsync(0);
  socket.hears('connect_error', new Error('websocket error'));
  socket.hears('connect_error', elsewhere());
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.tried.at(-1)).toEqual({ room: 'K7WXQ2M4' });
  socket.hears('connect_error', elsewhere('b'));
  headFor(stores, 'AAAAAAAA');
  socket.hears('connect_error', elsewhere());
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.tried.at(-1)).toEqual({ room: 'AAAAAAAA' });
});

test('two tables of a page have a connection each, to where their room is', async () => {
  const { headFor } = await opened();
  const first = socket;
  socket = new FakeSocket();
  stores = new TableStores();
  await opened();
  headFor(stores, 'AAAAAAAA');
  socket.hears('connect_error', elsewhere('b'));
  first.hears('connect_error', elsewhere('c'));
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.tried.at(-1)).toEqual({ room: 'AAAAAAAA', at: 'b' });
  expect(first.tried.at(-1)).toEqual({ room: 'K7WXQ2M4', at: 'c' });
});

test('what the server says waits until the last touch is painted, a reply behind what came before it', async () => {
  const touches = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  Object.assign(window, {
    addEventListener: (name: string, handler: () => void) => touches.set(name, handler),
    requestAnimationFrame: (deed: () => void) => frames.push(deed),
  });
  const connection = await import('./connection.ts');
  const taken: string[] = [];
  const take = () => void taken.push('chat');
  connection.listen(
    stores,
    { chat: take },
    () => {},
    () => {},
  );
  await connection.connect(stores);
  socket.connect();
  socket.reply = () => {
    socket.hears('chat');
    return { ok: true };
  };
  const asks = () =>
    connection.request(stores, 'room:leave', {}).then(() => void taken.push('reply'));
  touches.get('click')?.();
  const replied = asks();
  await vi.advanceTimersByTimeAsync(20);
  expect(taken).toEqual([]);
  for (const deed of frames) deed();
  await vi.advanceTimersByTimeAsync(1);
  await replied;
  expect(taken).toEqual(['chat', 'reply']);
  await asks();
  expect(taken).toEqual(['chat', 'reply', 'chat', 'reply']);
});
