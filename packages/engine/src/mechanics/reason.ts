import type { Reason } from '../game/game.ts';

/** Why something cannot be done, as a code and the facts to word it with. */
export const reason = (code: string, facts: Reason['facts'] = {}): Reason => ({ code, facts });
