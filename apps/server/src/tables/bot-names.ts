import type { BotKind } from '@tablee/protocol/common.ts';
import { OPPONENTS, opponentFor } from '@tablee/protocol/opponents.ts';
import { distinctNickname } from './nicknames.ts';

/** The name a bot goes by in a match: one of its level that nobody in the room has, else a numbered one. */
export function botName(kind: BotKind, taken: readonly string[]): string {
  return opponentFor(kind, taken)?.name ?? distinctNickname(OPPONENTS[kind][0].name, taken);
}
