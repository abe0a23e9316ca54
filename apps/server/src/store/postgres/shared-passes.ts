import { createHash } from 'node:crypto';
import type { Passes } from '../../http/passes.ts';
import { newPassCode, PASS_LIFETIME, REMEMBERED } from '../../http/passes.ts';
import { Refusal } from '../../refusal.ts';
import type { PostgresStore } from './postgres.ts';

interface PassRow {
  readonly user: string;
  readonly room: string;
  readonly used: boolean;
  readonly is_over: boolean;
}

/** The passes that several servers share: made at one, used at another. Of a code only the digest is kept. */
export class SharedPasses implements Passes {
  readonly #store: PostgresStore;

  constructor(store: PostgresStore) {
    this.#store = store;
  }

  async make(user: string, room: string): Promise<string> {
    await this.end(user);
    const code = newPassCode();
    await this.#store.ask(
      `INSERT INTO passes (digest, user_id, room, until)
       VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 ms')`,
      [digestOf(code), user, room, PASS_LIFETIME],
    );
    return code;
  }

  async end(user: string): Promise<void> {
    await this.#store.ask(
      'UPDATE passes SET until = least(until, clock_timestamp()) WHERE user_id = $1',
      [user],
    );
  }

  async valid(code: string): Promise<{ readonly user: string; readonly room: string }> {
    const [pass] = await this.#store.ask<PassRow>(
      `SELECT user_id AS user, room, used, until <= clock_timestamp() AS is_over
       FROM passes WHERE digest = $1 AND made > clock_timestamp() - $2 * interval '1 ms'`,
      [digestOf(code), REMEMBERED],
    );
    if (pass === undefined) throw new Refusal('passUnknown');
    if (pass.used) throw new Refusal('passUsed');
    if (pass.is_over) throw new Refusal('passExpired');
    return { user: pass.user, room: pass.room };
  }

  async take(code: string): Promise<void> {
    const taken = await this.#store.ask(
      `UPDATE passes SET used = true
       WHERE digest = $1 AND NOT used AND until > clock_timestamp() RETURNING 1 AS taken`,
      [digestOf(code)],
    );
    if (taken.length > 0) return;
    await this.valid(code);
    throw new Refusal('passUsed');
  }

  async giveBack(code: string): Promise<void> {
    await this.#store.ask('UPDATE passes SET used = false WHERE digest = $1', [digestOf(code)]);
  }

  /** Old passes go with the rows that the store forgets. */
  sweep(): void {}
}

const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();
