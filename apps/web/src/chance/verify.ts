import { dealText, sealText } from '@tablee/protocol/chance.ts';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import type { Hashing } from './hashing.ts';
import { bytesOfHex, bytesOfText, hexOf } from './hashing.ts';
import type { Entry, Journal } from './journal.ts';

/** A fault of a journal: at which entry, or before all of them (`null`). */
export interface Fault {
  readonly what:
    | 'otherJournal'
    | 'commitment'
    | 'seal'
    | 'order'
    | 'chain'
    | 'number'
    | 'unknownBounds'
    | 'unknownPlace';
  readonly entry: number | null;
}

/** How many numbers are right, and at which entries the match went on from a position that is the server's word alone. */
export type Verified = { readonly numbers: number; readonly resumed: readonly number[] } | Fault;

const ROLL_BYTES = 6;
const RANGE = 2 ** (8 * ROLL_BYTES);
const ROLLS_PER_DIGEST = 5;
const LINK_DIGITS = 16;

/** The facts of the match that the table was shown: the journal has to fit them. */
type Shown = Pick<MatchSnapshot, 'match' | 'commitment' | 'secret' | 'shares'>;

/** Recomputes the commitment, the seals, the chain and every number drawn, as docs/protocol.md (7) says. */
export async function verifyDraws(
  journal: Journal,
  shown: Shown,
  hashing: Hashing,
): Promise<Verified> {
  const { match, commitment, secret, shares, entries } = journal;
  const what = await faultBefore(journal, shown, hashing);
  if (what !== null) return { what, entry: null };
  const secretBytes = bytesOfHex(secret);
  const dealt = shares === null ? null : bytesOfText(dealText(match, commitment, shares));
  const key = dealt === null ? secretBytes : await hashing.hmac(secretBytes, dealt);
  const rolls = new Rolls(Uint8Array.from(key), hashing);

  let link = await linkOf(match, hashing);
  let index = 0;
  let numbers = 0;
  let counting: { readonly at: number; readonly index: number }[] = [];
  for (const [n, each] of entries.entries()) {
    if (each === null) return { what: 'chain', entry: n };
    const { chain, ...entry } = each;
    link = await linkOf(`${link}\n${JSON.stringify(entry)}`, hashing);
    const isLinked = chain === undefined ? entries[n - 1]?.chain === undefined : chain === link;
    if (!isLinked) return { what: 'chain', entry: n };
    if ((entry.by === 'deal') !== (n === 0)) return { what: 'order', entry: n };
    if (entry.by === 'rewind') counting = counting.filter(({ at }) => at <= entry.to);
    const from = placeAfter(entry, index, counting.at(-1)?.index);
    if (from === undefined) return { what: 'unknownPlace', entry: n };
    const drawn = entry.rolls.flat();
    const amiss = await amissIn(drawn, from, rolls);
    if (amiss !== null) return { what: amiss, entry: n };
    index = from + drawn.length;
    numbers += drawn.length;
    counting.push({ at: n, index });
  }
  const resumed = entries.flatMap((each, n) => (each?.by === 'resumed' ? [n] : []));
  return { numbers, resumed };
}

const sha256 = async (text: string, hashing: Hashing): Promise<string> =>
  hexOf(await hashing.sha256(bytesOfText(text)));

const linkOf = async (text: string, hashing: Hashing): Promise<string> =>
  (await sha256(text, hashing)).slice(0, LINK_DIGITS);

/** A fault of the journal before its first entry: another match's, another secret, another share of the table. */
async function faultBefore(
  journal: Journal,
  shown: Shown,
  hashing: Hashing,
): Promise<Fault['what'] | null> {
  const { match, commitment, secret, shares, seats } = journal;
  if (!isOfMatch(journal, shown)) return 'otherJournal';
  if (hexOf(await hashing.sha256(bytesOfHex(secret))) !== commitment) return 'commitment';
  if (shares !== null && shares.length !== seats.length) return 'seal';
  for (const [seat, { seal, nonce }] of (shares ?? []).entries()) {
    if (nonce === null) continue;
    if ((await sha256(sealText(match, commitment, seat, nonce), hashing)) !== seal) return 'seal';
  }
  return null;
}

/** A fault in the numbers of an entry, of which the first has this index. */
async function amissIn(
  drawn: readonly (readonly number[])[],
  from: number,
  rolls: Rolls,
): Promise<'unknownBounds' | 'number' | null> {
  for (const [i, pair] of drawn.entries()) {
    const [bound, result] = pair;
    if (pair.length !== 2 || bound === undefined) return 'unknownBounds';
    if ((await rolls.at(from + i, bound)) !== result) return 'number';
  }
  return null;
}

const isOfMatch = (journal: Journal, shown: Shown): boolean =>
  journal.match === shown.match &&
  journal.commitment === shown.commitment &&
  journal.secret === shown.secret &&
  JSON.stringify(listed(journal.shares)) === JSON.stringify(listed(shown.shares));

const listed = (shares: Journal['shares']) =>
  shares?.map(({ seal, nonce }) => [seal, nonce]) ?? null;

/** Index of the first number that an entry can draw: after a move taken back it is where it was then. */
function placeAfter(
  entry: Omit<Entry, 'chain'>,
  index: number,
  counted: number | undefined,
): number | undefined {
  const { by, position } = entry as { by: Entry['by']; position?: PositionDrawn };
  if (by === 'rewind') return counted;
  if (by !== 'resumed') return index;
  const later = position?.answers.flatMap(({ rolls = [] }) => rolls).length;
  return position === undefined ? undefined : position.drawn + (later ?? 0);
}

interface PositionDrawn {
  readonly drawn: number;
  readonly answers: readonly { readonly rolls?: readonly number[] }[];
}

/** The numbers of a match by its key; neighbours share a digest. */
class Rolls {
  readonly #key: Uint8Array<ArrayBuffer>;
  readonly #hashing: Hashing;
  #message = '';
  #digest: Uint8Array = new Uint8Array();

  constructor(key: Uint8Array<ArrayBuffer>, hashing: Hashing) {
    this.#key = key;
    this.#hashing = hashing;
  }

  async at(index: number, bound: number): Promise<number> {
    const block = Math.floor(index / ROLLS_PER_DIGEST);
    const start = ROLL_BYTES * (index % ROLLS_PER_DIGEST);
    const limit = RANGE - (RANGE % bound);
    for (let attempt = 0; ; attempt += 1) {
      const digest = await this.#digestOf(`${block}/${attempt}`);
      const drawn = digest
        .subarray(start, start + ROLL_BYTES)
        .reduce((sum, byte) => sum * 256 + byte, 0);
      if (drawn < limit) return drawn % bound;
    }
  }

  async #digestOf(message: string): Promise<Uint8Array> {
    if (message !== this.#message) {
      this.#digest = await this.#hashing.hmac(this.#key, bytesOfText(message));
      this.#message = message;
    }
    return this.#digest;
  }
}
