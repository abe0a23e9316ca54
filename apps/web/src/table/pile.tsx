import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { CardBack } from './card-frame.tsx';
import './pile.css';

interface PileProps {
  readonly name: string;
  readonly count: number;
  /** Its top card, face up; left out: a hidden pile. */
  readonly top?: ReactNode;
  /** Opens the list of a public pile. */
  readonly onOpen?: () => void;
}

/** A pile with its count; a public one opens its list. */
export function Pile({ name, count, top, onOpen }: PileProps) {
  const say = useSay();
  const label = say('pile', { name, count });
  const inside = (
    <>
      <span className="pile-cards" data-depth={Math.min(3, Math.ceil(count / 8))}>
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
    <button type="button" className="pile" aria-label={label} onClick={onOpen}>
      {inside}
    </button>
  );
}
