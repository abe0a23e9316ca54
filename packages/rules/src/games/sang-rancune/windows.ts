import type { Option, Pick, Script, Seat } from '@tablee/engine';
import { askAll, shown, take } from '@tablee/engine';
import type { Aim, Reaction } from './cards/card.ts';
import { cardOf, reactionCards } from './cards/catalogue.ts';
import { layOff } from './piles.ts';
import { byInitiative, handOf, isAlive, withCards } from './players.ts';
import { givePromise, isPromise, promiseOptions } from './promises.ts';
import type { Play, Table, Window, WindowKind } from './state.ts';

export const PASS: Option = { id: 'pass', verb: 'pass' };

const CLAUSE = 'SAN-22.3';

/** What legality is read from. */
type Looked = globalThis.Pick<Table, 'open' | 'own'>;

interface PlayOption extends Option {
  readonly face: string;
  readonly aim: Aim;
}

/**
 * A window of reactions: everybody of whom it may be asked answers at once, unseen: pass, or one play. The play of the
 * lowest initiative is announced, the others are dropped unseen; then the same window opens anew, until nobody plays.
 * `isOpen` and `askable` look at public facts alone, so that a window never tells who holds what (SAN-22.2, 22.14).
 * Gives whether it was open to the end and everybody passed.
 */
export function* openWindow(
  table: Table,
  kind: WindowKind,
  isOpen: () => boolean,
  askable: () => readonly Seat[] = () => withCards(table),
): Script<boolean> {
  const { open } = table;
  const asked = (): Seat[] => askable().filter((seat) => mayAnswer(table, kind, seat));
  if (!isOpen() || asked().length === 0) return false;
  const window: Window = { kind, first: null, emptied: [] };
  open.windows.push(window);
  table.emit({ type: 'windowOpened', clause: 'SAN-22.1', window: kind });
  let allPassed = false;
  while (!allPassed && isOpen() && asked().length > 0) {
    const play = yield* ask(table, kind, asked());
    window.first = null;
    if (play === null) allPassed = true;
    else yield* carryOut(table, play);
  }
  open.windows.pop();
  table.emit({ type: 'windowClosed', clause: 'SAN-22.8', window: kind });
  return allPassed;
}

/** Whether anything but a pass could be this seat's answer, for all that is public (SAN-22.2). */
function mayAnswer(table: Table, kind: WindowKind, seat: Seat): boolean {
  const { open } = table;
  if (kind === 'beforeSet' && promiseOptions(open, seat).length > 0) return true;
  return reactionCards().some(
    ({ id, copies, reaction }) =>
      reaction.windows.includes(kind) &&
      handOf(table, seat).length >= (reaction.fewest ?? 1) &&
      // With every copy in the open discard nobody holds one.
      open.discard.filter(({ face }) => face === id).length < copies &&
      reaction.aims(open, seat).length > 0,
  );
}

/** One asking; gives the play that is announced. */
function* ask(table: Table, kind: WindowKind, asked: readonly Seat[]): Script<Play | null> {
  const { open } = table;
  const questions = new Map(asked.map((seat) => [seat, question(table, kind, seat)]));
  const answers = yield* askAll(questions);
  const picks = new Map([...answers].map(([seat, [pick]]) => [seat, pick as string]));
  for (const [seat, pick] of picks) {
    if (isPromise(pick) && isAlive(open, seat)) givePromise(table, seat, pick);
  }
  const first = open.windows.at(-1)?.first ?? null;
  const seats = byInitiative(
    open,
    [...picks.keys()].filter((seat) => isAlive(open, seat)),
  );
  const order = first === null ? seats : [first, ...seats.filter((seat) => seat !== first)];
  for (const seat of order) {
    // Somebody may have left meanwhile: a play needs its target when it is announced (SAN-22.10).
    const play = playOptions(table, kind, seat).find(({ id }) => id === picks.get(seat));
    if (play !== undefined) return playOf(table, seat, play);
  }
  return null;
}

function playOf(table: Table, seat: Seat, { card: id, aim }: PlayOption): Play {
  const card = handOf(table, seat).find((each) => each.id === id);
  if (card === undefined) throw new Error(`seat ${seat} holds no card ${id}`);
  const { verb, space, seat: target } = aim;
  return {
    seat,
    card: shown(card),
    verb,
    ...(space === undefined ? {} : { space }),
    ...(target === undefined ? {} : { target }),
  };
}

function question(table: Table, kind: WindowKind, seat: Seat): Pick {
  const hand = handOf(table, seat);
  const options: Option[] = playOptions(table, kind, seat)
    .filter(({ face }) => reactionOf(face)?.needs?.(hand) ?? true)
    .map(({ aim: _, face: __, ...option }) => option);
  const promises = kind === 'beforeSet' ? promiseOptions(table.open, seat) : [];
  return {
    shape: 'pick',
    kind,
    clause: CLAUSE,
    reaction: true,
    options: [PASS, ...options, ...promises],
    min: 1,
    max: 1,
    fallback: [PASS.id],
  };
}

/** Every complete play of this seat in such a window that public facts allow. */
export function playOptions(table: Looked, kind: WindowKind, seat: Seat): PlayOption[] {
  const hand = handOf(table, seat);
  return hand.flatMap(({ id, face }) => {
    const reaction = reactionOf(face);
    if (reaction === undefined || !reaction.windows.includes(kind)) return [];
    return reaction.aims(table.open, seat).map((aim) => ({
      face,
      id: [id, aim.verb, aim.space ?? '', aim.seat ?? ''].join(':'),
      card: id,
      ...aim,
      aim,
    }));
  });
}

export function reactionOf(face: string): Reaction | undefined {
  const card = cardOf(face);
  if (card.kind === 'trick') return card.reaction;
  return card.kind === 'tactical' ? card.reaction : undefined;
}

/** Announces a play and, unless it is cancelled, lets it happen. */
function* carryOut(table: Table, play: Play): Script {
  if (!(yield* announce(table, play))) return;
  // Who played it or whom it was meant for may have given up meanwhile.
  if (![play.seat, play.target ?? play.seat].every((seat) => isAlive(table.open, seat))) return;
  yield* reactionOf(play.card.face)?.resolve(table, play) ?? [];
}

/** The card lies open; others may cancel it. Gives whether it stands (SAN-22.5, 22.6). */
function* announce(table: Table, play: Play): Script<boolean> {
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
  if (cardOf(card.face).kind !== 'trick') return true;
  open.announced.push(play);
  const stands = yield* survives(table);
  open.announced.pop();
  if (!stands) table.emit({ type: 'trickCancelled', clause: 'SAN-22.7', seat, card });
  return stands;
}

/** Asks until nobody answers the trick, or an answer stands. */
function* survives(table: Table): Script<boolean> {
  const { open } = table;
  const kind = 'trickPlayed';
  const asked = () => withCards(table).filter((seat) => mayAnswer(table, kind, seat));
  if (asked().length === 0) return true;
  open.windows.push({ kind, first: null, emptied: [] });
  table.emit({ type: 'windowOpened', clause: 'SAN-22.1', window: kind });
  let stands = true;
  while (stands && asked().length > 0) {
    const answer = yield* ask(table, kind, asked());
    if (answer === null) break;
    if (yield* announce(table, answer)) stands = false;
  }
  open.windows.pop();
  table.emit({ type: 'windowClosed', clause: 'SAN-22.8', window: kind });
  return stands;
}
