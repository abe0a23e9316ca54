import type { ChatMessage } from '@tablee/protocol/updates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetChat, HANGS, takeChat, useChat } from './chat.ts';
import { useRoom } from './room.ts';
import { useSettings } from './settings.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();

const said = (id: string, user: string, text: string, more: Partial<ChatMessage> = {}) =>
  ({ id, user, nickname: user, text, to: 'room', at: 0, ...more }) as ChatMessage;
const comes = (...messages: ChatMessage[]) => takeChat(stores, { messages, whole: false });
const spoken = () => Object.values(useChat.of(stores).getState().spoken).map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  forgetChat(stores);
  useSettings.setState({ muted: ['loud'] });
  useRoom.of(stores).setState({ room: { you: 'me' } as never });
});

test('another member’s last message hangs at their place, the newest alone, and fades', () => {
  comes(said('1', 'ada', 'one'), said('2', 'bea', 'hello'));
  vi.advanceTimersByTime(HANGS / 2);
  comes(said('3', 'ada', 'two'));
  expect(spoken()).toEqual(['two', 'hello']);
  vi.advanceTimersByTime(HANGS / 2);
  expect(spoken()).toEqual(['two']);
  vi.advanceTimersByTime(HANGS / 2);
  expect(spoken()).toEqual([]);
});

test('no bubble hangs for the reader’s own words, for muted members, for the house, or for messages before the reader came', () => {
  takeChat(stores, { messages: [said('1', 'ada', 'before')], whole: true });
  comes(said('2', 'me', 'mine'), said('3', 'loud', 'noise'));
  comes(said('4', 'ada', '', { note: 'restarted' }));
  expect(spoken()).toEqual([]);
});
