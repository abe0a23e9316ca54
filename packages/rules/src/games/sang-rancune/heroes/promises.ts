import type { Option, Seat } from '@tablee/engine';
import { encounterOf, HARD, living, othersOf, playerAt } from '../state/players.ts';
import type { GivenWord, Open, Table, Word } from '../state/state.ts';

const STRIKE_HARD = 'promise:hard';
const LEAVE_IT = 'promise:leave:';

export const isPromise = (pick: string): boolean => pick.startsWith('promise:');

/** Words a player may give before the setting, once a round (SAN-29.1). */
export function promiseOptions(open: Open, seat: Seat): Option[] {
  const others = othersOf(open, seat);
  // A word needs a player to hear it.
  if (playerAt(open, seat).promise !== null || others.length === 0) return [];
  const { marker, tokens } = encounterOf(open);
  // Without life there is no killing blow to leave to anybody.
  const heirs = marker === null && tokens.length === 0 ? [] : others;
  return [
    { id: STRIKE_HARD, verb: 'promiseHard' },
    ...heirs.map((other) => ({
      id: `${LEAVE_IT}${other}`,
      verb: 'promiseLeave',
      seat: other,
    })),
  ];
}

export function givePromise(table: Table, seat: Seat, pick: string): void {
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

/**
 * All have attacked: their attacks are known, and with it whether a hard strike was one. A killing blow left to others
 * may still come, by a counter-attack (SAN-29.3).
 */
export function judgeStrikes(table: Table): void {
  for (const given of untested(table.open)) {
    given.shown = playerAt(table.open, given.seat).shown;
    if (given.word.kind === 'strikeHard') conclude(table, given);
  }
}

/** The round or the encounter is over: the words left are compared with what was done; nothing follows from it (SAN-29.3). */
export function judgePromises(table: Table, killer: Seat | null): void {
  const { open } = table;
  const { round } = encounterOf(open);
  judgeStrikes(table);
  for (const given of open.words) {
    if (given.stage === open.stage && given.round === round) given.killer = killer;
  }
  for (const given of untested(open)) conclude(table, given);
}

/** This round's words of the living that have not been judged yet. */
const untested = (open: Open): GivenWord[] =>
  living(open)
    .filter((seat) => playerAt(open, seat).promise !== null)
    .flatMap((seat) => open.words.findLast((given) => given.seat === seat) ?? []);

function conclude(table: Table, given: GivenWord): void {
  const { seat } = given;
  playerAt(table.open, seat).promise = null;
  given.kept = verdict(given);
  if (given.kept === null) return;
  const promise = { ...given.word };
  table.emit({ type: 'promiseJudged', clause: 'SAN-29.3', seat, promise, kept: given.kept });
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
