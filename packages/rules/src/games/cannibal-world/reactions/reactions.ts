import type { Option, Seat } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import type { Ability, CannibalCard, FactionId } from '../cards/card.ts';
import { cardOf, factionOf } from '../cards/catalogue.ts';
import { abilitiesOf, alliesOf } from '../creatures/creatures.ts';
import { loseTracker, rowIdAt, spend } from '../creatures/effects.ts';
import { deckRulesOf, mostCopies } from '../decks/validate.ts';
import { campOf, forgetShown, handOf, playerAt } from '../state/players.ts';
import type { Moment, Timing } from '../state/row.ts';
import type { Sight } from '../state/sight.ts';
import type { Creature, CreatureId, Open, Table } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';

/** A way to react: a triggered ability in play, or a triggered Action of the hand. */
export interface Reaction {
  readonly option: Option;
  /** Null for an Action. */
  readonly creature: CreatureId | null;
  readonly card: string | null;
  readonly slot: number;
  readonly x: number;
}

/** Abilities of the camp's creatures that may be used at this moment (CAN-8.4, 12.8, 13.8, 19.9). */
export function reactionsInPlay(
  { open, catalogue }: Sight,
  seat: Seat,
  on: Moment,
  verb: string,
  fits: (creature: Creature) => boolean = () => true,
): Reaction[] {
  const reactions: Reaction[] = [];
  for (const creature of alliesOf(open, campOf(open, seat))) {
    const { id, stunned, spent } = creature;
    if (stunned || open.combat?.silenced === id || !fits(creature)) continue;
    for (const [slot, { row, x }] of abilitiesOf(creature).entries()) {
      if (catalogue.of(row).on !== on || spent[slot]) continue;
      const option = { id: `use:${id}:${slot}`, verb, card: id };
      reactions.push({ option, creature: id, card: null, slot, x });
    }
  }
  return reactions;
}

/** The creature's own Armour, as far as it may be used now (CAN-17.2). */
export const armourInPlay = (sight: Sight, seat: Seat, creature: CreatureId): Reaction[] =>
  reactionsInPlay(sight, seat, 'damaged', 'armour', ({ id }) => id === creature);

/** Triggered Actions of the hand for this moment (CAN-12.8). */
export const reactionsInHand = (table: Table, seat: Seat, on: Moment, verb: string): Reaction[] =>
  handOf(table, seat).flatMap(({ id, face }) => {
    const { kind, abilities } = cardOf(face);
    if (kind !== 'action') return [];
    return abilities.flatMap(({ row, x }, slot) =>
      table.catalogue.of(row).on !== on
        ? []
        : [
            {
              option: { id: `reveal:${id}:${slot}`, verb, card: id },
              creature: null,
              card: id,
              slot,
              x,
            },
          ],
    );
  });

/** Whether a seat's hand may hold this as far as the others know: not if all its copies lie discarded (CAN-R.60). */
function isUnseen(open: Open, seat: Seat, card: CannibalCard): boolean {
  const { isPrecon, discard } = playerAt(open, seat);
  const most = isPrecon ? card.copies : mostCopies(card, deckRulesOf(open.options));
  let gone = 0;
  for (const { face } of discard) if (face === card.id) gone += 1;
  return gone < most;
}

type Rows = Sight['catalogue'];

/** By faction and by what is wanted: asked of a seat at every attack. */
const printedActions = new WeakMap<Rows, Map<string, readonly CannibalCard[]>>();

/** The faction's Actions with a part for this. */
function actionsFor(
  rows: Rows,
  faction: FactionId,
  wanted: Moment | Timing,
): readonly CannibalCard[] {
  const known = printedActions.get(rows) ?? new Map<string, readonly CannibalCard[]>();
  printedActions.set(rows, known);
  const key = `${faction} ${wanted}`;
  let actions = known.get(key);
  if (actions === undefined) {
    const serves = ({ row }: Ability): boolean => {
      const { on, timing } = rows.of(row);
      return on === wanted || timing === wanted;
    };
    const { cards } = factionOf(faction);
    actions = cards.filter(({ kind, abilities }) => kind === 'action' && abilities.some(serves));
    known.set(key, actions);
  }
  return actions;
}

/** Whether the hand may hold an Action for this, judged by public facts, never by the hand itself (CAN-23.9, R.60). */
export function mayHold(table: Table, seat: Seat, wanted: Moment | Timing): boolean {
  if (handOf(table, seat).length === 0) return false;
  const { open, catalogue } = table;
  if (open.options.askAlways === 'on') return true;
  const { faction } = playerAt(open, seat);
  if (faction === null) return false;
  return actionsFor(catalogue, faction, wanted).some((card) => isUnseen(open, seat, card));
}

/** The reaction is marked as spent, or its card revealed and discarded (CAN-9.7, 12.8). */
export function spendReaction(table: Table, seat: Seat, { creature, card, slot }: Reaction): void {
  if (creature !== null) {
    spend(table, creature, slot);
    const row = rowIdAt(table, creature, slot);
    tellOf(table, { type: 'triggerUsed', clause: 'CAN-9.7', seat, creature, row, slot });
    loseTracker(table, creature);
  } else if (card !== null) {
    const revealed = take(handOf(table, seat), card);
    playerAt(table.open, seat).discard.push(revealed);
    forgetShown(table.open, seat, revealed.face);
    const row = cardOf(revealed.face).abilities[slot]?.row ?? '';
    table.emit({ type: 'triggerRevealed', clause: 'CAN-12.8', seat, card: shown(revealed), row });
  }
}
