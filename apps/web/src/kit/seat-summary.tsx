import { createContext, type ReactNode, use } from 'react';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import './seat-summary.css';

interface SummaryProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A seat's public numbers in a line; on a narrow plate the usual ones are dropped. */
export function Summary({ className = '', children }: SummaryProps) {
  return <span className={`summary ${className}`}>{children}</span>;
}

/** Names stand beside the signs: where a plate is read in full, not on the plate. */
export const InWords = createContext(false);

/** The word for a sign, where names stand beside the signs. */
export const SignWord = ({ children }: { readonly children: string }) =>
  use(InWords) ? <small aria-hidden="true"> {children}</small> : null;

interface NumberOfProps {
  readonly icon: IconShape;
  readonly name: string;
  /** Worth leaving out where room is scarce. */
  readonly usual?: boolean;
  /** The most important one. */
  readonly strong?: boolean;
  /** The number; none for a mark that says all by itself. */
  readonly children?: ReactNode;
}

/** One number of a seat, with its sign. */
export function NumberOf({ icon, name, usual, strong, children }: NumberOfProps) {
  const Tag = strong ? 'b' : 'span';
  return (
    <Tag
      title={name}
      data-usual={usual || undefined}
      data-number={children === undefined ? undefined : name}
    >
      <Icon of={icon} label={name} />
      {children !== undefined && <> {children}</>}
      <SignWord>{name}</SignWord>
    </Tag>
  );
}

/** Marks a seat that is out of the match or of the round: a sign alone if room is scarce. */
export function OutMark({ icon, name }: { readonly icon: IconShape; readonly name: string }) {
  return (
    <span className="summary-out" title={name}>
      <Icon of={icon} /> <span>{name}</span>
    </span>
  );
}
