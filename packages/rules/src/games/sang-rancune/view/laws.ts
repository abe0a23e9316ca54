import type { Card } from '@tablee/engine';
import { deckFaces } from '../cards/deck.ts';
import { ENCOUNTERS } from '../encounters/encounters.ts';
import { living, playerAt, START_LIFE } from '../table/players.ts';
import type { Open, State } from '../table/state.ts';

/** Throws if cards are lost or doubled, numbers do not match the living, or life is out of bounds. */
export function assert(state: State): void {
  assertTable(state);
  if (state.open.stage === 0 && state.deep.deck.length === 0) return;
  expectSame(deckFaces(), cardsOf(state), 'action cards');
  expectSame(
    ENCOUNTERS.map(({ id }) => id),
    encountersOf(state).map((face) => ({ face })),
    'encounters',
  );
}

/** The laws of a table whose deck need not be whole: that of a test. */
export function assertTable(state: State): void {
  const ids = cardsOf(state).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Error('twin card ids');
  const { open, own } = state;
  for (const [seat, { set }] of own.entries()) {
    const { faceDown, life, alive, prestige } = playerAt(open, seat);
    if (faceDown !== set.length) throw new Error(`seat ${seat}: ${set.length} of ${faceDown} set`);
    if (life < 0 || life > START_LIFE) throw new Error(`seat ${seat} has ${life} life`);
    if (alive !== life > 0) throw new Error(`seat ${seat} has ${life} life and is alive: ${alive}`);
    if (prestige < 0) throw new Error(`seat ${seat} has ${prestige} prestige`);
  }
  if (open.pile.length !== state.deep.pile.length) throw new Error('encounter pile miscounted');
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

function expectSame(
  expected: readonly string[],
  found: readonly { readonly face: string }[],
  what: string,
): void {
  const [wanted, here] = [[...expected].sort(), found.map(({ face }) => face).sort()];
  if (wanted.join() !== here.join()) {
    throw new Error(`${here.length} of ${wanted.length} ${what}: ${here.join()}`);
  }
}

/** Numbers held are 1 to as many as live (SAN-R.28). */
function expectNumbers(open: Open): void {
  const held = living(open)
    .map((seat) => playerAt(open, seat).initiative)
    .filter((number) => number !== null)
    .sort((a, b) => a - b);
  const isRow = held.every((number, i) => number === i + 1);
  if (!isRow || (held.length > 0 && held.length !== living(open).length)) {
    throw new Error(`initiative numbers ${held.join()}`);
  }
}
