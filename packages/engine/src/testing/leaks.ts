import type { AnyGame, Options } from '../game/game.ts';
import type { Seat, Viewer } from '../game/layers.ts';
import type { Random } from '../script/chance.ts';
import { seeded, seededDice } from '../script/chance.ts';
import { randomPicks } from '../script/random-answer.ts';
import { replayed } from '../session/determinise.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { ReplayDiverged } from '../session/tape.ts';
import { playRandomly } from './play.ts';
import type { Exchanged } from './scramble.ts';
import { heardBy, scrambled, seenBy } from './scramble.ts';
import { notingShown } from './shown.ts';

/** How often each part of the proof had something to look at. */
export interface Proved {
  /** Matches compared with one in which something unknown was different. */
  readonly compared: number;
  /** Of these: whose replay reaches across the end of a root script, with all that it changes and tells. */
  readonly across: number;
  /** Answers to an open window of reactions. */
  readonly sealed: number;
  /** Answers that could be taken back. */
  readonly undoable: number;
}

/** The share of comparisons that exchange ids instead of faces. */
const IDS = 1 / 4;
/** The share of answers to a window that are compared. */
const SEALED = 1 / 4;
/** Answers of seats that the match behind keeps since its checkpoint, at least. */
const KEPT = 8;
/** The share of questions whose match behind is compared, too. */
const ACROSS = 1 / 2;
/** The share of other answers that are tried for an undo. */
const UNDONE = 1 / 2;

const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/**
 * The proof of non-interference on one random match for each seed. If anything unknown to a viewer were different, the viewer
 * would see the same view, tallies, questions and events, with the same ids of cards. While a window of reactions is open, an
 * answer changes nothing for the others. An answer that may be taken back has shown nobody anything that they and its giver did
 * not know. Throws on a difference.
 */
export function proveNoLeaks(
  game: AnyGame,
  seats: number,
  options: Options,
  seeds: Iterable<number>,
): Proved {
  const all = { compared: 0, across: 0, sealed: 0, undoable: 0 };
  for (const seed of seeds) {
    const one = proveNoLeak(game, seats, options, seed);
    for (const part of Object.keys(all) as (keyof Proved)[]) all[part] += one[part];
  }
  return all;
}

function proveNoLeak(game: AnyGame, seats: number, options: Options, seed: number): Proved {
  const random = seeded(seed);
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const proved = { compared: 0, across: 0, sealed: 0, undoable: 0 };
  // The checkpoint hides what the script before it has done: the same match is played with an older one as well.
  const dice = seededDice(seeded(seed));
  const behind = new Session(game, newPosition(game, seats, options), {
    dice,
    checkpointEvery: KEPT,
  });
  playRandomly({
    game,
    seats,
    options,
    seed,
    onQuestion(session) {
      const viewer = viewers[Math.floor(random() * viewers.length)] as Viewer;
      const exchanged = random() < IDS ? 'id' : 'face';
      proved.compared += compare(session, viewer, exchanged, random);
      const isOlder = behind.stepsBeforeCheckpoint < session.stepsBeforeCheckpoint;
      if (!isOlder || random() >= ACROSS) return;
      const across = compare(behind, viewer, 'face', random);
      proved.compared += across;
      proved.across += across;
    },
    choose(session, seat, question) {
      const picks = randomPicks(question, random);
      const isWindow = session.awaited()?.unseen === true;
      if (isWindow && random() < SEALED) {
        proved.sealed += expectUnseen(session, seat, picks, viewers);
      }
      if (!isWindow && random() < UNDONE) {
        const other = viewers[Math.floor(random() * viewers.length)] as Viewer;
        for (const viewer of [seat, other]) {
          proved.undoable += expectUndoTellsNothing(session, seat, picks, viewer, random);
        }
      }
      if (!behind.answer(seat, picks).ok) throw new Error('the match behind is another one');
      return picks;
    },
  });
  return proved;
}

/** Compares with a match in which the viewer's unknowns are different; returns the number of possible comparisons. */
function compare(session: Session, viewer: Viewer, exchanged: Exchanged, random: Random): number {
  const { game, shown } = notingShown(session.game, [viewer]);
  const real = replayed(game, session.position());
  if (real === null) return 0;
  const other = scrambled(session, viewer, random, exchanged, shown.get(viewer));
  if (other === null) return 0;
  const heard = heardBy(real, viewer);
  const told = [seenBy(real, viewer), heard].join('\n');
  const swapped = [seenBy(other, viewer), heardBy(other, viewer)].join('\n');
  if (told !== swapped) {
    throw new Error(`${nameOf(viewer)} sees what is hidden:\n${told}\n${swapped}`);
  }
  return 1;
}

/** Answers to an open window leave all others with what they saw before. */
function expectUnseen(
  session: Session,
  seat: Seat,
  picks: readonly string[],
  viewers: readonly Viewer[],
): number {
  const after = answered(session, seat, picks);
  if (after?.sealedUnseen !== session.sealedUnseen + 1) return 0;
  for (const viewer of viewers) {
    if (viewer === seat) continue;
    if (seenBy(after, viewer) !== seenBy(session, viewer)) {
      throw new Error(`${nameOf(viewer)} sees that seat ${seat} has answered`);
    }
    if (heardBy(after, viewer) !== '[]') {
      throw new Error(`${nameOf(viewer)} hears that seat ${seat} has answered`);
    }
  }
  return 1;
}

/**
 * If the answer may be taken back, nobody has learned from it what neither they nor its giver had known: a player who
 * shows their own card and takes it back harms themselves alone.
 */
function expectUndoTellsNothing(
  session: Session,
  seat: Seat,
  picks: readonly string[],
  viewer: Viewer,
  random: Random,
): number {
  const real = answered(session, seat, picks);
  if (real?.canUndo(seat) !== true) return 0;
  const before = scrambled(session, [seat, viewer], random);
  const other = before === null ? null : answered(before, seat, picks);
  if (other === null) return 0;
  const told = [seenBy(real, viewer), heardBy(real, viewer)].join('\n');
  const swapped = [seenBy(other, viewer), heardBy(other, viewer)].join('\n');
  if (told !== swapped) {
    throw new Error(
      `seat ${seat} could take back what ${nameOf(viewer)} has learned:\n${told}\n${swapped}`,
    );
  }
  return 1;
}

/** A copy of the match after this answer; `null` if it draws: that is never taken back. */
function answered(session: Session, seat: Seat, picks: readonly string[]): Session | null {
  const copy = replayed(session.game, session.position());
  copy?.takeEvents();
  try {
    return copy?.answer(seat, picks).ok === true ? copy : null;
  } catch (error) {
    if (error instanceof ReplayDiverged) return null;
    throw error;
  }
}
