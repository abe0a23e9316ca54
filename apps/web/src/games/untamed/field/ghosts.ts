import type { Animal, Open, UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { createContext, useContext, useEffect, useState } from 'react';
import { isShown, usePacing } from '@/stores/pacing.ts';
import { motionAllowed } from '@/stores/settings.ts';
import { type TableStores, useTableStores } from '@/stores/table-stores.ts';

/** An Animal that has left play, while its end is still to be shown. */
export interface Ghost {
  readonly animal: Animal;
  readonly seat: number;
  /** Its place in the row before. */
  readonly at: number;
  /** Its end is being shown now. */
  readonly falling: boolean;
}

/** The Animal whose end this event tells. */
function endOf(event: UntamedEvent | null): string | null {
  if (event?.type === 'animalBeaten') return event.animal.id;
  if (event?.type === 'returnedToHand') return event.card.id;
  return null;
}

const rowsOf = (open: Open): Omit<Ghost, 'falling'>[] =>
  open.players.flatMap(({ animals }, seat) => animals.map((animal, at) => ({ animal, seat, at })));

interface Haunted {
  readonly open: Open;
  readonly ghosts: readonly Ghost[];
}

/** Those still in sight once a state has taken the place of another. */
function ghostsAfter({ open, ghosts }: Haunted, next: Open, stores: TableStores): readonly Ghost[] {
  const here = new Set(rowsOf(next).map(({ animal }) => animal.id));
  const isGone = ({ animal }: Pick<Ghost, 'animal'>) => !here.has(animal.id);
  const gone = rowsOf(open).filter(isGone);
  if (gone.length === 0) return ghosts;
  if (!motionAllowed() || isShown(usePacing.of(stores).getState())) return ghosts;
  return [...ghosts.filter(isGone), ...gone.map((ghost) => ({ ...ghost, falling: false }))];
}

/**
 * Animals that the newest state no longer has, kept in sight until the event that takes them away has been shown: an attack is
 * seen to hit its target. Nothing lingers when events are skipped or motion is not wanted.
 */
export function useGhosts(open: Open): readonly Ghost[] {
  const stores = useTableStores();
  const [row, setRow] = useState<Haunted>({ open, ghosts: [] });
  // While it is drawn: what slides is measured at the places that are seen, those of ghosts among them.
  if (row.open !== open) setRow({ open, ghosts: ghostsAfter(row, open, stores) });
  useEffect(
    () =>
      usePacing.of(stores).subscribe((pacing, last) => {
        if (isShown(pacing)) {
          setRow((old) => (old.ghosts.length === 0 ? old : { ...old, ghosts: [] }));
          return;
        }
        const told = endOf(last.current as UntamedEvent | null);
        const falling = endOf(pacing.current as UntamedEvent | null);
        if (pacing.current === last.current || (told === null && falling === null)) return;
        setRow((old) => ({
          ...old,
          ghosts: old.ghosts
            .filter(({ animal }) => animal.id !== told)
            .map((ghost) => (ghost.animal.id === falling ? { ...ghost, falling: true } : ghost)),
        }));
      }),
    [stores],
  );
  return row.ghosts;
}

export const GhostContext = createContext<readonly Ghost[]>([]);

/** The ghosts of a player's row. */
export const useHaunted = (seat: number): readonly Ghost[] =>
  useContext(GhostContext).filter((ghost) => ghost.seat === seat);
