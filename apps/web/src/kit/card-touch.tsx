import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useAnswering } from '../stores/answering.ts';
import { useTableActions } from '../stores/table.ts';
import { type TableStores, useTableStores } from '../stores/table-stores.ts';
import type { Answering, Touch } from './contract.ts';
import './touch.css';
import { swallowClick } from './swallow-click.ts';
import { touchProps } from './touch-props.ts';

const HOVER_DELAY = 380;
const LONG_PRESS = 480;
const FOCUS_DELAY = 120;

/** In the middle of a choice nothing comes unasked before what is left to choose. */
const isChoosing = (stores: TableStores): boolean =>
  Object.values(useAnswering.of(stores).getState().focus).some((part) => part !== undefined);

/** A finger leaves a ghost of a mouse behind, over which the cards move. */
const hovers = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && window.matchMedia('(hover: hover)').matches;

/**
 * Hover, keyboard focus and long press show the card in full, and so does whatever calls a menu elsewhere (the right button, a
 * key). Spread on an element that shows a card. `id`: of the thing on the table, to show what happened to it.
 */
export function useCardZoom(face: string | null, id: string | null = null) {
  const stores = useTableStores();
  const table = useTableActions();
  const timer = useRef<number | undefined>(undefined);
  const longPressed = useRef(false);
  const isTouch = useRef(false);
  /** The mouse has moved on it since it came. */
  const pointed = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  const later = (element: Element, delay: number, pressed = false) => {
    stop();
    if (face === null) return;
    timer.current = window.setTimeout(() => {
      if (!element.isConnected || (!pressed && isChoosing(stores))) return;
      longPressed.current = pressed;
      if (pressed) table.openZoom(face, id);
      else table.glimpse(face, element);
    }, delay);
  };
  return {
    longPressed,
    handlers: {
      // Not on entering: a card that comes to lie under a mouse at rest is not pointed at.
      onPointerMove: (event: PointerEvent) => {
        if (pointed.current || !hovers(event)) return;
        pointed.current = true;
        later(event.currentTarget, HOVER_DELAY);
      },
      onPointerLeave: () => {
        pointed.current = false;
        stop();
      },
      onPointerDown: (event: PointerEvent) => {
        longPressed.current = false;
        stop();
        isTouch.current = event.pointerType !== 'mouse';
        if (isTouch.current) later(event.currentTarget, LONG_PRESS, true);
      },
      onPointerUp: () => {
        stop();
        // Else it would close the card that the press has opened.
        if (longPressed.current) swallowClick();
      },
      onPointerCancel: stop,
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const fromZoom =
          relatedTarget instanceof Element && relatedTarget.closest('.zoom') !== null;
        if (!fromZoom && currentTarget.matches(':focus-visible')) later(currentTarget, FOCUS_DELAY);
      },
      onBlur: stop,
      onClick: stop,
      onContextMenu: (event: { preventDefault(): void }) => {
        if (face === null) return;
        event.preventDefault();
        stop();
        if (longPressed.current) return;
        // The click that ends a long press by touch; a mouse or a key has none to come.
        longPressed.current = isTouch.current;
        table.openZoom(face, id);
      },
    },
  };
}

interface CardTouchProps {
  /** Table id of the card: for touches, and for travel between zones. */
  readonly id: string;
  /** What `GameUi.CardZoom` is asked to show; `null` for a hidden card. */
  readonly face: string | null;
  /** The card in words, with its visible values: the button's name. */
  readonly label: string;
  /** Without it the card is there to be read. */
  readonly answering?: Answering;
  /** More parts than the card itself, when the option needs them. */
  readonly touch?: Touch;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A card that can be touched: lights when legal, zooms on hover, focus and long press, is named for everyone. */
export function CardTouch(props: CardTouchProps) {
  const table = useTableActions();
  const { id, face, label, answering, touch = { card: id }, children, className = '' } = props;
  const { longPressed, handlers } = useCardZoom(face, id);
  const touching = answering === undefined ? null : touchProps(answering, touch);
  const onClick = () => {
    handlers.onClick();
    if (longPressed.current) return;
    if (touching === null || answering?.question === null) {
      if (face !== null) table.openZoom(face, id);
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
      data-face={face ?? undefined}
      onClick={onClick}
    >
      <span className="visually-hidden">{label}</span>
      <span className="card-touch-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
