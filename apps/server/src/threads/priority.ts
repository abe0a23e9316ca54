import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/** Whom a thread lets pass: those that serve the players, or all others. */
const PRIORITIES = { players: PRIORITY_BELOW_NORMAL, all: PRIORITY_LOW } as const;

/** This thread gives way where processors are scarce. On Linux alone: elsewhere a priority is that of the whole server. */
export function giveWayTo(whom: keyof typeof PRIORITIES): void {
  if (process.platform !== 'linux') return;
  // Who is not root may not raise a priority again.
  setPriority(0, Math.max(getPriority(0), PRIORITIES[whom]));
}
