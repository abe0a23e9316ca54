import type { Animal, Open, UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isShown, usePacing } from '@/stores/pacing.ts';
import { motionAllowed } from '@/stores/settings.ts';
import { useTableStores } from '@/stores/table-stores.ts';

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

/**
 * Animals that the newest state no longer has, kept in sight until the event that takes them away has been shown: an attack is
 * seen to hit its target. Nothing lingers when events are skipped or motion is not wanted.
 */
export function useGhosts(open: Open): readonly Ghost[] {
  const stores = useTableStores();
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const before = useRef(rowsOf(open));
  useLayoutEffect(() => {
    const now = rowsOf(open);
    const here = new Set(now.map(({ animal }) => animal.id));
    const gone = before.current.filter(({ animal }) => !here.has(animal.id));
    before.current = now;
    if (gone.length === 0 || !motionAllowed() || isShown(usePacing.of(stores).getState())) return;
    const fresh = gone.map((ghost) => ({ ...ghost, falling: false }));
    setGhosts((old) => [...old.filter(({ animal }) => !here.has(animal.id)), ...fresh]);
  }, [open, stores]);
  useEffect(
    () =>
      usePacing.of(stores).subscribe((pacing, last) => {
        if (isShown(pacing)) {
          setGhosts((old) => (old.length === 0 ? old : []));
          return;
        }
        const told = endOf(last.current as UntamedEvent | null);
        const falling = endOf(pacing.current as UntamedEvent | null);
        if (pacing.current === last.current || (told === null && falling === null)) return;
        setGhosts((old) =>
          old
            .filter(({ animal }) => animal.id !== told)
            .map((ghost) => (ghost.animal.id === falling ? { ...ghost, falling: true } : ghost)),
        );
      }),
    [stores],
  );
  return ghosts;
}

export const GhostContext = createContext<readonly Ghost[]>([]);

/** The ghosts of a player's row. */
export const useHaunted = (seat: number): readonly Ghost[] =>
  useContext(GhostContext).filter((ghost) => ghost.seat === seat);
