import { randomInt } from 'node:crypto';
import { ROOM_CODE_ALPHABET } from '@tablee/protocol/common.ts';
import { PASS_CODE_LENGTH } from '@tablee/protocol/passes.ts';
import { Refusal } from '../refusal.ts';

/** Milliseconds a pass is valid. */
export const PASS_LIFETIME = 10 * 60_000;
/** Milliseconds after which nobody is told any more what became of a pass. */
const REMEMBERED = 60 * 60_000;

interface Pass {
  readonly user: string;
  readonly room: string;
  readonly made: number;
  until: number;
  used: boolean;
}

/**
 * The passes that let another device go on as the same person. In memory alone: a restart ends them, and nothing that
 * is kept or logged could be used by somebody else.
 */
export class Passes {
  readonly #passes = new Map<string, Pass>();

  /** Gives the code of a new pass; the user's former one ends. */
  make(user: string, room: string, now = Date.now()): string {
    this.end(user, now);
    const code = newPassCode();
    this.#passes.set(code, { user, room, made: now, until: now + PASS_LIFETIME, used: false });
    return code;
  }

  /** No pass of the user can be used any more. */
  end(user: string, now = Date.now()): void {
    for (const pass of this.#passes.values()) {
      if (pass.user === user) pass.until = Math.min(pass.until, now);
    }
  }

  /** A pass that can be used now, or the refusal that says why not. */
  valid(code: string, now = Date.now()): Pass {
    const pass = this.#passes.get(code);
    if (pass === undefined) throw new Refusal('passUnknown');
    if (pass.used) throw new Refusal('passUsed');
    if (pass.until <= now) throw new Refusal('passExpired');
    return pass;
  }

  sweep(now = Date.now()): void {
    for (const [code, { made }] of this.#passes) {
      if (made + REMEMBERED < now) this.#passes.delete(code);
    }
  }
}

function newPassCode(): string {
  const letter = () => ROOM_CODE_ALPHABET[randomInt(ROOM_CODE_ALPHABET.length)];
  return Array.from({ length: PASS_CODE_LENGTH }, letter).join('');
}
