import { setTimeout as later } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { MatchSnapshot, RoomState } from '@tablee/protocol/updates.ts';
import type { Flipped } from './damage.ts';
import { Wire } from './wire.ts';

/** A client, and the table it comes to. */
export interface Visitor {
  readonly name: string;
  readonly code: string;
  readonly cookie: string;
}

/** A seated visitor's sight of a table. */
export interface Seen extends Visitor {
  /** Why not, if they cannot come in. */
  readonly refused: string | null;
  readonly room: RoomState | null;
  readonly match: MatchSnapshot | null;
}

/** Looks at tables, all at once. */
export const look = (port: number, visitors: readonly Visitor[]): Promise<Seen[]> =>
  Promise.all(visitors.map((visitor) => visit(port, visitor)));

async function visit(port: number, visitor: Visitor): Promise<Seen> {
  let room: RoomState | null = null;
  let match: MatchSnapshot | null = null;
  const wire = await Wire.open(port, visitor.cookie, {
    hear: (name, payload) => {
      if (name === 'room') room = payload as RoomState;
      if (name === 'match:snapshot') match = payload as MatchSnapshot;
    },
    ended: () => {},
  });
  const told = (): Pick<Seen, 'room' | 'match'> => ({ room, match });
  const reply = await wire.ask('room:join', { code: visitor.code, nickname: 'Back' });
  const isWaiting = (): boolean => {
    const { room, match } = told();
    const table = room?.match ?? null;
    return room === null || (table !== null && table.problem === null && match === null);
  };
  for (let i = 0; reply.ok && i < 100 && isWaiting(); i += 1) await later(50);
  wire.close();
  return { ...visitor, ...told(), refused: reply.ok ? null : reply.error.code };
}

/** Differences between the tables of a damaged folder and those of a whole one that are neither meant nor reported. */
export function parted(
  whole: readonly Seen[],
  damaged: readonly Seen[],
  flipped: readonly Flipped[],
): string[] {
  return whole.flatMap((before, i) => {
    const after = damaged[i] as Seen;
    const id = before.room?.match?.id ?? null;
    const here = flipped.filter(({ of }) => of === before.code || of === id);
    const where = `${before.name}, ${JSON.stringify(here)}`;
    if (before.refused !== null) return [`a whole copy refuses ${where}: ${before.refused}`];
    if (here.length === 0) {
      const isSame = isDeepStrictEqual(after.match, before.match) && isSameTable(before, after);
      return isSame ? [] : [`flipped bits elsewhere change ${where}: ${JSON.stringify(flipped)}`];
    }
    return isSameBoard(before, after) || isTold(after)
      ? []
      : [`flipped bits show another board and do not say so: ${where} ${after.refused}`];
  });
}

const isSameTable = (a: Seen, b: Seen): boolean =>
  a.refused === b.refused &&
  a.room?.host === b.room?.host &&
  isDeepStrictEqual(a.room?.match, b.room?.match) &&
  isDeepStrictEqual(a.room?.seats, b.room?.seats);

/** Nothing on the table, the hand or the question is another. */
function isSameBoard({ match: a }: Seen, { match: b }: Seen): boolean {
  if (a === null || b === null) return a === b;
  const { seq, events, ...rest } = a;
  const { seq: _, events: __, ...others } = b;
  return isDeepStrictEqual(rest, others);
}

function isTold({ room, match }: Seen): boolean {
  if (room?.match?.problem != null) return true;
  return match?.events.some(({ type }) => type === 'house:resumed') === true;
}
