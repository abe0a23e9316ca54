import { type PointerEvent, useRef } from 'react';
import type { Answering, Touch } from './contract.ts';
import { swallowClick } from './swallow-click.ts';

const SLIP = 8;
const HOLD = 200;

interface Drag {
  readonly card: HTMLElement;
  readonly touch: Touch;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly pointerType: string;
  moving: boolean;
}

const touchOf = (element: Element | null): Touch | null => {
  const text = element?.closest('[data-touch]')?.getAttribute('data-touch');
  return text === null || text === undefined ? null : (JSON.parse(text) as Touch);
};

/** Dragging a card onto a lit place: the same two touches in one gesture, never the only way. */
export function useCardDrag(answering: Answering) {
  const drag = useRef<Drag | null>(null);

  const release = () => {
    const { current } = drag;
    drag.current = null;
    if (current?.moving !== true) return false;
    current.card.style.removeProperty('translate');
    current.card.style.removeProperty('pointer-events');
    current.card.removeAttribute('data-dragging');
    return true;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('.card-touch');
      const touch = touchOf(card);
      if (card === null || touch === null || event.button !== 0 || !answering.isLit(touch)) return;
      const { clientX: x, clientY: y, pointerType } = event;
      drag.current = { card, touch, x, y, at: event.timeStamp, pointerType, moving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (current === null) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.moving) {
        if (Math.hypot(dx, dy) < SLIP) return;
        // A finger that slips at once scrolls; one that has rested first drags.
        if (current.pointerType !== 'mouse' && event.timeStamp - current.at < HOLD) {
          drag.current = null;
          return;
        }
        current.moving = true;
        current.card.setPointerCapture(event.pointerId);
        current.card.style.pointerEvents = 'none';
        current.card.setAttribute('data-dragging', '');
        if (!answering.isChosen(current.touch)) answering.touch(current.touch);
      }
      current.card.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = drag;
      if (!release() || current === null) return;
      const onto = touchOf(document.elementFromPoint(event.clientX, event.clientY));
      swallowClick();
      if (onto !== null && JSON.stringify(onto) !== JSON.stringify(current.touch)) {
        answering.touch(onto);
      } else {
        answering.cancel();
      }
    },
    onPointerCancel: () => {
      if (release()) answering.cancel();
    },
  };
}
