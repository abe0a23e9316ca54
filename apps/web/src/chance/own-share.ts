import { sealText } from '@tablee/protocol/chance.ts';
import type { MatchPromise, MatchSeals, MatchSnapshot } from '@tablee/protocol/updates.ts';
import { request } from '../stores/connection.ts';
import { useRoom } from '../stores/room.ts';
import { bytesOfText, hashing, hexOf } from './hashing.ts';

/** What this browser has added to the chance of a match. */
interface OwnShare {
  readonly seat: number;
  /** What the server had promised by then. */
  readonly commitment: string;
  /** One per page of this browser: whichever comes first counts. */
  readonly nonces: readonly string[];
  /** The server has heard another page of the same player first. */
  readonly elsewhere: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const KEY = 'tablee.shares';
/** Matches that are remembered. */
const MOST = 8;

/** What the storage forgets or refuses, the page still knows. */
const known = new Map<string, OwnShare>();

function kept(): Record<string, OwnShare> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, OwnShare>;
  } catch {
    return {};
  }
}

const ownShareOf = (match: string): OwnShare | null => kept()[match] ?? known.get(match) ?? null;

function keep(match: string, share: OwnShare): void {
  known.set(match, share);
  const newest = Object.entries({ ...kept(), [match]: share })
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage refused (private window): it is remembered as long as the page.
  }
}

/** Loads what it takes to seal a number, before one is asked for. */
export const beReady = async (): Promise<void> => void (await hashing());

/** The number this page has sealed and not yet opened. */
let sealed: {
  readonly match: string;
  readonly seat: number;
  readonly nonce: string;
  readonly seal: string;
} | null = null;

/** The server has fixed its secret: the page of a player answers by itself with the seal of a random number. */
export async function takePromise({ match, commitment, players }: MatchPromise): Promise<void> {
  const you = useRoom.getState().room?.you;
  const seat = you === undefined ? -1 : players.indexOf(you);
  if (seat === -1) return;
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const text = bytesOfText(sealText(match, commitment, seat, nonce));
  const seal = hexOf(await (await hashing()).sha256(text));
  sealed = { match, seat, nonce, seal };
  const nonces = [...(ownShareOf(match)?.nonces ?? []), nonce];
  keep(match, { seat, commitment, nonces, elsewhere: false, at: Date.now() });
  const reply = await request('match:seal', { match, seal });
  const share = ownShareOf(match);
  if (!reply.ok && reply.error.code === 'alreadyAnswered' && share !== null) {
    keep(match, { ...share, elsewhere: true });
  }
}

/** All have sealed: the number is opened, if its seal is in the list. */
export async function takeSeals({ match, seals }: MatchSeals): Promise<void> {
  const own = sealed;
  if (own?.match !== match || seals[own.seat] !== own.seal) return;
  sealed = null;
  await request('match:share', { match, nonce: own.nonce });
}

/**
 * What became of this browser's number: it is in the list that the deal came from; another page of the same player was first;
 * the list has none for the seat; the list has another, or the promise is another: somebody cheats; or it gave none.
 */
export type OwnShareVerdict = 'in' | 'elsewhere' | 'left-out' | 'wrong' | 'none';

export function verdictOnOwnShare({
  match,
  commitment,
  shares,
}: Pick<MatchSnapshot, 'match' | 'commitment' | 'shares'>): OwnShareVerdict {
  const own = ownShareOf(match);
  if (own === null || shares === null) return own === null ? 'none' : 'wrong';
  if (own.commitment !== commitment) return 'wrong';
  const nonce = shares[own.seat]?.nonce ?? null;
  if (nonce !== null && own.nonces.includes(nonce)) return 'in';
  if (own.elsewhere) return 'elsewhere';
  return nonce === null ? 'left-out' : 'wrong';
}
