import { randomBytes } from 'node:crypto';
import type { AnyGame, Options } from '@tablee/rules/kernel/game.ts';
import type { Seat } from '@tablee/rules/kernel/layers.ts';
import { rulesOf } from '@tablee/rules/kernel/position.ts';
import type { Logger } from 'pino';
import { Refusal, traceOf } from '../refusal.ts';
import type { Store, Write } from '../store/store.ts';
import { Damaged, entriesOf } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { JournalEntry, MatchRecord, MatchSeat } from './journal.ts';
import { beforeLastMove } from './lived.ts';
import type { Match, Step } from './match.ts';
import { deal, restore } from './restore.ts';

/** Journal entries between two snapshots of the position. */
const SNAPSHOT_EVERY = 25;

/** A match, and what has to be kept before anybody hears of it. */
export interface Unkept {
  readonly match: Match;
  readonly writes: readonly Write[];
}

/** Deals a match. */
export function dealt(
  room: string,
  game: AnyGame,
  options: Options,
  seats: readonly MatchSeat[],
): Unkept {
  const record: MatchRecord = {
    id: `m${randomBytes(8).toString('hex')}`,
    room,
    game: game.id,
    version: game.version,
    options,
    seats,
    secret: randomBytes(32).toString('hex'),
    state: 'running',
  };
  const { match, entry } = deal(game, record);
  const writes: Write[] = [
    { kind: 'match', record },
    { kind: 'entry', match: record.id, seq: 0, entry },
    snapshotOf(match),
  ];
  return { match, writes };
}

/** What is kept of a step. */
export function writesOf(match: Match, step: Step): Write[] {
  const { id } = match.record;
  const writes: Write[] = [{ kind: 'entry', match: id, seq: step.seq, entry: step.entry }];
  if (match.isOver || step.seq % SNAPSHOT_EVERY === 0) writes.push(snapshotOf(match));
  if (match.isOver) writes.push({ kind: 'matchOver', match: id });
  return writes;
}

/** A match that cannot be shown with these rules, or whose journal is damaged; nothing of it has been touched. */
export interface Unshown {
  readonly problem: 'rules' | 'damaged';
  readonly error: unknown;
}

/** A match brought back from its journal. Rejects if the store cannot be read now. */
export async function readBack(
  { store, catalogue, logger }: { store: Store; catalogue: Catalogue; logger: Logger },
  id: string,
): Promise<Unkept | Unshown> {
  const lines = await store.journal(id);
  const snapshots = await Array.fromAsync(store.snapshots(id));
  let record: MatchRecord | null;
  try {
    record = await store.match(id);
  } catch (error) {
    if (error instanceof Damaged) return { problem: 'damaged', error };
    throw error;
  }
  if (record === null) return { problem: 'damaged', error: new Error('the match is missing') };
  try {
    const game = await catalogue.load(record.game);
    const { match, resumed } = restore(game, record, entriesOf(id, lines), snapshots);
    if (resumed === null) return { match, writes: [] };
    const { entry, reason } = resumed;
    const rules = { dealt: `${record.game}@${record.version}`, now: rulesOf(game) };
    logger.warn({ match: id, rules, error: traceOf(reason) }, 'resumed from a snapshot');
    return {
      match,
      writes: [{ kind: 'entry', match: id, seq: match.seq, entry }, snapshotOf(match)],
    };
  } catch (error) {
    return { problem: error instanceof Damaged ? 'damaged' : 'rules', error };
  }
}

/** Whether a seat has made a move that could be taken back. */
export async function canRewind(store: Store, match: Match, seat: Seat): Promise<boolean> {
  const { id } = match.record;
  return beforeLastMove(entriesOf(id, await store.journal(id)), seat) !== null;
}

/** The match without the last move of a seat and all that came after it. Rejects with `nothingToUndo`. */
export async function rewound(store: Store, match: Match, seat: Seat): Promise<Unkept> {
  const { id } = match.record;
  const journal = entriesOf(id, await store.journal(id));
  const to = beforeLastMove(journal, seat);
  if (to === null) throw new Refusal('nothingToUndo');
  const entry: JournalEntry = { by: 'rewind', seat, to, rolls: [] };
  const snapshots = await Array.fromAsync(store.snapshots(id));
  const again = restore(match.game, match.record, [...journal, entry], snapshots);
  if (again.resumed !== null) throw new Refusal('nothingToUndo');
  return {
    match: again.match,
    writes: [{ kind: 'entry', match: id, seq: again.match.seq, entry }, snapshotOf(again.match)],
  };
}

function snapshotOf(match: Match): Write {
  return {
    kind: 'snapshot',
    match: match.record.id,
    seq: match.seq,
    position: JSON.stringify(match.position()),
    logged: match.logged,
  };
}
