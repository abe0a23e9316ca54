import type { Values } from '@tablee/engine';
import { listJoints, listOf } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { Fragment, type ReactNode } from 'react';
import { unbroken } from '../i18n/format.ts';
import { useTable } from '../stores/table.ts';
import type { IconShape } from '../ui/icon.tsx';
import type { Lang, LogLine, Wording } from './contract.ts';
import { capital, fill, settle } from './sentences.ts';
import './told.css';

/** A part of a sentence: plain, a card, several cards, a person. */
export type Part =
  | string
  | number
  | { readonly card: string }
  | { readonly cards: readonly string[] }
  | { readonly name: string };

/** A sentence of the log before it is worded. */
export interface Line<Key extends string = string> {
  readonly key: Key;
  readonly icon: IconShape;
  readonly parts: Readonly<Record<string, Part>>;
  /** Speaks of the reader: the other form of the verb. */
  readonly you: boolean;
  readonly separator: boolean;
}

/** How a game names what its lines speak of, in the reader's language. */
interface Teller {
  readonly lang: Lang;
  nameOfCard(face: string): string;
}

function spoken(part: Part, { lang, nameOfCard }: Teller): string | number {
  if (typeof part !== 'object') return part;
  if ('name' in part) return part.name;
  if ('card' in part) return nameOfCard(part.card);
  return listOf(part.cards.map(nameOfCard), lang);
}

const valuesOf = ({ parts }: Line, teller: Teller): Values =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, spoken(part, teller)]));

/** `after` is the stop or comma that stays with the last card: a browser would break the line before it. */
function rich(part: Part | undefined, teller: Teller, after: string): ReactNode {
  if (part === undefined || typeof part !== 'object') return part;
  if ('name' in part) return <b>{part.name}</b>;
  const faces = 'card' in part ? [part.card] : part.cards;
  if (faces.length === 0) return after;
  const joints = listJoints(faces.length, teller.lang);
  return faces.map((face, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a told list never changes
    <Fragment key={i}>
      <span className="told-held">
        <button
          type="button"
          className="told-card"
          onClick={() => useTable.getState().openZoom(face)}
        >
          {teller.nameOfCard(face)}
        </button>
        {i < faces.length - 1 ? CLOSING.exec(joints[i] ?? '')?.[0] : after}
      </span>
      {joints[i]?.replace(CLOSING, '')}
    </Fragment>
  ));
}

/** Punctuation that belongs to the word before it. */
const CLOSING = /^[.,;:!?)]+/;
const isCard = (part: Part | undefined): boolean => typeof part === 'object' && !('name' in part);

/** A line of the log: names in bold, card names that open the card. */
function richLine(line: Line, pattern: string, teller: Teller): LogLine {
  const unsettled = teller.lang === 'fr' ? unbroken(pattern) : pattern;
  const settled = settle(unsettled, teller.lang, valuesOf(line, teller), line.you);
  const pieces = settled.split(/(\{\w+\})/);
  const parts = pieces.map((piece): Part | undefined => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name === undefined ? piece : line.parts[name];
  });
  const content = parts.map((part, i) => {
    const first = settled.startsWith('{') && i === 1 && typeof part === 'object' && 'name' in part;
    const after = CLOSING.exec(pieces[i + 1] ?? '')?.[0] ?? '';
    const shown = first
      ? { name: capital(part.name) }
      : typeof part === 'string' && isCard(parts[i - 1])
        ? part.replace(CLOSING, '')
        : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    return <Fragment key={i}>{rich(shown, teller, isCard(part) ? after : '')}</Fragment>;
  });
  return {
    content: <span className="told">{content}</span>,
    icon: line.icon,
    ...(line.separator && { separator: true }),
  };
}

/** The same in plain text, for screen readers. */
const plainLine = (line: Line, pattern: string, teller: Teller): string =>
  capital(fill(pattern, teller.lang, valuesOf(line, teller), line.you));

/** How a game tells its events. */
interface Told<Key extends string> {
  /** What an event says; `null`: not worth a line. */
  lineOf(event: LogEvent, words: Wording): Line<Key> | null;
  dictionary(lang: Lang): { readonly log: Readonly<Record<Key, string>> };
  nameOfCard(face: string, lang: Lang): string;
}

/** The lines of a game's log: who did what with which card, and the same in plain text. */
export function logOf<Key extends string>({ lineOf, dictionary, nameOfCard }: Told<Key>) {
  const worded =
    <T,>(make: (line: Line, pattern: string, teller: Teller) => T) =>
    (event: LogEvent, words: Wording): T | null => {
      const line = lineOf(event, words);
      if (line === null) return null;
      const { lang } = words;
      const { log } = dictionary(lang);
      return make(line, log[line.key], {
        lang,
        nameOfCard: (face) => nameOfCard(face, lang),
      });
    };
  return { logLine: worded(richLine), plain: worded(plainLine) };
}
