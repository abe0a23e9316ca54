import type { ChatMessage, UpdateOf } from '@tablee/protocol/updates.ts';
import { create } from 'zustand';
import { useRoom } from './room.ts';
import { useSettings } from './settings.ts';

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
    const { muted } = useSettings.getState();
    const ofOthers = messages.filter(({ user }) => user !== you && !muted.includes(user)).length;
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

/** Shows somebody's talk no longer, or again: here alone, and nobody is told. */
export function mute(user: string, muted: boolean): void {
  const { muted: before, change } = useSettings.getState();
  const others = before.filter((other) => other !== user);
  change({ muted: muted ? [...others, user] : others });
}

export const forgetChat = (): void => useChat.setState({ messages: [], unread: 0 });
