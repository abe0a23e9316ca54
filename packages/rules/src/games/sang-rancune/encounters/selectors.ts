import type { Script, Seat } from '@tablee/engine';
import type { Assault, BySize } from '../state/encounter.ts';
import { sized } from '../state/encounter.ts';
import { encounterOf, living, playerAt, playerNumbered } from '../state/players.ts';
import type { Entry, Open, Table } from '../state/state.ts';

type Blows = readonly (readonly [Seat, number])[];

const entriesOf = (open: Open, seat: Seat): Entry[] =>
  encounterOf(open).pile.filter((entry) => entry.seat === seat);

const sum = (entries: readonly Entry[]): number =>
  entries.reduce((total, { damage }) => total + damage, 0);

/** Damage of this round (SAN-8.9). */
export const damageOf = (open: Open, seat: Seat): number => sum(entriesOf(open, seat));

/** Damage of this round to the creature itself, without tokens. */
export const damageToCreature = (open: Open, seat: Seat): number =>
  sum(entriesOf(open, seat).filter(({ token }) => token === null));

/** Whether a successful standard attack of this seat lies in the pile (SAN-21.1). */
export const hasAttacked = (open: Open, seat: Seat): boolean =>
  entriesOf(open, seat).some((entry) => entry.by === 'attack');

/** All of these seats for which the number is greatest. */
export function greatest(seats: readonly Seat[], of: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === most);
}

/** Living players who wounded it most this round, ties all; none: nobody wounded it (SAN-21.3, 21.4). */
export const mostDamage = (open: Open): Seat[] =>
  greatest(
    living(open).filter((seat) => damageOf(open, seat) > 0),
    (seat) => damageOf(open, seat),
  );

/** Among living players whose standard attack succeeded, those with the least damage (SAN-21.1). */
export const leastDamage = (open: Open): Seat[] =>
  greatest(
    living(open).filter((seat) => hasAttacked(open, seat)),
    (seat) => -damageOf(open, seat),
  );

/** Living players with an entry that wounded it, first to last (SAN-R.61). */
export function damagers(open: Open): Seat[] {
  const entries = encounterOf(open).pile.filter(({ damage }) => damage > 0);
  return entries.map(({ seat }) => seat).filter((seat) => playerAt(open, seat).alive);
}

const precise = (blows: Blows): Assault =>
  blows.length === 0 ? 'nobodyQualifies' : { kind: 'precise', blows };

/** Aimed at initiative numbers; one that nobody holds falls to the next lower (SAN-8.5, 21.9). */
export const atNumbers = (open: Open, numbers: readonly number[], damage: number): Assault => ({
  kind: 'random',
  blows: numbers.map((number) => [playerNumbered(open, number), damage]),
});

/** The same damage to each of these seats; nobody: 5 to all. */
export const preciseOn = (seats: readonly Seat[], damage: number): Assault =>
  precise(seats.map((seat) => [seat, damage]));

/** As `preciseOn`, each with damage of their own. */
export const preciseBlows = (blows: Blows): Assault => precise(blows);

/** An attack on the numbers and for the damage that its table shows. */
export const asPrinted = (targets: BySize<readonly number[]>, damage: BySize<number>) =>
  function* ({ open }: Table): Script<Assault> {
    return atNumbers(open, sized(targets, open), sized(damage, open));
  };

/** An attack on the heroes that a rule names, for the damage that its table shows. */
export const onChosen = (choose: (open: Open) => readonly Seat[], damage: BySize<number>) =>
  function* ({ open }: Table): Script<Assault> {
    return preciseOn(choose(open), sized(damage, open));
  };
