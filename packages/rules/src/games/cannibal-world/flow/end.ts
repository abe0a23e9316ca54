import type { Next, Outcome, Question, Script, Seat } from '@tablee/engine';
import { askAll, shown } from '@tablee/engine';
import { NOBODY } from '../creatures/victory.ts';
import { exchangeChoice, KEEP, RESET } from '../decks/choice.ts';
import { decodeDeck, encodeDeck } from '../decks/code.ts';
import { campAt, mainOf, ownAt, playerAt } from '../state/players.ts';
import type { CampIndex, DeckList, EndReason, Open, Table } from '../state/state.ts';
import { clearTable } from './setup.ts';

const WINS_NEEDED = 2;
const MOST_GAMES = 5;

/** The winner, as events name them. */
const victorOf = (
  open: Pick<Open, 'camps'>,
  winner: number,
): { winner: CampIndex | null; seats?: Seat[] } =>
  winner === NOBODY ? { winner: null } : { winner, seats: [...campAt(open, winner).seats] };

/** A game is over: the match with it, or the next game of a tournament (CAN-20.1, R.70). */
export function* endGame(table: Table, winner: number, reason: EndReason): Script<Next> {
  const { tournament } = table.open;
  if (tournament === null) return { script: 'endMatch', args: [winner, reason] };
  if (winner !== NOBODY) tournament.wins[winner] = (tournament.wins[winner] ?? 0) + 1;
  table.emit({
    type: 'gameWon',
    clause: 'CAN-20.1',
    ...victorOf(table.open, winner),
    reason,
    wins: [...tournament.wins],
  });
  const champion = tournament.wins.findIndex((wins) => wins >= WINS_NEEDED);
  if (champion !== -1) return { script: 'endMatch', args: [champion, 'tournament'] };
  if (tournament.game >= MOST_GAMES) return { script: 'endMatch', args: [NOBODY, 'tournament'] };
  return { script: 'sideboard', args: [] };
}

/** Between two games cards may change places with the sideboard, all at once, unseen (CAN-20.5, R.69). */
export function* sideboard(table: Table): Script<Next> {
  const { open, own } = table;
  clearTable(table);
  open.phase = 'sideboard';
  const questions = new Map<Seat, Question>();
  for (const [seat, { registered }] of own.entries()) {
    if (registered === null || playerAt(open, seat).sideboard === null) continue;
    questions.set(seat, exchangeChoice(registered, open.options));
  }
  for (const [seat, [pick = KEEP]] of yield* askAll(questions)) {
    exchange(table, seat, pick);
    table.emit({ type: 'sideboarded', clause: 'CAN-20.5', seat });
  }
  if (open.tournament !== null) {
    open.tournament.game += 1;
    const { game } = open.tournament;
    table.emit({ type: 'gameStarted', clause: 'CAN-20.1', mode: open.mode, game });
  }
  return { script: 'setReinforcements', args: [] };
}

/** Cards that are not played lie in the sideboard. */
function exchange(table: Table, seat: Seat, pick: string): void {
  const own = ownAt(table, seat);
  const registered = own.registered as DeckList;
  if (pick === KEEP) return;
  if (pick === RESET) {
    own.deck = { ...registered, main: [...registered.main], sideboard: [...registered.sideboard] };
    return;
  }
  const { main } = decodeDeck(pick) as DeckList;
  const rest = [...registered.main, ...registered.sideboard];
  for (const face of main) rest.splice(rest.indexOf(face), 1);
  own.deck = { ...registered, main: [...main], sideboard: rest };
}

/** Everything is turned up and ranked (CAN-22.1, section 6). */
export function* endMatch(table: Table, winner: number, reason: EndReason): Script<null> {
  const { open, own, deep } = table;
  Object.assign(open, { phase: 'over', combat: null, assault: null, entered: [] });
  // Others may be looking through a deck when a player has left.
  for (const [seat, { search }] of own.entries()) mainOf(table, seat).push(...search.splice(0));
  const victor = victorOf(open, winner);
  open.final = {
    winner: victor.winner,
    reason,
    hands: own.map(({ hand }) => hand.map(shown)),
    reinforcements: own.map(({ reinforcement }) => reinforcement.map(shown)),
    mains: deep.mains.map((main) => main.map(({ face }) => face).reverse()),
    decks: own.map(({ registered }) => (registered === null ? null : encodeDeck(registered))),
  };
  table.emit({ type: 'gameEnded', clause: 'CAN-22.1', ...victor, reason });
  return null;
}

/** Winners 1, losers 2; a draw ranks all 1 (CAN-22.2). Scores: games won, or tokens left on the own Habitat. */
export function outcome({ final, players, camps, tournament }: Open): Outcome | null {
  if (final === null) return null;
  const { winner } = final;
  return {
    ranks: players.map(({ camp }) => (winner === null || winner === camp ? 1 : 2)),
    scores: players.map(({ camp }) => tournament?.wins[camp] ?? camps[camp]?.tokens ?? 0),
  };
}
