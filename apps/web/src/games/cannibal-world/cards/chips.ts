import type { Option } from '@tablee/engine';
import { optionsOf } from '@tablee/engine';
import type {
  CannibalView,
  Creature,
  RowId,
  Timing,
} from '@tablee/rules/games/cannibal-world/index.ts';
import {
  abilityRefusal,
  cardOf,
  halfRefusal,
  rowOf,
  sightOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import type { Answering } from '@/kit/contract.ts';

/** An ability as its chip tells it. */
export interface Chip {
  readonly slot: number;
  readonly row: RowId;
  readonly timing: Timing;
  readonly x: number;
  /** `usable`: the open question offers it. `ready`: unspent, but not now. */
  readonly state: 'usable' | 'ready' | 'spent' | 'covered';
  /** Why it cannot be used now, as a code of the rules; `null` while it can, or where nobody asks. */
  readonly reason: string | null;
}

const REACTIONS: readonly (string | undefined)[] = [
  'net',
  'bullseye',
  'swap',
  'armour',
  'recharge',
];

/** Whether an option of a creature is its triggered ability in this slot. */
export const isReactionOf = ({ verb, id }: Option, slot: number): boolean =>
  REACTIONS.includes(verb) && id.endsWith(`:${slot}`);

/** Whether the open question offers this slot: by its number, or by the only reaction the card has. */
function isOffered(answering: Answering, id: string, slot: number, row: RowId): boolean {
  return optionsOf(answering.question).some((option) => {
    const { verb, card, space } = option;
    if (card !== id) return false;
    if (verb === 'ability' || verb === 'trigger') return space === String(slot);
    return isReactionOf(option, slot) && rowOf(row).timing === 'triggered';
  });
}

/** The abilities of a creature in play. */
export function chipsOf(view: CannibalView, answering: Answering, creature: Creature): Chip[] {
  const { seat, open } = view;
  return cardOf(creature.face).abilities.map(({ row, x }, slot) => {
    const { timing } = rowOf(row);
    const spent = creature.spent[slot] === true;
    const offered = isOffered(answering, creature.id, slot, row);
    const state = spent
      ? timing === 'innate'
        ? 'covered'
        : 'spent'
      : offered
        ? 'usable'
        : 'ready';
    const reason =
      offered || seat === null ? null : abilityRefusal(sightOf(open), seat, creature, slot);
    return { slot, row, timing, x, state, reason };
  });
}

/** The abilities of a card of the own hand: an Action's may be played now, a Creature's later. */
export function chipsOfHand(view: CannibalView, face: string): Chip[] {
  const { open, seat } = view;
  const { abilities, kind } = cardOf(face);
  return abilities.map(({ row, x }, slot) => {
    const { timing } = rowOf(row);
    const reason =
      kind === 'creature' || seat === null ? null : halfRefusal(sightOf(open), seat, face, slot);
    return { slot, row, timing, x, state: 'ready', reason };
  });
}

/** The abilities as printed, wherever the card lies. */
export const chipsOfFace = (face: string): Chip[] =>
  cardOf(face).abilities.map(({ row, x }, slot) => ({
    slot,
    row,
    timing: rowOf(row).timing,
    x,
    state: 'ready',
    reason: null,
  }));
