import type { Card, Option, Pick, Script, Seat } from '@tablee/engine';
import { askAll, PASS, shown, take } from '@tablee/engine';
import { layOff } from '../heroes/piles.ts';
import { givePromise, isPromise, promiseOptions } from '../heroes/promises.ts';
import type { Aim } from '../state/card.ts';
import {
  byInitiative,
  handOf,
  isAlive,
  isAnythingFaceDown,
  living,
  withCards,
} from '../state/players.ts';
import { reactionCards, reactionOf } from '../state/sight.ts';
import type { Open, Play, Table, Window, WindowKind } from '../state/state.ts';
import { foreseen } from './foreseen.ts';

const CLAUSE = 'SAN-22.3';

/** The parts of a table that legality is read from. */
export type Looked = globalThis.Pick<Table, 'open' | 'own' | 'catalogue'>;

/** A play from the hand as its seat may choose it. */
interface Playable {
  readonly option: Option;
  readonly card: Card;
  readonly aim: Aim;
}

/** A window, and whom it is open to: read from public facts alone, so that it never tells who holds what (SAN-22.2, 22.14). */
export interface Opening {
  readonly kind: WindowKind;
  isOpen(open: Open): boolean;
  askable(looked: Looked): readonly Seat[];
  /** The next window once everybody has passed, if all can foresee it. */
  next?(looked: Looked): Foreseen | null;
  /** The attack that a card played in it brings at once (SAN-21.8). */
  strikeBack?(table: Table, seat: Seat, by: Card): Script;
}

/** The next window, if everybody can foresee the table then: it is asked together with the present one (SAN-22.15). */
export interface Foreseen {
  readonly kind: WindowKind;
  readonly table: Looked;
  readonly asked: readonly Seat[];
  readonly next: Foreseen | null;
}

export const nextOn = (table: Looked, opening: Opening): Foreseen => ({
  kind: opening.kind,
  table,
  asked: askedIn(table, opening),
  next: opening.next?.(table) ?? null,
});

function nextAfterTrick(table: Looked, opening: Opening | undefined): Foreseen | null {
  const then = opening === undefined ? null : foreseen(table);
  return opening === undefined || then === null ? null : nextOn({ ...table, open: then }, opening);
}

/** The windows asked with this one, in order. */
const withNext = (next: Foreseen | null): readonly Foreseen[] =>
  next === null ? [] : [next, ...withNext(next.next)];

/** Words are given, the creature's life and the order are changed. */
export const BEFORE_SET: Opening = { kind: 'beforeSet', isOpen: () => true, askable: withCards };

/** Face-down cards can be reached. */
export const BEFORE_REVEAL: Opening = {
  kind: 'beforeReveal',
  isOpen: isAnythingFaceDown,
  askable: withCards,
};

/** The answers of all seats at once, by option. */
type Said = ReadonlyMap<Seat, string>;

/** The answers of the seats asked in this. */
const saidIn = (said: Said, { asked }: Foreseen): Said =>
  new Map([...said].filter(([seat]) => asked.includes(seat)));

interface Closed {
  /** It was open to the end, and everybody passed. */
  readonly allPassed: boolean;
  /** Answers already given to the next window; missing: it was not asked. */
  readonly said?: Said | undefined;
}

/**
 * A window of reactions: every seat that may be asked answers at once, unseen: pass, or one play. The play of the
 * lowest initiative is announced, the others are dropped unseen; then the same window opens again, until nobody plays.
 * Words given with a pass are heard; with the answer to a trick, only once it has happened.
 * `before`: answers already given to it, if all its seats were asked then.
 */
export function* openWindow(table: Table, opening: Opening, before?: Said): Script<Closed> {
  const { open } = table;
  const { kind } = opening;
  let asked = askedIn(table, opening);
  if (asked.length === 0) return { allPassed: false };
  const window: Window = { kind, first: null, emptied: [] };
  open.windows.push(window);
  table.emit({ type: 'windowOpened', clause: 'SAN-22.1', window: kind });
  let heard: Heard | undefined;
  if (before !== undefined && asked.every((seat) => before.has(seat))) heard = { said: before };
  let allPassed = false;
  while (!allPassed && asked.length > 0) {
    if (heard === undefined) {
      const next = opening.next?.(table) ?? null;
      heard = { said: yield* ask(table, kind, asked, next), next };
    }
    const { said }: Heard = heard;
    for (const [seat, pick] of said) {
      if (isPromise(pick) && isAlive(open, seat)) givePromise(table, seat, pick);
    }
    const play = playAmong(table, kind, said);
    window.first = null;
    if (play === null) allPassed = true;
    else {
      heard = yield* carryOut(table, play, opening);
      asked = askedIn(table, opening);
    }
  }
  open.windows.pop();
  table.emit({ type: 'windowClosed', clause: 'SAN-22.8', window: kind });
  return { allPassed, said: heard?.next ? saidIn(heard.said, heard.next) : undefined };
}

/** All answers to a window, and to those asked with it. */
interface Heard {
  readonly said: Said;
  readonly next?: Foreseen | null;
}

/** Of whom it is asked; nobody: it is not open. */
function askedIn(looked: Looked, { kind, isOpen, askable }: Opening): readonly Seat[] {
  return isOpen(looked.open) ? askable(looked).filter((seat) => mayAnswer(looked, kind, seat)) : [];
}

/** Whether anything but a pass could be this seat's answer, for all that is public (SAN-22.2). */
function mayAnswer(looked: Looked, kind: WindowKind, seat: Seat): boolean {
  const { open } = looked;
  if (kind === 'beforeSet' && promiseOptions(open, seat).length > 0) return true;
  const held = handOf(looked, seat).length;
  return reactionCards(looked.catalogue).some(
    ({ id, copies, reaction }) =>
      reaction.windows.includes(kind) &&
      held >= (reaction.fewest ?? 1) &&
      // With every copy in the open discard nobody holds one.
      discarded(open, id) < copies &&
      reaction.aims(looked, seat).length > 0,
  );
}

function discarded({ discard }: Open, face: string): number {
  let copies = 0;
  for (const card of discard) if (card.face === face) copies += 1;
  return copies;
}

/** One asking. */
function* ask(
  table: Table,
  kind: WindowKind,
  asked: readonly Seat[],
  next: Foreseen | null = null,
): Script<Said> {
  const answers = yield* askAll(
    new Map(asked.map((seat) => [seat, question(table, kind, seat, next)])),
  );
  return new Map([...answers].map(([seat, [pick]]) => [seat, pick as string]));
}

/** The play that is announced: that of the last play's victim, then that of the lowest initiative (SAN-22.4, 22.9). */
function playAmong(table: Table, kind: WindowKind, said: Said): Play | null {
  const { open } = table;
  const first = open.windows.at(-1)?.first ?? null;
  const playing = [...said.keys()].filter(
    (seat) => said.get(seat) !== PASS.id && isAlive(open, seat),
  );
  if (playing.length === 0) return null;
  const seats = byInitiative(open, playing);
  const order = first === null ? seats : [first, ...seats.filter((seat) => seat !== first)];
  for (const seat of order) {
    // A player may have left meanwhile: a play needs its target when it is announced (SAN-22.10).
    const play = playsOf(table, kind, seat).find(({ option }) => option.id === said.get(seat));
    if (play !== undefined) return playOf(seat, play);
  }
  return null;
}

function playOf(seat: Seat, { card, aim }: Playable): Play {
  const { verb, space, seat: target } = aim;
  return {
    seat,
    card: shown(card),
    verb,
    ...(space === undefined ? {} : { space }),
    ...(target === undefined ? {} : { target }),
  };
}

function question(table: Table, kind: WindowKind, seat: Seat, next: Foreseen | null): Pick {
  return {
    shape: 'pick',
    kind,
    clause: CLAUSE,
    reaction: true,
    options: [
      PASS,
      ...answersIn(table, kind, seat),
      ...withNext(next)
        .filter((each) => each.asked.includes(seat))
        .flatMap((each) => answersIn(each.table, each.kind, seat)),
    ],
    min: 1,
    max: 1,
    fallback: [PASS.id],
  };
}

/** This seat's possible answers besides a pass: its plays, and words before the cards are set. */
export function answersIn(looked: Looked, kind: WindowKind, seat: Seat): Option[] {
  const hand = handOf(looked, seat);
  const { catalogue } = looked;
  const options = playsOf(looked, kind, seat)
    .filter(({ card }) => reactionOf(catalogue, card.face)?.needs?.(hand, catalogue) ?? true)
    .map(({ option }) => option);
  if (kind === 'beforeSet') options.push(...promiseOptions(looked.open, seat));
  return options;
}

/** Every complete play of this seat in such a window that public facts allow. */
function playsOf(looked: Looked, kind: WindowKind, seat: Seat): Playable[] {
  const plays: Playable[] = [];
  for (const card of handOf(looked, seat)) {
    const reaction = reactionOf(looked.catalogue, card.face);
    if (reaction === undefined || !reaction.windows.includes(kind)) continue;
    for (const aim of reaction.aims(looked, seat)) {
      const id = `${card.id}:${aim.verb}:${aim.space ?? ''}:${aim.seat ?? ''}`;
      plays.push({ option: { id, card: card.id, ...aim }, card, aim });
    }
  }
  return plays;
}

/**
 * Announces a play and, unless it is cancelled, lets it happen. Returns all answers to the window after it, if that was asked
 * with the trick.
 */
function* carryOut(table: Table, play: Play, opening: Opening): Script<Heard | undefined> {
  const { stands, further } = yield* announce(table, play, opening);
  if (!stands) return undefined;
  // Its player or its target may have given up meanwhile.
  if (![play.seat, play.target ?? play.seat].every((seat) => isAlive(table.open, seat))) {
    return undefined;
  }
  const reaction = reactionOf(table.catalogue, play.card.face);
  if (reaction?.strikesBack) yield* opening.strikeBack?.(table, play.seat, play.card) ?? [];
  else yield* reaction?.resolve?.(table, play) ?? [];
  return further;
}

interface Answered {
  /** Nobody has cancelled it. */
  readonly stands: boolean;
  /** All answers to the window after it. */
  readonly further?: Heard | undefined;
}

/** The card lies open; others may cancel it (SAN-22.5, 22.6). */
function* announce(table: Table, play: Play, opening?: Opening): Script<Answered> {
  const { open } = table;
  const { seat, card, verb, space, target } = play;
  layOff(table, [take(handOf(table, seat), card.id)]);
  table.emit({
    type: 'trickAnnounced',
    clause: 'SAN-22.5',
    seat,
    card,
    verb,
    ...(space === undefined ? {} : { space }),
    ...(target === undefined ? {} : { target }),
  });
  // A counter-attack is an attack card: nothing answers it (SAN-22.5).
  if (table.catalogue.cards.of(card.face).kind !== 'trick') return { stands: true };
  open.announced.push(play);
  const answered = yield* survives(table, opening);
  open.announced.pop();
  if (!answered.stands) table.emit({ type: 'trickCancelled', clause: 'SAN-22.7', seat, card });
  return answered;
}

/**
 * Asks until nobody answers the trick, or an answer stands. With the answer everybody says what they would play after it, as
 * far as all can foresee the table then: a player who passes has missed nothing (SAN-22.15).
 */
function* survives(table: Table, opening: Opening | undefined): Script<Answered> {
  const { open } = table;
  const kind = 'trickPlayed';
  const asked = (after: Foreseen | null): Seat[] =>
    living(open).filter(
      (seat) =>
        withNext(after).some((each) => each.asked.includes(seat)) || mayAnswer(table, kind, seat),
    );
  let after = nextAfterTrick(table, opening);
  let seats = asked(after);
  if (seats.length === 0) return { stands: true };
  open.windows.push({ kind, first: null, emptied: [] });
  table.emit({ type: 'windowOpened', clause: 'SAN-22.1', window: kind });
  let stands = true;
  let further: Heard | undefined;
  while (stands && seats.length > 0) {
    const said = yield* ask(table, kind, seats, after);
    const answer = playAmong(table, kind, said);
    if (answer === null) {
      if (after !== null) further = { said, next: after.next };
      break;
    }
    if ((yield* announce(table, answer)).stands) stands = false;
    after = nextAfterTrick(table, opening);
    seats = asked(after);
  }
  open.windows.pop();
  table.emit({ type: 'windowClosed', clause: 'SAN-22.8', window: kind });
  return { stands, further };
}
