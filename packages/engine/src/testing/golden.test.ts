import { describe, expect, test } from 'vitest';
import type { AnyGame, GameEvent, Table } from '../game/game.ts';
import type { Layers } from '../game/layers.ts';
import { firstDifference, keepGolden, lookAtStates } from './golden.ts';
import { ShapeOfStates } from './shape.ts';
import type { ToyState } from './toy/game.ts';
import { toy } from './toy/game.ts';

const kept = keepGolden(toy, 3, {}, 1);

/** The toy with another `takeTurn`. */
function turning(change: (table: Table) => void): AnyGame {
  const { takeTurn } = toy.scripts as AnyGame['scripts'];
  return {
    ...toy,
    scripts: {
      ...toy.scripts,
      *takeTurn(table: Table, ...args: unknown[]) {
        change(table);
        return yield* takeTurn?.(table, ...args) ?? [];
      },
    },
  } as AnyGame;
}

/** The toy with something more in its state. */
const roomier: AnyGame = {
  ...toy,
  setup: (...args) => {
    const { state, first } = toy.setup(...args);
    return { state: { ...state, open: { ...state.open, extra: true } as never }, first };
  },
};

describe('a golden match', () => {
  test('holds what players can tell: a state that is laid out otherwise plays as before', () => {
    expect(firstDifference(toy, kept)).toBeNull();
    expect(firstDifference(roomier, kept)).toBeNull();
  });

  test('notices an event more, or one that says something else', () => {
    const event = { type: 'rested', clause: 'TOY-1' } as GameEvent;
    expect(
      firstDifference(
        turning((table) => table.emit(event)),
        kept,
      ),
    ).not.toBeNull();
  });

  test('notices an option that is not offered any more', () => {
    const disarmed = turning((table) => {
      const [own] = table.own as { hand: unknown[] }[];
      own?.hand.splice(0, 1);
    });
    expect(firstDifference(disarmed, kept)).not.toBeNull();
  });

  test('notices another end', () => {
    const winner: AnyGame['outcome'] = ({ fighters }: ToyState['open']) => {
      const living = fighters.filter(({ out }) => !out);
      if (living.length > 1) return null;
      return { ranks: fighters.map(({ out }) => (out ? 2 : 1)), scores: [] };
    };
    const won = keepGolden({ ...toy, outcome: winner } as AnyGame, 3, {}, 1);
    expect(firstDifference(toy, won)).toBe(won.answers.length);
  });
});

describe('the shape of states', () => {
  const shapeOf = (states: readonly Layers[]): readonly string[] => {
    const shape = new ShapeOfStates();
    for (const state of states) shape.see(state);
    return shape.lines;
  };
  const shapeIn = (game: AnyGame): readonly string[] => {
    const shape = new ShapeOfStates();
    lookAtStates(game, kept, shape.see);
    return shape.lines;
  };
  const state = (open: unknown) => ({ open, own: [], deep: {} }) as unknown as Layers;

  test('is one line per place, with the kinds of values met there', () => {
    const states = [state({ seat: null, hands: [[{ id: 'c1' }], []] }), state({ seat: 2 })];
    expect(shapeOf(states)).toEqual(['open.hands[][].id string', 'open.seat null number']);
  });

  test('takes ids and numbers for data, wherever they are keys', () => {
    const open = {
      cards: [{ id: 'cabc' }],
      byCard: { cabc: true, cxyz: true },
      bySeat: { 0: 'a' },
    };
    const later = state({ cards: [{ id: 'cxyz' }] });
    expect(shapeOf([state(open), later])).toEqual([
      'open.byCard.* boolean',
      'open.bySeat.* string',
      'open.cards[].id string',
    ]);
  });

  test('shows what has come to a state', () => {
    const before = shapeIn(toy);
    const come = shapeIn(roomier).filter((line) => !before.includes(line));
    expect(come).toEqual(['open.extra boolean']);
  });
});
