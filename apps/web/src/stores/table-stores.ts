import {
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  use,
  useState,
  useSyncExternalStore,
} from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

type Make<Part> = (stores: TableStores) => Part;

/**
 * All that one table on the page remembers: its stores, and whatever else would be a variable of a module. Each part is made
 * when it is first asked for.
 */
export class TableStores {
  /** The table that has the connection and the room: this one, or the one around it. */
  readonly room: TableStores;
  readonly #parts = new Map<unknown, unknown>();

  /** `around`: a lesson or a film has a table of its own, in the room that the reader is in. */
  constructor(around?: TableStores) {
    this.room = around?.room ?? this;
  }

  /** The part that `make` makes, once for this table. */
  part<Part>(make: Make<Part>): Part {
    if (!this.#parts.has(make)) this.#parts.set(make, make(this));
    return this.#parts.get(make) as Part;
  }
}

/** Something that each table has for itself. */
export const perTable =
  <Part>(make: Make<Part>): Make<Part> =>
  (stores) =>
    stores.part(make);

/** Something that a table shares with the one around it: the connection, the room and its talk. */
export const perRoom =
  <Part>(make: Make<Part>): Make<Part> =>
  ({ room }) =>
    room.part(make);

const TableStoresContext = createContext<TableStores | null>(null);

/** Gives a table its stores: all hooks of stores inside of it read them. */
export const TableStoresProvider = TableStoresContext.Provider;

/** The stores of the nearest table, for event handlers and effects. */
export function useTableStores(): TableStores {
  const stores = use(TableStoresContext);
  if (stores === null) throw new Error('no table here: TableStoresProvider is missing');
  return stores;
}

/** A table of its own on the page, in the room around it: nothing of it reaches the match that is played there. */
export function OwnTable({ children }: { readonly children: ReactNode }): ReactElement {
  const around = useTableStores();
  const [stores] = useState(() => new TableStores(around));
  return createElement(TableStoresProvider, { value: stores }, children);
}

/** A store of a table. The hook reads that of the nearest table; `of` gives it to code outside of React. */
export interface TableStore<State> {
  (): State;
  <Part>(select: (state: State) => Part): Part;
  of(stores: TableStores): StoreApi<State>;
}

type Initial<State> = (set: StoreApi<State>['setState'], stores: TableStores) => State;

/** As zustand's `useStore`, but without a browser it renders the current state, not the first one. */
function usePart<State, Part>(of: Make<StoreApi<State>>, select: (state: State) => Part): Part {
  const { subscribe, getState } = of(useTableStores());
  const get = () => select(getState());
  return useSyncExternalStore(subscribe, get, get);
}

const whole = <State>(state: State): State => state;

function storeIn<State>(
  place: (make: Make<StoreApi<State>>) => Make<StoreApi<State>>,
  initial: Initial<State>,
): TableStore<State> {
  const of = place((stores) => createStore((set) => initial(set, stores)));
  return Object.assign((select = whole<State>) => usePart(of, select), { of }) as TableStore<State>;
}

/** A store that each table has for itself. */
export const tableStore = <State>(initial: Initial<State>): TableStore<State> =>
  storeIn<State>(perTable, initial);

/** A store that a table shares with the one around it. */
export const roomStore = <State>(initial: Initial<State>): TableStore<State> =>
  storeIn<State>(perRoom, initial);
