import type { Script, Seat } from '@tablee/engine';
import { chooseOne, offer, PASS } from '@tablee/engine';
import { strengthOf } from '../cards/catalogue.ts';
import { creatureOf, findCreature } from '../creatures/creatures.ts';
import { checkElimination } from '../creatures/victory.ts';
import { campOf, playerAt, seatsFrom } from '../state/players.ts';
import type { CreatureId, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { armourInPlay, mayHold, reactionsInHand, spendReaction } from './reactions.ts';

/** Damage that a creature is about to take. */
export interface Blow {
  readonly creature: CreatureId;
  readonly combat: number;
  readonly direct: number;
}

/** Damage of one event: Armour creature by creature, then all tokens, then all deaths (CAN-11.8 (7) to (9), 23.7). */
export function* dealDamage(table: Table, blows: readonly Blow[], clause: string): Script {
  const { open } = table;
  const initiator = open.combat?.initiator ?? open.active;
  const camp = campOf(open, initiator);
  const real = blows.filter(
    ({ creature, combat, direct }) =>
      combat + direct > 0 && findCreature(open, creature) !== undefined,
  );
  const ordered = [
    ...real.filter(({ creature }) => creatureOf(open, creature).camp === camp),
    ...real.filter(({ creature }) => creatureOf(open, creature).camp !== camp),
  ];
  const placed: Blow[] = [];
  for (const blow of ordered) placed.push(yield* armoured(table, blow));
  for (const { creature, combat, direct } of placed) {
    if (combat + direct === 0) continue;
    creatureOf(open, creature).damage += combat + direct;
    tellOf(table, { type: 'damageDealt', clause, creature, combat, direct });
  }
  bury(table);
  checkElimination(table);
}

/** The rest of a blow after Armour, used one after another while there is damage (CAN-17.2, R.75). */
function* armoured(table: Table, blow: Blow): Script<Blow> {
  const { open } = table;
  const { owner, camp } = creatureOf(open, blow.creature);
  let left = blow;
  yield* offer(
    () => (left.combat + left.direct > 0 ? seatsFrom(open, camp, owner) : []),
    function* respond(seat) {
      const x = yield* useArmour(table, seat, left);
      if (x === 0) return false;
      const amount = Math.min(x, left.combat + left.direct);
      const melee = Math.min(amount, left.combat);
      left = {
        ...left,
        combat: left.combat - melee,
        direct: left.direct - (amount - melee),
      };
      const { creature } = left;
      tellOf(table, {
        type: 'damagePrevented',
        clause: 'CAN-17.2',
        creature,
        amount,
        by: 'armour',
      });
      return true;
    },
  );
  return left;
}

/** How much of the damage the seat prevents: 0 if it does not. */
function* useArmour(table: Table, seat: Seat, { creature, combat, direct }: Blow): Script<number> {
  const inPlay = armourInPlay(table, seat, creature);
  if (inPlay.length === 0 && !mayHold(table, seat, 'damaged')) return 0;
  const reactions = [...inPlay, ...reactionsInHand(table, seat, 'damaged', 'armour')];
  const { id } = yield* chooseOne(seat, {
    kind: 'armour',
    clause: 'CAN-17.2',
    reaction: true,
    options: [PASS, ...reactions.map(({ option }) => option)],
    facts: { creature, combat, direct },
  });
  const reaction = reactions.find(({ option }) => option.id === id);
  if (reaction === undefined) {
    table.emit({ type: 'windowPassed', clause: 'CAN-23.11', seat, window: 'armour' });
    return 0;
  }
  spendReaction(table, seat, reaction);
  return reaction.x;
}

/** Creatures with as much damage as life die together, to their owners' discard piles (CAN-8.3, R.64). */
export function bury(table: Table): void {
  const { open } = table;
  const dead = open.creatures.filter(({ face, damage }) => damage >= strengthOf(face));
  if (dead.length === 0) return;
  open.creatures = open.creatures.filter((creature) => !dead.includes(creature));
  for (const { id, face, owner } of dead) {
    const card = { id, face };
    playerAt(open, owner).discard.push(card);
    table.emit({ type: 'died', clause: 'CAN-8.3', creature: id, card: { ...card }, owner });
  }
}
