import type { Script, Seat } from '@tablee/engine';
import { chooseOne, PASS } from '@tablee/engine';
import { abilitiesOf, alliesOf, creatureOf, findCreature } from '../creatures/creatures.ts';
import { rowIdAt } from '../creatures/effects.ts';
import type { CampIndex, CreatureId, Open, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { mayHold, reactionsInHand, reactionsInPlay, spendReaction } from './reactions.ts';

export const abilityId = (creature: CreatureId, slot: number): string => `${creature}:${slot}`;

const partsOf = (ability: string): [CreatureId, number] => {
  const [creature = '', slot = '0'] = ability.split(':');
  return [creature, Number(slot)];
};

/** Used abilities of a camp that a Recharge may reset: no covered Tracker, not the Recharge itself (CAN-13.6, R.31). */
export const spentAbilities = (
  open: Pick<Open, 'creatures'>,
  camp: CampIndex,
  except: string | null,
): string[] =>
  alliesOf(open, camp).flatMap((creature) =>
    abilitiesOf(creature).flatMap(({ row }, slot) => {
      const id = abilityId(creature.id, slot);
      const isUsed = creature.spent[slot] === true && row !== 'innate.tracker';
      return isUsed && id !== except ? [id] : [];
    }),
  );

/** The token goes to the supply: the ability may be used again (CAN-13.6, 17.3). */
export function rechargeAbility(table: Table, ability: string, clause: string): void {
  const [creature, slot] = partsOf(ability);
  creatureOf(table.open, creature).spent[slot] = false;
  const row = rowIdAt(table, creature, slot);
  tellOf(table, { type: 'recharged', clause, creature, slot, row });
}

/** After a creature's ability its user may recharge it, if the creature is still in play (CAN-17.3, R.32). */
export function* offerRecharge(
  table: Table,
  seat: Seat,
  creature: CreatureId,
  slot: number,
): Script {
  const isThere = (): boolean => findCreature(table.open, creature)?.spent[slot] === true;
  if (!isThere()) return;
  const inPlay = reactionsInPlay(table, seat, 'used', 'recharge');
  if (inPlay.length === 0 && !mayHold(table, seat, 'used')) return;
  const reactions = [...inPlay, ...reactionsInHand(table, seat, 'used', 'recharge')];
  const { id } = yield* chooseOne(seat, {
    kind: 'rechargeTrigger',
    clause: 'CAN-17.3',
    options: [PASS, ...reactions.map(({ option }) => option)],
    facts: { creature, slot },
  });
  const reaction = reactions.find(({ option }) => option.id === id);
  if (reaction === undefined) {
    table.emit({ type: 'windowPassed', clause: 'CAN-23.11', seat, window: 'recharge' });
    return;
  }
  spendReaction(table, seat, reaction);
  rechargeAbility(table, abilityId(creature, slot), 'CAN-17.3');
}
