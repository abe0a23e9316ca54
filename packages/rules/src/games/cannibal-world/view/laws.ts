import { conserved, law, noTwins } from '@tablee/engine';
import { cardOf, strengthOf } from '../cards/catalogue.ts';
import { abilitiesOf } from '../creatures/creatures.ts';
import type { State } from '../state/state.ts';

/** Throws if cards are lost or doubled, or a creature lives that should be dead. */
export function assert(state: State): void {
  assertTable(state);
  const { open, own } = state;
  if (open.phase === 'decks' || open.phase === 'sideboard' || open.phase === 'over') return;
  for (const [seat, { deck }] of own.entries()) {
    const found = cardsOf(state, seat).map(({ face }) => face);
    if (found.length > 0) conserved(deck?.main ?? [], found, `cards of seat ${seat}`);
  }
}

/** The laws of a table whose decks need not be whole: that of a test. */
export function assertTable(state: State): void {
  const { open, own } = state;
  const ids = own.flatMap((_, seat) => cardsOf(state, seat).map(({ id }) => id));
  noTwins(ids, 'card ids');
  for (const { face, damage, spent, camp, owner } of open.creatures) {
    law(cardOf(face).kind === 'creature', `${face} is no creature`);
    law(damage >= 0 && damage < strengthOf(face), `${face} lives with ${damage}`);
    law(spent.length === abilitiesOf({ face } as never).length, `${face} ability`);
    law(open.players[owner]?.camp === camp, `${face} changed sides`);
  }
  for (const { meat } of open.players) law(meat >= 0, `${meat} meat`);
  for (const { tokens } of open.camps) {
    law(tokens >= 0 && tokens <= 3, `${tokens} tokens on a Habitat`);
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
