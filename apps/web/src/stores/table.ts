import { create } from 'zustand';

interface Zoom {
  readonly face: string;
  /** What it explains, and goes with: under the pointer or the focus. `null`: it stays until it is closed. */
  readonly anchor: Element | null;
}

interface TableState {
  readonly zoom: Zoom | null;
  readonly panel: 'log' | 'chat' | 'rules' | null;
  /** Clause the rules panel was opened for. */
  readonly clause: string | null;
  readonly dialog:
    | 'palette'
    | 'primer'
    | 'turnAid'
    | 'hand'
    | 'settings'
    | 'shortcuts'
    | 'device'
    | 'restart'
    | 'leave'
    | null;
  /** Side chosen by a spectator. */
  readonly side: number;
  /** A card in full beside `anchor`, for as long as it is hovered or focused. */
  glimpse(face: string, anchor: Element): void;
  /** A card in full, until it is closed. */
  openZoom(face: string): void;
  closeZoom(): void;
  openPanel(panel: TableState['panel']): void;
  why(clause: string): void;
  openDialog(dialog: TableState['dialog']): void;
  chooseSide(side: number): void;
  /** Another match: what was open was about the last one. */
  closeAll(): void;
}

const wide = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 1100px)').matches;

/** What this browser alone decides about the table: nothing here is the match. */
export const useTable = create<TableState>((set) => ({
  zoom: null,
  panel: wide() ? 'log' : null,
  clause: null,
  dialog: null,
  side: 0,
  glimpse: (face, anchor) =>
    set((state) => (state.zoom?.anchor === null ? state : { zoom: { face, anchor } })),
  openZoom: (face) => set({ zoom: { face, anchor: null } }),
  closeZoom: () => set({ zoom: null }),
  openPanel: (panel) => set({ panel, zoom: null }),
  why: (clause) => set({ panel: 'rules', clause, zoom: null }),
  openDialog: (dialog) => set({ dialog, zoom: null }),
  chooseSide: (side) => set({ side }),
  closeAll: () => set({ dialog: null, zoom: null, clause: null }),
}));
