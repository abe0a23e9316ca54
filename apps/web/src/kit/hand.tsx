import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import './hand.css';
import { useSay } from '../i18n/table.ts';
import { motionAllowed } from '../stores/settings.ts';
import { useCardDrag } from './card-drag.ts';
import type { Answering } from './contract.ts';
import { acrossBy, acrossOf, downOf, type Stretch, scrollToPlayable } from './hand-scroll.ts';

interface HandProps {
  /** The name of the hand: "Your hand, 4 cards". */
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
    // Beside the board a hand has several rows: the next question begins with the first that can be played.
    const rows = hand.closest('#hand');
    rows?.scrollTo({ top: 0 });
    const lit = [...hand.querySelectorAll('[data-lit]')].map((card) =>
      card.getBoundingClientRect(),
    );
    const by = (axis: (box: DOMRect) => Stretch, room: Element): number =>
      scrollToPlayable(lit.map(axis), axis(room.getBoundingClientRect()));
    hand.scrollBy({ left: by(acrossOf, hand) });
    rows?.scrollBy({ top: by(downOf, rows) });
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
  const keys = cards.map((card, i) => (card as { key?: string }).key ?? String(i));
  const fan = (
    <ul
      ref={list}
      className="hand"
      aria-label={label}
      style={{ '--cards': cards.length } as CSSProperties}
      onKeyDown={walk}
      onWheel={(event) => event.currentTarget.scrollBy({ left: acrossBy(event) })}
      {...dragging}
    >
      {cards.map((card, i) => {
        const fan = i - middle;
        const style = { '--fan': fan, '--fan-abs': Math.abs(fan) } as CSSProperties;
        return (
          <li className="hand-slot" key={keys[i]}>
            <div className="hand-lean" style={style}>
              {card}
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {fan}
      <More list={list} of={keys.join()} />
    </>
  );
}

interface MoreProps {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Names its cards: others are others to be measured, even if they are as many. */
  readonly of: string;
}

/** Pixels that an edge may hide before the hand says so: the rim of a card. */
const RIM = 6;

/** A sign at the edge of a hand wider than its room: it brings the hidden cards into sight. */
function More({ list, of }: MoreProps) {
  const say = useSay();
  const [hidden, setHidden] = useState({ left: false, right: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other widths
  useEffect(() => {
    const hand = list.current;
    if (hand === null) return undefined;
    const look = () => {
      const last = hand.lastElementChild as HTMLElement | null;
      // Where its slot stands, not where a card on its way is seen: browsers count that as something to scroll to.
      const end = (last?.offsetLeft ?? 0) + (last?.offsetWidth ?? 0) - hand.offsetLeft;
      const left = hand.scrollLeft > RIM;
      const right = end - hand.scrollLeft - hand.clientWidth > RIM;
      setHidden((old) => (old.left === left && old.right === right ? old : { left, right }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(hand);
    for (const slot of hand.children) sizes.observe(slot);
    hand.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      hand.removeEventListener('scroll', look);
    };
  }, [list, of]);
  return (['left', 'right'] as const).map(
    (side) =>
      hidden[side] && (
        <button
          key={side}
          type="button"
          className="hand-more"
          data-side={side}
          // Arrow keys walk along the hand: it is for a pointer.
          tabIndex={-1}
          aria-label={say('moreCards')}
          onClick={() => {
            const { clientWidth = 0 } = list.current ?? {};
            const by = clientWidth * 0.8 * (side === 'left' ? -1 : 1);
            list.current?.scrollBy({ left: by, behavior: motionAllowed() ? 'smooth' : 'instant' });
          }}
        >
          {side === 'left' ? '‹' : '›'}
        </button>
      ),
  );
}
