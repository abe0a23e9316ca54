import type { ChatMessage, UpdateOf } from '@tablee/protocol/updates.ts';
import { useRoom } from './room.ts';
import { useSettings } from './settings.ts';
import { roomStore, type TableStores } from './table-stores.ts';

interface ChatStore {
  readonly messages: readonly ChatMessage[];
  /** Earlier messages have arrived. */
  readonly told: boolean;
  /** Messages of others that came while nobody was looking. */
  readonly unread: number;
  /** Places on screen that show the talk. */
  readonly shown: number;
  /** Each user's last message, until it has been read. */
  readonly spoken: Readonly<Record<string, ChatMessage>>;
}

const SILENCE = { messages: [], told: false, unread: 0, spoken: {} } as const;

/** Milliseconds for which words hang at their speaker’s place. */
export const HANGS = 6000;

export const useChat = roomStore<ChatStore>(() => ({ ...SILENCE, shown: 0 }));

export function takeChat(stores: TableStores, { messages, whole }: UpdateOf<'chat'>): void {
  useChat.of(stores).setState((chat) => {
    const you = useRoom.of(stores).getState().room?.you;
    const { muted } = useSettings.getState();
    const known = new Set(chat.messages.map(({ id }) => id));
    // Messages sent while the connection was lost come with all the rest.
    const fresh = whole && !chat.told ? [] : messages.filter(({ id }) => !known.has(id));
    const ofOthers = fresh.filter((message) => message.user !== you && isHeard(message, muted));
    const said = ofOthers.filter(({ note }) => note === undefined);
    for (const message of said) setTimeout(() => fade(stores, message), HANGS);
    return {
      spoken: { ...chat.spoken, ...Object.fromEntries(said.map((each) => [each.user, each])) },
      messages: whole ? messages : [...chat.messages, ...messages],
      told: chat.told || whole,
      unread: chat.shown > 0 ? 0 : chat.unread + ofOthers.length,
    };
  });
}

const fade = (stores: TableStores, { user, id }: ChatMessage): void =>
  useChat.of(stores).setState(({ spoken }) => {
    if (spoken[user]?.id !== id) return {};
    const { [user]: _, ...others } = spoken;
    return { spoken: others };
  });

/** Whether a member's messages are shown; the house's notes always are. */
export const isHeard = ({ user, note }: ChatMessage, muted: readonly string[]): boolean =>
  note !== undefined || !muted.includes(user);

/** Says that the talk is in sight, until the returned function is called. */
export function lookAtChat(stores: TableStores): () => void {
  const { setState } = useChat.of(stores);
  setState(({ shown }) => ({ shown: shown + 1, unread: 0 }));
  return () => setState(({ shown }) => ({ shown: shown - 1 }));
}

/** Hides a member's messages, or shows them again: here alone, and nobody learns of it. */
export function mute(user: string, muted: boolean): void {
  const { muted: before, change } = useSettings.getState();
  const others = before.filter((other) => other !== user);
  change({ muted: muted ? [...others, user] : others });
}

export const forgetChat = (stores: TableStores): void => useChat.of(stores).setState(SILENCE);
