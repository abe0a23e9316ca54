import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame, Game, GameEvent, Table as KernelTable } from '../game/game.ts';
import type { Layers, Seat } from '../game/layers.ts';
import type { Card } from '../mechanics/piles.ts';
import { shuffle, take } from '../mechanics/piles.ts';
import type { Question } from '../script/question.ts';
import type { Next, Script } from '../script/script.ts';
import { ask, askAll, reveal } from '../script/script.ts';
import { Session } from '../session/session.ts';
import { seedsUpTo } from './effort.ts';
import type { Proved } from './leaks.ts';
import { proveNoLeaks } from './leaks.ts';
import { toy } from './toy/game.ts';

/** A mistake that a game may make. */
type Mistake =
  /** The open half of an event names the card that a seat has drawn: its face, or the whole card. */
  | 'eventFace'
  | 'eventCard'
  /** Another seat’s own half does. */
  | 'eventOfAnother'
  /** A card is looked at, and the look can be taken back. */
  | 'undo'
  /** Only those are asked who hold a card to answer with, or they are asked something else. */
  | 'awaited'
  | 'kind'
  /** A window opens only if a seat holds such a card. */
  | 'window'
  /** The ids of hidden cards are public. */
  | 'id'
  /** The last thing a root script does lays open a hidden card, by the order of names or by an event. */
  | 'idOrder'
  | 'lastEvent';

interface Open {
  played: Card[];
  marks: string[];
  turns: number;
}
interface Own {
  hand: Card[];
}
interface Deep {
  deck: Card[];
}
type State = Layers<Open, Own, Deep>;
interface Told extends GameEvent {
  readonly seat: Seat;
  readonly cards?: readonly Card[];
  readonly face?: string;
}
type Table = KernelTable<State, Told>;

const SEATS = [0, 1, 2];
const TURNS = 12;
const handOf = (t: State, seat: Seat): Card[] => (t.own[seat] as Own).hand;
const hasShield = (t: State, seat: Seat): boolean =>
  handOf(t, seat).some(({ face }) => face === 'shield');

/**
 * A game with each way to learn something: a turn of looking at the deck and keeping or playing what was found, and a window of
 * reactions. `mistake` is what it does wrong; none: nothing.
 */
function cards(mistake?: Mistake): AnyGame {
  function* deal(t: Table): Script<Next> {
    yield* shuffle(t.deep.deck);
    for (const [i, card] of t.deep.deck.entries()) card.id = `c${i}`;
    for (const seat of SEATS) handOf(t, seat).push(...t.deep.deck.splice(-2));
    return { script: 'turn', args: [0] };
  }

  function* turn(t: Table, seat: Seat): Script<Next | null> {
    t.open.turns += 1;
    if (mistake === 'id') t.open.marks = t.deep.deck.slice(-1).map(idOf);
    const [pick] = yield* ask(seat, choice('turn', ['look', 'rest']));
    if (pick === 'look') yield* look(t, seat);
    const [sure] = yield* ask(seat, choice('play', ['keep', ...handOf(t, seat).map(idOf)]));
    if (sure !== 'keep' && sure !== undefined) t.open.played.push(take(handOf(t, seat), sure));
    yield* window(t, seat);
    if (mistake === 'lastEvent') {
      const cards = t.deep.deck.slice(-1).map((card) => ({ ...card }));
      t.emit({ type: 'next', clause: 'TOY-2', seat, cards });
    }
    if (t.open.turns >= TURNS || t.deep.deck.length === 0) return null;
    return { script: 'turn', args: [(seat + 1) % SEATS.length] };
  }

  function* look(t: Table, seat: Seat): Script {
    const [card] = t.deep.deck.splice(-1);
    if (card === undefined) return;
    handOf(t, seat).push(card);
    const found = { cards: [{ ...card }] };
    const next = (seat + 1) % SEATS.length;
    t.emit(
      {
        type: 'drew',
        clause: 'TOY-2',
        seat,
        ...(mistake === 'eventFace' ? { face: card.face } : {}),
        ...(mistake === 'eventCard' ? found : {}),
      },
      { [seat]: found, ...(mistake === 'eventOfAnother' ? { [next]: found } : {}) },
    );
    if (mistake !== 'undo') yield* reveal();
  }

  function* window(t: Table, seat: Seat): Script {
    const others = SEATS.filter((other) => other !== seat);
    const asked = mistake === 'awaited' ? others.filter((each) => hasShield(t, each)) : others;
    if (asked.length === 0) return;
    if (mistake === 'window' && !others.some((each) => hasShield(t, each))) return;
    const isHeld = mistake === 'kind' && others.some((each) => hasShield(t, each));
    const questionOf = (other: Seat): Question => ({
      ...choice(isHeld ? 'shield' : 'react', ['pass', ...handOf(t, other).map(idOf)]),
      reaction: true,
    });
    const answers = yield* askAll(new Map(asked.map((other) => [other, questionOf(other)])));
    for (const [other, [pick]] of answers) {
      if (pick !== 'pass' && pick !== undefined) t.open.played.push(take(handOf(t, other), pick));
    }
    if (mistake === 'idOrder') {
      const last = [...t.deep.deck].sort((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
      t.open.marks = [last?.face ?? ''];
    }
  }

  const game: Game<State, Told> = {
    ...(toy as unknown as Game<State, Told>),
    id: 'cards',
    seats: [3, 3],
    setup: () => ({
      state: {
        open: { played: [], marks: [], turns: 0 },
        own: SEATS.map(() => ({ hand: [] })),
        deep: {
          deck: Array.from({ length: 24 }, (_, i) => ({
            id: `d${i}`,
            face: i % 6 === 0 ? 'shield' : `blank${i % 6}`,
          })),
        },
      },
      first: { script: 'deal', args: [] },
    }),
    scripts: { deal, turn },
    tally: ({ own, deep }) => ({
      deck: deep.deck.length,
      ...Object.fromEntries(own.map(({ hand }, seat) => [`hand${seat}`, hand.length])),
    }),
    secrets: (state, viewer) => [
      [...state.deep.deck, ...state.own.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))],
    ],
    assert: () => {},
  };
  return game;
}

const idOf = ({ id }: Card): string => id;

const choice = (kind: string, options: readonly string[]): Question => ({
  shape: 'pick',
  kind,
  clause: 'TOY-1',
  options: options.map((id) => ({ id })),
  min: 1,
  max: 1,
  fallback: options.slice(0, 1),
});

const prove = (game: AnyGame): Proved => proveNoLeaks(game, SEATS.length, {}, seedsUpTo(30));

test('the proof finds nothing in a game that tells nothing, and has met all it looks for', () => {
  const { compared, across, sealed, undoable } = prove(cards());
  expect(compared).toBeGreaterThan(500);
  expect(across).toBeGreaterThan(100);
  expect(sealed).toBeGreaterThan(50);
  expect(undoable).toBeGreaterThan(50);
});

test.each([
  ['eventFace', 'sees what is hidden'],
  ['eventCard', 'sees what is hidden'],
  ['eventOfAnother', 'sees what is hidden'],
  ['undo', 'could take back what seat'],
  ['awaited', 'sees what is hidden'],
  ['kind', 'sees what is hidden'],
  ['window', 'sees what is hidden'],
  ['id', 'sees what is hidden'],
  ['idOrder', 'sees what is hidden'],
  ['lastEvent', 'sees what is hidden'],
] as const)('the proof catches a game that leaks by %s', (mistake, found) => {
  expect(() => prove(cards(mistake))).toThrow(found);
});

test('the proof catches a number that depends on a hidden face', () => {
  const leaky: AnyGame = {
    ...toy,
    tally: (state) => ({ top: state.deep.deck.at(-1)?.face.length ?? 0 }),
  };
  expect(() => prove(leaky)).toThrow('sees what is hidden');
});

describe('the proof catches an engine', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('that shows who has answered in an open window', () => {
    const { awaited } = Session.prototype;
    vi.spyOn(Session.prototype, 'awaited').mockImplementation(function (this: Session) {
      const all = awaited.call(this);
      if (all?.unseen !== true) return all;
      return { ...all, ready: all.seats.filter((seat) => this.questionOf(seat) === null) };
    });
    expect(() => prove(cards())).toThrow('sees that seat');
  });

  test('that tells an event of an answer in an open window', () => {
    const { takeEvents, answer } = Session.prototype;
    const heard = new WeakSet<Session>();
    vi.spyOn(Session.prototype, 'answer').mockImplementation(function (this: Session, ...given) {
      const answered = answer.apply(this, given);
      if (this.sealedUnseen > 0) heard.add(this);
      return answered;
    });
    vi.spyOn(Session.prototype, 'takeEvents').mockImplementation(function (this: Session) {
      const events = takeEvents.call(this);
      if (!heard.delete(this)) return events;
      return [...events, { open: { type: 'answered', clause: 'TOY-1' } }];
    });
    expect(() => prove(cards())).toThrow('hears that seat');
  });

  test('that lets what was shown be taken back', () => {
    vi.spyOn(Session.prototype, 'canUndo').mockReturnValue(true);
    expect(() => prove(cards())).toThrow('could take back what');
  });
});
