import type { AnyGame, Layers, Question, Table } from '@tablee/engine';
import { ask, newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { worldsOf } from './playout.ts';
import { search } from './search.ts';
import type { Thinker } from './thinker.ts';

interface Card {
  readonly id: string;
  readonly face: string;
}
type Bluff = Layers<
  { said: string; replied: string },
  { card: Card | null },
  { readonly rest: readonly Card[] }
>;

const which = (kind: string, ids: readonly string[]): Question => ({
  ...{ shape: 'pick', kind, clause: 'B-1', min: 1, max: 1, fallback: [ids[0] as string] },
  options: ids.map((id) => ({ id })),
});

/** Seat 1 holds a high or a low card, and raises or waits. Seat 0 folds, or calls and wins against a low one. */
const bluff: AnyGame = {
  id: 'bluff',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [2, 2],
  options: [],
  cards: [],
  played: () => [],
  setup: () => ({
    state: {
      open: { said: '', replied: '' },
      own: [{ card: null }, { card: { id: 'held', face: 'low' } }],
      deep: { rest: [{ id: 'left', face: 'high' }] },
    },
    first: { script: 'turn', args: [] },
  }),
  scripts: {
    *turn(table: Table<Bluff>) {
      [table.open.said = ''] = yield* ask(1, which('say', ['raise', 'wait']));
      [table.open.replied = ''] = yield* ask(0, which('reply', ['call', 'fold']));
      return null;
    },
  },
  leave: () => 'ignored',
  afterLeave: () => null,
  tally: () => ({}),
  outcome: ({ replied }: Bluff['open']) =>
    replied === '' ? null : { ranks: [1, 2], scores: [0, 0] },
  explain: () => null,
  secrets: ({ own, deep }: Bluff, viewer) => {
    const held = own[1]?.card;
    return [[...(held && viewer !== 1 ? [held] : []), ...deep.rest]];
  },
  assert: () => {},
};

/** Raises with a high card alone. */
const mind: Bot = (view, { kind }) => {
  if (kind === 'reply') return ['call'];
  const { card } = view.own as { readonly card: Card };
  return [card.face === 'high' ? 'raise' : 'wait'];
};

/** Seat 1 has said it, with the low card. */
function positionAfter(said: string) {
  const session = new Session(bluff, newPosition(bluff, 2, {}), { dice: seededDice(seeded(1)) });
  session.answer(1, [said]);
  return session.position();
}

const WORLDS = 400;

function shareOfHigh(said: string, believing: { readonly mind?: Bot }): number {
  const next = worldsOf(
    { game: bluff, position: positionAfter(said), seat: 0, ...believing },
    seeded(3),
  );
  let high = 0;
  for (let i = 0; i < WORLDS; i += 1) {
    const { own } = next().state as Bluff;
    if (own[1]?.card?.face === 'high') high += 1;
  }
  return high / WORLDS;
}

test('a hidden card is imagined more often as one with which others would have answered as they did', () => {
  for (const said of ['raise', 'wait']) expect(shareOfHigh(said, {})).toBeCloseTo(0.5, 1);
  const afterRaise = shareOfHigh('raise', { mind });
  expect(afterRaise).toBeGreaterThan(0.68);
  // Others are not that mind: no card is ruled out.
  expect(afterRaise).toBeLessThan(0.9);
  expect(shareOfHigh('wait', { mind })).toBeLessThan(0.32);
});

test('what others did weighs in the answer, in games that say so', () => {
  const worth = (_: unknown, __: number, { open, own }: Layers): number => {
    if ((open as Bluff['open']).replied === 'fold') return 0.4;
    return (own as Bluff['own'])[1]?.card?.face === 'low' ? 1 : 0;
  };
  const thinker: Thinker = { playouts: 1, rollout: mind, worth };
  const bestFor = (thinks: Thinker) => {
    const position = positionAfter('raise');
    return search({ game: bluff, position, seat: 0, thinker: thinks, playouts: 400, seed: 2 })[0];
  };
  expect(bestFor(thinker)?.picks).toEqual(['call']);
  expect(bestFor({ ...thinker, believes: true })?.picks).toEqual(['fold']);
});
