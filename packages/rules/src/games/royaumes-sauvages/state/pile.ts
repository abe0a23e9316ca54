import type { Script, Seat } from '@tablee/engine';
import { remint, shuffle } from '@tablee/engine';
import { handOf } from './players.ts';
import type { Creature, Table } from './state.ts';
import { HAND_SIZE } from './tiles.ts';

/**
 * Shuffles creatures that become hidden and gives them new ids. In matches of rules whose names are numbers these are
 * shuffled apart from the cards.
 */
export function* shuffleCreatures(table: Table, cards: Creature[]): Script {
  const { open, deep } = table;
  if (deep.idKey !== undefined) {
    yield* shuffle(cards);
    remint(table, cards);
    return;
  }
  const names: string[] = [];
  for (let i = 0; i < cards.length; i += 1) {
    open.nextCard += 1;
    names.push(`c${open.nextCard}`);
  }
  yield* shuffle(cards);
  yield* shuffle(names);
  for (let i = 0; i < cards.length; i += 1) (cards[i] as Creature).id = names[i] as string;
}

/** The shuffled discard pile becomes the pile (ROY-7.5). */
function* rebuildPile(table: Table): Script {
  const { open, deep } = table;
  deep.pile = open.discard;
  open.discard = [];
  yield* shuffleCreatures(table, deep.pile);
  table.emit({ type: 'pileRebuilt', clause: 'ROY-7.5', count: deep.pile.length });
}

function topOf({ deep }: Table): Creature {
  const card = deep.pile.pop();
  if (card === undefined) throw new Error('pile and discard are both empty (ROY-R.4)');
  return card;
}

/** The top card of the pile; the shuffled discard pile becomes the pile first if need be (ROY-7.5, ROY-R.4). */
export function* drawCreature(table: Table): Script<Creature> {
  if (table.deep.pile.length === 0) yield* rebuildPile(table);
  return topOf(table);
}

/** Draws until the seat holds `size` cards. */
export function* refillHand(table: Table, seat: Seat, clause: string, size = HAND_SIZE): Script {
  const hand = handOf(table, seat);
  const before = hand.length;
  while (hand.length < size) {
    if (table.deep.pile.length === 0) yield* rebuildPile(table);
    hand.push(topOf(table));
  }
  const count = hand.length - before;
  if (count <= 0) return;
  const drawn = (): Creature[] => hand.slice(before).map(seen);
  if (table.open.soloLevel !== null)
    table.emit(() => ({ type: 'drew', clause, seat, count, cards: drawn() }));
  else table.emit({ type: 'drew', clause, seat, count }, () => ({ [seat]: { cards: drawn() } }));
  table.reveal();
}

/** A card as an event keeps it: the fact of that moment. */
export const seen = (card: Creature): Creature => ({ id: card.id, face: card.face });
