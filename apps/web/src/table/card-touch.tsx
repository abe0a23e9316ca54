import { type PointerEvent, type ReactNode, useRef } from 'react';
import { type Anchor, useTable } from '../stores/table.ts';
import type { Answering, Touch } from './contract.ts';
import './touch.css';
import { touchProps } from './touch-props.ts';

const HOVER_DELAY = 380;
const LONG_PRESS = 480;

const anchorOf = (element: Element): Anchor => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** Hover, focus and long press open the card in full; spread on whatever shows a card. */
export function useCardZoom(face: string | null) {
  const timer = useRef<number | undefined>(undefined);
  const longPressed = useRef(false);
  const { openZoom, closeZoomSoon } = useTable.getState();
  const stop = () => window.clearTimeout(timer.current);
  const later = (element: Element, delay: number, pinned: boolean) => {
    stop();
    if (face === null) return;
    timer.current = window.setTimeout(() => {
      longPressed.current = pinned;
      openZoom(face, anchorOf(element), pinned);
    }, delay);
  };
  const leave = () => {
    stop();
    closeZoomSoon();
  };
  return {
    longPressed,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(event.currentTarget, HOVER_DELAY, false);
      },
      onPointerLeave: leave,
      onPointerDown: (event: PointerEvent) => {
        longPressed.current = false;
        if (event.pointerType !== 'mouse') later(event.currentTarget, LONG_PRESS, true);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onFocus: (event: { currentTarget: Element }) => {
        if (event.currentTarget.matches(':focus-visible')) later(event.currentTarget, 120, false);
      },
      onBlur: leave,
      onContextMenu: (event: { preventDefault(): void }) => {
        if (longPressed.current) event.preventDefault();
      },
    },
  };
}

interface CardTouchProps {
  /** Table id of the card: what is touched, and what travels between zones. */
  readonly id: string;
  /** What `GameUi.CardZoom` is asked to show; `null` for a hidden card. */
  readonly face: string | null;
  /** The card in words, with its visible values: the button's name. */
  readonly label: string;
  readonly answering: Answering;
  /** More parts than the card itself, when the option needs them. */
  readonly touch?: Touch;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A card that can be touched: lights when legal, zooms on hover, focus and long press, is named for everyone. */
export function CardTouch(props: CardTouchProps) {
  const { id, face, label, answering, touch = { card: id }, children, className = '' } = props;
  const { longPressed, handlers } = useCardZoom(face);
  const touching = touchProps(answering, touch);
  const onClick = () => {
    if (longPressed.current) return;
    if (answering.question === null) {
      if (face !== null) useTable.getState().openZoom(face, null, true);
      return;
    }
    touching.onClick();
  };
  return (
    <button
      type="button"
      {...touching}
      {...handlers}
      className={`card-touch ${className}`}
      data-flip={id}
      onClick={onClick}
    >
      <span className="visually-hidden">{label}</span>
      <span className="card-touch-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
