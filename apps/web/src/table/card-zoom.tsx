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

/** Beside the card it explains: above it if there is room, else to the side with more room. Never over it. */
function placeBeside(anchor: Anchor, width: number, height: number): { left: number; top: number } {
  const { innerWidth, innerHeight } = window;
  const clampX = (x: number) => Math.max(8, Math.min(x, innerWidth - width - 8));
  const clampY = (y: number) => Math.max(8, Math.min(y, innerHeight - height - 8));
  const centreX = (anchor.left + anchor.right) / 2 - width / 2;
  if (anchor.top - GAP - height >= 8) {
    return { left: clampX(centreX), top: anchor.top - GAP - height };
  }
  const right = innerWidth - anchor.right;
  if (Math.max(right, anchor.left) >= width + GAP) {
    const left = right >= width + GAP ? anchor.right + GAP : anchor.left - GAP - width;
    return { left, top: clampY((anchor.top + anchor.bottom) / 2 - height / 2) };
  }
  const below = innerHeight - anchor.bottom > anchor.top;
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
    const { width, height } = layer.getBoundingClientRect();
    const { left, top } = placeBeside(zoom.anchor, width, height);
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
        onPointerLeave={zoom.pinned ? undefined : closeZoom}
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
