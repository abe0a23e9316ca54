import type { View } from '@tablee/engine';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSay } from '../i18n/table.ts';
import { useTable } from '../stores/table.ts';
import '../ui/button.css';
import { Icon } from '../ui/icon.tsx';
import { cancel } from '../ui/icons.generated.ts';
import './card-zoom.css';
import type { GameUi, Wording } from './contract.ts';
import { HappenedTo } from './happened-to.tsx';

const GAP = 14;
const EDGE = 8;
/** How often a glimpse looks whether it is still wanted: time enough to move the pointer onto it. */
const LOOK_AGAIN = 130;

/** Over the log where it stands beside the table: nothing that could be chosen is there. */
function placeInPanel(width: number): { left: number; top: number } | null {
  const panel = document.querySelector('.side-panel')?.getBoundingClientRect();
  if (panel === undefined || window.innerWidth < 1100 || panel.width < width) return null;
  return { left: panel.left + (panel.width - width) / 2, top: panel.top + 60 };
}

/** The board's lower edge: question and hand begin there, and nothing may cover them. */
const boardEnd = (): number =>
  (document.querySelector('.table-near')?.getBoundingClientRect().top ?? window.innerHeight) - EDGE;

/** Beside the card it explains: above it if there is room, else to the side with more room. */
function placeBeside(
  anchor: DOMRect,
  width: number,
  height: number,
): { left: number; top: number } {
  const { innerWidth } = window;
  const end = boardEnd();
  const clampX = (x: number) => Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
  const clampY = (y: number) => Math.max(EDGE, Math.min(y, end - height));
  const centreX = (anchor.left + anchor.right) / 2 - width / 2;
  if (Math.min(anchor.top - GAP, end) - height >= EDGE) {
    return { left: clampX(centreX), top: Math.min(anchor.top - GAP, end) - height };
  }
  const right = innerWidth - anchor.right;
  if (Math.max(right, anchor.left) >= width + GAP) {
    const left = right >= width + GAP ? anchor.right + GAP : anchor.left - GAP - width;
    return { left, top: clampY((anchor.top + anchor.bottom) / 2 - height / 2) };
  }
  const below = end - anchor.bottom > anchor.top;
  return { left: clampX(centreX), top: below ? clampY(anchor.bottom + GAP) : EDGE };
}

interface CardZoomProps {
  readonly ui: GameUi;
  readonly view: View | null;
  /** What the log is told with; left out: nobody asks what happened to a card. */
  readonly words?: Wording;
}

/** A card in full: a glimpse beside the card under the pointer or the focus, or opened until it is closed. */
export const CardZoom = memo(function CardZoom({ ui, view, words }: CardZoomProps) {
  const zoom = useTable((table) => table.zoom);
  if (zoom === null) return null;
  const card = <ui.CardZoom face={zoom.face} view={view} />;
  return zoom.anchor === null ? (
    <Opened>
      {card}
      {words !== undefined && zoom.id !== null && <HappenedTo ui={ui} words={words} id={zoom.id} />}
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
  const { closeZoom } = useTable.getState();
  useEscape(closeZoom);
  useWanted(anchor, ref);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (layer === null) return undefined;
    const put = () => {
      layer.style.setProperty('--zoom-room', `${boardEnd() - EDGE}px`);
      const { offsetWidth: width, offsetHeight: height } = layer;
      const { left, top } =
        placeInPanel(width) ?? placeBeside(anchor.getBoundingClientRect(), width, height);
      Object.assign(layer.style, { left: `${left}px`, top: `${top}px` });
    };
    put();
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  });
  return (
    <div ref={ref} className="zoom" role="dialog" aria-label={say('seeCard')}>
      {children}
    </div>
  );
}

/** Closes the glimpse when its card is gone, or when it and its card are neither hovered nor focused any more, or something is touched. */
function useWanted(anchor: Element, layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { closeZoom } = useTable.getState();
    let missed = 0;
    const look = () => {
      const held =
        anchor.isConnected &&
        (anchor.matches(':hover, :focus-visible') ||
          layer.current?.matches(':hover, :focus-within') === true);
      missed = held ? 0 : missed + 1;
      if (!anchor.isConnected || missed > 1) closeZoom();
    };
    const timer = window.setInterval(look, LOOK_AGAIN);
    document.addEventListener('pointerdown', closeZoom, { capture: true });
    document.addEventListener('click', closeZoom, { capture: true });
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('pointerdown', closeZoom, { capture: true });
      document.removeEventListener('click', closeZoom, { capture: true });
    };
  }, [anchor, layer]);
}

/** Stands over the table until it is closed; the focus comes back to where it was. */
function Opened({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    button.current?.focus({ preventScroll: true });
  }, []);
  const close = useRef(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    useTable.getState().closeZoom();
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
        <button
          type="button"
          ref={button}
          className="btn btn-icon zoom-close"
          aria-label={say('close')}
          onClick={close}
        >
          <Icon of={cancel} />
        </button>
      </div>
    </>
  );
}
