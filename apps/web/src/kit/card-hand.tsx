import type { ReactNode } from 'react';
import type { IconShape } from '../ui/icon.tsx';
import { CardBack } from './card-frame.tsx';
import './card-hand.css';
import type { Answering } from './contract.ts';
import { Hand } from './hand.tsx';

interface CardHandProps {
  readonly label: string;
  readonly answering: Answering;
  /** Said of a hand without cards. */
  readonly empty: string;
  /** Cards that fit beside each other; a larger hand scrolls. */
  readonly fits: number;
  /** Its cards say what they do, where there is room: they are as high whether they have something to say or not. */
  readonly says?: boolean | undefined;
  readonly children: readonly ReactNode[];
}

/** A hand of whole cards, as wide as the table lets it; more cards than the width holds scroll by themselves. */
export function CardHand({ label, answering, empty, fits, says, children }: CardHandProps) {
  return (
    <div
      className="card-hand"
      data-many={children.length > fits || undefined}
      data-says={says || undefined}
    >
      {children.length === 0 ? (
        <p className="card-hand-empty">{empty}</p>
      ) : (
        <Hand label={label} answering={answering}>
          {children}
        </Hand>
      )}
    </div>
  );
}

const MOST_BACKS = 12;

interface HiddenHandProps {
  readonly label: string;
  readonly count: number;
  readonly emblem: IconShape;
}

/** Another player's hand, from behind. */
export function HiddenHand({ label, count, emblem }: HiddenHandProps) {
  return (
    <div className="card-hand" data-hidden role="img" aria-label={label}>
      <div className="hand" aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
          <span className="hand-slot card-hand-back" key={i}>
            <CardBack size="m" emblem={emblem} />
          </span>
        ))}
      </div>
    </div>
  );
}
