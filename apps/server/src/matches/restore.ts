import type { AnyGame } from '@tablee/rules/kernel/game.ts';
import type { Position } from '@tablee/rules/kernel/position.ts';
import { newPosition } from '@tablee/rules/kernel/position.ts';
import type { Input, JournalEntry, MatchRecord, SnapshotRecord } from './journal.ts';
import { lived } from './lived.ts';
import { Match } from './match.ts';

/** Deals a new match. The entry of the deal is the first line of its journal. */
export function deal(game: AnyGame, record: MatchRecord): { match: Match; entry: JournalEntry } {
  const position = newPosition(game, record.seats.length, record.options, record.version);
  const match = new Match(game, record, position, { seq: 0, logged: 0 });
  return { match, entry: { by: 'deal', rolls: match.takeRolls() } };
}

export interface Restored {
  readonly match: Match;
  /** Set when the journal could not be replayed: the entry and snapshot that say where the match went on. */
  readonly resumed: { readonly entry: JournalEntry; readonly reason: Error } | null;
}

/**
 * Brings a match back from its journal: replays every input with its recorded rolls. If the rules have changed so
 * that this no longer works, the match goes on from its newest snapshot that resumes, or from that one's checkpoint.
 */
export function restore(
  game: AnyGame,
  record: MatchRecord,
  journal: readonly JournalEntry[],
  snapshots: readonly SnapshotRecord[],
): Restored {
  try {
    return { match: replayed(game, record, journal, snapshots), resumed: null };
  } catch (error) {
    const seq = journal.length;
    for (const snapshot of snapshots) {
      const match = resumed(game, record, snapshot, seq, journal);
      if (match !== null) {
        return { match, resumed: { entry: { by: 'resumed', rolls: [] }, reason: error as Error } };
      }
    }
    throw error;
  }
}

function replayed(
  game: AnyGame,
  record: MatchRecord,
  journal: readonly JournalEntry[],
  snapshots: readonly SnapshotRecord[],
): Match {
  const { match, next } = start(game, record, journal, snapshots);
  for (const { entry } of lived(journal, next)) {
    if (entry.by === 'rewind') match.tellTakenBack(entry.seat);
    else match.replay(entry as JournalEntry & Input);
  }
  match.goLive(journal.length - 1);
  return match;
}

/** The match as it was when it had just been dealt. */
export function dealtAgain(
  game: AnyGame,
  record: MatchRecord,
  journal: readonly JournalEntry[],
): Match {
  const dealt = journal[0];
  if (dealt?.by !== 'deal') throw new Error('the journal does not begin with the deal');
  const position = newPosition(game, record.seats.length, record.options, record.version);
  return new Match(game, record, position, { seq: 0, logged: 0, dealt: dealt.rolls });
}

/** The match after its last fixed point: the deal, or the place where newer rules took over. */
function start(
  game: AnyGame,
  record: MatchRecord,
  journal: readonly JournalEntry[],
  snapshots: readonly SnapshotRecord[],
): { match: Match; next: number } {
  const seq = journal.findLastIndex((entry) => entry.by === 'resumed');
  if (seq === -1) {
    return { match: dealtAgain(game, record, journal), next: 1 };
  }
  // What was taken back to before a snapshot cannot be reached from it.
  const leadsOn = (from: number): boolean =>
    journal.slice(from + 1).every((entry) => entry.by !== 'rewind' || entry.to >= from);
  const snapshot = snapshots.findLast((kept) => kept.seq >= seq && leadsOn(kept.seq));
  if (snapshot === undefined) throw new Error('the snapshot the match went on from is missing');
  const { position, logged } = snapshot;
  const match = new Match(game, record, position, { seq: snapshot.seq, logged });
  markDepartures(match, journal.slice(0, snapshot.seq + 1));
  return { match, next: snapshot.seq + 1 };
}

/** The match from a snapshot, with as many of the later inputs as still fit. */
function resumed(
  game: AnyGame,
  record: MatchRecord,
  snapshot: SnapshotRecord,
  seq: number,
  journal: readonly JournalEntry[],
): Match | null {
  const { position, logged } = snapshot;
  const checkpoint: Position = { ...position, answers: [], sealed: {} };
  for (const candidate of [position, checkpoint]) {
    try {
      const match = new Match(game, record, candidate, { seq: snapshot.seq, logged });
      markDepartures(match, journal.slice(0, snapshot.seq + 1));
      if (candidate === position) replayWhatFits(match, journal.slice(snapshot.seq + 1));
      match.goLive(seq);
      return match;
    } catch {
      // The next candidate is older and asks less of the rules.
    }
  }
  return null;
}

function replayWhatFits(match: Match, journal: readonly JournalEntry[]): void {
  for (const entry of journal) {
    if (entry.by === 'deal' || entry.by === 'resumed' || entry.by === 'rewind') return;
    try {
      match.replay(entry);
    } catch {
      return;
    }
  }
}

function markDepartures(match: Match, journal: readonly JournalEntry[]): void {
  for (const entry of journal) if (entry.by === 'leave') match.left.add(entry.seat);
}
