import type { Seat } from '../../kernel/layers.ts';
import type { Option } from '../../kernel/question.ts';
import { living, othersOf, playerAt } from './players.ts';
import type { Open, Table, Word } from './state.ts';

/** What "I strike hard" takes to be kept: so much in the values shown. */
export const HARD = 30;

const STRIKE_HARD = 'promise:hard';
const LEAVE_IT = 'promise:leave:';

export const isPromise = (pick: string): boolean => pick.startsWith('promise:');

/** Words one may give with one's pass, once a round (SAN-29.1). */
export function promiseOptions(open: Open, seat: Seat): Option[] {
  if (playerAt(open, seat).promise !== null) return [];
  return [
    { id: STRIKE_HARD, verb: 'promiseHard' },
    ...othersOf(open, seat).map((other) => ({
      id: `${LEAVE_IT}${other}`,
      verb: 'promiseLeave',
      seat: other,
    })),
  ];
}

export function tellPromise(table: Table, seat: Seat, pick: string): void {
  const promise: Word =
    pick === STRIKE_HARD
      ? { kind: 'strikeHard', to: null }
      : { kind: 'leaveIt', to: Number(pick.slice(LEAVE_IT.length)) };
  playerAt(table.open, seat).promise = promise;
  table.emit({ type: 'promiseMade', clause: 'SAN-29.1', seat, promise: { ...promise } });
}

/** Compares the words of the round with what was done; nothing follows from it (SAN-29.3). */
export function judgePromises(table: Table, killer: Seat | null): void {
  const { open } = table;
  for (const seat of living(open)) {
    const player = playerAt(open, seat);
    const { promise } = player;
    if (promise === null) continue;
    player.promise = null;
    const kept = verdict(open, seat, promise, killer);
    if (kept === null) continue;
    player.word[kept ? 'kept' : 'broken'] += 1;
    table.emit({ type: 'promiseJudged', clause: 'SAN-29.3', seat, promise, kept });
  }
}

/** Null: it was never put to the test. */
function verdict(open: Open, seat: Seat, promise: Word, killer: Seat | null): boolean | null {
  if (promise.kind === 'leaveIt') return killer === null ? null : killer !== seat;
  const { shown } = playerAt(open, seat);
  return shown === null ? null : shown >= HARD;
}
