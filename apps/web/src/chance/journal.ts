import type { Draw, JournalLine, Options, Recorded } from '@tablee/engine';
import type { Share } from '@tablee/protocol/common.ts';

/** A line of the public journal of a match (docs/protocol.md, 7). */
export type Entry = JournalLine & { readonly rolls: readonly Draw[]; readonly chain?: string };

/** The public journal of a match that is over. */
export interface Journal {
  readonly match: string;
  readonly game: string;
  /** Of the rules that dealt it. */
  readonly version: number;
  readonly options: Options;
  readonly seats: readonly {
    readonly nickname: string;
    readonly user: string | null;
    readonly bot: string | null;
  }[];
  readonly commitment: string;
  readonly secret: string;
  readonly shares: readonly Share[] | null;
  /** `null`: one that the server could not read any more. */
  readonly entries: readonly (Entry | null)[];
  /** The recording, in a file of a match that today's rules no longer lead to its end. */
  readonly frames?: Recorded;
}

/** Why there is no journal: the match is not known, it still runs, or the server does not answer. */
export type NoJournal = 'missing' | 'running' | 'unreachable';

const REASONS: Readonly<Record<number, NoJournal>> = { 404: 'missing', 409: 'running' };

/** The recording of a finished match, kept when it ended; `null`: there is none. */
export async function framesOf(match: string): Promise<Recorded | null> {
  try {
    const response = await fetch(`/api/matches/${match}/frames`);
    return response.ok ? ((await response.json()) as Recorded) : null;
  } catch {
    return null;
  }
}

/** The journal of a match that is over. */
export async function journalOf(match: string): Promise<Journal | NoJournal> {
  try {
    const response = await fetch(`/api/matches/${match}/journal`);
    if (!response.ok) return REASONS[response.status] ?? 'unreachable';
    return (await response.json()) as Journal;
  } catch {
    return 'unreachable';
  }
}
