import type { KeyObject } from 'node:crypto';
import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { Dice, Draw, RecordedDraw } from '@tablee/engine';
import { ReplayDiverged } from '@tablee/engine';
import { dealText } from '@tablee/protocol/chance.ts';
import type { MatchRecord } from './journal.ts';

const ROLL_BYTES = 6;
const RANGE = 2 ** (8 * ROLL_BYTES);
/** Rolls that one 32-byte digest gives. */
const ROLLS_PER_DIGEST = 5;

/**
 * The random numbers of a match, from its key. Roll number `index` (from 0, counted over the whole match) of a die
 * with `bound` faces is 0 to bound - 1:
 *
 * For attempt = 0, 1, 2, …: let d be HMAC-SHA256(key = the 32 bytes of the key, message = the ASCII text
 * `<block>/<attempt>`, both in decimal), where block = floor(index / 5), and let x be its 6 bytes from byte
 * 6 * (index mod 5) on, read as a big-endian unsigned integer. If x < 2^48 - (2^48 mod bound), the roll is x mod bound;
 * otherwise try the next attempt. This leaves no bias, and anybody with the key can verify every shuffle.
 */
export class KeyedRolls {
  readonly #key: KeyObject;
  /** The digest used last: neighbouring rolls share it. */
  #message = '';
  #digest = Buffer.alloc(0);

  constructor(key: Uint8Array) {
    this.#key = createSecretKey(key);
  }

  roll(index: number, bound: number): number {
    const block = Math.floor(index / ROLLS_PER_DIGEST);
    const start = ROLL_BYTES * (index % ROLLS_PER_DIGEST);
    const limit = RANGE - (RANGE % bound);
    for (let attempt = 0; ; attempt += 1) {
      const drawn = this.#digestOf(`${block}/${attempt}`).readUIntBE(start, ROLL_BYTES);
      if (drawn < limit) return drawn % bound;
    }
  }

  #digestOf(message: string): Buffer {
    if (message !== this.#message) {
      this.#digest = createHmac('sha256', this.#key).update(message).digest();
      this.#message = message;
    }
    return this.#digest;
  }
}

/** SHA-256 (hex) of the 32 bytes of a match's secret: published before the deal. */
export const commitmentOf = (secret: Uint8Array): string =>
  createHash('sha256').update(secret).digest('hex');

/** The key of a match's dice: from its secret and the shares of the players' pages. */
export function keyOf(record: Pick<MatchRecord, 'id' | 'secret' | 'shares'>): Uint8Array {
  const secret = Buffer.from(record.secret, 'hex');
  if (record.shares === null) return secret;
  const text = dealText(record.id, commitmentOf(secret), record.shares);
  return createHmac('sha256', secret).update(text).digest();
}

/**
 * The dice of one match. Live, they come from its key; while a journal is replayed, from the recorded rolls.
 * Either way they remember what one input drew, for its journal entry.
 */
export class DiceTray {
  readonly #rolls: KeyedRolls;
  #drawn: Draw[] = [];
  #recorded: RecordedDraw[] | null = null;

  constructor(key: Uint8Array) {
    this.#rolls = new KeyedRolls(key);
  }

  readonly dice: Dice = (bounds, from) => {
    const rolls = this.#recorded === null ? this.#live(bounds, from) : this.#replayed(bounds);
    this.#drawn.push(bounds.map((bound, i) => [bound, rolls[i] as number] as const));
    return rolls;
  };

  /** The next rolls are those of a journal entry; `null` goes back to live dice. */
  replay(recorded: readonly RecordedDraw[] | null): void {
    this.#recorded = recorded === null ? null : [...recorded];
    this.#drawn = [];
  }

  /** Throws unless every recorded roll of the entry was used. */
  expectAllUsed(): void {
    if (this.#recorded !== null && this.#recorded.length > 0) {
      throw new ReplayDiverged('recorded rolls were left over');
    }
  }

  /** The draws since the last call. */
  take(): Draw[] {
    const drawn = this.#drawn;
    this.#drawn = [];
    return drawn;
  }

  #live(bounds: readonly number[], from: number): number[] {
    return bounds.map((bound, i) => this.#rolls.roll(from + i, bound));
  }

  #replayed(bounds: readonly number[]): readonly number[] {
    const draw = this.#recorded?.shift();
    const rolls =
      draw?.length === bounds.length ? bounds.map((bound, i) => rollOf(draw[i], bound)) : null;
    if (rolls === null || rolls.includes(null)) {
      throw new ReplayDiverged('recorded rolls do not fit the dice asked for');
    }
    return rolls as number[];
  }
}

/** The number of a recorded draw, if it was drawn for this bound and keeps to it. */
function rollOf(recorded: RecordedDraw[number] | undefined, bound: number): number | null {
  const [asked, roll] = typeof recorded === 'object' ? recorded : [bound, recorded];
  const fits =
    asked === bound && Number.isInteger(roll) && Number(roll) >= 0 && Number(roll) < bound;
  return fits ? Number(roll) : null;
}
