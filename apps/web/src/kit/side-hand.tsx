import type { Card, Values, View } from '@tablee/engine';
import type { ReactNode } from 'react';
import type { IconShape } from '@/ui/icon.tsx';
import { CardHand, HiddenHand } from './card-hand.tsx';
import { nameOfSeat } from './naming.ts';
import type { SharedTableau } from './tableau.ts';

/** A game's words for a hand: `who` and `count` are its values. */
interface HandWords {
  readonly say: (
    key: 'you' | 'handHidden' | 'handLabel' | 'handOf' | 'handEmpty',
    values?: Values,
  ) => string;
}

interface SideHandProps {
  readonly tableau: SharedTableau<View, HandWords>;
  /** The cards, if this viewer may see them. */
  readonly cards: readonly Card[] | null;
  /** On the backs of hidden cards. */
  readonly emblem: IconShape;
  /** Cards that fit beside each other. */
  readonly fits: number;
  /** As of `CardHand`. */
  readonly says?: boolean | undefined;
  readonly children: (card: Card) => ReactNode;
}

/** The hand of the seat at the bottom: the reader's own in full, another's from behind (`tally.hand<seat>` cards). */
export function SideHand({ tableau, cards, emblem, fits, says, children }: SideHandProps) {
  const { view, seats, side, answering, words } = tableau;
  const { say } = words;
  const who = nameOfSeat(side, seats, say('you'));
  if (cards === null) {
    const count = view.tally[`hand${side}`] ?? 0;
    return <HiddenHand count={count} label={say('handHidden', { count, who })} emblem={emblem} />;
  }
  const key = view.seat === side ? 'handLabel' : 'handOf';
  const label = say(key, { who, count: cards.length });
  return (
    <CardHand label={label} answering={answering} empty={say('handEmpty')} fits={fits} says={says}>
      {cards.map(children)}
    </CardHand>
  );
}
