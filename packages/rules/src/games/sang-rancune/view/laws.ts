import type { Card } from '@tablee/engine';
import { conserved, law, noTwins } from '@tablee/engine';
import { deckFaces } from '../cards/deck.ts';
import { ENCOUNTERS } from '../encounters/encounters.ts';
import { living, playerAt, START_LIFE } from '../state/players.ts';
import type { Open, State } from '../state/state.ts';

/** Throws if cards are lost or doubled, numbers do not match the living, or life is out of bounds. */
export function assert(state: State): void {
  assertTable(state);
  if (state.open.stage === 0 && state.deep.deck.length === 0) return;
  conserved(
    deckFaces(),
    cardsOf(state).map(({ face }) => face),
    'action cards',
  );
  conserved(
    ENCOUNTERS.map(({ id }) => id),
    encountersOf(state),
    'encounters',
  );
}

/** The laws of a table whose deck need not be whole: that of a test. */
export function assertTable(state: State): void {
  const ids = cardsOf(state).map(({ id }) => id);
  noTwins(ids, 'card ids');
  const { open, own } = state;
  for (const [seat, { set }] of own.entries()) {
    const { faceDown, life, alive, prestige } = playerAt(open, seat);
    law(faceDown === set.length, `seat ${seat}: ${set.length} of ${faceDown} set`);
    law(life >= 0 && life <= START_LIFE, `seat ${seat} has ${life} life`);
    law(alive === life > 0, `seat ${seat} has ${life} life and is alive: ${alive}`);
    law(prestige >= 0, `seat ${seat} has ${prestige} prestige`);
  }
  law(open.pile.length === state.deep.pile.length, 'encounter pile miscounted');
  expectNumbers(open);
}

function cardsOf({ open, own, deep }: State): Card[] {
  const { encounter, reveal } = open;
  return [
    ...deep.deck,
    ...open.discard,
    ...open.removed,
    ...open.loot,
    ...open.players.flatMap(({ items, setups }) => [...items, ...setups.map(({ card }) => card)]),
    ...own.flatMap(({ hand, set }) => [...hand, ...set]),
    ...(encounter?.pile.flatMap(({ cards }) => cards) ?? []),
    ...(reveal?.pending ?? []),
    ...(reveal?.attacks.flatMap(({ card, setups }) => [card, ...setups.map((each) => each.card)]) ??
      []),
    ...(open.final?.hands.flat() ?? []),
  ];
}

const encountersOf = ({ open, deep }: State): string[] => [
  ...[...deep.pile, ...deep.box].map(({ face }) => face),
  ...open.past.map(({ face }) => face),
  ...(open.encounter === null ? [] : [open.encounter.face]),
];

/** Numbers held are 1 to as many as live (SAN-R.28). */
function expectNumbers(open: Open): void {
  const held = living(open)
    .map((seat) => playerAt(open, seat).initiative)
    .filter((number) => number !== null)
    .sort((a, b) => a - b);
  const isRow = held.every((number, i) => number === i + 1);
  const isWhole = held.length === 0 || held.length === living(open).length;
  law(isRow && isWhole, `initiative numbers ${held.join()}`);
}
