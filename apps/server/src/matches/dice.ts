import { hash } from 'node:crypto';
import type { Dice } from '@tablee/rules/kernel/chance.ts';
import { ReplayDiverged } from '@tablee/rules/kernel/session.ts';

const RANGE = 2 ** 48;
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
/** Longer than any `<index>/<attempt>`. */
const MESSAGE_BYTES = 40;

/**
 * Roll number `index` (from 0, counted over the whole match) of a die with `bound` faces: 0 to bound - 1.
 *
 * For attempt = 0, 1, 2, …: let x be the first 6 bytes, read as a big-endian unsigned integer, of
 * HMAC-SHA256(key = the 32 bytes of the secret, message = the ASCII text `<index>/<attempt>`, both in decimal).
 * If x < 2^48 - (2^48 mod bound), the roll is x mod bound; otherwise try the next attempt. This leaves no bias,
 * and whoever holds the secret can verify every shuffle.
 */
export function rollOf(hmac: Hmac, index: number, bound: number): number {
  const limit = RANGE - (RANGE % bound);
  for (let attempt = 0; ; attempt += 1) {
    const drawn = hmac.of(`${index}/${attempt}`).readUIntBE(0, 6);
    if (drawn < limit) return drawn % bound;
  }
}

/**
 * HMAC-SHA256 of short ASCII texts under one key (RFC 2104: H(key ^ opad, H(key ^ ipad, text))). Keeps the padded
 * keys: `createHmac` sets the key up anew for every text, which a shuffle feels.
 */
export class Hmac {
  readonly #inner = Buffer.alloc(BLOCK_BYTES + MESSAGE_BYTES, 0x36);
  readonly #outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES, 0x5c);

  /** `key` is at most 64 bytes long. */
  constructor(key: Uint8Array) {
    for (const [i, byte] of key.entries()) {
      this.#inner[i] = byte ^ 0x36;
      this.#outer[i] = byte ^ 0x5c;
    }
  }

  of(text: string): Buffer {
    const length = BLOCK_BYTES + this.#inner.write(text, BLOCK_BYTES, 'latin1');
    hash('sha256', this.#inner.subarray(0, length), 'buffer').copy(this.#outer, BLOCK_BYTES);
    return hash('sha256', this.#outer, 'buffer');
  }
}

/** SHA-256 (hex) of the 32 bytes of a match's secret: published before the deal. */
export const commitmentOf = (secret: Uint8Array): string => hash('sha256', secret, 'hex');

/**
 * The dice of one match. Live, they come from the secret; while a journal is replayed, from the recorded rolls.
 * Either way they remember what one input drew, for its journal entry.
 */
export class DiceTray {
  readonly #hmac: Hmac;
  #drawn: (readonly number[])[] = [];
  #recorded: (readonly number[])[] | null = null;

  constructor(secret: Uint8Array) {
    this.#hmac = new Hmac(secret);
  }

  readonly dice: Dice = (bounds, from) => {
    const rolls = this.#recorded === null ? this.#live(bounds, from) : this.#replayed(bounds);
    this.#drawn.push(rolls);
    return rolls;
  };

  /** The next rolls are those of a journal entry; `null` goes back to live dice. */
  replay(recorded: readonly (readonly number[])[] | null): void {
    this.#recorded = recorded === null ? null : [...recorded];
    this.#drawn = [];
  }

  /** Throws unless every recorded roll of the entry was used. */
  expectAllUsed(): void {
    if (this.#recorded !== null && this.#recorded.length > 0) {
      throw new ReplayDiverged('recorded rolls were left over');
    }
  }

  /** Rolls since the last call. */
  take(): (readonly number[])[] {
    const drawn = this.#drawn;
    this.#drawn = [];
    return drawn;
  }

  #live(bounds: readonly number[], from: number): number[] {
    return bounds.map((bound, i) => rollOf(this.#hmac, from + i, bound));
  }

  #replayed(bounds: readonly number[]): readonly number[] {
    const rolls = this.#recorded?.shift();
    const fits =
      rolls !== undefined &&
      rolls.length === bounds.length &&
      rolls.every((roll, i) => roll >= 0 && roll < (bounds[i] as number));
    if (!fits) throw new ReplayDiverged('recorded rolls do not fit the dice asked for');
    return rolls;
  }
}
