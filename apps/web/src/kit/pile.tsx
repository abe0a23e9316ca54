import type { ReactNode } from 'react';
import { useSay } from '../i18n/table.ts';
import { CardBack } from './card-frame.tsx';
import './pile.css';

interface PileProps {
  readonly name: string;
  readonly count: number;
  /** Its top card. Default: the back of a card. */
  readonly top?: ReactNode;
  /** The top card in words, when it is face up. */
  readonly topName?: string | undefined;
  /** Opens the list of a public pile. */
  readonly onOpen?: () => void;
}

/** A pile with its count; a public one opens its list. */
export function Pile({ name, count, top, topName, onOpen }: PileProps) {
  const say = useSay();
  const words = say('pile', { name, count });
  const label = topName === undefined ? words : `${words}, ${topName}`;
  const inside = (
    <>
      <span
        className="pile-cards"
        aria-hidden="true"
        data-depth={Math.min(3, Math.ceil(count / 8))}
      >
        {count === 0 ? <span className="pile-empty" /> : (top ?? <CardBack size="s" />)}
      </span>
      <b className="pile-count" aria-hidden="true">
        {count}
      </b>
      <span className="pile-name" aria-hidden="true">
        {name}
      </span>
    </>
  );
  if (onOpen === undefined || count === 0) {
    return (
      <div className="pile" role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" className="pile" onClick={onOpen}>
      <span className="visually-hidden">{label}</span>
      {inside}
    </button>
  );
}
