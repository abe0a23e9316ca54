import { type TableStores, tableStore, useTableStores } from './table-stores.ts';

interface Zoom {
  readonly face: string;
  /** Id of the card on the table, where it is one that lies there. */
  readonly id: string | null;
  /** The element that it explains, and closes with: under the pointer or the focus. `null`: it stays until it is closed. */
  readonly anchor: Element | null;
}

export interface TableState {
  readonly zoom: Zoom | null;
  readonly panel: 'log' | 'chat' | 'rules' | null;
  /** Clause the rules panel was opened for. */
  readonly clause: string | null;
  readonly dialog:
    | 'palette'
    | 'primer'
    | 'changes'
    | 'turnAid'
    | 'hand'
    | 'settings'
    | 'shortcuts'
    | 'device'
    | 'restart'
    | 'leave'
    | null;
  /** Seat whose changed numbers are asked about. */
  readonly changesOf: number | null;
  /** Side chosen by a spectator. */
  readonly side: number;
  /** A card in full beside `anchor`, while it is hovered or focused. */
  glimpse(face: string, anchor: Element): void;
  /** A card in full, until it is closed; with its id: and its past events. */
  openZoom(face: string, id?: string | null): void;
  closeZoom(): void;
  openPanel(panel: TableState['panel']): void;
  why(clause: string): void;
  openDialog(dialog: TableState['dialog']): void;
  /** The meaning of a seat's numbers, and why they have changed. */
  askChanges(seat: number): void;
  chooseSide(side: number): void;
  /** Another match: open panels were about the last one. */
  closeAll(): void;
}

/** The open panel beside the surrounding table, if there is one. */
const panelAround = (stores: TableStores): TableState['panel'] =>
  stores.room === stores ? (wide() ? 'log' : null) : useTable.of(stores.room).getState().panel;

const wide = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(min-width: 1100px)').matches;

/** State of the table that this browser alone decides: no part of the match. */
export const useTable = tableStore<TableState>((set, stores) => ({
  zoom: null,
  panel: panelAround(stores),
  clause: null,
  dialog: null,
  changesOf: null,
  side: 0,
  glimpse: (face, anchor) =>
    set((state) => (state.zoom?.anchor === null ? state : { zoom: { face, id: null, anchor } })),
  openZoom: (face, id = null) => set({ zoom: { face, id, anchor: null } }),
  closeZoom: () => set({ zoom: null }),
  openPanel: (panel) => set({ panel, zoom: null }),
  why: (clause) => set({ panel: 'rules', clause, zoom: null, dialog: null }),
  openDialog: (dialog) => set({ dialog, zoom: null }),
  askChanges: (seat) => set({ dialog: 'changes', changesOf: seat, zoom: null }),
  chooseSide: (side) => set({ side }),
  closeAll: () => set({ dialog: null, zoom: null, clause: null }),
}));

type Actions = {
  readonly [Name in keyof TableState as TableState[Name] extends (...given: never) => void
    ? Name
    : never]: TableState[Name];
};

/** The actions of the table, the same for its life: nothing renders again for it. */
export const useTableActions = (): Actions => useTable.of(useTableStores()).getState();
