import type { Seat } from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import type { Change } from '../state/changes.ts';
import { playerAt, sideOf } from '../state/players.ts';
import type { Sight } from '../state/state.ts';

/** The cost of a card or ability, and what changed it. */
export interface Cost {
  readonly printed: number;
  readonly changes: readonly Change[];
  readonly value: number;
}

/** Power a card costs its player now: printed, own static changes, pending discount, at least 0 (UNT-23.15). */
export function costOf({ open, catalogue }: Sight, seat: Seat, face: string): Cost {
  const card = catalogue.deckCard(face);
  const { cardsPlayed, discount } = playerAt(open, seat);
  const own = (card.costPerCardPlayed ?? 0) * cardsPlayed;
  const changes: Change[] = [];
  if (own !== 0) changes.push({ source: face, n: own });
  if (discount > 0) changes.push({ source: 'discount', n: -discount });
  return { printed: card.cost, changes, value: Math.max(0, card.cost + own - discount) };
}

/** Support that the ability of the current Stronghold costs a player now (UNT-R.114). */
export function abilityCost({ open, catalogue }: Sight, seat: Seat): Cost {
  const { stronghold } = sideOf(open, seat);
  const printed = stronghold === null ? 0 : (catalogue.stronghold(stronghold).ability.support ?? 0);
  const changes: Change[] = [];
  for (const { face } of playerAt(open, seat).animals) {
    const n = catalogue.animal(face).strongholdCost ?? 0;
    if (n !== 0) changes.push({ source: face, n });
  }
  const value = changes.reduce((sum, { n }) => sum + n, printed);
  return { printed, changes, value: Math.max(0, value) };
}

/** Uses of the Stronghold ability a player has made and may make this turn (UNT-11.3, UNT-R.114). */
export function abilityUses(
  { open, catalogue }: Sight,
  seat: Seat,
): { readonly used: number; readonly most: number } {
  let most = 1;
  for (const { face } of playerAt(open, seat).animals) {
    most += catalogue.animal(face).strongholdUses ?? 0;
  }
  return { used: rulesOf(open).abilityUses(open, seat), most };
}
