import { cardOf, strengthOf } from '../cards/catalogue.ts';
import { abilitiesOf } from '../creatures/creatures.ts';
import type { State } from '../table/state.ts';

/** Throws if cards are lost or doubled, or a creature lives that should be dead. */
export function assert(state: State): void {
  assertTable(state);
  const { open, own } = state;
  if (open.phase === 'decks' || open.phase === 'sideboard' || open.phase === 'over') return;
  for (const [seat, { deck }] of own.entries()) {
    const expected = [...(deck?.main ?? [])].sort().join();
    const found = cardsOf(state, seat)
      .map(({ face }) => face)
      .sort()
      .join();
    if (found !== '' && expected !== found) {
      throw new Error(`the deck of seat ${seat} is ${found}, not ${expected}`);
    }
  }
}

/** The laws of a table whose decks need not be whole: that of a test. */
export function assertTable(state: State): void {
  const { open, own } = state;
  const ids = own.flatMap((_, seat) => cardsOf(state, seat).map(({ id }) => id));
  if (new Set(ids).size !== ids.length) throw new Error('twin card ids');
  for (const { face, damage, spent, camp, owner } of open.creatures) {
    if (cardOf(face).kind !== 'creature') throw new Error(`${face} is no creature`);
    if (damage < 0 || damage >= strengthOf(face)) throw new Error(`${face} lives with ${damage}`);
    if (spent.length !== abilitiesOf({ face } as never).length) throw new Error(`${face} ability`);
    if (open.players[owner]?.camp !== camp) throw new Error(`${face} changed sides`);
  }
  for (const { meat } of open.players) if (meat < 0) throw new Error(`${meat} meat`);
  for (const { tokens } of open.camps) {
    if (tokens < 0 || tokens > 3) throw new Error(`${tokens} tokens on a Habitat`);
  }
}

const cardsOf = ({ open, own, deep }: State, seat: number) => {
  const layer = own[seat];
  return [
    ...(open.players[seat]?.discard ?? []),
    ...open.creatures.filter(({ owner }) => owner === seat),
    ...(deep.mains[seat] ?? []),
    ...(layer === undefined ? [] : [...layer.hand, ...layer.reinforcement, ...layer.search]),
  ];
};
