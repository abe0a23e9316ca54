import type { ReactNode } from 'react';
import './stage.css';

interface StageProps {
  readonly className: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** The place where a moment plays, over the board: it decorates what the log tells in words. */
export function Stage({ className, kind, children }: StageProps) {
  return (
    <div className={`stage ${className}`} data-kind={kind} aria-hidden="true">
      {children}
    </div>
  );
}
