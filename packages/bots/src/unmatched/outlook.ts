import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/unmatched/index.ts';
import type { Outlook } from '../search/outlook.ts';

/** In the order of `features`. */
const WEIGHTS: readonly number[] = [0.75, -1.57, 0.37, -0.14, 1.11, 0.47, 0.29, -0.05];

/** A hero who may fall by the next blow. */
const LOW = 4;

/** Predicts the winner of a fight of Unmatched: the hero's health, company, and cards to fight with. */
export const outlook: Outlook<State> = {
  sides: ({ open }) => {
    const sides: number[][] = [];
    for (const { side, seat } of open.armies) {
      sides[side] ??= [];
      if (!sides[side].includes(seat)) sides[side].push(seat);
    }
    return sides;
  },
  isOut: ({ open }, seats) =>
    open.armies.every(({ seat, side }) => !seats.includes(seat) || open.lost.flat().includes(side)),
  features,
  weights: WEIGHTS,
};

function features({ open, own, deep }: State, seats: Side): readonly number[] {
  let [hero, low, company, health, hand, cards, active, none] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [index, { seat }] of open.armies.entries()) {
    if (!seats.includes(seat)) continue;
    for (const fighter of open.fighters) {
      if (fighter.army !== index || fighter.health <= 0) continue;
      if (fighter.kind === 'hero') {
        hero += fighter.health;
        low += Math.max(0, LOW - fighter.health);
      } else {
        company += 1;
        health += fighter.health;
      }
    }
    const held = own[seat]?.armies[index]?.hand.length ?? 0;
    hand += Math.min(7, held);
    if (held === 0) none += 1;
    cards += deep.decks[index]?.length ?? 0;
    if (open.active === index) active += 1;
  }
  return [hero / 5, low / LOW, company, health / 5, hand / 3, cards / 10, active, none];
}
