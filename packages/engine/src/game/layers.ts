/** A place at the table, 0 to n-1 clockwise. A seat plays; the server knows who sits there. */
export type Seat = number;

/** The eyes of a seat, or `null`: a spectator. */
export type Viewer = Seat | null;

/**
 * A game's state, stored by audience: `open` is for everybody, `own[seat]` for that seat alone,
 * `deep` for nobody. A new field is secret until it is put in `open`.
 */
export interface Layers<Open = unknown, Own = unknown, Deep = unknown> {
  open: Open;
  own: Own[];
  deep: Deep;
}

/** A state without the other parts of a table: it is stored, hashed and compared. */
export const layersOf = <S extends Layers>({ open, own, deep }: S): Layers => ({ open, own, deep });

/** Sizes of hidden piles and hands: numbers only, so that nothing else can slip through. */
export type Tally = Readonly<Record<string, number>>;

/** The slice of the layers that one viewer may see, never a filtered copy. */
export interface View<Open = unknown, Own = unknown> {
  readonly seat: Viewer;
  readonly open: Open;
  /** Null for a spectator. */
  readonly own: Own | null;
  /** Layers of the seats that share theirs with this one; missing if none does. */
  readonly mates?: Mates<Own>;
  readonly tally: Tally;
}

/** Own layers of team-mates, by seat. */
export type Mates<Own = unknown> = { readonly [seat: Seat]: Own };

/** A viewer's view of a game with the state `S`. */
export type ViewOf<S extends Layers> = View<S['open'], S['own'][number]>;

/**
 * The slice of `state` that `viewer` may see, with the layers of its `confidants`. Shares structure with the state: read,
 * do not keep.
 */
export function viewOf<S extends Layers>(
  state: S,
  viewer: Viewer,
  tally: Tally,
  confidants: readonly Seat[],
): ViewOf<S> {
  const own = viewer === null ? null : (state.own[viewer] ?? null);
  const view = { seat: viewer, open: state.open, own, tally };
  return confidants.length === 0 ? view : { ...view, mates: matesOf(state, confidants) };
}

/** The own layers of these seats. */
export const matesOf = <S extends Layers>(
  state: S,
  seats: readonly Seat[],
): Mates<S['own'][number]> => Object.fromEntries(seats.map((seat) => [seat, state.own[seat]]));
