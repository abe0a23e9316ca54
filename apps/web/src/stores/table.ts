import { create } from 'zustand';

/** Where a zoomed card was asked for: the zoom keeps away from it. */
export interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Zoom {
  readonly face: string;
  readonly anchor: Anchor | null;
  /** Stays until closed (tap, long press, log); otherwise it goes with the pointer or the focus. */
  readonly pinned: boolean;
}

interface TableState {
  readonly zoom: Zoom | null;
  readonly panel: 'log' | 'rules' | null;
  /** Clause the rules panel was opened for. */
  readonly clause: string | null;
  readonly dialog: 'palette' | 'settings' | 'shortcuts' | 'leave' | null;
  /** Side chosen by a spectator. */
  readonly side: number;
  openZoom(face: string, anchor: Anchor | null, pinned?: boolean): void;
  closeZoom(): void;
  /** Closes an unpinned zoom in a moment: the pointer may be on its way onto it. */
  closeZoomSoon(): void;
  keepZoom(): void;
  openPanel(panel: TableState['panel']): void;
  why(clause: string): void;
  openDialog(dialog: TableState['dialog']): void;
  chooseSide(side: number): void;
}

const wide = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 1100px)').matches;

let closing: ReturnType<typeof setTimeout> | undefined;

/** What this browser alone decides about the table: nothing here is the match. */
export const useTable = create<TableState>((set) => ({
  zoom: null,
  panel: wide() ? 'log' : null,
  clause: null,
  dialog: null,
  side: 0,
  openZoom: (face, anchor, pinned = false) => {
    clearTimeout(closing);
    set((state) => (state.zoom?.pinned && !pinned ? state : { zoom: { face, anchor, pinned } }));
  },
  closeZoom: () => set({ zoom: null }),
  closeZoomSoon: () => {
    clearTimeout(closing);
    closing = setTimeout(() => set((state) => (state.zoom?.pinned ? state : { zoom: null })), 220);
  },
  keepZoom: () => clearTimeout(closing),
  openPanel: (panel) => set({ panel }),
  why: (clause) => set({ panel: 'rules', clause }),
  openDialog: (dialog) => set({ dialog }),
  chooseSide: (side) => set({ side }),
}));
