import { describe, expect, test } from 'vitest';
import type { Game, Table } from '../game/game.ts';
import type { Layers } from '../game/layers.ts';
import type { Card, MintKey } from '../mechanics/piles.ts';
import { orderOf, remint, rollsFor, shuffle } from '../mechanics/piles.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Script } from '../script/script.ts';
import { ask } from '../script/script.ts';
import { determinise, imaginings } from './determinise.ts';
import { newPosition } from './position.ts';
import { Session } from './session.ts';

interface Own {
  hand: Card[];
  note?: string;
}
type State = Layers<
  { nextCard: number; discard: Card[]; shown: Card[]; told: string[] },
  Own,
  { deck: Card[] } & MintKey
>;

const cardsOf = (faces: string): Card[] => [...faces].map((face) => ({ id: `c-${face}`, face }));

/**
 * Seat 1 holds two of the cards a to d, the others are the deck. It puts aside an "a" or "b", if it has one, and nobody sees it;
 * all see what it does if it has noted "tell". Its discards v to z are shuffled, the top one is shown, the others go under the deck, all of which gets new names. Then seat 0 is asked.
 */
const game: Game<State> = {
  id: 'aside',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [2, 2],
  options: [],
  cards: [],
  played: () => [],
  setup: () => ({
    state: {
      open: { nextCard: 0, discard: cardsOf('vwxyz'), shown: [], told: [] },
      own: [{ hand: [] }, { hand: cardsOf('ac') }],
      deep: { deck: cardsOf('bd') },
    },
    first: { script: 'turn', args: [] },
  }),
  scripts: {
    *turn(table: Table<State>) {
      const { open, own, deep } = table;
      const { hand, note } = own[1] as Own;
      const asked = { shape: 'pick', clause: 'A-1', min: 1, max: 1 } as const;
      const options = hand.filter(({ face }) => 'ab'.includes(face)).map(({ id }) => ({ id }));
      yield* ask(1, {
        ...{ ...asked, kind: 'aside', options: [...options, { id: 'pass' }] },
        fallback: ['pass'],
      });
      if (note === 'tell') open.told.push(note);
      const pile = open.discard.splice(0);
      yield* shuffle(pile);
      open.shown.push(pile.pop() as Card);
      deep.deck.unshift(...pile);
      remint(table, deep.deck);
      yield* ask(0, { ...asked, kind: 'go', options: [{ id: 'yes' }], fallback: ['yes'] });
      return null;
    },
  },
  leave: () => 'ignored',
  afterLeave: () => null,
  tally: () => ({}),
  outcome: () => null,
  explain: () => null,
  secrets: ({ own, deep }, viewer) => [
    [...deep.deck, ...(viewer === 1 ? [] : (own[1]?.hand ?? []))],
  ],
  forget(own) {
    delete own.note;
  },
  assert: () => {},
};

function played(note: string, answer: string): Session {
  const start = newPosition(game, 2, {});
  const own = [{ hand: [] }, { hand: cardsOf('ac'), ...(note !== '' && { note }) }];
  const session = new Session(
    game,
    { ...start, checkpoint: { ...start.checkpoint, own } },
    { dice: seededDice(seeded(3)) },
  );
  expect(session.answer(1, [answer]).ok).toBe(true);
  return session;
}

const noDice = (): never => {
  throw new Error('an imagined match draws nothing');
};

/** Worlds imagined for seat 0. */
function worldsOf(session: Session, count = 60): State[] {
  const imagine = imaginings(game, session.position(), 0);
  const random = seeded(1);
  return Array.from({ length: count }, () => imagine(random))
    .filter((position) => position !== null)
    .map((position) => new Session(game, position, { dice: noDice }).state as State);
}

describe('what a seat imagines', () => {
  test('an answer that nobody has seen may be another one: cards that would not allow it are imagined too', () => {
    const session = played('', 'c-a');
    const hands = worldsOf(session).map(({ own }) => own[1]?.hand.map(({ face }) => face).join(''));
    // Two of four cards, and in either order: "a" is no more often the first than any other.
    expect(new Set(hands).size).toBe(12);
    const first = hands.filter((hand) => hand?.startsWith('a')).length;
    expect(first).toBeLessThan(hands.length / 2);
    expect(hands).toContain('dc');
  });

  test('open cards are hidden again once they are shuffled, except the one shown since', () => {
    const session = played('', 'pass');
    const [shown] = (session.state as State).open.shown;
    const orders = worldsOf(session).map(({ open, deep }) => {
      expect(open.shown).toEqual([shown]);
      return deep.deck.slice(0, 4).map(({ face }) => face);
    });
    const places = orders[0]?.map((_, place) => new Set(orders.map((order) => order[place])).size);
    // Four faces are left for each place, and two more of the deck may lie there.
    for (const faces of places ?? []) expect(faces).toBeGreaterThan(3);
  });

  test('another seat’s notes are blank, unless they have come out', () => {
    for (const { own } of worldsOf(played('quiet', 'pass'), 5))
      expect(own[1]?.note).toBeUndefined();
    for (const { own } of worldsOf(played('tell', 'pass'), 5)) expect(own[1]?.note).toBe('tell');
  });

  test('answers are named by the questions that are asked in it', () => {
    const session = played('', 'pass');
    const dealt = determinise(game, session.position(), 0, seeded(4));
    expect(dealt?.answers).not.toEqual(session.position().answers);
    expect(JSON.stringify(dealt)).not.toContain('mark');
    expect(dealt).toEqual(JSON.parse(JSON.stringify(dealt)));
  });
});

function drawn(script: Script, rolls: readonly number[]): void {
  script.next();
  script.next(rolls);
}

test('the numbers of a shuffle and the order it leads to tell each other', () => {
  const random = seeded(2);
  for (let size = 0; size < 9; size += 1) {
    const rolls = Array.from({ length: Math.max(0, size - 1) }, (_, i) =>
      Math.floor(random() * (size - i)),
    );
    expect(rollsFor(orderOf(rolls))).toEqual(rolls);
    const pile = Array.from({ length: rolls.length + 1 }, (_, i) => i);
    drawn(shuffle(pile), rolls);
    expect(pile).toEqual(orderOf(rolls));
  }
});
