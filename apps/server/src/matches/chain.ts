import { hash } from 'node:crypto';
import type { Position } from '@tablee/engine';
import type { JournalLine } from '../store/store.ts';
import type { JournalEntry, MatchRecord, SnapshotRecord } from './journal.ts';

/** A journal as it has been read: the entry of each number, `null` where what is kept cannot be trusted. */
export interface Journal {
  readonly entries: readonly (JournalEntry | null)[];
  /** The link for the next entry. */
  readonly head: string;
}

/** Hexadecimal digits of a link: enough to notice any accident. */
const DIGITS = 16;
const LINK = new RegExp(`,"chain":"([0-9a-f]{${DIGITS}})"}$`);

const sha256 = (text: string): string => hash('sha256', text).slice(0, DIGITS);

/** The link for the first entry of a match. */
export const firstHead = (match: string): string => sha256(match);

/**
 * The link of an entry: the first digits of the SHA-256 of the link before it, a line feed, and the entry as compact
 * JSON without its `chain`.
 */
export const linkOf = (head: string, unlinked: string): string => sha256(`${head}\n${unlinked}`);

/** The text of an entry, a JSON record, with its link in it. */
export const linked = (unlinked: string, link: string): string =>
  `${unlinked.slice(0, -1)},"chain":"${link}"}`;

/** Digest of the data fixed when a match starts: its row is kept beside the journal, and the deal comes from it. */
export const recordDigest = (record: MatchRecord): string => {
  const { game, version, options, seats, secret, shares } = record;
  return sha256(JSON.stringify([game, version, options, seats, secret, shares]));
};

/** Fields of entries that have no link yet: whatever has another one was damaged. */
const FIELDS: Readonly<Record<JournalEntry['by'], readonly string[]>> = {
  deal: ['by', 'rolls'],
  seat: ['by', 'seat', 'picks', 'question', 'rolls'],
  clock: ['by', 'seat', 'picks', 'question', 'rolls'],
  leave: ['by', 'seat', 'rolls'],
  undo: ['by', 'seat', 'rolls'],
  rewind: ['by', 'seat', 'to', 'rolls'],
  resumed: ['by', 'rolls'],
};

/**
 * Reads the lines of a journal, oldest first. An entry that is missing, cannot be read, or is not the one that its link
 * was made for is `null`; so is everything before the first link if that one does not fit.
 */
export function readJournal(match: string, lines: readonly JournalLine[]): Journal {
  const entries: (JournalEntry | null)[] = [];
  let head = firstHead(match);
  let isLinked = false;
  for (const { seq, json } of lines) {
    while (entries.length < seq) entries.push(null);
    const link = LINK.exec(json)?.[1];
    if (link === undefined) {
      entries.push(isLinked ? null : readUnlinked(json));
      head = linkOf(head, json);
      continue;
    }
    const unlinked = `${json.slice(0, json.length - link.length - ',"chain":""}'.length)}}`;
    const fits = link === linkOf(head, unlinked);
    if (!fits && !isLinked) entries.fill(null);
    entries.push(fits ? read(json) : null);
    head = link;
    isLinked = true;
  }
  return { entries, head };
}

function readUnlinked(json: string): JournalEntry | null {
  const entry = read(json);
  if (entry === null) return null;
  const fields = Object.hasOwn(FIELDS, entry.by) ? FIELDS[entry.by] : [];
  const isWhole =
    Object.keys(entry).length === fields.length && fields.every((field) => field in entry);
  return isWhole ? entry : null;
}

function read(json: string): JournalEntry | null {
  try {
    const entry: unknown = JSON.parse(json);
    const isEntry = typeof entry === 'object' && entry !== null && 'by' in entry;
    return isEntry ? (entry as JournalEntry) : null;
  } catch {
    return null;
  }
}

/** A position as it is kept beside the journal: with a sum over all of it, its number and its place in the log. */
export function keptPosition(
  match: string,
  { seq, logged, position }: { seq: number; logged: number; position: Position },
): string {
  const text = JSON.stringify(position);
  return `${text.slice(0, -1)},"sum":"${sumOf(match, seq, logged, text)}"}`;
}

/** The position of a snapshot; `null` if it differs from what was kept. Older snapshots have no sum. */
export function positionOf(match: string, snapshot: SnapshotRecord): Position | null {
  const { sum, ...position } = snapshot.position;
  const { seq, logged } = snapshot;
  if (Object.keys(position).length !== 7 || !('checkpoint' in position)) return null;
  if (sum === undefined) return position;
  return sum === sumOf(match, seq, logged, JSON.stringify(position)) ? position : null;
}

const sumOf = (match: string, seq: number, logged: number, text: string): string =>
  sha256(`${match}/${seq}/${logged}/${text}`);
