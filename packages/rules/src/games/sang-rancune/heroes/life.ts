import type { Seat } from '@tablee/engine';
import { MatchDecided } from '@tablee/engine';
import type { PrestigeGained } from '../state/events.ts';
import { living, ownOf, playerAt, START_LIFE } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { itemOf } from '../state/sight.ts';
import type { Open, Table } from '../state/state.ts';
import { discard, remove } from './piles.ts';

/** Whether an opened item keeps all damage away. */
export const isShielded = ({ open, catalogue }: Sight, seat: Seat): boolean =>
  playerAt(open, seat).items.some(
    ({ face, opened }) => opened && itemOf(catalogue, face).shields === true,
  );

/** Takes life; deaths wait for `settleDeaths`. Returns the life really lost (SAN-25.3, R.48). */
export function loseLife(
  table: Table,
  seat: Seat,
  amount: number,
  source: string,
  clause: string,
): number {
  const { open } = table;
  const player = playerAt(open, seat);
  if (!player.alive || amount <= 0) return 0;
  const lost = isShielded(table, seat) ? 0 : Math.min(amount, player.life);
  player.life -= lost;
  table.emit({ type: 'lifeLost', clause, seat, amount: lost, source });
  return lost;
}

/** Gives life, never beyond 100 (SAN-2.7). */
export function gainLife(table: Table, seat: Seat, amount: number, by: Seat): void {
  const player = playerAt(table.open, seat);
  const gained = Math.min(amount, START_LIFE - player.life);
  player.life += gained;
  table.emit({ type: 'healed', clause: 'SAN-20.10', seat, amount: gained, by });
}

export function gainPrestige(
  table: Table,
  seat: Seat,
  amount: number,
  why: PrestigeGained['why'],
  clause: string,
): void {
  if (amount <= 0) return;
  playerAt(table.open, seat).prestige += amount;
  table.emit({ type: 'prestigeGained', clause, seat, amount, why });
}

/** Heroes without life die together; if none is left, nobody wins (SAN-R.27). */
export function settleDeaths(table: Table): void {
  const { open } = table;
  const dead = living(open).filter((seat) => playerAt(open, seat).life <= 0);
  if (dead.length > 0) fall(table, dead, false);
  if (living(open).length === 0) {
    throw new MatchDecided({ script: 'endMatch', args: ['noSurvivor'] });
  }
}

/** Everybody loses life at once, and what follows from it. */
export function allLose(table: Table, amount: number, source: string, clause: string): void {
  for (const seat of living(table.open)) loseLife(table, seat, amount, source, clause);
  settleDeaths(table);
}

/** These heroes leave the game together (SAN-12, SAN-27.7). */
export function fall(table: Table, seats: readonly Seat[], surrendered: boolean): void {
  const { open } = table;
  open.fallen.push({ seats: [...seats], surrendered });
  for (const seat of seats) {
    playerAt(open, seat).alive = false;
    if (!surrendered) table.emit({ type: 'heroDied', clause: 'SAN-12.1', seat });
  }
  for (const seat of seats) leaveBelongings(table, seat);
  closeUp(open);
}

function leaveBelongings(table: Table, seat: Seat): void {
  const { open } = table;
  const player = playerAt(open, seat);
  const own = ownOf(table, seat);
  player.life = 0;
  player.prestige = 0;
  player.trophies = [];
  player.faceDown = 0;
  player.promise = null;
  player.marks = [];
  const cards = [
    ...own.hand.splice(0),
    ...own.set.splice(0),
    ...player.setups.splice(0).map(({ card }) => card),
    ...revealedCards(open, seat),
  ];
  discard(table, seat, cards, 'death', 'SAN-27.7');
  if (open.reveal?.seat === seat) open.reveal = null;
  const items = player.items.splice(0);
  remove(
    table,
    items.filter(({ opened }) => opened),
  );
  open.loot.push(...items.filter(({ opened }) => !opened));
  const { encounter } = open;
  if (encounter !== null) {
    encounter.taken[seat] = 0;
    encounter.tokens = encounter.tokens.filter(({ before }) => before !== seat);
  }
  open.late = open.late.filter((other) => other !== seat);
}

/** Cards of a reveal that has not been resolved (SAN-23.8). */
const revealedCards = ({ reveal }: Open, seat: Seat) =>
  reveal?.seat !== seat
    ? []
    : [
        ...reveal.pending,
        ...reveal.attacks.flatMap(({ card, setups }) => [card, ...setups.map((each) => each.card)]),
      ];

/** Numbers stay 1 to as many as live: those above a gap move down (SAN-R.28). */
function closeUp(open: Open): void {
  for (const player of open.players) if (!player.alive) player.initiative = null;
  const held = living(open).filter((seat) => playerAt(open, seat).initiative !== null);
  held
    .sort((a, b) => (playerAt(open, a).initiative ?? 0) - (playerAt(open, b).initiative ?? 0))
    .forEach((seat, i) => {
      playerAt(open, seat).initiative = i + 1;
    });
}

/** Cards of a living player go to the discard from before them; nothing else of theirs changes. */
export function dropSet(table: Table, seat: Seat, why: 'unrevealed' | 'barred', clause: string) {
  const cards = ownOf(table, seat).set.splice(0);
  playerAt(table.open, seat).faceDown = 0;
  discard(table, seat, cards, why, clause);
  return cards;
}
