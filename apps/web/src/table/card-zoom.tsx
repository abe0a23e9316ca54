import type { View } from '@tablee/rules/kernel/layers.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSay } from '../i18n/index.ts';
import { type Anchor, useTable } from '../stores/table.ts';
import '../ui/button.css';
import { Icon } from '../ui/icon.tsx';
import { cancel } from '../ui/icons.generated.ts';
import './card-zoom.css';
import type { GameUi } from './contract.ts';

const GAP = 14;

/** Over the log where it stands beside the table: nothing that could be chosen is there. */
function placeInPanel(width: number): { left: number; top: number } | null {
  const panel = document.querySelector('.side-panel')?.getBoundingClientRect();
  if (panel === undefined || window.innerWidth < 1100 || panel.width < width) return null;
  return { left: panel.left + (panel.width - width) / 2, top: panel.top + 60 };
}

/** The board's lower edge: question and hand begin there, and nothing may cover them. */
const boardEnd = (): number =>
  document.querySelector('.table-near')?.getBoundingClientRect().top ?? window.innerHeight;

/** Beside the card it explains: above it if there is room, else to the side with more room. */
function placeBeside(anchor: Anchor, width: number, height: number): { left: number; top: number } {
  const { innerWidth } = window;
  const end = boardEnd() - 8;
  const clampX = (x: number) => Math.max(8, Math.min(x, innerWidth - width - 8));
  const clampY = (y: number) => Math.max(8, Math.min(y, end - height));
  const centreX = (anchor.left + anchor.right) / 2 - width / 2;
  if (Math.min(anchor.top - GAP, end) - height >= 8) {
    return { left: clampX(centreX), top: Math.min(anchor.top - GAP, end) - height };
  }
  const right = innerWidth - anchor.right;
  if (Math.max(right, anchor.left) >= width + GAP) {
    const left = right >= width + GAP ? anchor.right + GAP : anchor.left - GAP - width;
    return { left, top: clampY((anchor.top + anchor.bottom) / 2 - height / 2) };
  }
  const below = end - anchor.bottom > anchor.top;
  return { left: clampX(centreX), top: below ? clampY(anchor.bottom + GAP) : 8 };
}

interface CardZoomProps {
  readonly ui: GameUi;
  readonly view: View | null;
}

/** A card in full. Escape closes it wherever the focus is; the pointer may move onto it. */
export function CardZoom({ ui, view }: CardZoomProps) {
  const say = useSay();
  const zoom = useTable((table) => table.zoom);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (layer === null || zoom === null || zoom.anchor === null) return;
    if (!zoom.pinned) layer.style.maxHeight = `${boardEnd() - 16}px`;
    const { offsetWidth: width, offsetHeight: height } = layer;
    const { left, top } = placeInPanel(width) ?? placeBeside(zoom.anchor, width, height);
    layer.style.left = `${left}px`;
    layer.style.top = `${top}px`;
  }, [zoom]);
  useEffect(() => {
    if (zoom === null) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      useTable.getState().closeZoom();
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [zoom]);
  if (zoom === null) return null;
  const closeZoom = () => useTable.getState().closeZoom();
  return (
    <>
      {zoom.pinned && (
        <button
          type="button"
          className="zoom-beside"
          tabIndex={-1}
          aria-hidden="true"
          onClick={closeZoom}
        />
      )}
      <div
        ref={ref}
        className={zoom.anchor === null ? 'zoom zoom-middle' : 'zoom'}
        role="dialog"
        aria-label={say('seeCard')}
        onPointerDown={zoom.pinned ? undefined : closeZoom}
        onPointerEnter={useTable.getState().keepZoom}
        onPointerLeave={useTable.getState().closeZoomSoon}
      >
        <ui.CardZoom face={zoom.face} view={view} />
        {zoom.pinned && (
          <button
            type="button"
            className="btn btn-icon zoom-close"
            aria-label={say('close')}
            onClick={closeZoom}
          >
            <Icon of={cancel} />
          </button>
        )}
      </div>
    </>
  );
}
