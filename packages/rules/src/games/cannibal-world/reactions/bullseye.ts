import type { Script, Seat } from '@tablee/engine';
import { chooseOne, PASS } from '@tablee/engine';
import { alliesOf, creatureOf } from '../creatures/creatures.ts';
import { creatureOption, pickTarget } from '../state/choosing.ts';
import { campOf, otherCamp, seatsFrom } from '../state/players.ts';
import type { CreatureId, Shot, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import type { Reaction } from './reactions.ts';
import { mayHold, reactionsInHand, reactionsInPlay, spendReaction } from './reactions.ts';

/** Bullseyes of the seat; an Action needs a creature to take the damage (CAN-R.24). */
export function bullseyes(table: Table, seat: Seat): Reaction[] {
  const inHand = reactionsInHand(table, seat, 'shot', 'bullseye');
  const hasCreature = alliesOf(table.open, campOf(table.open, seat)).length > 0;
  return [...reactionsInPlay(table, seat, 'shot', 'bullseye'), ...(hasCreature ? inHand : [])];
}

/** Whether a Bullseye is possible as far as all know. */
export const mayBullseye = (table: Table, seat: Seat): boolean =>
  reactionsInPlay(table, seat, 'shot', 'bullseye').length > 0 ||
  (alliesOf(table.open, campOf(table.open, seat)).length > 0 && mayHold(table, seat, 'shot'));

/** Uses a Bullseye; returns the creature that takes the damage (CAN-17.1). */
export function* takeAim(table: Table, seat: Seat, reaction: Reaction): Script<CreatureId> {
  spendReaction(table, seat, reaction);
  if (reaction.creature !== null) return reaction.creature;
  const { id } = yield* pickTarget(seat, {
    kind: 'bullseyeBearer',
    clause: 'CAN-R.24',
    options: alliesOf(table.open, campOf(table.open, seat)).map((creature) =>
      creatureOption('bearer', creature.id),
    ),
  });
  return id;
}

/** The opponents of a shooter may draw the whole shot on one of theirs (CAN-17.1, 23.5, R.43, R.61). */
export function* offerBullseye(
  table: Table,
  shooter: Seat,
  shots: readonly Shot[],
): Script<readonly Shot[]> {
  const { open } = table;
  const [first] = shots;
  if (first === undefined) return shots;
  const camp = otherCamp(campOf(open, shooter));
  const total = shots.reduce((sum, { amount }) => sum + amount, 0);
  for (const seat of seatsFrom(open, camp, creatureOf(open, first.creature).owner)) {
    if (!mayBullseye(table, seat)) continue;
    const reactions = bullseyes(table, seat);
    const { id } = yield* chooseOne(seat, {
      kind: 'bullseye',
      clause: 'CAN-23.5',
      reaction: true,
      options: [PASS, ...reactions.map(({ option }) => option)],
      facts: { shots: shots.map(({ creature, amount }) => ({ creature, amount })) },
    });
    const reaction = reactions.find(({ option }) => option.id === id);
    if (reaction !== undefined) {
      const creature = yield* takeAim(table, seat, reaction);
      tellOf(table, { type: 'redirected', clause: 'CAN-17.1', seat, creature, amount: total });
      return [{ creature, amount: total }];
    }
    table.emit({ type: 'windowPassed', clause: 'CAN-23.11', seat, window: 'bullseye' });
  }
  return shots;
}
