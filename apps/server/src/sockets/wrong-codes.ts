import { ROOM_CODE_LENGTH } from '@tablee/protocol/common.ts';
import { ALLOWANCES } from '../limits.ts';
import { Guesses } from './guesses.ts';
import { TokenBuckets } from './token-bucket.ts';

const ALL = 'all';

/** A tried secret: a room's code, or a password where there is none. */
type Tried = string | undefined;

/** A code of six characters, as rooms had first. */
const SHORT = 6;

type Counted = readonly [TokenBuckets, string];

/**
 * Wrong room codes and passwords, counted at once for the address, for the wider networks of IPv6 that one customer may hold
 * (65,536 addresses of a /48 count as one), and for the whole world: that few guesses find no room, wherever they come from.
 *
 * A refusal follows from the address and the length of the code, never from whether it is right. While the whole
 * world's guesses are spent, an address that has not been wrong for ten minutes is still judged, so that newcomers who have
 * the right code come in while others guess; but not the shorter old codes, which such guesses might find.
 */
export class WrongCodes {
  readonly #of64 = new TokenBuckets(ALLOWANCES.wrongCodes);
  readonly #of56 = new TokenBuckets(ALLOWANCES.wrongCodesOf56);
  readonly #of48 = new TokenBuckets(ALLOWANCES.wrongCodesOf48);
  readonly #ofAll = new TokenBuckets(ALLOWANCES.wrongCodesOfAll);
  readonly #shortOfAll = new TokenBuckets(ALLOWANCES.wrongShortCodesOfAll);
  readonly #inSiege = new TokenBuckets(ALLOWANCES.wrongCodesInSiege);
  readonly #inSiegeOf48 = new TokenBuckets(ALLOWANCES.wrongCodesInSiegeOf48);
  readonly #guesses: Guesses;

  /** `guesses`: shares wrong guesses with the other nodes. */
  constructor(guesses = new Guesses()) {
    this.#guesses = guesses;
    guesses.listen(({ what, address, count }) => {
      if (what === 'pass') return;
      for (let i = 0; i < count; i += 1) this.#take(address, what === 'shortCode');
    });
  }

  /** Whether this address may try nothing more for the moment. */
  isSpent(address: string, code?: Tried): boolean {
    if (areSpent(this.#own(address))) return true;
    if (!areSpent(this.#ofEverybody(isShort(code)))) return false;
    const isLong = code === undefined || code.length >= ROOM_CODE_LENGTH;
    return !isLong || areSpent(this.#siege(address));
  }

  /** One has been wrong. */
  count(address: string, code?: Tried): void {
    this.#take(address, isShort(code));
    this.#guesses.note(isShort(code) ? 'shortCode' : 'code', address);
  }

  sweep(): void {
    const ofAddresses = [this.#of64, this.#of56, this.#of48, this.#inSiege, this.#inSiegeOf48];
    for (const buckets of [...ofAddresses, this.#ofAll, this.#shortOfAll]) buckets.sweep();
  }

  #take(address: string, isOfShort: boolean): void {
    const ofAll = this.#ofEverybody(isOfShort);
    const all = [...this.#own(address), ...ofAll, ...this.#siege(address)];
    for (const [buckets, key] of all) buckets.take(key);
  }

  #own(address: string): readonly Counted[] {
    const { of56, of48 } = networksOf(address);
    const own: Counted[] = [[this.#of64, address]];
    if (of56 !== null) own.push([this.#of56, of56]);
    if (of48 !== null) own.push([this.#of48, of48]);
    return own;
  }

  #ofEverybody(isOfShort: boolean): readonly Counted[] {
    const all: Counted = [this.#ofAll, ALL];
    return isOfShort ? [all, [this.#shortOfAll, ALL]] : [all];
  }

  #siege(address: string): readonly Counted[] {
    const { of56, of48 } = networksOf(address);
    const own: Counted = [this.#inSiege, of56 ?? address];
    return of48 === null ? [own] : [own, [this.#inSiegeOf48, of48]];
  }
}

const isShort = (code: Tried): boolean => code?.length === SHORT;

const areSpent = (counted: readonly Counted[]): boolean =>
  counted.some(([buckets, key]) => buckets.isEmpty(key));

/** The networks in which the /64 of an IPv6 address lies (four groups, `addressOf`); `null` of an IPv4 address. */
function networksOf(address: string): { of56: string | null; of48: string | null } {
  const groups = address.split(':');
  if (groups.length !== 4) return { of56: null, of48: null };
  const of48 = groups.slice(0, 3).join(':');
  return { of48, of56: `${of48}:${Number.parseInt(groups[3] as string, 16) >> 8}` };
}
