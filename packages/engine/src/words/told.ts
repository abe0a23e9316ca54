import type { Seat } from '../game/layers.ts';
import type { Values } from './grammar.ts';
import { listJoints, listOf } from './grammar.ts';
import type { Lang } from './rulebook.ts';
import { capital, settle, unbroken } from './sentences.ts';

/** The reader of a text: their language, and the names of the players at the table. */
export interface Reader {
  readonly lang: Lang;
  /** Nickname of a seat, or "you". */
  nameOf(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** A part that fills a place of a sentence: words, a card by its face, several cards, a player. */
export type Part =
  | string
  | number
  | { readonly card: string }
  | { readonly cards: readonly string[] }
  | { readonly name: string };

/** A sentence before it is worded: a key of the dictionary, and what fills the places of its pattern. */
export interface Line<Key extends string = string> {
  readonly key: Key;
  readonly parts: Readonly<Record<string, Part>>;
  /** Speaks of the reader: the other form of the verb. */
  readonly you: boolean;
}

/** A piece of a sentence: words, a player, or a card with the punctuation that stays with it at the end of a line. */
export type Piece =
  | string
  | { readonly name: string }
  | { readonly card: string; readonly called: string; readonly closing: string };

/** Punctuation that belongs to the word before it. */
const CLOSING = /^[.,;:!?)]+/;
const closingOf = (text: string | undefined): string => CLOSING.exec(text ?? '')?.[0] ?? '';

/** How a game calls its cards, in the reader's language. */
type NameOfCard = (face: string) => string;

function spoken(part: Part, lang: Lang, nameOfCard: NameOfCard): string | number {
  if (typeof part !== 'object') return part;
  if ('name' in part) return part.name;
  if ('card' in part) return nameOfCard(part.card);
  return listOf(part.cards.map(nameOfCard), lang);
}

/** A list of cards, each with what closes it; `after` is what stands behind the last. */
function piecesOfCards(
  faces: readonly string[],
  after: string,
  lang: Lang,
  nameOfCard: NameOfCard,
): Piece[] {
  if (faces.length === 0) return [after];
  const joints = listJoints(faces.length, lang);
  return faces.flatMap((face, i): Piece[] => {
    const joint = joints[i] ?? '';
    const closing = i < faces.length - 1 ? closingOf(joint) : after;
    return [{ card: face, called: nameOfCard(face), closing }, joint.replace(CLOSING, '')];
  });
}

/** A line in the words of its pattern, piece by piece: a screen marks names and cards, a text joins them. */
export function told(
  { parts, you }: Line,
  pattern: string,
  lang: Lang,
  nameOfCard: NameOfCard,
): Piece[] {
  const values: Values = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, spoken(part, lang, nameOfCard)]),
  );
  const settled = settle(lang === 'fr' ? unbroken(pattern) : pattern, lang, values, you);
  const split = settled.split(/\{(\w+)\}/);
  // Words at even places, names of parts at odd ones.
  const partAt = (i: number): Part | undefined => (i % 2 === 1 ? parts[split[i] ?? ''] : undefined);
  const pieces = split.flatMap((words, i): Piece[] => {
    if (i % 2 === 0) return [isOfCards(partAt(i - 1)) ? words.replace(CLOSING, '') : words];
    const part = partAt(i);
    if (part === undefined) return [`{${words}}`];
    if (typeof part !== 'object') return [String(part)];
    if ('name' in part) return [part];
    const faces = 'card' in part ? [part.card] : part.cards;
    return piecesOfCards(faces, closingOf(split[i + 1]), lang, nameOfCard);
  });
  return begun(joined(pieces));
}

const isOfCards = (part: Part | undefined): boolean =>
  typeof part === 'object' && !('name' in part);

/** Words that stand side by side are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = [];
  for (const piece of pieces) {
    const last = list.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') list[list.length - 1] = last + piece;
    else if (piece !== '') list.push(piece);
  }
  return list;
}

/** A sentence begins with a capital. */
function begun([first, ...rest]: readonly Piece[]): Piece[] {
  if (first === undefined) return [];
  if (typeof first === 'string') return [capital(first), ...rest];
  return ['name' in first ? { name: capital(first.name) } : first, ...rest];
}

/** The same in plain text: to be read aloud, searched, printed. */
export const plainOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'name' in piece ? piece.name : piece.called + piece.closing;
    })
    .join('')
    .replaceAll('\u202f', ' ');

/** The cards of an event as a part of its line. */
export const faces = (cards: readonly { readonly face: string }[]): Part => ({
  cards: cards.map(({ face }) => face),
});

/** A line of the log in words. */
export interface ToldLine {
  readonly pieces: readonly Piece[];
  /** Begins a new turn or a new age. */
  readonly separator: boolean;
}

/** How a game tells its events. */
export interface Telling<Event, Key extends string> {
  /** The line of an event; `null`: not worth a line. */
  lineOf(event: Event, reader: Reader): Line<Key> | null;
  /** The patterns of the lines. */
  patterns(lang: Lang): Readonly<Record<Key, string>>;
  nameOfCard(face: string, lang: Lang): string;
  isSeparator(event: Event): boolean;
}

/** Tells events in the words of a game: `GameWords.tell`. */
export const tellerOf =
  <Event, Key extends string>({ lineOf, patterns, nameOfCard, isSeparator }: Telling<Event, Key>) =>
  (event: Event, reader: Reader): ToldLine | null => {
    const line = lineOf(event, reader);
    if (line === null) return null;
    const { lang } = reader;
    const pattern = patterns(lang)[line.key];
    return {
      pieces: told(line, pattern, lang, (face) => nameOfCard(face, lang)),
      separator: isSeparator(event),
    };
  };

/** Makes the lines for one reader. */
export class Narrator<Key extends string> {
  readonly reader: Reader;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  /** The reader first: "vous et Ana". */
  names(seats: readonly Seat[]): Part {
    const { reader } = this;
    const sorted = [...seats].sort((a, b) => Number(reader.isYou(b)) - Number(reader.isYou(a)));
    const names = sorted.map((seat) => reader.nameOf(seat));
    return { name: listOf(names, reader.lang) };
  }

  isYou(seat: Seat): boolean {
    return this.reader.isYou(seat);
  }

  /** Without an actor. */
  fact(key: Key, parts: Line['parts'] = {}): Line<Key> {
    return { key, parts, you: false };
  }

  /** With the seats that act, as the subject of the sentence. */
  deed(key: Key, who: Seat | readonly Seat[], parts: Line['parts'] = {}): Line<Key> {
    const seats = typeof who === 'number' ? [who] : who;
    return {
      ...this.fact(key, { who: this.names(seats), ...parts }),
      you: seats.some((seat) => this.reader.isYou(seat)),
    };
  }
}

/** How a game describes its table. */
interface Describing<V, Key extends string>
  extends Pick<Telling<never, Key>, 'patterns' | 'nameOfCard'> {
  /** The description of a view, sentence by sentence. */
  linesOf(view: V, tell: Narrator<Key>): Iterable<Line<Key>>;
}

/** Describes a table in the words of a game: `Describe`. */
export const describerOf =
  <V, Key extends string>({ linesOf, patterns, nameOfCard }: Describing<V, Key>) =>
  (view: V, reader: Reader): readonly string[] => {
    const { lang } = reader;
    const wording = patterns(lang);
    return Array.from(linesOf(view, new Narrator<Key>(reader)), (line) =>
      plainOf(told(line, wording[line.key], lang, (face) => nameOfCard(face, lang))),
    );
  };
