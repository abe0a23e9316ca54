import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/** The threads that a thread lets pass: those that serve the players, or all others. */
const PRIORITIES = { players: PRIORITY_BELOW_NORMAL, all: PRIORITY_LOW } as const;

/**
 * This thread gives way where processors are scarce. Tells whether it does: a service may be forbidden to change priorities, and
 * then the thread keeps its own. So it does with `THREADS_GIVE_WAY=off`, for tests: beside busy programs, one that gives way to
 * all gets next to nothing of a processor.
 */
export function giveWayTo(whom: keyof typeof PRIORITIES): boolean {
  // On Linux a priority is a thread's own; elsewhere it would be that of the whole server.
  if (process.platform !== 'linux' || process.env.THREADS_GIVE_WAY === 'off') return false;
  try {
    // Only root may raise a priority again.
    setPriority(0, Math.max(getPriority(0), PRIORITIES[whom]));
    return true;
  } catch {
    return false;
  }
}
