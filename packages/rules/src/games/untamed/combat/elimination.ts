import type { Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { waitForTrigger } from '../abilities/trigger.ts';
import { enemiesOf, rulesOf } from '../modes/modes.ts';
import { knockOut } from '../modes/out.ts';
import { isToken } from '../state/catalogue.ts';
import type { InPlay } from '../state/players.ts';
import { everyAnimal, holdingOf, inPlay, isOut, ownAt, playerAt } from '../state/players.ts';
import type { Animal, Side, Sight, Table } from '../state/state.ts';
import type { Dealer } from './damage.ts';
import { waitForFall } from './fall.ts';

/** The recent facts that an elimination check needs. */
export interface Happened {
  /** Controller of the effect or attack: credited with beating a player (UNT-R.77). */
  readonly by: Seat | null;
  /** The thing that hurt or beat this Animal. */
  credit(id: string): Dealer | undefined;
  /** Animals dealt 1 or more damage. */
  readonly hurt?: readonly string[];
  /** Animals beaten whatever their damage. */
  readonly beaten?: readonly string[];
}

/** An Animal that leaves play, with the enemy Animal credited for it. */
interface Beaten extends InPlay {
  readonly by: Dealer | undefined;
}

export const healthOf = ({ catalogue }: Sight, animal: Animal): number =>
  catalogue.animal(animal.face).health;

/**
 * The elimination check after each op and after combat damage (UNT-23.6): everything lethal leaves play together, and its
 * triggers wait. Returns how many Animals left. Throws `MatchDecided` if it decides the match (UNT-23.22).
 */
export function check(table: Table, happened: Happened): number {
  const { open } = table;
  const before = everyAnimal(open);
  const beaten = before.filter(
    ({ animal }) =>
      animal.damage >= healthOf(table, animal) || happened.beaten?.includes(animal.id) === true,
  );
  const fallen = open.sides.filter(
    (side) => side.stronghold !== null && side.damage >= side.health,
  );
  const credited = beaten.map((each) => ({ ...each, by: creditFor(table, each, happened) }));
  for (const each of credited) leavePlay(table, each);
  for (const side of fallen) destroy(table, side);
  knockOut(
    table,
    fallen
      .filter(({ stronghold }) => stronghold === null)
      .map((side) => ({ side: open.sides.indexOf(side), reason: 'strongholds', by: happened.by })),
  );
  for (const each of credited) setOff(table, each, before);
  for (const id of happened.hurt ?? []) survived(table, id);
  for (const side of fallen) if (side.stronghold !== null) waitForFall(table, side);
  return beaten.length;
}

/** An enemy Animal is credited (UNT-10.8). */
function creditFor(
  { open }: Table,
  { animal, seat }: InPlay,
  happened: Happened,
): Dealer | undefined {
  const dealer = happened.credit(animal.id);
  if (dealer === undefined || dealer.id === null || isOut(open, dealer.seat)) return undefined;
  return enemiesOf(open, dealer.seat).includes(seat) ? dealer : undefined;
}

/** To its owner's Support; a token ceases to exist (UNT-10.1, UNT-16.6). All it carried is lost (UNT-10.5). */
function leavePlay(table: Table, { animal, seat, by }: Beaten): void {
  const { open } = table;
  const player = playerAt(open, seat);
  player.animals = player.animals.filter((each) => each !== animal);
  if (!isToken(animal.face)) holdingOf(open, seat).support.push(shown(animal));
  const credited = by === undefined ? [] : [{ id: by.id as string, face: by.face }];
  if (by !== undefined) {
    playerAt(open, by.seat).totals.beaten += 1;
    const beater = inPlay(open, by.id);
    if (beater !== undefined) beater.animal.beatThisTurn = true;
  }
  const clause = isToken(animal.face) ? 'UNT-16.6' : 'UNT-10.1';
  table.emit({ type: 'animalBeaten', clause, seat, animal: shown(animal), by: credited });
}

/** It leaves the game, the next of the pile is current and undamaged (UNT-14.7, UNT-14.8). */
function destroy(table: Table, side: Side): void {
  const { open } = table;
  const face = side.stronghold as string;
  const [next = null] = ownAt(table, side.seats[0] as Seat).pile;
  for (const seat of side.seats) ownAt(table, seat).pile.shift();
  side.openOrder?.shift();
  side.fallen.push(face);
  side.reserve = side.reserve.filter((each) => each !== next);
  side.stronghold = next;
  side.damage = 0;
  side.health = rulesOf(open).strongholdHealth(open, open.sides.indexOf(side));
  // All see now what had been hidden below it.
  if (next !== null) table.reveal();
  side.shielded = next !== null && open.options.freshStronghold === 'shieldedThisTurn';
  const count = side.fallen.length;
  const index = open.sides.indexOf(side);
  table.emit({
    type: 'strongholdDestroyed',
    clause: 'UNT-14.7',
    side: index,
    seats: [...side.seats],
    face,
    count,
    next,
  });
}

/** Abilities of what left play together still see everything that happened in the check (UNT-23.9). */
function setOff(table: Table, { animal, seat, by }: Beaten, before: readonly InPlay[]): void {
  let times = 1;
  for (const other of before) {
    if (other.seat !== seat || other.animal === animal) continue;
    times += table.catalogue.animal(other.animal.face).extraLastWords ?? 0;
  }
  for (let i = 0; i < times; i += 1) waitForTrigger(table, { animal, seat }, 'lastWords', {});
  if (by === undefined) return;
  const cause = { beatenOf: seat };
  for (const each of before) {
    if (each.seat !== by.seat) continue;
    if (each.animal.id === by.id) waitForTrigger(table, each, 'beats', cause);
    waitForTrigger(table, each, 'ownAnimalBeats', cause);
  }
}

function survived(table: Table, id: string): void {
  const found = inPlay(table.open, id);
  if (found !== undefined) waitForTrigger(table, found, 'damagedSurvives', {});
}
