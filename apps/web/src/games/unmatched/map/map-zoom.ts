import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { swallowClick } from '@/kit/swallow-click.ts';
import { HEIGHT, WIDTH } from '../art/geometry.ts';

const MOST = 3;
const STEP = 1.4;
/** Pixels that a finger hits for sure; how much of the map's width a space takes; milliseconds until a touch is a long press. */
const FINGER = 44;
const DISC = 0.0868;
const LONG = 450;
/** Pixels the mouse moves before it drags the map. */
const SLIP = 6;
/** Milliseconds after an answer until the map goes back. */
const ANSWERED = 120;
/** Milliseconds after the last zoom until the map is drawn for it: not under the finger that chooses what the zoom has shown. */
const SETTLED = 1000;

interface Anchor {
  /** Share of the map under the point that stays where it is. */
  readonly x: number;
  readonly y: number;
  /** That point, from the corner of the visible part of the map. */
  readonly px: number;
  readonly py: number;
}

/** Of the map at a zoom, in pixels of the screen. */
interface Shown {
  readonly zoom: number;
  readonly width: number;
  /** Of its corner in the frame, before any scrolling: what is smaller than the frame stands in its middle. */
  readonly left: number;
  readonly top: number;
}

function shownAt(frame: { readonly width: number; readonly height: number }, zoom: number): Shown {
  const width = fitted(frame) * zoom;
  const left = Math.max(0, Math.round((frame.width - width) / 2));
  const top = Math.max(0, Math.round((frame.height - (width * HEIGHT) / WIDTH) / 2));
  return { zoom, width, left, top };
}

const fitted = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.floor(Math.min(width, (height * WIDTH) / HEIGHT));

/**
 * The map in its frame: fitted, or enlarged by buttons, wheel, two fingers, or the touch of a space too small for one; a mouse
 * drags it. It is laid out once, at the size that fits, and enlarged as a picture is: nothing on it is laid out again, and only
 * when the zoom has settled is it drawn for its new size. `asked`: there is something to choose. `fit`: width of the layout,
 * pixels; `drawn`: what the map is drawn for.
 */
export function useMapZoom(frame: RefObject<HTMLElement | null>, asked: boolean) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const shown = shownAt(room, zoom);
  const { width, left, top } = shown;
  const latest = useRef(shown);
  latest.current = shown;
  const [drawnZoom, setDrawnZoom] = useState(zoom);
  useEffect(() => {
    const timer = window.setTimeout(() => setDrawnZoom(zoom), SETTLED);
    return () => window.clearTimeout(timer);
  }, [zoom]);

  /** The way back to the whole map, on which an answer sends it: a zoom of the player's own, begun before that, calls it off. */
  const wayBack = useRef(0);
  const staysHere = useCallback(() => window.clearTimeout(wayBack.current), []);
  const zoomTo = useCallback(
    (next: number, px?: number, py?: number) => {
      staysHere();
      const element = frame.current;
      const { width: now, zoom: before, left, top } = latest.current;
      const wanted = Math.min(MOST, Math.max(1, next));
      if (element === null || now === 0 || wanted === before) return;
      const [x, y] = [px ?? element.clientWidth / 2, py ?? element.clientHeight / 2];
      anchor.current = {
        x: (element.scrollLeft + x - left) / now,
        y: (element.scrollTop + y - top) / now,
        px: x,
        py: y,
      };
      setZoom(wanted);
    },
    [frame, staysHere],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    // With its scrollbars: they come with the zoom, and change no size.
    const measure = () => setRoom({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useLayoutEffect(() => {
    const element = frame.current;
    const kept = anchor.current;
    anchor.current = null;
    if (element === null || kept === null) return;
    element.scrollLeft = kept.x * width + left - kept.px;
    element.scrollTop = kept.y * width + top - kept.py;
  }, [width, left, top, frame]);

  const byTouch = useRef(false);
  const touched = useCallback(
    (next: number, px: number, py: number) => {
      byTouch.current = true;
      zoomTo(next, px, py);
    },
    [zoomTo],
  );
  // With nothing left to choose the whole map is shown: after the paint of the answer, which is long enough by itself.
  useEffect(() => {
    if (asked || !byTouch.current) return;
    byTouch.current = false;
    wayBack.current = window.setTimeout(() => setZoom(1), ANSWERED);
  }, [asked]);

  useFingers(frame, latest, zoomTo, staysHere);
  useFirstTouch(frame, latest, touched);
  useMouseDrag(frame);
  return {
    fit: fitted(room),
    shown,
    drawn: shownAt(room, drawnZoom),
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP < 1.1 ? 1 : zoom / STEP),
    atMost: zoom >= MOST,
  };
}

type ZoomTo = (next: number, px?: number, py?: number) => void;

/** Two fingers, or the wheel with the control key: both zoom around where they are. `begins`: two fingers lie on the map. */
function useFingers(
  frame: RefObject<HTMLElement | null>,
  latest: { readonly current: { readonly zoom: number } },
  zoomTo: ZoomTo,
  begins: () => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let start: { readonly apart: number; readonly zoom: number } | null = null;
    const pair = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (a === undefined || b === undefined || event.touches.length !== 2) return null;
      const { left, top } = element.getBoundingClientRect();
      return {
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        x: (a.clientX + b.clientX) / 2 - left,
        y: (a.clientY + b.clientY) / 2 - top,
      };
    };
    const begin = (event: TouchEvent) => {
      const fingers = pair(event);
      start = fingers === null ? null : { apart: fingers.apart, zoom: latest.current.zoom };
      if (start !== null) begins();
    };
    const move = (event: TouchEvent) => {
      const fingers = pair(event);
      if (start === null || fingers === null) return;
      event.preventDefault();
      zoomTo((start.zoom * fingers.apart) / start.apart, fingers.x, fingers.y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomTo(
        latest.current.zoom * Math.exp(-event.deltaY / 300),
        event.clientX - left,
        event.clientY - top,
      );
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame, latest, zoomTo, begins]);
}

/** A finger on a space that is too small for it enlarges the map around it; choices there take the next touch. */
function useFirstTouch(
  frame: RefObject<HTMLElement | null>,
  latest: { readonly current: { readonly zoom: number; readonly width: number } },
  zoomTo: (next: number, px: number, py: number) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let finger = { is: false, since: 0 };
    const down = ({ pointerType, timeStamp }: PointerEvent) => {
      finger = { is: pointerType === 'touch', since: timeStamp };
    };
    const click = (event: MouseEvent) => {
      const space = (event.target as Element).closest('.um-space');
      const { zoom, width } = latest.current;
      const disc = width * DISC;
      const isShort = event.timeStamp - finger.since < LONG;
      // A key clicks, too.
      if (!finger.is || !isShort || event.detail === 0 || space === null || disc > FINGER - 1) {
        return;
      }
      const { left, top } = element.getBoundingClientRect();
      zoomTo((zoom * FINGER) / disc, event.clientX - left, event.clientY - top);
      if (space.matches('[data-lit], [data-chosen]')) event.stopImmediatePropagation();
    };
    element.addEventListener('pointerdown', down, { capture: true });
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down, { capture: true });
      element.removeEventListener('click', click, { capture: true });
    };
  }, [frame, latest, zoomTo]);
}

/** A mouse drags the enlarged map; the click at the end of a drag touches nothing. */
function useMouseDrag(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let from: { x: number; y: number; left: number; top: number; moving: boolean } | null = null;
    const down = (event: PointerEvent) => {
      const roomy =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !roomy) return;
      const { scrollLeft: left, scrollTop: top } = element;
      from = { x: event.clientX, y: event.clientY, left, top, moving: false };
    };
    const move = (event: PointerEvent) => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moving && Math.hypot(dx, dy) < SLIP) return;
      from.moving = true;
      element.scrollTo(from.left - dx, from.top - dy);
    };
    const up = () => {
      if (from?.moving === true) swallowClick();
      from = null;
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    };
  }, [frame]);
}
