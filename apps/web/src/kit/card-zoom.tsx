import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import type { View } from '@tablee/engine';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSay } from '../i18n/table.ts';
import { useTable, useTableActions } from '../stores/table.ts';
import { IconButton } from '../ui/icon-button.tsx';
import '../ui/button.css';
import { cancel } from '../ui/icons.generated.ts';
import './card-zoom.css';
import type { GameUi, Wording } from './contract.ts';
import { HappenedTo } from './happened-to.tsx';

const GAP = 14;
const EDGE = 8;
/** Milliseconds between leaving the card and the end of its glimpse: time enough to move the pointer onto it. */
const LEAVES = 200;

/** Whether something lies there that can be chosen now, beside the card itself. */
const coversChoice = (layer: Element, anchor: Element, at: { x: number; y: number }): boolean => {
  const { width, height } = layer.getBoundingClientRect();
  return [...document.querySelectorAll('[data-lit]')].some((each) => {
    if (each.contains(anchor) || anchor.contains(each)) return false;
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < at.x + width && right > at.x && top < at.y + height && bottom > at.y;
  });
};

/** Over the log where it stands beside the table: nothing that could be chosen is there. */
function placeInPanel(width: number): { x: number; y: number } | null {
  const panel = document.querySelector('.side-panel')?.getBoundingClientRect();
  if (panel === undefined || window.innerWidth < 1100 || panel.width < width) return null;
  return { x: panel.left + (panel.width - width) / 2, y: panel.top + 60 };
}

/** The board's lower edge: question and hand begin there, and nothing may cover them. */
const boardEnd = (): number =>
  (document.querySelector('.table-near')?.getBoundingClientRect().top ?? window.innerHeight) - EDGE;

/** Beside the card it explains: above it if there is room, else to a side, else below; never over question and hand. */
function placeBeside(anchor: Element, layer: HTMLElement): Promise<{ x: number; y: number }> {
  const { innerWidth } = window;
  const board = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: boardEnd() - EDGE };
  return computePosition(anchor, layer, {
    placement: 'top',
    strategy: 'fixed',
    middleware: [
      offset(GAP),
      flip({ fallbackPlacements: ['right', 'left', 'bottom'], rootBoundary: board }),
      shift({ crossAxis: true, rootBoundary: board }),
    ],
  });
}

type CardZoomProps = { readonly view: View | null } & (
  | { readonly ui: GameUi; readonly words: Wording }
  /** Without words to tell the log with, nobody asks what happened to a card. */
  | { readonly ui: Pick<GameUi, 'CardZoom'>; readonly words?: undefined }
);

/** A card in full: a glimpse beside the card under the pointer or the focus, or opened until it is closed. */
export const CardZoom = memo(function CardZoom({ view, ...told }: CardZoomProps) {
  const zoom = useTable((table) => table.zoom);
  if (zoom === null) return null;
  const card = <told.ui.CardZoom face={zoom.face} view={view} />;
  return zoom.anchor === null ? (
    <Opened>
      {card}
      {told.words !== undefined && zoom.id !== null && <HappenedTo {...told} id={zoom.id} />}
    </Opened>
  ) : (
    <Glimpse anchor={zoom.anchor} key={zoom.face}>
      {card}
    </Glimpse>
  );
});

/** Escape closes a zoom wherever the focus is, and does nothing else then. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [close]);
}

interface GlimpseProps {
  readonly anchor: Element;
  readonly children: ReactNode;
}

/** The pointer may move onto it; it goes when its card does, and whenever something is touched. */
function Glimpse({ anchor, children }: GlimpseProps) {
  const say = useSay();
  const ref = useRef<HTMLDivElement>(null);
  const { closeZoom } = useTableActions();
  useEscape(closeZoom);
  useWanted(anchor, ref);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (layer === null) return undefined;
    return autoUpdate(anchor, layer, () => {
      if (!anchor.isConnected) {
        closeZoom();
        return;
      }
      layer.style.setProperty('--zoom-room', `${boardEnd() - EDGE}px`);
      const put = ({ x, y }: { readonly x: number; readonly y: number }) =>
        Object.assign(layer.style, { left: `${x}px`, top: `${y}px` });
      // Near the reader's eyes; far away only if it would cover choices.
      void placeBeside(anchor, layer).then((beside) => {
        const panel = coversChoice(layer, anchor, beside) ? placeInPanel(layer.offsetWidth) : null;
        put(panel ?? beside);
      });
    });
  }, [anchor, closeZoom]);
  return (
    <div ref={ref} className="zoom" role="dialog" aria-label={say('seeCard')}>
      {children}
    </div>
  );
}

/** Closes the glimpse when it and its card are neither hovered nor focused any more, or something is touched. */
function useWanted(anchor: Element, layer: RefObject<HTMLElement | null>): void {
  const { closeZoom } = useTableActions();
  useEffect(() => {
    const ended = new AbortController();
    const hears = { capture: true, signal: ended.signal };
    let timer: number | undefined;
    const isHeld = () =>
      anchor.matches(':hover, :focus-visible') ||
      layer.current?.matches(':hover, :focus-within') === true;
    const look = () => {
      window.clearTimeout(timer);
      if (!isHeld()) timer = window.setTimeout(() => isHeld() || closeZoom(), LEAVES);
    };
    for (const moved of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const) {
      document.addEventListener(moved, look, hears);
    }
    for (const touched of ['pointerdown', 'click'] as const) {
      document.addEventListener(touched, closeZoom, hears);
    }
    return () => {
      window.clearTimeout(timer);
      ended.abort();
    };
  }, [anchor, layer, closeZoom]);
}

/** Stands over the table until it is closed; the focus comes back to where it was. */
function Opened({ children }: { readonly children: ReactNode }) {
  const table = useTableActions();
  const say = useSay();
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** As the opener's: a finger's focus is not to be seen. */
  const focus = useRef<FocusOptions>({ preventScroll: true });
  useEffect(() => {
    opener.current = document.activeElement;
    focus.current.focusVisible = opener.current?.matches(':focus-visible') === true;
    button.current?.focus(focus.current);
  }, []);
  const close = useRef(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus(focus.current);
    table.closeZoom();
  }).current;
  useEscape(close);
  return (
    <>
      <button
        type="button"
        className="zoom-beside"
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
      />
      <div className="zoom zoom-opened" role="dialog" aria-label={say('seeCard')}>
        {children}
        <IconButton
          of={cancel}
          ref={button}
          className="btn btn-icon zoom-close"
          label={say('close')}
          onClick={close}
        />
      </div>
    </>
  );
}
