import type { MatchSnapshot, RoomState, UpdateName } from '@tablee/protocol/updates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useChat } from './chat.ts';
import { request } from './connection.ts';
import { forgetMatch, useLive } from './match.ts';
import { useReview } from './review.ts';
import { joinRoom, leaveRoom, useRoom } from './room.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';
import { TableStores } from './table-stores.ts';
import { wireStores } from './wire.ts';

const stores = new TableStores();

const server = vi.hoisted(() => ({
  hear: {} as Record<string, (payload: unknown) => void>,
  comesBack: () => {},
  signsOut: () => {},
}));
vi.mock('./connection.ts', () => ({
  request: vi.fn(),
  headFor: vi.fn(),
  listen: (
    _stores: unknown,
    to: (typeof server)['hear'],
    whenOnline: () => void,
    whenSignedOut: () => void,
  ) => {
    server.hear = to;
    server.comesBack = whenOnline;
    server.signsOut = whenSignedOut;
  },
}));
const asked = vi.mocked(request);
const says = (name: UpdateName, payload: object): void => server.hear[name]?.(payload);
const refusal = (code: string) => ({ ok: false, error: { code } }) as never;

const roomOf = (code: string, match: string | null = null): RoomState =>
  ({
    code,
    you: 'u1',
    members: [],
    match: match === null ? null : { id: match, state: 'running', seats: [] },
  }) as unknown as RoomState;
const message = (id: string) => ({ id, user: 'u2', nickname: 'Bea', text: id, to: 'room', at: 1 });

wireStores(stores);
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  useRoom.of(stores).setState({ room: null, wanted: null, refusal: null, problem: null });
  useTable.of(stores).setState({ dialog: null, zoom: null });
  useSettings.setState({ nickname: 'Ada' });
  forgetMatch(stores);
});

test('events in the former room say nothing about the requested one', async () => {
  says('room', roomOf('AAAAAA'));
  asked.mockResolvedValueOnce(refusal('passwordNeeded'));
  const joining = joinRoom(stores, 'BBBBBB', 'Ada');
  says('room', roomOf('AAAAAA'));
  await joining;
  expect(useRoom.of(stores).getState()).toMatchObject({ refusal: 'passwordNeeded' });
  says('room', roomOf('AAAAAA'));
  // A member who goes back to their former room joins it again.
  expect(useRoom.of(stores).getState()).toMatchObject({ refusal: 'passwordNeeded', wanted: null });

  // The reply to the right password is lost, but the room comes.
  asked.mockResolvedValueOnce(refusal('offline'));
  await joinRoom(stores, 'BBBBBB', 'Ada', 'lune');
  says('room', roomOf('BBBBBB'));
  expect(useRoom.of(stores).getState()).toMatchObject({ room: { code: 'BBBBBB' }, refusal: null });
});

test('who could not reach the room at first comes with a name when the server is there', async () => {
  asked.mockResolvedValue(refusal('offline'));
  await joinRoom(stores, 'AAAAAA', 'Ada');
  server.comesBack();
  expect(asked).toHaveBeenLastCalledWith(stores, 'room:join', { code: 'AAAAAA', nickname: 'Ada' });
  await vi.runAllTimersAsync();
  // A member of the room has a name there.
  says('room', roomOf('AAAAAA'));
  server.comesBack();
  expect(asked).toHaveBeenLastCalledWith(stores, 'room:join', { code: 'AAAAAA' });
});

test('a refusal that passes is asked again by itself, any other is not', async () => {
  says('room', roomOf('AAAAAA'));
  asked.mockResolvedValueOnce(refusal('tooFast')).mockResolvedValueOnce({ ok: true } as never);
  await joinRoom(stores, 'AAAAAA');
  expect(useRoom.of(stores).getState()).toMatchObject({ wanted: 'AAAAAA', refusal: 'tooFast' });
  await vi.runAllTimersAsync();
  expect(useRoom.of(stores).getState()).toMatchObject({ wanted: 'AAAAAA', refusal: null });
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValueOnce(refusal('kicked'));
  await joinRoom(stores, 'AAAAAA');
  await vi.runAllTimersAsync();
  expect(useRoom.of(stores).getState()).toMatchObject({ wanted: null, refusal: 'kicked' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('another room knows neither the talk nor the match of the last one', () => {
  says('room', roomOf('AAAAAA', 'm1'));
  says('chat', { messages: [], whole: true });
  says('chat', { messages: [message('a')], whole: false });
  says('match:snapshot', { match: 'm1', events: [], question: null } as unknown as MatchSnapshot);
  expect(useChat.of(stores).getState()).toMatchObject({ unread: 1 });
  says('room', roomOf('BBBBBB', 'm2'));
  expect(useChat.of(stores).getState()).toMatchObject({ messages: [], unread: 0 });
  expect(useLive.of(stores).getState().snapshot).toBeNull();
});

test('messages during an absence are unread, those from before the reader came are not', () => {
  says('room', roomOf('CCCCCC'));
  says('chat', { messages: [message('a')], whole: true });
  expect(useChat.of(stores).getState().unread).toBe(0);
  says('room', roomOf('CCCCCC'));
  says('chat', { messages: [message('a'), message('b')], whole: true });
  expect(useChat.of(stores).getState()).toMatchObject({ unread: 1 });
});

test("messages of a muted member are not counted, the house's notes about them are", () => {
  useSettings.setState({ muted: ['u2'] });
  says('room', roomOf('AAAAAA'));
  says('chat', { messages: [], whole: true });
  says('chat', { messages: [message('a')], whole: false });
  expect(useChat.of(stores).getState().unread).toBe(0);
  says('chat', { messages: [{ ...message('b'), note: 'restarted' }], whole: false });
  expect(useChat.of(stores).getState().unread).toBe(1);
  useSettings.setState({ muted: [] });
});

test('a window that was open over one match does not open over the next', () => {
  says('room', roomOf('AAAAAA', 'm1'));
  useTable.of(stores).getState().openDialog('leave');
  says('room', roomOf('AAAAAA', 'm1'));
  expect(useTable.of(stores).getState().dialog).toBe('leave');
  says('room', roomOf('AAAAAA'));
  expect(useTable.of(stores).getState().dialog).toBeNull();
});

test('a member whose leaving is not received is still there', async () => {
  says('room', roomOf('AAAAAA'));
  asked.mockResolvedValueOnce(refusal('offline'));
  expect(await leaveRoom(stores)).toBe(false);
  expect(useRoom.of(stores).getState()).toMatchObject({
    room: { code: 'AAAAAA' },
    problem: 'offline',
  });
  asked.mockResolvedValueOnce(refusal('notInRoom'));
  expect(await leaveRoom(stores)).toBe(true);
  expect(useRoom.of(stores).getState().room).toBeNull();
});

test('a signed-out user looks at nothing together with the room any more', () => {
  says('room', roomOf('AAAAAA'));
  says('room:review', { moment: { leader: 'u2', match: 'm1', step: 3, eyes: 'all' } });
  expect(useReview.of(stores).getState().moment).not.toBeNull();
  server.signsOut();
  expect(useReview.of(stores).getState().moment).toBeNull();
});
