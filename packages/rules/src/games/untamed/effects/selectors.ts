import type { Script, Seat } from '@tablee/engine';
import { ask, pickOne } from '@tablee/engine';
import { factsOf } from '../abilities/facts.ts';
import { enemiesOf } from '../modes/modes.ts';
import type { Activation } from '../state/card.ts';
import { everyAnimal, inPlay, playerAt } from '../state/players.ts';
import type { Ref } from '../state/refs.ts';
import { animalRef } from '../state/refs.ts';
import type { Animal } from '../state/state.ts';

/** The source Animal; nothing if it has left play (UNT-23.10). */
export function self(a: Activation): Ref[] {
  const found = inPlay(a.table.open, a.source);
  return found === undefined ? [] : [animalRef(found)];
}

/** The current Stronghold of its controller's side. */
export const ownStronghold = (a: Activation): Ref[] => strongholdOf(a, a.seat);

/** The current Stronghold of a player's side. */
export function strongholdOf(a: Activation, seat: Seat): Ref[] {
  const { side } = playerAt(a.table.open, seat);
  return a.table.open.sides[side]?.stronghold === null ? [] : [{ kind: 'stronghold', side }];
}

/** The current Stronghold of an opponent, chosen when there are several (UNT-R.111). */
export function* enemyStronghold(a: Activation): Script<Ref[]> {
  const { open } = a.table;
  const bySide = new Map<number, Seat>();
  for (const seat of enemiesOf(open, a.seat)) {
    const { side } = playerAt(open, seat);
    if (!bySide.has(side)) bySide.set(side, seat);
  }
  const seats = [...bySide.values()];
  if (seats.length < 2) return seats.flatMap((seat) => strongholdOf(a, seat));
  const options = seats.map((seat) => ({ id: `seat:${seat}`, verb: 'target', seat }));
  const [pick] = yield* ask(
    a.seat,
    pickOne({
      kind: 'chooseOpponent',
      clause: 'UNT-R.100',
      options,
      fallback: [(options[0] as { id: string }).id],
      facts: factsOf(a),
    }),
  );
  const chosen = options.find(({ id }) => id === pick);
  return chosen === undefined ? [] : strongholdOf(a, chosen.seat);
}

/** Every Animal these players control now. */
export const animalsOf = (a: Activation, refs: readonly Ref[]): Ref[] =>
  everyAnimal(a.table.open)
    .filter(({ seat }) => refs.some((ref) => ref.kind === 'player' && ref.seat === seat))
    .map(animalRef);

/** Every Animal in play but the source, of all players (UNT-R.112). */
export const otherAnimals = (a: Activation): Ref[] =>
  everyAnimal(a.table.open)
    .filter(({ animal }) => animal.id !== a.source)
    .map(animalRef);

/** Cards its controller has played this turn, the current one included (UNT-23.13). */
export const playedThisTurn = (a: Activation): number => playerAt(a.table.open, a.seat).cardsPlayed;

/** Animals its controller has in play (UNT-23.19). */
export const ownAnimals = (a: Activation): Animal[] => playerAt(a.table.open, a.seat).animals;

/** The controller of a target when it was chosen. */
export function controllerOf(ref: Ref): Seat {
  if (ref.kind === 'animal') return ref.controller;
  if (ref.kind === 'player') return ref.seat;
  throw new Error(`nobody controls a ${ref.kind}`);
}
