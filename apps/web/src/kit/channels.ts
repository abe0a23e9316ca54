import type { ChatChannel } from '@tablee/protocol/common.ts';

/** The mark beside messages that not everybody in the room can read; `null`: all can. */
export const CHANNEL_MARKS = {
  room: null,
  team: 'chatTeamMark',
  watchers: 'chatWatchersMark',
} as const satisfies Readonly<Record<ChatChannel, string | null>>;
