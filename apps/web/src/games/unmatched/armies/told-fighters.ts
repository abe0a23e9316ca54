import type {
  Fighter,
  FighterId,
  Open,
  UnmatchedEvent,
} from '@tablee/rules/games/unmatched/index.ts';
import { EXHAUSTION, figureKind } from '@tablee/rules/games/unmatched/index.ts';
import { useLayoutEffect, useState } from 'react';
import { useMatch } from '@/stores/match.ts';
import { isShown, usePacing } from '@/stores/pacing.ts';
import { motionAllowed } from '@/stores/settings.ts';
import { useTableStores } from '@/stores/table-stores.ts';

type Fighters = readonly Fighter[];

const changed = (fighters: Fighters, id: FighterId, change: (f: Fighter) => Partial<Fighter>) =>
  fighters.map((each) => (each.id === id ? { ...each, ...change(each) } : each));

const hurtBy = (fighters: Fighters, id: FighterId, n: number): Fighters =>
  changed(fighters, id, ({ health }) => ({ health: Math.max(0, health - n) }));

/** The fighters after one more event has been shown. */
export function afterEvent(fighters: Fighters, event: UnmatchedEvent): Fighters {
  switch (event.type) {
    case 'fighterMoved':
      return changed(fighters, event.fighter, () => ({ space: event.path.at(-1) ?? null }));
    case 'fighterPlaced':
      return changed(fighters, event.fighter, ({ health }) => ({
        space: event.space,
        health: event.how === 'return' ? figureKind(event.fighter).kind.health : health,
      }));
    case 'damageDealt':
      return hurtBy(fighters, event.fighter, event.amount);
    case 'exhausted':
      return event.fighters.reduce((all, id) => hurtBy(all, id, EXHAUSTION), fighters);
    case 'healed':
      return changed(fighters, event.fighter, ({ health }) => ({ health: health + event.amount }));
    case 'healthSet':
      return changed(fighters, event.fighter, () => ({ health: event.health }));
    case 'fighterDefeated':
      return changed(fighters, event.fighter, () => ({ space: null, health: 0 }));
    default:
      return fighters;
  }
}

/**
 * The fighters as far as events have been shown: figures walk and lose health when the story says so, not before. With nothing
 * left to show, or without motion, the newest state.
 */
export function useToldFighters(newest: Fighters): Fighters {
  const stores = useTableStores();
  const [told, setTold] = useState<Fighters | null>(null);
  useLayoutEffect(() => {
    const stopMatch = useMatch.of(stores).subscribe((now, before) => {
      const old = (before.view?.open as Open | undefined)?.fighters;
      if (now.view === before.view || old === undefined || !motionAllowed()) return;
      if (now.snapshot?.match !== before.snapshot?.match) return;
      setTold((waiting) => waiting ?? old);
      // An update without events leaves nothing to tell.
      queueMicrotask(() => isShown(usePacing.of(stores).getState()) && setTold(null));
    });
    const stopPacing = usePacing.of(stores).subscribe((now, before) => {
      const { current } = now;
      if (current !== null && current !== before.current) {
        setTold((all) => all && afterEvent(all, current as unknown as UnmatchedEvent));
      }
      if (isShown(now)) setTold(null);
    });
    return () => {
      stopMatch();
      stopPacing();
    };
  }, [stores]);
  return told ?? newest;
}
