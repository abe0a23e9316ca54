import type { Draw, JournalLine, Options } from '@tablee/engine';
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
}

/** `null` if there is none, or the server cannot be reached. */
export async function journalOf(match: string): Promise<Journal | null> {
  try {
    const response = await fetch(`/api/matches/${match}/journal`);
    return response.ok ? ((await response.json()) as Journal) : null;
  } catch {
    return null;
  }
}
