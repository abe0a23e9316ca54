import type {
  AnyGame,
  GameEvent,
  Layers,
  Next,
  Question,
  Script,
  Seat,
  Table,
} from '@tablee/engine';
import { ask, askAll, chance, reveal, SeatLeft } from '@tablee/engine';
import type { Catalogue } from '../matches/catalogue.ts';

interface Card {
  id: string;
  /** A canary: no viewer may receive it before the card is theirs or lies open. */
  face: string;
}

interface Open {
  round: number;
  rounds: number;
  trap: string;
  teams: string;
  cards: (Card & { seat: Seat })[];
  scores: number[];
  left: boolean[];
}

type State = Layers<Open, { hand: Card[] }, { deck: string[]; minted: number }>;
type DuelTable = Table<State, GameEvent & { [fact: string]: unknown }>;

const HAND = 3;
const DECK = 100;

/** Faces nobody would write by accident. */
export const faceOf = (value: number): string => `canary${String(value).padStart(2, '0')}quetzal`;
const numberOf = (face: string): number => Number(face.slice(6, 8));

/**
 * A small game for the server's tests: hidden hands, a sealed question to all, a winner's two steps that can be
 * undone, dice, departures. Higher `version`s ask other questions, as rules do that have changed.
 */
export function duel(version = 1): AnyGame {
  return {
    id: 'duel',
    version,
    resumesFrom: 1,
    replaysFrom: version,
    seats: [2, 4],
    options: [
      { id: 'rounds', values: [2, 4, 30], default: 4, seats: [2, 4] },
      { id: 'trap', values: ['off', 'on'], default: 'off', seats: [2, 4] },
      { id: 'teams', values: ['off', 'on'], default: 'off', seats: [3, 4] },
    ],
    cards: [],
    played: () => [],
    setup(seats: number, options) {
      const { rounds, trap, teams } = options as { rounds: number; trap: string; teams: string };
      const none = Array.from({ length: seats }, () => 0);
      const state: State = {
        open: {
          round: 0,
          rounds,
          trap,
          teams,
          cards: [],
          scores: none,
          left: none.map(() => false),
        },
        own: none.map(() => ({ hand: [] })),
        deep: { deck: Array.from({ length: DECK }, (_, value) => faceOf(value)), minted: 0 },
      };
      return { state, first: { script: 'deal', args: [] } };
    },
    scripts: {
      deal,
      playRound: (table: DuelTable) => playRound(table, version),
      end: endMatch,
    },
    leave(table: DuelTable, seat: Seat) {
      if (table.open.left[seat]) return 'ignored';
      table.open.left[seat] = true;
      table.emit({ type: 'seatLeft', clause: 'DUE-4', seat });
      return playing(table).length < 2 ? { script: 'end', args: [] } : 'goOn';
    },
    afterLeave: (): Next => ({ script: 'playRound', args: [] }),
    /** With teams on, seats 0 and 2 share what they know. */
    confidants: ({ teams }: Open, seat) => (teams === 'on' && seat % 2 === 0 ? [2 - seat] : []),
    tally: ({ own, deep }: State) => ({
      deck: deep.deck.length,
      ...Object.fromEntries(own.map(({ hand }, seat) => [`hand${seat}`, hand.length])),
    }),
    outcome: ({ scores }: Open) => ({
      scores,
      ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    }),
    explain: () => null,
    secrets: ({ open, own }: State, viewer) => {
      const mates =
        viewer === null
          ? []
          : [viewer, ...(viewer % 2 === 0 && open.teams === 'on' ? [2 - viewer] : [])];
      return [own.flatMap(({ hand }, seat) => (mates.includes(seat) ? [] : hand))];
    },
    assert: () => {},
  } as AnyGame;
}

/** A catalogue of this one game. */
export const duelCatalogue = (version = 1): Catalogue => ({
  ids: ['duel'],
  load: async () => duel(version),
});

const playing = ({ open }: DuelTable): Seat[] =>
  open.left.flatMap((left, seat) => (left ? [] : [seat]));

function* deal(table: DuelTable): Script<Next> {
  const { deck } = table.deep;
  const rolls = yield* chance(deck.map((_, i) => deck.length - i));
  for (const [i, roll] of rolls.entries()) {
    const j = i + roll;
    [deck[i], deck[j]] = [deck[j] as string, deck[i] as string];
  }
  for (const seat of playing(table)) for (let i = 0; i < HAND; i += 1) draw(table, seat);
  return { script: 'playRound', args: [] };
}

function draw(table: DuelTable, seat: Seat): void {
  const face = table.deep.deck.pop();
  if (face === undefined) return;
  table.deep.minted += 1;
  const card = { id: `c${table.deep.minted}`, face };
  table.own[seat]?.hand.push(card);
  table.emit({ type: 'cardDrawn', clause: 'DUE-1', seat }, { [seat]: { card } as never });
}

function* playRound(table: DuelTable, version: number): Script<Next> {
  const { open, own } = table;
  table.emit({ type: 'roundStarted', clause: 'DUE-2', round: open.round });
  const questions = new Map<Seat, Question>();
  for (const seat of playing(table)) {
    draw(table, seat);
    const options = (own[seat]?.hand ?? []).map(({ id }) => ({ id, card: id, verb: 'play' }));
    const facts = { version };
    questions.set(seat, {
      shape: 'pick',
      kind: 'play',
      clause: 'DUE-2',
      options,
      min: 1,
      max: 1,
      fallback: options.slice(0, 1).map(({ id }) => id),
      facts,
    });
  }
  const answers = yield* askAll(questions);
  open.cards = [];
  for (const [seat, [picked]] of answers) {
    const hand = own[seat]?.hand ?? [];
    const [card] = hand.splice(
      hand.findIndex(({ id }) => id === picked),
      1,
    );
    if (card === undefined) continue;
    open.cards.push({ ...card, seat });
    table.emit({ type: 'cardPlayed', clause: 'DUE-2', seat, card });
  }
  yield* reveal();
  const [best] = [...open.cards].sort((a, b) => numberOf(b.face) - numberOf(a.face));
  if (best !== undefined) yield* cashIn(table, best.seat);
  open.round += 1;
  return open.round < open.rounds ? { script: 'playRound', args: [] } : { script: 'end', args: [] };
}

/** The winner names an amount, then keeps it or throws a die for it. */
function* cashIn(table: DuelTable, seat: Seat): Script {
  const { open } = table;
  try {
    const amount: Question = {
      shape: 'number',
      kind: 'amount',
      clause: 'DUE-3',
      min: 1,
      max: 3,
      fallback: ['1'],
    };
    const [named] = yield* ask(seat, amount);
    open.scores[seat] = (open.scores[seat] ?? 0) + Number(named);
    table.emit({ type: 'amountNamed', clause: 'DUE-3', seat, amount: Number(named) });
    const [kept] = yield* ask(seat, {
      shape: 'confirm',
      kind: 'keep',
      reaction: true,
      clause: 'DUE-3',
      fallback: ['yes'],
    });
    if (kept === 'yes') return;
    if (open.trap === 'on') throw new Error(`no rule for ${table.deep.deck[0]}`);
    const [roll] = yield* chance([6]);
    open.scores[seat] = (open.scores[seat] ?? 0) + Number(roll);
  } catch (error) {
    if (!(error instanceof SeatLeft)) throw error;
  }
}

function* endMatch(table: DuelTable): Script<null> {
  table.emit({ type: 'matchEnded', clause: 'DUE-4' });
  return null;
}
