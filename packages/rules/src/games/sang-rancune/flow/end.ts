import type { Outcome, Script, Seat } from '@tablee/engine';
import { living, ownOf, playerAt } from '../state/players.ts';
import type { EndReason, Open, Table } from '../state/state.ts';

/** Everything is turned up and ranked. */
export function* endMatch(table: Table, reason: EndReason): Script<null> {
  const { open, own, deep } = table;
  open.phase = 'over';
  open.windows = [];
  open.announced = [];
  open.camp = null;
  open.turn = null;
  open.strike = null;
  const ranks = ranksOf(open, reason);
  open.final = {
    ranks,
    reason,
    hands: own.map((_, seat) => {
      const { hand, set } = ownOf(table, seat);
      playerAt(open, seat).faceDown = 0;
      return [...hand.splice(0), ...set.splice(0)];
    }),
    deck: deep.deck.map(({ face }) => face).reverse(),
    box: [...deep.pile, ...deep.box].map(({ face }) => face),
  };
  table.emit({ type: 'gameEnded', clause: 'SAN-1.4', ranks, reason });
  return null;
}

/**
 * Living players by prestige, then the dead in reverse order of death, then the players who gave up, later ones first. With
 * no survivor nobody has rank 1.
 */
function ranksOf(open: Open, reason: EndReason): number[] {
  const byPrestige = new Map<number, Seat[]>();
  for (const seat of living(open)) {
    const { prestige } = playerAt(open, seat);
    byPrestige.set(prestige, [...(byPrestige.get(prestige) ?? []), seat]);
  }
  const survivors = [...byPrestige].sort(([a], [b]) => b - a).map(([, seats]) => seats);
  const fallen = [...open.fallen].reverse();
  const groups = [
    ...survivors,
    ...fallen.filter(({ surrendered }) => !surrendered).map(({ seats }) => seats),
    ...fallen.filter(({ surrendered }) => surrendered).map(({ seats }) => seats),
  ];
  const ranks = open.players.map(() => 0);
  let rank = reason === 'noSurvivor' ? 2 : 1;
  for (const seats of groups) {
    for (const seat of seats) ranks[seat] = rank;
    rank += seats.length;
  }
  return ranks;
}

/** Scores are the prestige at the end: none for the dead (SAN-12.2). */
export function outcome(open: Open): Outcome | null {
  if (open.final === null) return null;
  const scores = open.players.map(({ prestige }) => prestige);
  return { ranks: open.final.ranks, scores };
}
