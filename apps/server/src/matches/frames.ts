import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import type { AnyGame, Recorded } from '@tablee/engine';
import { recorded } from '@tablee/engine';
import type { JournalLine } from '../store/store.ts';
import { readJournal } from './chain.ts';
import type { MatchRecord } from './journal.ts';

/** Frames repeat what was there some steps before: a window of 4 MB still sees it. */
const COMPRESSED = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 22,
};

/**
 * The recording of a finished match, as it is kept (brotli); `null` if no rules lead to its end. Throws if these do not, but
 * newer ones have written in it: they may come back. Takes a while.
 */
export function framesOf(
  game: AnyGame,
  record: MatchRecord,
  lines: readonly JournalLine[],
): Uint8Array<ArrayBuffer> | null {
  const { entries } = readJournal(record.id, lines);
  const recording = recorded(game, { ...record, entries });
  if (recording === null) {
    const newest = Math.max(record.version, ...entries.map((entry) => entry?.rules ?? 0));
    if (newest > game.version) throw new Error(`version ${newest} of the rules played it`);
    return null;
  }
  const packed = brotliCompressSync(JSON.stringify(recording), { params: COMPRESSED });
  return new Uint8Array(packed);
}

/** Frames as they were before they were packed. Throws if they are damaged. */
export const recordedIn = (frames: Uint8Array): Recorded =>
  JSON.parse(String(brotliDecompressSync(frames))) as Recorded;

/** The JSON text of packed frames. Rejects if they are damaged. */
export const textOfFrames: (frames: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress);
