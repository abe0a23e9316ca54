import { sealText } from '@tablee/protocol/chance.ts';
import type { MatchPromise, MatchSeals, MatchSnapshot } from '@tablee/protocol/updates.ts';
import { request } from '../stores/connection.ts';
import { useRoom } from '../stores/room.ts';
import { perRoom, type TableStores } from '../stores/table-stores.ts';
import { bytesOfText, hashing, hexOf } from './hashing.ts';

interface Sealed {
  readonly nonce: string;
  readonly seal: string;
}

/** This browser's share of the chance of a match. */
interface OwnShare {
  readonly seat: number;
  /** The server's first promise: it has one secret for a match. */
  readonly commitment: string;
  /** One per page of this browser: whichever comes first counts. */
  readonly numbers: readonly Sealed[];
  /** The first list of seals, by seat: every seat's number has to fit its seal. */
  readonly seals: readonly (string | null)[] | null;
  /** Another promise or another list has come for the same match. */
  readonly hasChanged: boolean;
  /** The server has heard another page of the same player first. */
  readonly elsewhere: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const KEY = 'tablee.own-shares';
/** Matches that are remembered. */
const MOST = 8;

/** Kept by the page in case the storage forgets or refuses it. */
const known = new Map<string, OwnShare>();

function kept(): Record<string, OwnShare> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, OwnShare>;
  } catch {
    return {};
  }
}

/** With what this page knows, even if another page has written at the same moment. */
function ownShareOf(match: string): OwnShare | null {
  const stored = kept()[match];
  const own = known.get(match);
  if (stored === undefined || own === undefined) return stored ?? own ?? null;
  const others = stored.numbers.filter(({ seal }) => own.numbers.every((one) => one.seal !== seal));
  const seals = own.seals ?? stored.seals;
  const isOther =
    own.commitment !== stored.commitment ||
    (stored.seals !== null && seals !== null && !isSameList(stored.seals, seals));
  return {
    ...own,
    numbers: [...own.numbers, ...others],
    seals,
    hasChanged: own.hasChanged || stored.hasChanged || isOther,
    elsewhere: own.elsewhere || stored.elsewhere,
  };
}

function keep(match: string, share: OwnShare): void {
  known.set(match, share);
  const newest = Object.entries({ ...kept(), [match]: share })
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage refused (private window): it is remembered until the page is closed.
  }
}

/** Loads the code to seal a number, before one is asked for. */
export const beReady = async (): Promise<void> => void (await hashing());

interface Answered {
  readonly match: string;
  number: Sealed | null;
}

/** The match whose promise this table has answered last, and its number until that is opened. */
const lastOf = perRoom(() => ({ answered: null as Answered | null }));

/**
 * The server has fixed its secret: the page of a player answers by itself with the seal of a random number, once. A server that
 * knows the number and promises again could choose its secret, or ask for numbers until one suits.
 */
export async function takePromise(
  stores: TableStores,
  { match, commitment, players }: MatchPromise,
): Promise<void> {
  const last = lastOf(stores);
  const you = useRoom.of(stores).getState().room?.you;
  const seat = you === undefined ? -1 : players.indexOf(you);
  if (seat === -1) return;
  const before = ownShareOf(match);
  if (before !== null && before.commitment !== commitment) {
    keep(match, { ...before, hasChanged: true });
    return;
  }
  if (last.answered?.match === match || (before?.seals ?? null) !== null) return;
  const own: Answered = { match, number: null };
  last.answered = own;
  const empty = { numbers: [], seals: null, hasChanged: false, elsewhere: false };
  const share: OwnShare = before ?? { seat, commitment, ...empty, at: Date.now() };
  keep(match, share);
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const text = bytesOfText(sealText(match, commitment, seat, nonce));
  const number = { nonce, seal: hexOf(await (await hashing()).sha256(text)) };
  own.number = number;
  change(match, (now) => ({ numbers: [...now.numbers, number] }));
  const reply = await request(stores, 'match:seal', { match, seal: number.seal });
  if (!reply.ok && reply.error.code === 'alreadyAnswered')
    change(match, () => ({ elsewhere: true }));
}

/** All have sealed: the number is opened, if its seal is in the list. Only the first list counts. */
export async function takeSeals(stores: TableStores, { match, seals }: MatchSeals): Promise<void> {
  const { answered } = lastOf(stores);
  const share = ownShareOf(match);
  if (share === null) return;
  if (share.seals !== null && !isSameList(share.seals, seals)) {
    keep(match, { ...share, hasChanged: true });
    return;
  }
  keep(match, { ...share, seals });
  const number = answered?.match === match ? answered.number : null;
  if (answered === null || number === null || seals[share.seat] !== number.seal) return;
  answered.number = null;
  await request(stores, 'match:share', { match, nonce: number.nonce });
}

function change(match: string, changes: (share: OwnShare) => Partial<OwnShare>): void {
  const share = ownShareOf(match);
  if (share !== null) keep(match, { ...share, ...changes(share) });
}

const isSameList = (a: readonly (string | null)[], b: readonly (string | null)[]): boolean =>
  a.length === b.length && a.every((seal, seat) => seal === b[seat]);

/**
 * The fate of this browser's number: it is in the list that the deal came from; another page of the same player was first; the
 * list has none for the seat; there was cheating, as the promise, a seal of any seat, or the number has changed; or it gave
 * none.
 */
export type OwnShareVerdict = 'in' | 'elsewhere' | 'left-out' | 'wrong' | 'none';

export function verdictOnOwnShare({
  match,
  commitment,
  shares,
}: Pick<MatchSnapshot, 'match' | 'commitment' | 'shares'>): OwnShareVerdict {
  const own = ownShareOf(match);
  if (own === null) return 'none';
  if (shares === null || own.hasChanged || own.commitment !== commitment) return 'wrong';
  const seals = shares.map(({ seal }) => seal);
  if (own.seals !== null && !isSameList(own.seals, seals)) return 'wrong';
  const { seal = null, nonce = null } = shares[own.seat] ?? {};
  if (own.numbers.some((each) => each.nonce === nonce && each.seal === seal)) return 'in';
  if (own.elsewhere) return 'elsewhere';
  return nonce === null ? 'left-out' : 'wrong';
}
