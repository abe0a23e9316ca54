import type { LogEvent } from '@tablee/protocol/updates.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePacing } from '../stores/pacing.ts';
import { motionAllowed } from '../stores/settings.ts';
import { Icon, type IconShape } from '../ui/icon.tsx';
import './blows.css';
import { likenessOf, moveInstead } from './card-flights.ts';

/** A number, or a sign, that lands on a thing of the board. */
export interface Landing {
  /** Selector of the thing, within the board. */
  readonly on: string;
  readonly text: string;
  readonly icon?: IconShape;
  /** Default `hurt`. */
  readonly kind?: 'hurt' | 'heal' | 'kept' | 'more';
}

/** The effect of an event on the board. */
export interface Strike {
  /** Who lunges, and at what: selectors within the board. */
  readonly lunge?: { readonly by: string; readonly at: string };
  readonly lands: readonly Landing[];
}

/** Milliseconds of a lunge, and the part of them until it hits. */
const LUNGE = 560;
const IMPACT = 0.7;
/** How far back it goes before. */
const BACK = 0.07;

interface Point {
  readonly x: number;
  readonly y: number;
}

const centreOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** How far a body has to go until it touches another one. */
function wayTo(from: DOMRect, to: DOMRect): Point {
  const [start, end] = [centreOf(from), centreOf(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const gapX = Math.abs(dx) - (from.width + to.width) / 2;
  const gapY = Math.abs(dy) - (from.height + to.height) / 2;
  // Apart in either direction they touch once the larger gap is gone, and then some: a blow goes in.
  const part = Math.max(gapX <= 0 ? 0 : gapX / Math.abs(dx), gapY <= 0 ? 0 : gapY / Math.abs(dy));
  const into = part + (1 - part) * 0.35;
  return { x: dx * into, y: dy * into };
}

/** A likeness goes for the target above everything, so that no scrolling area cuts it off, and comes back. */
function lunge(body: HTMLElement, target: HTMLElement): void {
  if (!motionAllowed() || document.hidden) return;
  const from = body.getBoundingClientRect();
  const { x, y } = wayTo(from, target.getBoundingClientRect());
  if (from.width === 0 || Math.hypot(x, y) < 3) return;
  const frames = [
    { translate: '0 0', easing: 'ease-out' },
    { translate: `${-x * BACK}px ${-y * BACK}px`, offset: 0.3, easing: 'ease-in' },
    { translate: `${x}px ${y}px`, offset: IMPACT, easing: 'ease-out' },
    { translate: '0 0' },
  ];
  moveInstead(body, likenessOf(body, from), frames, { duration: LUNGE });
}

interface Landed extends Landing, Point {}

interface BlowsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly strike: Strike | null;
  /** Another number is another strike. */
  readonly n: number;
}

/**
 * Shows one strike over the board: who attacks goes for the target, and the number lands on what is hit. Without motion the
 * number is there at once.
 */
export function Blows({ root, strike, n }: BlowsProps) {
  const [landed, setLanded] = useState<{ readonly n: number; readonly all: readonly Landed[] }>({
    n,
    all: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per strike, as the board lies then
  useLayoutEffect(() => {
    const { current: board } = root;
    if (board === null || strike === null) {
      setLanded({ n, all: [] });
      return;
    }
    const find = (selector: string) => board.querySelector<HTMLElement>(selector);
    const [body, target] = [strike.lunge?.by, strike.lunge?.at].map((each) =>
      each === undefined ? null : find(each),
    );
    if (body && target) lunge(body, target);
    const frame = board.getBoundingClientRect();
    setLanded({
      n,
      all: strike.lands.flatMap((landing) => {
        const box = find(landing.on)?.getBoundingClientRect();
        if (box === undefined || box.width === 0) return [];
        const { x, y } = centreOf(box);
        return [{ ...landing, x: x - frame.left, y: y - frame.top }];
      }),
    });
  }, [n]);
  // Earlier strikes are gone with the next one, before that is measured.
  return (landed.n === n ? landed.all : []).map(({ on, text, icon, kind = 'hurt', x, y }) => (
    <span
      key={`${n} ${on}`}
      className="blow"
      data-kind={kind}
      data-on={on}
      data-waits={strike?.lunge !== undefined || undefined}
      style={{ left: x, top: y }}
      aria-hidden="true"
    >
      {icon !== undefined && <Icon of={icon} />}
      {text}
    </span>
  ));
}

interface ToldBlowsProps<Event> {
  readonly root: RefObject<HTMLElement | null>;
  /** The effect of an event on the board; one and the same function. */
  readonly of: (event: Event) => Strike | null;
}

/** The strikes of the match as its events are shown. */
export function ToldBlows<Event>({ root, of }: ToldBlowsProps<Event>) {
  const told = usePacing((pacing) => pacing.current) as (LogEvent & Event) | null;
  return <Blows root={root} strike={told === null ? null : of(told)} n={told?.n ?? -1} />;
}
