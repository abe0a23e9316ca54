import type { ChatMessage, UpdateOf } from '@tablee/protocol/updates.ts';
import { create } from 'zustand';
import { useRoom } from './room.ts';

interface ChatStore {
  readonly messages: readonly ChatMessage[];
  /** Messages of others that came while nobody was looking. */
  readonly unread: number;
  /** Places on screen that show the talk. */
  readonly shown: number;
}

export const useChat = create<ChatStore>(() => ({ messages: [], unread: 0, shown: 0 }));

export function takeChat({ messages, whole }: UpdateOf<'chat'>): void {
  useChat.setState((chat) => {
    if (whole) return { messages };
    const you = useRoom.getState().room?.you;
    const ofOthers = messages.filter(({ user }) => user !== you).length;
    return {
      messages: [...chat.messages, ...messages],
      unread: chat.shown > 0 ? 0 : chat.unread + ofOthers,
    };
  });
}

/** Says that the talk is in sight, until the returned function is called. */
export function lookAtChat(): () => void {
  useChat.setState(({ shown }) => ({ shown: shown + 1, unread: 0 }));
  return () => useChat.setState(({ shown }) => ({ shown: shown - 1 }));
}

export const forgetChat = (): void => useChat.setState({ messages: [], unread: 0 });
