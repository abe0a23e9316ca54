import { randomInt } from 'node:crypto';
import { ROOM_CODE_ALPHABET } from '@tablee/protocol/common.ts';
import { PASS_CODE_LENGTH } from '@tablee/protocol/passes.ts';
import { Refusal } from '../refusal.ts';

/** Milliseconds a pass is valid. */
export const PASS_LIFETIME = 10 * 60_000;
/** Milliseconds after which the outcome of a pass can no longer be asked. */
export const REMEMBERED = 60 * 60_000;

interface Pass {
  readonly user: string;
  readonly room: string;
  readonly made: number;
  until: number;
  used: boolean;
}

/** The passes that let another device go on as the same person. */
export interface Passes {
  /** Returns the code of a new pass; the user's former one ends. */
  make(user: string, room: string): Promise<string>;
  /** No pass of the user can be used any more. */
  end(user: string): Promise<void>;
  /** Whose pass it is, and of which room; rejects with the refusal that says why it cannot be used now. */
  valid(code: string): Promise<{ readonly user: string; readonly room: string }>;
  /** Uses a pass: once. Rejects as `valid` does. */
  take(code: string): Promise<void>;
  /** It was taken in vain, and can be used again. */
  giveBack(code: string): Promise<void>;
  sweep(): void;
}

/** Those of a server alone. In memory: a restart ends them, and nothing that is kept or logged could be used by another. */
export class PassesInMemory implements Passes {
  readonly #passes = new Map<string, Pass>();

  async make(user: string, room: string, now = Date.now()): Promise<string> {
    await this.end(user, now);
    const code = newPassCode();
    this.#passes.set(code, { user, room, made: now, until: now + PASS_LIFETIME, used: false });
    return code;
  }

  async end(user: string, now = Date.now()): Promise<void> {
    for (const pass of this.#passes.values()) {
      if (pass.user === user) pass.until = Math.min(pass.until, now);
    }
  }

  async valid(code: string, now = Date.now()): Promise<Pass> {
    return this.#valid(code, now);
  }

  async take(code: string): Promise<void> {
    this.#valid(code, Date.now()).used = true;
  }

  async giveBack(code: string): Promise<void> {
    const pass = this.#passes.get(code);
    if (pass !== undefined) pass.used = false;
  }

  #valid(code: string, now: number): Pass {
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

export function newPassCode(): string {
  const letter = () => ROOM_CODE_ALPHABET[randomInt(ROOM_CODE_ALPHABET.length)];
  return Array.from({ length: PASS_CODE_LENGTH }, letter).join('');
}
