import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { upCard } from './icons.generated.ts';
import './tray.css';

interface TrayProps {
  /** Its contents, for a screen reader. */
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly kind?: string;
  /** How it is put away; a tray that can only be folded stays a line. */
  readonly action: ReactNode;
  readonly folded?: boolean;
}

/** A shelf above the hand for what a question is about and the board does not show. */
export function Tray({ label, head, children, className = '', kind, action, folded }: TrayProps) {
  return (
    <section
      className={`tray ${className}`}
      data-kind={kind}
      data-away={folded || undefined}
      aria-label={label}
    >
      <header className="tray-head">
        <p>{head}</p>
        {action}
      </header>
      {!folded && <ul className="tray-cards">{children}</ul>}
    </section>
  );
}

interface FoldingTrayProps extends Omit<TrayProps, 'action' | 'folded'> {
  /** The question it belongs to: the next one is shown unfolded again. */
  readonly question: string;
  readonly show: string;
  readonly hide: string;
}

/** A tray that folds, so that the board can be looked at before one answers. */
export function FoldingTray({ question, show, hide, ...tray }: FoldingTrayProps) {
  const [away, setAway] = useState<string | null>(null);
  const folded = away === question;
  const action = (
    <button
      type="button"
      className="tray-fold"
      aria-expanded={!folded}
      onClick={() => setAway(folded ? null : question)}
    >
      <Icon of={upCard} /> {folded ? show : hide}
    </button>
  );
  // Each question has a tray of its own: one with fewer cards would shift under the finger.
  return <Tray key={question} {...tray} action={action} folded={folded} />;
}

/** The place of something that has been put in order. */
export const OrderNumber = ({ n }: { readonly n: number }) => (
  <span className="tray-number" aria-hidden="true">
    {n}
  </span>
);
