import type { Card, Outcome, Script, Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import { holdingOf, playerAt, sideOf } from '../state/players.ts';
import type { Open, OutReason, Table } from '../state/state.ts';

/** Everything hidden is shown, the seats are ranked (section 10). */
export function* endMatch(table: Table, ...winners: Seat[]): Script<null> {
  const { open, own, deep } = table;
  const ranks = ranksOf(open, winners);
  const reason = reasonOf(open);
  for (const { seat, card, as } of open.resolving) {
    if (as === 'played') holdingOf(open, seat).support.push(shown(card));
  }
  const hidden = [...deep.faceDown, ...own.flatMap(({ faceDown }) => faceDown)];
  Object.assign(open, { phase: 'over', active: [], resolving: [], attack: null, rally: null });
  open.final = {
    ranks,
    reason,
    hands: own.map(({ hand }) => hand.map(shown)),
    decks: deep.decks.map(facesFromTop),
    faceDown: Object.fromEntries(hidden.map(({ id, face }) => [id, face])),
  };
  table.emit({ type: 'gameEnded', clause: 'UNT-24.7', ranks: [...ranks], reason });
  return null;
}

const facesFromTop = (deck: readonly Card[]): string[] => deck.map(({ face }) => face).reverse();

/** 1 is best; a team shares a rank, and the next one follows at once (UNT-24.5). */
function ranksOf(open: Open, winners: readonly Seat[]): number[] {
  const { hasTeams, ranking } = rulesOf(open);
  const ranks = open.players.map(() => 1);
  let rank = 1;
  for (const group of ranking(open, winners)) {
    for (const seat of group) ranks[seat] = rank;
    if (group.length > 0) rank += hasTeams ? 1 : group.length;
  }
  return ranks;
}

/** How the last to leave left. */
function reasonOf(open: Open): OutReason {
  const [seat] = open.leavers.at(-1) ?? [];
  return (seat === undefined ? null : playerAt(open, seat).out) ?? 'surrender';
}

/** Scores are the Strongholds that still stand. */
export const outcome = (open: Open): Outcome | null =>
  open.final === null
    ? null
    : { ranks: open.final.ranks, scores: open.players.map((_, seat) => standing(open, seat)) };

function standing(open: Open, seat: Seat): number {
  const { stronghold, reserve } = sideOf(open, seat);
  return reserve.length + (stronghold === null ? 0 : 1);
}
