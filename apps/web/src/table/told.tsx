import { type Line as EngineLine, type Piece, plainOf, told } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { Fragment } from 'react';
import { useTable } from '../stores/table.ts';
import type { IconShape } from '../ui/icon.tsx';
import type { Lang, LogLine, Wording } from './contract.ts';
import './told.css';

export type { Part } from '@tablee/engine';

/** A sentence of the log before it is worded, with the icon beside it. */
export interface Line<Key extends string = string> extends EngineLine<Key> {
  readonly icon: IconShape;
}

/** A piece on the screen: names in bold, card names that open the card. */
function Shown({ piece }: { readonly piece: Piece }) {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return <b>{piece.name}</b>;
  return (
    <span className="told-held">
      <button
        type="button"
        className="told-card"
        onClick={() => useTable.getState().openZoom(piece.card)}
      >
        {piece.called}
      </button>
      {piece.closing}
    </span>
  );
}

/** How a game tells its events. */
interface Told<Key extends string> {
  /** What an event says; `null`: not worth a line. */
  lineOf(event: LogEvent, words: Wording): Line<Key> | null;
  dictionary(lang: Lang): { readonly log: Readonly<Record<Key, string>> };
  nameOfCard(face: string, lang: Lang): string;
}

/** The lines of a game's log: who did what with which card, and the same in plain text. */
export function logOf<Key extends string>({ lineOf, dictionary, nameOfCard }: Told<Key>) {
  const piecesOf = (line: Line<Key>, lang: Lang): readonly Piece[] =>
    told(line, dictionary(lang).log[line.key], lang, (face) => nameOfCard(face, lang));
  return {
    logLine(event: LogEvent, words: Wording): LogLine | null {
      const line = lineOf(event, words);
      if (line === null) return null;
      const content = piecesOf(line, words.lang).map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
        <Fragment key={i}>
          <Shown piece={piece} />
        </Fragment>
      ));
      return {
        content: <span className="told">{content}</span>,
        icon: line.icon,
        ...(line.separator && { separator: true }),
      };
    },
    plain(event: LogEvent, words: Wording): string | null {
      const line = lineOf(event, words);
      return line === null ? null : plainOf(piecesOf(line, words.lang));
    },
  };
}
