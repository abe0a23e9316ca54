import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import './hand.css';
import { useCardDrag } from './card-drag.ts';
import type { Answering } from './contract.ts';
import { acrossBy, scrollToPlayable } from './hand-scroll.ts';

interface HandProps {
  /** What the hand is called: "Your hand, 4 cards". */
  readonly label: string;
  readonly answering: Answering;
  /** `CardTouch` elements, each with a key. */
  readonly children: ReactNode;
}

/** One's cards as a fan: arrow keys walk along it, cards can be dragged onto lit places. */
export function Hand({ label, answering, children }: HandProps) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  const dragging = useCardDrag(answering);
  const list = useRef<HTMLUListElement>(null);
  const asked = answering.question?.fingerprint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question; the reader scrolls on from there
  useEffect(() => {
    const hand = list.current;
    if (hand === null) return;
    const lit = [...hand.querySelectorAll('[data-lit]')].map((card) =>
      card.getBoundingClientRect(),
    );
    hand.scrollBy({ left: scrollToPlayable(lit, hand.getBoundingClientRect()) });
  }, [asked]);
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: -1 }[event.key];
    if (step === undefined && edge === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = edge ?? (at + (step ?? 0) + buttons.length) % buttons.length;
    event.preventDefault();
    buttons.at(next)?.focus();
  };
  return (
    <ul
      ref={list}
      className="hand"
      aria-label={label}
      onKeyDown={walk}
      onWheel={(event) => event.currentTarget.scrollBy({ left: acrossBy(event) })}
      {...dragging}
    >
      {cards.map((card, i) => {
        const fan = i - middle;
        const style = { '--fan': fan, '--fan-abs': Math.abs(fan) } as CSSProperties;
        return (
          <li className="hand-slot" key={(card as { key?: string }).key ?? i} style={style}>
            <div className="hand-lean">{card}</div>
          </li>
        );
      })}
    </ul>
  );
}
