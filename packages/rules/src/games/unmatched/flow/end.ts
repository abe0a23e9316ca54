import type { Outcome, Script } from '@tablee/engine';
import { armiesOf, heroFighter, ownOf } from '../armies/armies.ts';
import { sidesInPlay } from '../armies/losses.ts';
import { discard } from '../armies/piles.ts';
import { clearCombat } from '../combat/combat.ts';
import type { EndReason, Open, Table } from '../state/state.ts';

/** Everything is turned up and ranked. */
export function* endMatch(table: Table, reason: EndReason): Script<null> {
  const { open, own, deep } = table;
  putAway(table);
  open.phase = 'over';
  open.action = 0;
  open.final = {
    ranks: own.map((_, seat) => rankOf(table, seat)),
    reason,
    hands: open.armies.map((_, index) => ownOf(table, index).hand.splice(0)),
    decks: deep.decks.map((deck) => deck.map(({ face }) => face).reverse()),
  };
  table.emit({ type: 'gameEnded', clause: 'UNM-1.2', ranks: open.final.ranks, reason });
  return null;
}

/** Cards in the middle of the table go to their discards, looked-at ones back on their deck. */
export function putAway(table: Table): void {
  const { open, deep } = table;
  clearCombat(table);
  if (open.scheme !== null) {
    discard(table, open.scheme.army, [open.scheme.card], 'scheme', 'UNM-7.4');
    open.scheme = null;
  }
  open.maneuver = null;
  open.armies.forEach((_, index) => {
    deep.decks[index]?.push(...ownOf(table, index).peeked.splice(0).reverse());
  });
}

/** Last side first; sides that fell together share the best rank they occupy (section "End" of the rules). */
function rankOf(table: Table, seat: number): number {
  const { open } = table;
  const side = open.armies.find((army) => army.seat === seat)?.side;
  const group = open.lost.findIndex((sides) => side !== undefined && sides.includes(side));
  if (group === -1) return 1;
  const later = open.lost.slice(group + 1).flat().length;
  return 1 + sidesInPlay(table).length + later;
}

/** Scores are the health left to the seat's heroes. */
export function outcome(open: Open): Outcome | null {
  if (open.final === null) return null;
  const { ranks } = open.final;
  const scores = ranks.map((_, seat) =>
    armiesOf(open, seat).reduce((sum, army) => {
      return open.armies[army]?.hero === null ? sum : sum + heroFighter(open, army).health;
    }, 0),
  );
  return { ranks, scores };
}
