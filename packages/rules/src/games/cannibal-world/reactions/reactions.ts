import type { Option, Seat } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import type { CannibalCard } from '../cards/card.ts';
import { cardOf, factionOf } from '../cards/catalogue.ts';
import { abilitiesOf, alliesOf } from '../creatures/creatures.ts';
import { loseTracker, rowIdAt, spend } from '../creatures/effects.ts';
import { copiesOf, deckRulesOf, mostCopies } from '../decks/validate.ts';
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
  return alliesOf(open, campOf(open, seat))
    .filter(({ id, stunned }) => !stunned && open.combat?.silenced !== id)
    .filter(fits)
    .flatMap((creature) =>
      abilitiesOf(creature).flatMap(({ row, x }, slot) =>
        catalogue.of(row).on !== on || creature.spent[slot]
          ? []
          : [
              {
                option: { id: `use:${creature.id}:${slot}`, verb, card: creature.id },
                creature: creature.id,
                card: null,
                slot,
                x,
              },
            ],
      ),
    );
}

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

/** Actions that a seat's hand may hold as far as the others know: not those whose copies all lie discarded (CAN-R.60). */
function actionsUnseen(open: Open, seat: Seat): CannibalCard[] {
  const { faction, isPrecon, discard } = playerAt(open, seat);
  if (faction === null) return [];
  const rules = deckRulesOf(open.options);
  const gone = copiesOf(discard.map(({ face }) => face));
  return factionOf(faction).cards.filter(
    (card) =>
      card.kind === 'action' &&
      (gone.get(card.id) ?? 0) < (isPrecon ? card.copies : mostCopies(card, rules)),
  );
}

/** Whether the hand may hold an Action for this, judged by public facts, never by the hand itself (CAN-23.9, R.60). */
export function mayHold(table: Table, seat: Seat, wanted: Moment | Timing): boolean {
  if (handOf(table, seat).length === 0) return false;
  if (table.open.options.askAlways === 'on') return true;
  return actionsUnseen(table.open, seat).some(({ abilities }) =>
    abilities.some(({ row }) => {
      const { on, timing } = table.catalogue.of(row);
      return on === wanted || timing === wanted;
    }),
  );
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
