import { catalogue } from '../cards/catalogue.ts';
import type { FighterKind, Hero } from '../state/card.ts';
import type { FighterId } from '../state/state.ts';

/** The hero of a figure, and its printed kind. */
export function figureKind(id: FighterId): {
  readonly hero: Hero;
  readonly kind: FighterKind;
  readonly isHero: boolean;
  /** 1 to 3 where there are several of a kind, else null. */
  readonly number: number | null;
} {
  for (const hero of catalogue.heroes.all) {
    if (hero.id === id) return { hero, kind: hero.hero, isHero: true, number: null };
    const at = hero.sidekick.fighters.indexOf(id);
    if (at < 0) continue;
    const number = hero.sidekick.fighters.length > 1 ? at + 1 : null;
    return { hero, kind: hero.sidekick, isHero: false, number };
  }
  throw new Error(`no fighter ${id}`);
}

export const isFighter = (id: string): boolean =>
  catalogue.heroes.all.some((hero) => hero.id === id || hero.sidekick.fighters.includes(id));
