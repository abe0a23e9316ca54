import type { AnyGame, Dice } from '@tablee/engine';
import { effectiveEntries, newPosition, Session, takeInput } from '@tablee/engine';
import type { Entry, Journal } from './journal.ts';

/** A pile as it lay after it was shuffled. */
export interface ShuffledPile {
  /** Number of the journal entry that shuffled it: 0 is the deal. */
  readonly entry: number;
  /** The faces of its cards, from the first to the last. */
  readonly faces: readonly string[];
}

export interface Replayed {
  readonly piles: readonly ShuffledPile[];
  /** Entry it begins with: the deal, or the last one that went on from a position the server had kept. */
  readonly from: number;
  /** Entry from which on the rules of this page do not lead where the journal leads; `null`: they led to the end. */
  readonly parts: number | null;
  /** The board in the end is the one that was shown. */
  readonly isSameBoard: boolean;
}

/** Plays a match again with the rules and the recorded numbers, except answers taken back: to see how they were used. */
export function replay(game: AnyGame, journal: Journal, shownBoard: unknown): Replayed {
  const { entries } = journal;
  const piles: ShuffledPile[] = [];
  let entry = 0;
  let recorded: Entry['rolls'][number][] = [];
  const dice: Dice = (bounds, _, shuffled) => {
    const draw = recorded.shift();
    const fits =
      draw?.length === bounds.length && bounds.every((bound, i) => draw[i]?.[0] === bound);
    if (!fits) throw new Error('the numbers recorded are not those asked for');
    const results = draw.map(([, result]) => result);
    if (shuffled !== undefined) piles.push({ entry, faces: inOrder(shuffled, results) });
    return results;
  };
  const from = Math.max(
    entries.findLastIndex((each) => each?.by === 'resumed'),
    0,
  );
  const first = entries[from];
  try {
    const position =
      first?.by === 'resumed' && first.position !== undefined
        ? first.position
        : newPosition(game, journal.seats.length, journal.options, journal.version);
    entry = from;
    recorded = [...(first?.rolls ?? [])];
    const session = new Session(game, position, { dice });
    for (const each of effectiveEntries(entries, entry + 1)) {
      entry = each.seq;
      if (each.entry === null) throw new Error('damaged');
      if (each.entry.by === 'rewind') continue;
      recorded = [...each.entry.rolls];
      if (!take(session, each.entry) || recorded.length > 0) throw new Error('refused');
    }
    const { open } = session.view(null);
    return { piles, from, parts: null, isSameBoard: isSame(open, shownBoard) };
  } catch {
    return { piles, from, parts: entry, isSameBoard: false };
  }
}

const take = (session: Session, entry: Entry): boolean =>
  entry.by !== 'deal' &&
  entry.by !== 'resumed' &&
  entry.by !== 'rewind' &&
  takeInput(session, entry, true).ok;

/** The order that numbers give to a pile: the first exchanges the last card with the one it names, and so on down. */
function inOrder(pile: readonly unknown[], results: readonly number[]): string[] {
  const faces = pile.map(faceOf);
  for (const [i, result] of results.entries()) {
    const last = faces.length - 1 - i;
    [faces[last], faces[result]] = [faces[result] as string, faces[last] as string];
  }
  return faces;
}

const faceOf = (card: unknown): string =>
  String(typeof card === 'object' && card !== null && 'face' in card ? card.face : card);

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const fields = (value: object) =>
    Object.entries(value).filter(([, field]) => field !== undefined);
  const others = new Map(fields(b));
  const mine = fields(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    mine.length === others.size &&
    mine.every(([name, field]) => others.has(name) && isSame(field, others.get(name)))
  );
}
