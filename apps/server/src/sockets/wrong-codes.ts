import { ROOM_CODE_LENGTH } from '@tablee/protocol/common.ts';
import { ALLOWANCES } from './allowances.ts';
import { Guesses } from './guesses.ts';
import { TokenBuckets } from './token-bucket.ts';

const ALL = 'all';

/** What is tried: a room's code, or a password where there is none. */
type Tried = string | undefined;

/**
 * Wrong room codes and passwords, counted at once for the address, for the wider networks of IPv6 that one customer may hold
 * (65,536 addresses of a /48 count as one), and for the whole world: so many guesses find no room, wherever they come from.
 */
export class WrongCodes {
  readonly #of64 = new TokenBuckets(ALLOWANCES.wrongCodes);
  readonly #of56 = new TokenBuckets(ALLOWANCES.wrongCodesOf56);
  readonly #of48 = new TokenBuckets(ALLOWANCES.wrongCodesOf48);
  readonly #ofAll = new TokenBuckets(ALLOWANCES.wrongCodesOfAll);
  readonly #shortOfAll = new TokenBuckets(ALLOWANCES.wrongShortCodesOfAll);
  readonly #guesses: Guesses;

  /** `guesses`: tells what was wrong at other nodes, and hears what is wrong here. */
  constructor(guesses = new Guesses()) {
    this.#guesses = guesses;
    guesses.listen(({ what, address, count }) => {
      if (what === 'pass') return;
      for (let i = 0; i < count; i += 1) this.#take(address, what === 'shortCode');
    });
  }

  /** Whether this address may try nothing more for the moment. */
  isSpent(address: string, code?: Tried): boolean {
    return this.#counted(address, isShort(code)).some(([buckets, key]) => buckets.isEmpty(key));
  }

  /** One has been wrong. */
  count(address: string, code?: Tried): void {
    this.#take(address, isShort(code));
    this.#guesses.note(isShort(code) ? 'shortCode' : 'code', address);
  }

  sweep(): void {
    const all = [this.#of64, this.#of56, this.#of48, this.#ofAll, this.#shortOfAll];
    for (const buckets of all) buckets.sweep();
  }

  #take(address: string, isOfBefore: boolean): void {
    for (const [buckets, key] of this.#counted(address, isOfBefore)) buckets.take(key);
  }

  #counted(address: string, isOfBefore: boolean): readonly (readonly [TokenBuckets, string])[] {
    const own: (readonly [TokenBuckets, string])[] = [
      [this.#of64, address],
      [this.#ofAll, ALL],
    ];
    if (isOfBefore) own.push([this.#shortOfAll, ALL]);
    const groups = address.split(':');
    // Four groups: the /64 of an IPv6 address (`addressOf`).
    if (groups.length !== 4) return own;
    const of48 = groups.slice(0, 3).join(':');
    const of56 = `${of48}:${Number.parseInt(groups[3] as string, 16) >> 8}`;
    return [...own, [this.#of56, of56], [this.#of48, of48]];
  }
}

/** Codes of rooms opened before are shorter. */
const isShort = (code: Tried): boolean => code !== undefined && code.length < ROOM_CODE_LENGTH;
