import { constants, setPriority } from 'node:os';

/**
 * Lets this thread work only when others of the process need nothing. Tells whether it could: a service may be forbidden to
 * change priorities, and then the thread keeps its own.
 */
export function takeLowPriority(): boolean {
  // On Linux a priority is a thread's own; elsewhere it would be that of the whole server.
  if (process.platform !== 'linux') return false;
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
    return true;
  } catch {
    return false;
  }
}
