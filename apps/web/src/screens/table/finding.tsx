import type { ReactNode } from 'react';
import { checkMark } from '../../kit/icons.generated.ts';
import { Icon } from '../../ui/icon.tsx';
import { cancel } from '../../ui/icons.generated.ts';

/** A finding, never told by its colour alone. */
export function Finding({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <p className={isGood ? 'fairness-ok' : 'note-bad'}>
      <Icon of={isGood ? checkMark : cancel} /> {children}
    </p>
  );
}
