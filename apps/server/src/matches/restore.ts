import type { AnyGame, EffectiveEntry, Position, Seat } from '@tablee/engine';
import { effectiveEntries, newPosition, ReplayDiverged, rulesOf } from '@tablee/engine';
import type { Journal } from './chain.ts';
import { positionOf, recordDigest } from './chain.ts';
import type {
  Cause,
  JournalEntry,
  MatchRecord,
  Resumed,
  SnapshotRecord,
  Written,
} from './journal.ts';
import { Match } from './match.ts';
import { expectPlayable, expectShowable } from './probe.ts';

/** Deals a new match, perhaps in place of a running one. The entry of the deal is the first line of its journal. */
export function deal(
  game: AnyGame,
  record: MatchRecord,
  isAgain = false,
): { match: Match; written: Written } {
  const position = newPosition(game, record.seats.length, record.options, record.version);
  const match = new Match(game, record, position, { seq: 0, logged: 0, isAgain });
  const again = isAgain ? ({ again: true } as const) : {};
  const entry = { by: 'deal', ...again, record: recordDigest(record) } as const;
  return { match, written: match.mark({ ...entry, rolls: match.takeRolls() }) };
}

/** No rules of today can bring the match back. Nothing of it has been touched: other rules may. */
export class CannotShow extends Error {
  override readonly name = 'CannotShow';
  readonly why: Cause;
  /** Number of the journal entry at which it ended. */
  readonly seq: number;
  constructor(match: string, why: Cause, seq: number, cause: unknown) {
    super(`${match} cannot be shown from entry ${seq} on`, { cause });
    this.why = why;
    this.seq = seq;
  }
}

export interface Restored {
  readonly match: Match;
  /** Set when the match differs from its journal: the entry to write, so that it goes on from there. */
  readonly resumed: {
    /** The newest of them has the number of the match. */
    readonly written: readonly Written[];
    readonly why: Cause;
    /** Answers that are lost by it. */
    readonly lost: number;
    /** Number of the journal entry at which it parted. */
    readonly seq: number;
    readonly reason: unknown;
  } | null;
}

/**
 * Of a match whose kept positions none of today's rules can resume, the beginning that they still replay is not played on if it
 * would lose more answers than this: another release may read more.
 */
const MOST_LOST = 40;

/** All that is kept of a match. */
export interface Kept {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly journal: Journal;
  /** Newest first. Read only if the journal alone does not do. */
  snapshots(): AsyncIterable<SnapshotRecord> | Iterable<SnapshotRecord>;
}

/** A place from which the entries after `seq` are played again. */
interface Start {
  readonly seq: number;
  /** Answers up to `seq` that it leaves out. */
  readonly lost: number;
  /** Seats whose departure up to `seq` it leaves out. */
  readonly stillThere: readonly Seat[];
  /** It is no position that was kept, but what these rules replay of the journal. */
  readonly isBeginning?: true;
  open(): Match;
}

/** The point where a replay parted from its journal. */
interface Parted {
  readonly seq: number;
  readonly why: Cause;
  readonly reason: unknown;
  /** The entries replayed before it cannot be believed either. */
  readonly isDoubt?: true;
}

/**
 * Brings a match back from its journal: replays every input with its recorded rolls and compares the state after each.
 * If they differ, because the rules have changed or the journal is damaged, the match goes on from the newest position
 * that today's rules can play on. Throws `CannotShow` if there is none, if these rules fail where they did not before, or if
 * newer ones have played on.
 */
export async function restore(kept: Kept): Promise<Restored> {
  const { record, journal } = kept;
  expectSameRecord(kept);
  const start = await startOf(kept);
  const counting = effectiveEntries(journal.entries, start.seq + 1);
  const parted = firstFault(kept, start, counting) ?? (await firstDoubt(kept, start, counting));
  if (parted === null) {
    const match = replayed(start, counting);
    const seq = journal.entries.length - 1;
    match.goLive(seq, journal.head);
    try {
      expectShowable(match);
    } catch (reason) {
      throw new CannotShow(record.id, 'rules', seq, reason);
    }
    return { match, resumed: null };
  }
  if (!isFaultOfRelease(kept, parted) && !isOfNewerRules(kept, parted)) {
    let better: Restored | null = null;
    for await (const candidate of candidates(kept, start, counting, parted)) {
      const restored = goneOn(kept, candidate, parted);
      if (restored === null) continue;
      if (better !== null || !losesTooMuch(candidate, restored)) return better ?? restored;
      better = restored;
    }
  }
  throw new CannotShow(record.id, parted.why, parted.seq, parted.reason);
}

const losesTooMuch = ({ isBeginning }: Start, { resumed }: Restored): boolean =>
  isBeginning === true && resumed?.why === 'rules' && resumed.lost > MOST_LOST;

/** Throws `CannotShow` if what is fixed of the match is not what it was dealt from: no position of it is any better. */
function expectSameRecord({ record, journal: { entries } }: Kept): void {
  const [dealt] = entries;
  if (dealt?.by !== 'deal' || dealt.record === undefined) return;
  // Whose place is nobody's had everything of theirs deleted: the row is not what was dealt, and is no worse for it.
  if (record.seats.some(({ user, bot }) => user === null && bot === null)) return;
  if (dealt.record === recordDigest(record)) return;
  throw new CannotShow(
    record.id,
    'damaged',
    0,
    new Error('the match is not the one that was dealt'),
  );
}

/** The match after a move was taken back, and the entry that says so. Throws whatever keeps it from being the same match. */
export async function rewound(
  kept: Kept,
  seat: Seat,
  to: number,
): Promise<{ match: Match; written: Written }> {
  const { entries, head } = kept.journal;
  const unmarked = { by: 'rewind', seat, to, rolls: [] } as const;
  const start = await startOf(kept);
  const match = replayed(start, effectiveEntries([...entries, unmarked], start.seq + 1));
  match.goLive(entries.length, head);
  return { match, written: match.mark(unmarked) };
}

/** The match at its newest fixed point: the deal, or the place where it had to go on from a position. */
export function fixedPoint(
  game: AnyGame,
  record: MatchRecord,
  { entries }: Journal,
): { match: Match; seq: number } {
  const seq = Math.max(0, newestResumed(entries));
  const entry = entries[seq];
  if (entry?.by === 'deal') {
    const position = newPosition(game, record.seats.length, record.options, record.version);
    const match = new Match(game, record, position, {
      ...{ seq: 0, logged: 0, dealt: entry.rolls },
      isAgain: entry.again === true,
    });
    match.expectAfter(entry);
    return { match, seq };
  }
  if (entry?.by !== 'resumed' || entry.position === undefined) {
    throw new ReplayDiverged('the journal has no fixed point');
  }
  const match = opened(game, record, { ...entry, seq });
  for (const one of entry.left) match.left.add(one);
  match.expectAfter(entry);
  match.tellResumed(entry.why, entry.lost);
  return { match, seq };
}

const newestResumed = (entries: Journal['entries']): number =>
  entries.findLastIndex((entry) => entry?.by === 'resumed');

const opened = (
  game: AnyGame,
  record: MatchRecord,
  { position, seq, logged }: { position: Position; seq: number; logged: number },
): Match => new Match(game, record, position, { seq, logged });

/** The newest fixed point. Older journals have it among the snapshots. */
async function startOf(kept: Kept): Promise<Start> {
  const { game, record, journal } = kept;
  const seq = newestResumed(journal.entries);
  const entry = journal.entries[seq];
  if (entry?.by !== 'resumed' || entry.position !== undefined) {
    const open = () => fixedPoint(game, record, journal).match;
    return { seq: Math.max(0, seq), lost: 0, stillThere: [], open };
  }
  for await (const snapshot of kept.snapshots()) {
    if (snapshot.seq >= seq && isUsable(kept, snapshot)) return fromSnapshot(kept, snapshot);
  }
  throw new CannotShow(record.id, 'damaged', seq, new Error('its snapshot is missing'));
}

function fromSnapshot(
  { game, record, journal: { entries } }: Kept,
  snapshot: SnapshotRecord,
): Start {
  const { seq, logged } = snapshot;
  return {
    seq,
    lost: 0,
    stillThere: [],
    open: () => {
      const position = positionOf(record.id, snapshot) as Position;
      const match = opened(game, record, { position, seq, logged });
      markDepartures(match, entries.slice(0, seq + 1));
      const entry = entries[seq];
      if (entry && position.rules === rulesOf(game)) match.expectAfter(entry);
      return match;
    },
  };
}

/** The snapshot without the answers since its checkpoint: older, and asks less of the rules. */
function fromCheckpoint(kept: Kept, snapshot: SnapshotRecord): Start {
  const { game, record, journal } = kept;
  const { seq, logged } = snapshot;
  const position = positionOf(record.id, snapshot) as Position;
  const stillThere = position.answers.flatMap((answer) => {
    return answer.by === 'leave' ? [answer.seat] : [];
  });
  return {
    seq,
    lost: position.answers.filter(({ by }) => by === 'seat' || by === 'all').length,
    stillThere,
    open: () => {
      const match = opened(game, record, {
        position: { ...position, answers: [], sealed: {} },
        seq,
        logged,
      });
      markDepartures(match, journal.entries.slice(0, seq + 1));
      for (const one of stillThere) match.left.delete(one);
      return match;
    },
  };
}

/**
 * Whether a snapshot is whole and the match has passed it: a position before it, after a take-back, cannot be reached from it.
 */
function isUsable({ record, journal: { entries } }: Kept, snapshot: SnapshotRecord): boolean {
  const { seq, position } = snapshot;
  if (seq >= entries.length || positionOf(record.id, snapshot) === null) return false;
  // Without a sum it is from before there were any, as its entry must be, too.
  if (position.sum === undefined && entries[seq]?.state !== undefined) return false;
  return entries.slice(seq + 1).every((entry) => entry?.by !== 'rewind' || entry.to >= seq);
}

function markDepartures(match: Match, entries: Journal['entries']): void {
  for (const entry of entries) {
    if (entry?.by === 'leave') match.left.add(entry.seat);
    if (entry?.by !== 'resumed' || entry.position === undefined) continue;
    for (const seat of entry.left) match.left.add(seat);
  }
}

function replayed(start: Start, counting: readonly EffectiveEntry<JournalEntry>[]): Match {
  const match = start.open();
  for (const one of counting) replayOne(match, one);
  return match;
}

function replayOne(match: Match, { entry, isLine }: EffectiveEntry<JournalEntry>): void {
  if (entry === null) throw new ReplayDiverged('a journal entry is damaged');
  if (entry.by === 'deal' || entry.by === 'resumed') {
    // A match went on from a snapshot newer than this line: nothing happened here.
    if (entry.by === 'resumed' && entry.position === undefined) return;
    throw new ReplayDiverged(`a ${entry.by} in the middle of a journal`);
  }
  if (entry.by === 'rewind') {
    match.tellTakenBack(entry.seat);
    if (isLine === undefined) match.expectAfter(entry);
  } else {
    match.replay(entry);
  }
}

/** The first entry that is damaged, that the rules refuse, or after which the state is another one. */
function firstFault(
  { journal: { entries } }: Kept,
  start: Start,
  counting: readonly EffectiveEntry<JournalEntry>[],
): Parted | null {
  let { seq } = start;
  try {
    const match = start.open();
    for (const one of counting) {
      ({ seq } = one);
      replayOne(match, one);
    }
    return null;
  } catch (reason) {
    return { seq, why: entries[seq] ? 'rules' : 'damaged', reason };
  }
}

/**
 * Older entries say nothing of the state after them. They are believed if a later entry does, or if the rules replay those the
 * match was dealt with and its newest snapshot agrees.
 */
async function firstDoubt(
  kept: Kept,
  start: Start,
  counting: readonly EffectiveEntry<JournalEntry>[],
): Promise<Parted | null> {
  const { record, journal } = kept;
  const isMarked = (entry: JournalEntry | null | undefined): boolean => entry?.state !== undefined;
  const isBelieved =
    isMarked(journal.entries[start.seq]) || counting.some(({ entry }) => isMarked(entry));
  if (isBelieved) return null;
  const doubt = (seq: number, text: string): Parted => ({
    seq,
    why: 'rules',
    reason: new ReplayDiverged(text),
    isDoubt: true,
  });
  if (!isReplayed(kept)) {
    return doubt(start.seq, `dealt by version ${record.version} of the rules`);
  }
  for await (const snapshot of kept.snapshots()) {
    const at = counting.findIndex(({ seq }) => seq === snapshot.seq);
    if (at === -1 || !isUsable(kept, snapshot)) continue;
    let then: Match;
    try {
      then = fromSnapshot(kept, snapshot).open();
    } catch {
      // A snapshot that does not open says nothing of the journal.
      continue;
    }
    const again = replayed(start, counting.slice(0, at + 1));
    if (again.digest === then.digest) return null;
    return doubt(snapshot.seq, 'the state is not that of its snapshot');
  }
  return null;
}

/** Whether these rules replay what was written by a version: by default that which dealt the match. */
const isReplayed = ({ game, record }: Kept, version = record.version): boolean =>
  version >= game.replaysFrom && version <= game.version;

/** The rules fail at an entry that they replay, as they say: a fault of this release, and the next one may mend it. */
function isFaultOfRelease(kept: Kept, { seq, why, reason }: Parted): boolean {
  if (why !== 'rules' || reason instanceof ReplayDiverged) return false;
  return isReplayed(kept, kept.journal.entries[seq]?.rules);
}

/** Newer rules have played on from there: going on with these would destroy their answers. They may come back. */
const isOfNewerRules = ({ game, journal: { entries } }: Kept, { seq }: Parted): boolean =>
  entries.slice(seq).some((entry) => (entry?.rules ?? 0) > game.version);

/** Positions to go on from, the newest first. */
async function* candidates(
  kept: Kept,
  start: Start,
  counting: readonly EffectiveEntry<JournalEntry>[],
  parted: Parted,
): AsyncGenerator<Start> {
  let before = beforeFault(kept, start, counting, parted);
  for await (const snapshot of kept.snapshots()) {
    if (!isUsable(kept, snapshot)) continue;
    if (before !== null && snapshot.seq <= before.seq) {
      yield before;
      before = null;
    }
    yield fromSnapshot(kept, snapshot);
    yield fromCheckpoint(kept, snapshot);
  }
  if (before !== null) yield before;
}

/** The match as the journal has it up to the fault. */
function beforeFault(
  kept: Kept,
  start: Start,
  counting: readonly EffectiveEntry<JournalEntry>[],
  parted: Parted,
): Start | null {
  const { entries } = kept.journal;
  const isKnown = entries[start.seq]?.state !== undefined || isReplayed(kept);
  if (parted.seq === start.seq || parted.isDoubt || !isKnown) return null;
  const upTo = counting.filter(({ seq }) => seq < parted.seq);
  const seq = upTo.at(-1)?.seq ?? start.seq;
  return { seq, lost: 0, stillThere: [], isBeginning: true, open: () => replayed(start, upTo) };
}

/** The match from a position, with as many of the later entries as still fit; `null` if the rules cannot play it on. */
function goneOn({ game, record, journal }: Kept, from: Start, parted: Parted): Restored | null {
  try {
    const rest = effectiveEntries(journal.entries, from.seq + 1);
    const fitting = rest.slice(0, fittingOf(from, rest));
    const point = replayed(from, fitting);
    if (!point.isOver) expectPlayable(game, point.position());
    const gone = rest.slice(fitting.length);
    const lost = from.lost + answersOf(gone);
    const resumed: Resumed & { readonly rolls: [] } = {
      by: 'resumed',
      rolls: [],
      why: parted.why,
      lost,
      from: fitting.at(-1)?.seq ?? from.seq,
      // As it will be read: the state after it must not depend on fields that JSON drops.
      position: JSON.parse(JSON.stringify(point.position())) as Position,
      logged: point.logged,
      left: [...point.left],
    };
    const seq = journal.entries.length;
    const match = opened(game, record, { ...resumed, seq });
    for (const seat of resumed.left) match.left.add(seat);
    match.tellResumed(resumed.why, resumed.lost);
    match.goLive(seq, journal.head);
    const written: Written[] = [match.mark(resumed)];
    written.push(...goneAgain(match, [...from.stillThere, ...departuresIn(gone)]));
    // A match that has ended, and published its secret, is not played on.
    if (record.state === 'over' && !match.isOver) return null;
    expectShowable(match);
    const { why } = parted;
    return { match, resumed: { written, why, lost, seq: parted.seq, reason: parted.reason } };
  } catch {
    return null;
  }
}

/** How many of the entries still fit. */
function fittingOf(from: Start, rest: readonly EffectiveEntry<JournalEntry>[]): number {
  const match = from.open();
  let fitting = 0;
  try {
    for (const one of rest) {
      replayOne(match, one);
      fitting += 1;
    }
  } catch {
    // Said by the number.
  }
  return fitting;
}

/** A player who had left stays away, though the entry that said so is lost. */
function goneAgain(match: Match, departures: readonly Seat[]): Written[] {
  return departures.flatMap((seat) => {
    if (match.left.has(seat)) return [];
    const step = match.apply({ by: 'leave', seat });
    return typeof step === 'string' ? [] : [step];
  });
}

const departuresIn = (gone: readonly EffectiveEntry<JournalEntry>[]): Seat[] =>
  gone.flatMap(({ entry }) => (entry?.by === 'leave' ? [entry.seat] : []));

function answersOf(gone: readonly EffectiveEntry<JournalEntry>[]): number {
  let answers = 0;
  for (const { entry } of gone) {
    if (entry === null || entry.by === 'seat' || entry.by === 'clock') answers += 1;
    if (entry?.by === 'undo') answers -= 1;
  }
  return Math.max(0, answers);
}
