import type { Seat } from '../../kernel/layers.ts';
import type { Option } from '../../kernel/question.ts';
import { encounterOf, living, othersOf, playerAt } from './players.ts';
import type { GivenWord, Open, Table, Word } from './state.ts';

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
  const { open } = table;
  const { face, round } = encounterOf(open);
  const word: Word =
    pick === STRIKE_HARD
      ? { kind: 'strikeHard', to: null }
      : { kind: 'leaveIt', to: Number(pick.slice(LEAVE_IT.length)) };
  playerAt(open, seat).promise = word;
  const untested = { kept: null, shown: null, killer: null };
  open.words.push({ seat, word: { ...word }, stage: open.stage, face, round, ...untested });
  table.emit({ type: 'promiseMade', clause: 'SAN-29.1', seat, promise: { ...word } });
}

/** Compares the words of the round with what was done; nothing follows from it (SAN-29.3). */
export function judgePromises(table: Table, killer: Seat | null): void {
  const { open } = table;
  for (const seat of living(open)) {
    const player = playerAt(open, seat);
    const { promise, shown } = player;
    const given = open.words.findLast((each) => each.seat === seat);
    if (promise === null || given === undefined) continue;
    player.promise = null;
    given.shown = shown;
    given.killer = killer;
    given.kept = verdict(given);
    if (given.kept === null) continue;
    const { kept } = given;
    table.emit({ type: 'promiseJudged', clause: 'SAN-29.3', seat, promise: { ...promise }, kept });
  }
}

/** Null: it was never put to the test. */
function verdict({ seat, word, shown, killer }: GivenWord): boolean | null {
  if (word.kind === 'leaveIt') return killer === null ? null : killer !== seat;
  return shown === null ? null : shown >= HARD;
}

/** How often this player has kept a word and broken one so far. */
export function wordsOf({ words }: Open, seat: Seat): { kept: number; broken: number } {
  const judged = words.filter((given) => given.seat === seat).map(({ kept }) => kept);
  const count = (what: boolean): number => judged.filter((kept) => kept === what).length;
  return { kept: count(true), broken: count(false) };
}
