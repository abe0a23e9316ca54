import type { Next, Seat } from '@tablee/engine';
import { MatchDecided } from '@tablee/engine';
import { holdingOf, isOut, ownAt, playerAt, sideAt } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import type { Loss } from './mode.ts';
import { rulesOf } from './modes.ts';

/** Sides leave the game together. Throws `MatchDecided` if that decides the match: nothing in progress goes on (UNT-R.135). */
export function knockOut(table: Table, losses: readonly Loss[]): void {
  const winners = takeOut(table, losses);
  if (winners !== null) throw new MatchDecided(endFor(winners));
}

/** Sides leave the game together; returns the winners if that decides the match. */
export function takeOut(table: Table, losses: readonly Loss[]): Seat[] | null {
  const { open } = table;
  const fresh = losses.filter(({ side }) =>
    sideAt(open, side).seats.some((seat) => !isOut(open, seat)),
  );
  if (fresh.length === 0) return null;
  const leavers: Seat[] = [];
  for (const { side, reason } of fresh) {
    for (const seat of sideAt(open, side).seats) {
      playerAt(open, seat).out = reason;
      leavers.push(seat);
      const clause =
        reason === 'deck' ? 'UNT-1.2' : reason === 'surrender' ? 'UNT-24.6' : 'UNT-14.9';
      table.emit({ type: 'playerOut', clause, seat, reason });
    }
  }
  open.leavers.push(leavers);
  const winners = rulesOf(open).winners(open, fresh);
  if (winners === null) for (const seat of leavers) removeCards(table, seat);
  return winners;
}

/** All cards of a player who is out leave the game; the others play on (UNT-R.78). */
function removeCards(table: Table, seat: Seat): void {
  const { open, deep } = table;
  const player = playerAt(open, seat);
  const side = sideAt(open, player.side);
  const holding = holdingOf(open, seat);
  const gone = new Set(holding.bonusPower.map(({ id }) => id));
  deep.faceDown = deep.faceDown.filter(({ id }) => !gone.has(id));
  deep.decks[player.holding] = [];
  Object.assign(holding, { support: [], power: [], bonusPower: [], removed: [] });
  Object.assign(side, { stronghold: null, damage: 0, reserve: [], shielded: false });
  if (side.openOrder !== null) side.openOrder = [];
  Object.assign(player, { animals: [], changes: [], discount: 0, done: false });
  Object.assign(ownAt(table, seat), {
    hand: [],
    faceDown: [],
    pile: [],
    knownTop: [],
    knownBottom: [],
  });
  open.resolving = open.resolving.filter((each) => each.seat !== seat);
}

/** The script that ends the match for these winners. */
export const endFor = (winners: readonly Seat[]): Next => ({
  script: 'endMatch',
  args: [...winners],
});
