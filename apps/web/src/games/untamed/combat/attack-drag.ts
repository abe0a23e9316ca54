import { type PointerEvent, useRef, useState } from 'react';
import type { Answering, Touch } from '@/kit/contract.ts';

const SLIP = 8;

interface Drag {
  readonly tile: HTMLElement;
  readonly touch: Touch & { readonly card: string };
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** The point of the arrow of an attack being aimed, in client pixels. */
export interface Aim {
  readonly animal: string;
  readonly x: number;
  readonly y: number;
}

const touchOf = (element: Element | null): Touch | null => {
  const text = element?.closest('[data-touch]')?.getAttribute('data-touch');
  return text === null || text === undefined ? null : (JSON.parse(text) as Touch);
};

/** The click at the end of a drag is not a touch. */
function swallowClick(tile: HTMLElement): void {
  const swallow = (click: Event) => click.stopImmediatePropagation();
  tile.addEventListener('click', swallow, { capture: true });
  window.setTimeout(() => tile.removeEventListener('click', swallow, { capture: true }), 50);
}

/**
 * Drawing an arrow from an own Animal to its target: the same two touches in one gesture, never the only way. The
 * Animal stays where it is.
 */
export function useAttackDrag(answering: Answering) {
  const drag = useRef<Drag | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const release = (): Drag | null => {
    const { current } = drag;
    drag.current = null;
    setAim(null);
    return current?.moving === true ? current : null;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const tile = (event.target as Element).closest<HTMLElement>('.un-animal[data-lit]');
      const touch = touchOf(tile);
      if (tile === null || touch?.card === undefined || event.button !== 0) return;
      if (answering.question?.kind !== 'mainAction') return;
      const { clientX: x, clientY: y } = event;
      drag.current = { tile, touch: { ...touch, card: touch.card }, x, y, moving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (current === null) return;
      const { clientX: x, clientY: y } = event;
      if (!current.moving) {
        if (Math.hypot(x - current.x, y - current.y) < SLIP) return;
        current.moving = true;
        current.tile.setPointerCapture(event.pointerId);
        if (!answering.isChosen(current.touch)) answering.touch(current.touch);
      }
      setAim({ animal: current.touch.card, x, y });
    },
    onPointerUp: (event: PointerEvent) => {
      const dragged = release();
      if (dragged === null) return;
      swallowClick(dragged.tile);
      const onto = touchOf(document.elementFromPoint(event.clientX, event.clientY));
      if (onto !== null && onto.card === undefined) answering.touch(onto);
      else answering.cancel();
    },
    onPointerCancel: () => {
      if (release() !== null) answering.cancel();
    },
  };
  return { aim, handlers };
}
