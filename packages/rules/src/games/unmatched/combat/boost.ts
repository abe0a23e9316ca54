import type { Card, Question, Script } from '@tablee/engine';
import { ask, take } from '@tablee/engine';
import { armyAt, handOf } from '../armies/armies.ts';
import { discard } from '../armies/piles.ts';
import type { ArmyIndex, Table } from '../table/state.ts';

type About = Pick<Question, 'kind' | 'clause' | 'facts'> & { readonly clause: string };

/** The owner may discard one card of the hand for its boost (UNM-11.4); `use` hears of it before it is discarded. */
export function* discardForBoost(
  table: Table,
  army: ArmyIndex,
  about: About,
  use: (card: Card, boost: number) => void,
): Script {
  const hand = handOf(table, army);
  if (hand.length === 0) return;
  const [pick] = yield* ask(armyAt(table.open, army).seat, {
    ...about,
    shape: 'pick',
    options: [
      ...hand.map(({ id }) => ({ id, verb: 'boost', card: id })),
      { id: 'none', verb: 'decline' },
    ],
    min: 1,
    max: 1,
    fallback: ['none'],
  });
  if (pick === undefined || pick === 'none') return;
  const card = take(hand, pick);
  use(card, table.catalogue.cards.of(card.face).boost);
  discard(table, army, [card], 'boost', about.clause);
}
