import { type GameEvent, type Piece, plainOf } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { Fragment } from 'react';
import { useTableActions } from '../stores/table.ts';
import type { GameUi, LogLine, Wording } from './contract.ts';
import { Terms } from './terms.tsx';
import './told.css';

/** A piece on the screen: names in bold, card names that open the card. */
function Shown({ piece }: { readonly piece: Piece }) {
  const table = useTableActions();
  if (typeof piece === 'string') return <Terms of={piece} among />;
  if ('name' in piece) return <b>{piece.name}</b>;
  return (
    <span className="told-held">
      <button type="button" className="told-card" onClick={() => table.openZoom(piece.card)}>
        {piece.called}
      </button>
      {piece.closing}
    </span>
  );
}

/** The parts that tell the events of a game. */
type Teller = Pick<GameUi, 'words' | 'iconOf'>;

/** An event of the log as the game told it: the log has numbered it. */
const toldIn = (event: LogEvent): GameEvent => event as unknown as GameEvent;

/** The line of an event as the log shows it; `null`: not worth a line. */
export function logLineOf(ui: Teller, event: LogEvent, words: Wording): LogLine | null {
  const line = ui.words.tell(toldIn(event), words);
  if (line === null) return null;
  const content = line.pieces.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    <Fragment key={i}>
      <Shown piece={piece} />
    </Fragment>
  ));
  return {
    content: <span className="told">{content}</span>,
    icon: ui.iconOf(event),
    ...(line.separator && { separator: true }),
  };
}

/** The same line in plain text, for screen readers. */
export function spokenOf(
  ui: Pick<GameUi, 'words'>,
  event: LogEvent,
  words: Wording,
): string | null {
  const line = ui.words.tell(toldIn(event), words);
  return line === null ? null : plainOf(line.pieces);
}
