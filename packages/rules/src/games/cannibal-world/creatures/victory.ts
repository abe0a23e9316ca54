import type { Seat } from '@tablee/engine';
import { MatchDecided, shown } from '@tablee/engine';
import { cardOf, isCreature } from '../cards/catalogue.ts';
import {
  campAt,
  campOf,
  canDraw,
  handOf,
  otherCamp,
  playerAt,
  ratsToReturn,
  strengthOfCamp,
} from '../state/players.ts';
import type { CampIndex, EndReason, State, Table } from '../state/state.ts';

/** No camp wins: an argument of scripts. */
export const NOBODY = -1;

/** The game ends here: nothing in progress goes on. */
export function decide(winner: CampIndex | typeof NOBODY, reason: EndReason): never {
  throw new MatchDecided({ script: 'endGame', args: [winner, reason] });
}

/** An Action in hand that could still bring a creature: only in the own main phase (CAN-R.13). */
function hasHope(state: State, seat: Seat): boolean {
  const { open } = state;
  if (open.active !== seat || open.step !== 'main' || playerAt(open, seat).meat < 1) return false;
  if (ratsToReturn(open, seat).length === 0) return false;
  return handOf(state, seat).some(({ face }) => {
    const { kind, abilities } = cardOf(face);
    return kind === 'action' && abilities.some(({ row }) => row === 'covert.ratProliferation');
  });
}

/** No creature in play or in hand, nothing to draw, no way to get any (CAN-7.2, 7.3, 19.5). */
const isEliminated = (state: State, camp: CampIndex): boolean =>
  !state.open.creatures.some((creature) => creature.camp === camp) &&
  campAt(state.open, camp).seats.every(
    (seat) =>
      !canDraw(state, seat) &&
      !handOf(state, seat).some(({ face }) => isCreature(face)) &&
      !hasHope(state, seat),
  );

/** Looks whether a camp has nothing left; does not return if the game is over (CAN-7.2, 23.1). */
export function checkElimination(table: Table): void {
  const { open } = table;
  const gone = [0, 1].filter((camp) => isEliminated(table, camp));
  if (gone.length === 0) return;
  for (const camp of gone) revealHands(table, camp);
  const [camp] = gone as [CampIndex];
  if (gone.length === 2) decide(NOBODY, 'bothEliminated');
  const winner = otherCamp(camp);
  if (open.options.pyrrhic === 'on' && open.tournament === null) checkPyrrhic(table, winner);
  decide(winner, 'elimination');
}

function revealHands(table: Table, camp: CampIndex): void {
  for (const seat of campAt(table.open, camp).seats) {
    const cards = handOf(table, seat).map(shown);
    table.emit({ type: 'handRevealed', clause: 'CAN-7.4', seat, cards });
  }
}

/** A winner weaker than what is left of the loser's Habitat has not won (CAN-7.5, R.16). */
function checkPyrrhic(table: Table, winner: CampIndex): void {
  const { open } = table;
  const hands = campAt(open, winner).seats.map((seat) => handOf(table, seat));
  const strength = strengthOfCamp(open, winner, hands);
  const { tokens } = campAt(open, otherCamp(winner));
  if (strength >= tokens) return;
  const seats = [...campAt(open, winner).seats];
  table.emit({ type: 'pyrrhic', clause: 'CAN-7.5', camp: winner, seats, strength, tokens });
  decide(NOBODY, 'pyrrhic');
}

/** A successful pillage; the third wins at once (CAN-1.1, 7.1, 9.10, 9.12). */
export function pillage(table: Table, seat: Seat): void {
  const { open } = table;
  const camp = otherCamp(campOf(open, seat));
  const victim = campAt(open, camp);
  victim.tokens -= 1;
  open.pillaged = true;
  table.emit({ type: 'pillaged', clause: 'CAN-9.10', seat, camp, left: victim.tokens });
  if (victim.tokens === 0) decide(campOf(open, seat), 'pillage');
}
