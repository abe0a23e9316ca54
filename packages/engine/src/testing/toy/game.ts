import type { Game, GameEvent, Table as KernelTable } from '../../game/game.ts';
import type { Layers, Seat } from '../../game/layers.ts';
import type { Modifier } from '../../mechanics/modifiers.ts';
import { modified } from '../../mechanics/modifiers.ts';
import type { Card, CardMint } from '../../mechanics/piles.ts';
import { mint, shuffle, take } from '../../mechanics/piles.ts';
import { clockwiseFrom, nextSeat } from '../../mechanics/seats.ts';
import { inOrder, offer } from '../../mechanics/windows.ts';
import type { Option } from '../../script/question.ts';
import type { Next, Script } from '../../script/script.ts';
import { ask, askAll, chance, reveal, unlessLeft } from '../../script/script.ts';

/**
 * Skirmish: a ten-minute game made to prove the engine before a real game needs it. Seats strike each other; a strike
 * opens a reaction window (shield lowers it, mirror replaces its target after a nested question), the one who is hit
 * orders its triggers, a tribute is a simultaneous secret choice, a storm is chance, rage is a modifier.
 */
interface Fighter {
  hp: number;
  rage: number;
  /** Triggers when hit: in public. */
  charms: ('thorn' | 'moss')[];
  out: boolean;
}
interface Open extends CardMint {
  fighters: Fighter[];
  discard: Card[];
  turns: number;
}
interface Own {
  hand: Card[];
}
interface Deep {
  deck: Card[];
}
export type ToyState = Layers<Open, Own, Deep>;
export interface ToyEvent extends GameEvent {
  seat?: Seat;
  amount?: number;
  cards?: readonly Card[];
}
type ToyTable = KernelTable<ToyState, ToyEvent>;

/** A strike on its way: reactions change it. */
interface Strike {
  readonly attacker: Seat;
  target: Seat;
  amount: number;
}

const DECK = [
  ...Array<string>(8).fill('strike'),
  ...Array<string>(5).fill('shield'),
  ...Array<string>(4).fill('mirror'),
  ...Array<string>(4).fill('tribute'),
  ...Array<string>(4).fill('storm'),
  ...Array<string>(4).fill('charm'),
];

const rage: Modifier<Fighter> = { source: 'rage', apply: (value, { rage }) => value + rage };

const living = (t: ToyState): Seat[] =>
  t.open.fighters.flatMap((fighter, seat) => (fighter.out ? [] : [seat]));

const livingFrom = (t: ToyState, seat: Seat): Seat[] =>
  clockwiseFrom(seat, t.open.fighters.length).filter((other) => !t.open.fighters[other]?.out);

const handOf = (t: ToyState, seat: Seat): Card[] => (t.own[seat] as Own).hand;
const fighterAt = (t: ToyState, seat: Seat): Fighter => t.open.fighters[seat] as Fighter;

const cardOption = (verb: string, card: Card): Option => ({ id: card.id, verb, card: card.id });

function* deal(t: ToyTable): Script<Next> {
  yield* shuffle(t.deep.deck);
  for (const card of t.deep.deck) card.id = mint({ open: t.open }, card.face).id;
  for (const seat of living(t)) yield* draw(t, seat, 3);
  return { script: 'takeTurn', args: [0] };
}

function* draw(t: ToyTable, seat: Seat, count: number): Script {
  const cards = t.deep.deck.splice(-count, count);
  if (cards.length === 0) return;
  handOf(t, seat).push(...cards);
  t.emit(
    { type: 'drew', clause: 'TOY-2', seat, amount: cards.length },
    { [seat]: { cards: cards.map((card) => ({ ...card })) } },
  );
  yield* reveal();
}

function discard(t: ToyTable, seat: Seat, id: string): Card {
  const card = take(handOf(t, seat), id);
  t.open.discard.push(card);
  t.emit({ type: 'played', clause: 'TOY-3', seat, cards: [{ ...card }] });
  return card;
}

const PLAYABLE = new Set(['strike', 'tribute', 'storm', 'charm']);

function* takeTurn(t: ToyTable, seat: Seat): Script<Next | null> {
  t.open.turns += 1;
  const options: Option[] = [{ id: 'rest', verb: 'rest' }];
  for (const card of handOf(t, seat)) {
    if (PLAYABLE.has(card.face)) options.push(cardOption('play', card));
  }
  const [pick] = yield* ask(seat, {
    shape: 'pick',
    kind: 'takeTurn',
    clause: 'TOY-1',
    options,
    min: 1,
    max: 1,
    fallback: ['rest'],
  });
  if (pick === undefined || pick === 'rest') yield* draw(t, seat, 1);
  else yield* play(t, seat, discard(t, seat, pick).face);
  return turnAfter(t, seat);
}

function turnAfter(t: ToyState, seat: Seat): Next | null {
  const next = nextSeat(seat, t.open.fighters.length, (other) => !fighterAt(t, other).out);
  if (living(t).length < 2 || next === undefined || t.open.turns >= 120) return null;
  return { script: 'takeTurn', args: [next] };
}

function* play(t: ToyTable, seat: Seat, face: string): Script {
  if (face === 'tribute') yield* tribute(t, seat);
  else if (face === 'storm') yield* storm(t, seat);
  else if (face === 'charm') yield* charm(t, seat);
  else yield* strike(t, seat);
}

function* strike(t: ToyTable, attacker: Seat): Script {
  const target = yield* chooseSeat(t, attacker, 'chooseTarget', attacker);
  const amount = modified(2, fighterAt(t, attacker), [rage]).value;
  fighterAt(t, attacker).rage = 0;
  const hit: Strike = { attacker, target, amount };
  // Everybody with a card is asked: the window must not tell who holds a reaction.
  yield* offer(
    () => livingFrom(t, target).filter((seat) => seat !== attacker && handOf(t, seat).length > 0),
    (seat) => react(t, seat, hit),
  );
  yield* damage(t, hit);
}

function* chooseSeat(t: ToyTable, seat: Seat, kind: string, except: Seat): Script<Seat> {
  const options = living(t)
    .filter((other) => other !== except)
    .map((other) => ({ id: `seat${other}`, verb: 'target', seat: other }));
  const [pick] = yield* ask(seat, {
    shape: 'pick',
    kind,
    clause: 'TOY-4',
    options,
    min: 1,
    max: 1,
    fallback: options.slice(0, 1).map(({ id }) => id),
  });
  return options.find((option) => option.id === pick)?.seat ?? except;
}

function* react(t: ToyTable, seat: Seat, hit: Strike): Script<boolean> {
  const options: Option[] = [{ id: 'decline', verb: 'decline' }];
  for (const card of handOf(t, seat)) {
    if (card.face === 'shield' || card.face === 'mirror') options.push(cardOption('react', card));
  }
  const picks = yield* unlessLeft(
    ask(seat, {
      shape: 'pick',
      kind: 'react',
      clause: 'TOY-5',
      options,
      min: 1,
      max: 1,
      fallback: ['decline'],
    }),
  );
  const pick = picks?.[0];
  if (pick === undefined || pick === 'decline') return false;
  const { face } = discard(t, seat, pick);
  if (face === 'shield') hit.amount = Math.max(0, hit.amount - 2);
  else hit.target = (yield* unlessLeft(chooseSeat(t, seat, 'chooseVictim', seat))) ?? hit.target;
  return true;
}

function* damage(t: ToyTable, hit: Strike): Script {
  const victim = fighterAt(t, hit.target);
  if (hit.amount === 0 || victim.out) return;
  victim.hp -= hit.amount;
  victim.rage += 1;
  t.emit({ type: 'hit', clause: 'TOY-6', seat: hit.target, amount: hit.amount });
  yield* inOrder(
    hit.target,
    'TOY-7',
    victim.charms.map((kind, i) => ({
      option: { id: `${kind}${i}`, verb: kind },
      *run(): Script {
        if (kind === 'moss') victim.hp += 1;
        // A thorn heals nothing of one who is down, and strikes back only while its owner stands.
        else if (victim.hp > 0) fighterAt(t, hit.attacker).hp -= 1;
      },
    })),
  );
  for (const seat of living(t)) if (fighterAt(t, seat).hp <= 0) fallOut(t, seat);
}

function* tribute(t: ToyTable, seat: Seat): Script {
  const questions = new Map(
    living(t)
      .filter((other) => other !== seat && handOf(t, other).length > 1)
      .map((other) => [
        other,
        {
          shape: 'pick' as const,
          kind: 'payTribute',
          clause: 'TOY-8',
          options: handOf(t, other).map((card) => cardOption('discard', card)),
          min: 1,
          max: 1,
          fallback: handOf(t, other)
            .slice(0, 1)
            .map(({ id }) => id),
        },
      ]),
  );
  for (const [other, [pick]] of yield* askAll(questions)) {
    if (pick !== undefined) discard(t, other, pick);
  }
}

function* storm(t: ToyTable, attacker: Seat): Script {
  const targets = living(t);
  const rolls = yield* chance(targets.map(() => 3));
  for (const [i, target] of targets.entries()) {
    yield* damage(t, { attacker, target, amount: rolls[i] ?? 0 });
  }
}

function* charm(t: ToyTable, seat: Seat): Script {
  const options = (['thorn', 'moss'] as const).map((kind) => ({ id: kind, verb: kind }));
  const [pick] = yield* ask(seat, {
    shape: 'pick',
    kind: 'chooseCharm',
    clause: 'TOY-9',
    options,
    min: 1,
    max: 1,
    fallback: ['thorn'],
  });
  fighterAt(t, seat).charms.push(pick === 'moss' ? 'moss' : 'thorn');
}

function fallOut(t: ToyTable, seat: Seat): void {
  fighterAt(t, seat).out = true;
  t.open.discard.push(...handOf(t, seat).splice(0));
  t.emit({ type: 'fell', clause: 'TOY-10', seat });
}

function* end(): Script<null> {
  return null;
}

export const toy: Game<ToyState, ToyEvent> = {
  id: 'toy',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [2, 4],
  options: [],
  cards: [...new Set(DECK)],
  played: (event) => (event.type === 'played' ? (event.cards ?? []).map(({ face }) => face) : []),
  setup: (seats) => ({
    state: {
      open: {
        nextCard: 0,
        fighters: Array.from({ length: seats }, () => ({ hp: 6, rage: 0, charms: [], out: false })),
        discard: [],
        turns: 0,
      },
      own: Array.from({ length: seats }, () => ({ hand: [] })),
      deep: { deck: DECK.map((face, i) => ({ id: `d${i}`, face })) },
    },
    first: { script: 'deal', args: [] },
  }),
  scripts: { deal, takeTurn, end },
  leave(t, seat) {
    if (fighterAt(t, seat).out) return 'ignored';
    fallOut(t, seat);
    return living(t).length < 2 ? { script: 'end', args: [] } : 'goOn';
  },
  afterLeave: (t, seat) => turnAfter(t, seat),
  tally: (state) => {
    const tally: Record<string, number> = { deck: state.deep.deck.length };
    state.own.forEach(({ hand }, seat) => {
      tally[`hand${seat}`] = hand.length;
    });
    return tally;
  },
  outcome: () => null,
  explain: () => null,
  secrets: (state, viewer) => [
    [...state.deep.deck, ...state.own.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))],
  ],
  assert(state) {
    const cards = [
      ...state.deep.deck,
      ...state.open.discard,
      ...state.own.flatMap(({ hand }) => hand),
    ];
    if (cards.length !== DECK.length) throw new Error(`${cards.length} cards of ${DECK.length}`);
    if (new Set(cards.map(({ id }) => id)).size !== cards.length) throw new Error('twin card ids');
  },
};
