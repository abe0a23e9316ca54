import { randomInt } from 'node:crypto';
import { imaginedFor } from '@tablee/bots/search/imagined-for.ts';
import type { AnyGame, Options, Position, Seat } from '@tablee/engine';
import { Film, rulesOf, SEEDS, seeded } from '@tablee/engine';
import type { Beginning } from '@tablee/protocol/common.ts';
import type { Logger } from 'pino';
import { isOfSystem } from '../fault-codes.ts';
import { MOST } from '../limits.ts';
import { Refusal, traceOf } from '../refusal.ts';
import type { Store, Write } from '../store/store.ts';
import { Damaged, StoreFault } from '../store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Journal } from './chain.ts';
import { readJournal } from './chain.ts';
import type { Cause, MatchRecord, MatchSeat } from './journal.ts';
import { beforeLastMove } from './last-move.ts';
import type { Match, Step } from './match.ts';
import type { Restored } from './restore.ts';
import { CannotShow, deal, restore, rewound } from './restore.ts';
import type { Chance } from './shares.ts';

/** A match, and the writes that have to be kept before it is published. */
export interface Unkept {
  readonly match: Match;
  readonly writes: readonly Write[];
}

/** Deals a match; `isAgain`: in place of one that was running. */
export function dealt(
  room: string,
  game: AnyGame,
  options: Options,
  seats: readonly MatchSeat[],
  chance: Chance,
  isAgain: boolean,
): Unkept {
  const record: MatchRecord = {
    id: chance.match,
    room,
    game: game.id,
    version: game.version,
    options,
    seats,
    secret: chance.secret,
    shares: chance.shares,
    state: 'running',
  };
  const { match, written } = deal(game, record, isAgain);
  const writes: Write[] = [
    { kind: 'match', record },
    { kind: 'entry', match: record.id, seq: 0, json: written.json },
    snapshotOf(match),
  ];
  return { match, writes };
}

/** An earlier moment of a match, from which a new match begins. */
export interface Moment {
  readonly record: MatchRecord;
  readonly position: Position;
}

/** A beginning as it is laid on a table: the same seed deals the same hidden cards when the match begins. */
export type Laid = Beginning & { readonly seed: number };

/** Some moments leave little to imagine. */
const SEEDS_TRIED = 6;

/** Lays a moment of a finished match, with hidden cards that can be dealt. Throws what `expectMoment` does. */
export async function layMoment(
  archive: Pick<Archive, 'store' | 'catalogue'>,
  begins: Beginning,
): Promise<{ readonly moment: Moment; readonly laid: Laid }> {
  const asItLay = await momentAsItLay(archive, begins);
  for (let tried = 0; tried < SEEDS_TRIED; tried += 1) {
    const laid = { ...begins, seed: randomInt(SEEDS) };
    const moment = dealtAnew(asItLay, laid);
    if (moment !== null) return { moment, laid };
  }
  throw new Refusal('cannotPlayOn');
}

/**
 * A moment of a finished match, or `cannotPlayOn`: the match never came to its end, was over by then, a player had left for
 * good, today's rules do not lead there, or its hidden cards allow no other deal.
 */
export async function expectMoment(
  archive: Pick<Archive, 'store' | 'catalogue'>,
  laid: Laid,
): Promise<Moment> {
  const moment = dealtAnew(await momentAsItLay(archive, laid), laid);
  if (moment === null) throw new Refusal('cannotPlayOn');
  return moment;
}

async function momentAsItLay(
  { store, catalogue }: Pick<Archive, 'store' | 'catalogue'>,
  { match: id, entry }: Beginning,
): Promise<Moment & { readonly game: AnyGame }> {
  const record = await store.match(id);
  if (record === null || record.state !== 'over') throw new Refusal('cannotPlayOn');
  const { entries } = readJournal(id, await store.journal(id));
  const game = await catalogue.load(record.game);
  const film = new Film(game, { ...record, entries });
  const at = film.steps.findIndex((step) => step.entry === entry);
  const isThere = film.isWhole && at >= 0 && film.leftBy(at).length === 0;
  if (!isThere || film.frame(at, null).awaited === null) throw new Refusal('cannotPlayOn');
  return { game, record, position: film.positionAt(at) };
}

/** With the hidden cards as one seat could have imagined them, if that is wanted; `null`: nothing agrees with what happened. */
function dealtAnew(
  { game, record, position }: Moment & { readonly game: AnyGame },
  { anew, seed }: Laid,
): Moment | null {
  if (anew === null) return { record, position };
  if (record.seats[anew] === undefined) return null;
  const imagined = imaginedFor(game, position, anew, seeded(seed));
  return imagined && { record, position: imagined };
}

/** The writes for the newest steps of a match, in one transaction. */
export function writesOf(match: Match, steps: readonly Step[]): Write[] {
  const { id } = match.record;
  const writes = steps.map(({ seq, json }): Write => ({ kind: 'entry', match: id, seq, json }));
  const isFixed = steps.some(({ isFixedPoint }) => isFixedPoint);
  if (match.isOver || isFixed) writes.push(snapshotOf(match));
  if (match.isOver) writes.push({ kind: 'matchOver', match: id });
  return writes;
}

/** A match that cannot be shown with these rules, or whose journal is damaged; nothing of it has been touched. */
export interface Unshown {
  readonly problem: Cause;
  readonly error: unknown;
}

/** The store of matches, and the rules that restore them. */
interface Archive {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly logger: Logger;
}

/**
 * A match restored from its journal, and whether it differs: its log says what newer rules or damage have cost. Rejects if the
 * store or the rules cannot be read now.
 */
export async function readBack(
  archive: Archive,
  id: string,
): Promise<(Unkept & { readonly isResumed: boolean }) | Unshown> {
  const { store, catalogue } = archive;
  let record: MatchRecord | null;
  try {
    record = await store.match(id);
  } catch (error) {
    if (error instanceof Damaged) return { problem: 'damaged', error };
    throw error;
  }
  if (record === null) return { problem: 'damaged', error: new Error('the match is missing') };
  const journal = readJournal(id, await store.journal(id));
  let game: AnyGame;
  try {
    game = await catalogue.load(record.game);
  } catch (error) {
    if (isOfSystem(error)) throw error;
    return { problem: 'rules', error };
  }
  try {
    const snapshots = () => store.snapshots(id);
    const { match, resumed } = await restore({ game, record, journal, snapshots });
    if (resumed === null) return { match, writes: [], isResumed: false };
    tellResumed(archive, match, resumed);
    // A finished match is shown, and stays as it is kept.
    const writes = record.state === 'over' ? [] : resumedWrites(match, resumed);
    return { match, writes, isResumed: record.state !== 'over' };
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    return { problem: error instanceof CannotShow ? error.why : 'rules', error };
  }
}

type Resumption = NonNullable<Restored['resumed']>;

function tellResumed({ logger }: Archive, match: Match, resumed: Resumption): void {
  const { id, game, version } = match.record;
  const { why, lost, seq, reason } = resumed;
  const rules = { dealt: `${game}@${version}`, now: rulesOf(match.game) };
  const told = { match: id, rules, why, entry: seq, lost, error: traceOf(reason) };
  logger.warn(told, 'resumed from a position');
}

function resumedWrites(match: Match, { written }: Resumption): Write[] {
  const { id } = match.record;
  const first = match.seq - written.length + 1;
  const writes = written.map(({ json }, i): Write => {
    return { kind: 'entry', match: id, seq: first + i, json };
  });
  if (match.isOver) writes.push({ kind: 'matchOver', match: id });
  return [...writes, snapshotOf(match)];
}

/** Refuses to go back in a match whose journal would grow without end by it. */
export function expectMayGoBack({ seq }: Match): void {
  if (seq >= MOST.journalEntries) throw new Refusal('takenBackEnough');
}

/** The journal of a match in which a seat has made a move that could be taken back. Rejects with `nothingToUndo` if there is none. */
export async function journalToRewind(store: Store, match: Match, seat: Seat): Promise<Journal> {
  const { id } = match.record;
  const journal = readJournal(id, await store.journal(id));
  if (beforeLastMove(journal.entries, seat) === null) throw new Refusal('nothingToUndo');
  return journal;
}

/** The match without the last move of a seat and all that came after it. Rejects with `nothingToUndo` if there is none. */
export async function takenBack(
  store: Store,
  { record, game }: Match,
  seat: Seat,
  journal: Journal,
): Promise<Unkept> {
  const { id } = record;
  const to = beforeLastMove(journal.entries, seat);
  if (to === null) throw new Refusal('nothingToUndo');
  const snapshots = () => store.snapshots(id);
  const again = await rewound({ game, record, journal, snapshots }, seat, to);
  const { json } = again.written;
  return {
    match: again.match,
    writes: [{ kind: 'entry', match: id, seq: again.match.seq, json }, snapshotOf(again.match)],
  };
}

function snapshotOf(match: Match): Write {
  return { kind: 'snapshot', match: match.record.id, ...match.keptPosition() };
}
