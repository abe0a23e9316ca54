import type { Options } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/layers.ts';
import type { Question } from '../../kernel/question.ts';
import type { Next, Script } from '../../kernel/script.ts';
import { askAll, chance, reveal } from '../../kernel/script.ts';
import { mint, remint, shown, shuffle, take } from '../../table/piles.ts';
import type { FactionId } from './cards/card.ts';
import { factionOf } from './cards/catalogue.ts';
import {
  customChoice,
  PRECON_OPTIONS,
  preconDeck,
  preconNamed,
  RANDOM,
  randomDeck,
} from './decks/choice.ts';
import { decodeDeck } from './decks/code.ts';
import { deckRulesOf, pointsOf } from './decks/validate.ts';
import { byFace } from './order.ts';
import { campAt, handOf, mainOf, ownAt, playerAt, reinforcementOf } from './players.ts';
import type { DeckList, ModeId, Own, Player, State, Table } from './state.ts';

const TOKENS = 3;
const HAND = 6;
const FIRST_MEAT = 2;
export const MEAT = 4;

/** Chairs of both camps: side by side, left player first (CAN-R.68). */
const CAMPS: { readonly [mode in ModeId]: readonly (readonly Seat[])[] } = {
  duel: [[0], [1]],
  '2v2': [
    [0, 1],
    [2, 3],
  ],
};

/** Who plays with whom, for those who choose their chairs. */
export const teamsOf = (_seats: number, { mode }: Options): readonly (readonly Seat[])[] | null =>
  mode === '2v2' ? CAMPS['2v2'] : null;

/** Who sits opposite whom: turns go to and fro, A1, B1, A2, B2 (CAN-19.4, R.68). */
const ORDERS: { readonly [mode in ModeId]: readonly (readonly Seat[])[] } = {
  duel: [
    [0, 1],
    [1, 0],
  ],
  '2v2': [
    [0, 3, 1, 2],
    [2, 1, 3, 0],
  ],
};

const emptyPlayer = (camp: number): Player => ({
  camp,
  faction: null,
  isPrecon: true,
  meat: 0,
  discard: [],
  exhausted: false,
  shown: [],
  sideboard: null,
  mulligan: false,
});

const emptyOwn = (): Own => ({
  hand: [],
  reinforcement: [],
  search: [],
  deck: null,
  registered: null,
});

/** An empty table; `begin` asks for the decks. */
export function setup(seats: number, options: Options): { state: State; first: Next } {
  const chosen = Object.fromEntries(
    Object.entries(options).map(([id, value]) => [id, String(value)]),
  );
  const mode = chosen.mode as ModeId;
  const camps = CAMPS[mode].map((each) => ({ seats: [...each], habitat: null, tokens: TOKENS }));
  const state: State = {
    open: {
      nextCard: 0,
      mode,
      options: chosen,
      phase: 'decks',
      camps,
      players: Array.from({ length: seats }, (_, seat) =>
        emptyPlayer(camps.findIndex((camp) => camp.seats.includes(seat))),
      ),
      creatures: [],
      order: [],
      active: 0,
      turn: 0,
      step: 'draw',
      pillaged: false,
      gave: false,
      assault: null,
      combat: null,
      entered: [],
      tournament: chosen.match === 'tournament' ? { game: 1, wins: [0, 0] } : null,
      final: null,
    },
    own: Array.from({ length: seats }, emptyOwn),
    deep: { mains: Array.from({ length: seats }, () => []) },
  };
  return { state, first: { script: 'begin', args: [] } };
}

/** Everybody chooses a deck, unseen by the others (CAN-3.1). */
export function* begin(table: Table): Script<Next> {
  const { open, own } = table;
  const game = open.tournament?.game ?? 1;
  table.emit({ type: 'gameStarted', clause: 'CAN-3.1', mode: open.mode, game });
  const question: Question =
    open.options.decks === 'custom'
      ? customChoice(open.options)
      : {
          shape: 'pick',
          kind: 'chooseDeck',
          clause: 'CAN-3.1',
          options: PRECON_OPTIONS,
          min: 1,
          max: 1,
          fallback: [PRECON_OPTIONS[0]?.id ?? ''],
        };
  const picks = yield* askAll(new Map(own.map((_, seat) => [seat, question])));
  for (const [seat, [pick = '']] of picks) {
    register(table, seat, yield* deckNamed(table, pick), preconNamed(pick) !== null);
  }
  yield* reveal();
  return { script: 'chooseHabitats', args: [] };
}

function* deckNamed({ open }: Table, pick: string): Script<DeckList> {
  const precon = preconNamed(pick);
  if (precon !== null) return preconDeck(precon);
  if (pick === RANDOM) return yield* randomDeck(deckRulesOf(open.options));
  const deck = decodeDeck(pick);
  if (deck === null) throw new Error(`no deck ${pick}`);
  return deck;
}

/** The list is fixed for the match (CAN-20.3). In a custom match nobody sees that a deck is a known one. */
function register(table: Table, seat: Seat, deck: DeckList, isPrecon: boolean): void {
  const player = playerAt(table.open, seat);
  const own = ownAt(table, seat);
  own.deck = deck;
  own.registered = { ...deck, main: [...deck.main], sideboard: [...deck.sideboard] };
  player.faction = deck.faction;
  player.isPrecon = isPrecon && table.open.options.decks === 'precon';
  if (deck.sideboard.length > 0) {
    player.sideboard = { cards: deck.sideboard.length, points: pointsOf(deck.sideboard) };
  }
  const { faction } = deck;
  const event = { seat, faction, isPrecon: player.isPrecon };
  table.emit({ type: 'deckChosen', clause: 'CAN-3.1', ...event });
}

/** A camp of two factions chooses one Habitat: A1 and, opposite, B1 do; in a duel there is no choice (CAN-19.2, R.68). */
export function* chooseHabitats(table: Table): Script<Next> {
  const { open } = table;
  const firsts = ORDERS[open.mode][0]?.slice(0, 2) ?? [];
  const chooserOf = (seats: readonly Seat[]) => firsts.find((seat) => seats.includes(seat)) ?? 0;
  const questions = new Map<Seat, Question>();
  for (const { seats } of open.camps) {
    const factions = [...new Set(seats.map((seat) => playerAt(open, seat).faction as FactionId))];
    if (factions.length < 2) continue;
    questions.set(chooserOf(seats), {
      shape: 'pick',
      kind: 'chooseHabitat',
      clause: 'CAN-19.2',
      options: factions.map((id) => ({ id, verb: 'habitat', space: id })),
      min: 1,
      max: 1,
      fallback: [factions[0] as FactionId],
    });
  }
  const picks = yield* askAll(questions);
  for (const [index, camp] of open.camps.entries()) {
    const chooser = chooserOf(camp.seats);
    const habitat = (picks.get(chooser)?.[0] ?? playerAt(open, chooser).faction) as FactionId;
    camp.habitat = habitat;
    table.emit({ type: 'habitatChosen', clause: 'CAN-3.1', camp: index, habitat });
  }
  return { script: 'setReinforcements', args: [] };
}

/** One card of choice lies down as the Reinforcement deck, unseen, before the decks are shuffled (CAN-3.2, R.9). */
export function* setReinforcements(table: Table): Script<Next> {
  const { open, own } = table;
  open.phase = 'reinforcement';
  const questions = new Map<Seat, Question>();
  for (const [seat, { deck, search }] of own.entries()) {
    const faces = [...((deck as DeckList).main ?? [])];
    search.push(...faces.map((face) => mint(open, face)).sort(byFace));
    remint(open, search);
    const { recommended } = factionOf((deck as DeckList).faction);
    const fallback = search.find(({ face }) => face === recommended) ?? search[0];
    questions.set(seat, {
      shape: 'pick',
      kind: 'firstReinforcement',
      clause: 'CAN-3.2',
      options: search.map(({ id }) => ({ id, verb: 'reinforce', card: id })),
      min: 1,
      max: 1,
      fallback: [fallback?.id ?? ''],
    });
  }
  for (const [seat, [pick = '']] of yield* askAll(questions)) {
    const mine = ownAt(table, seat);
    const card = take(mine.search, pick);
    remint(open, [card]);
    mine.reinforcement.push(card);
    mainOf(table, seat).push(...mine.search.splice(0));
    table.emit(
      { type: 'reinforcementSet', clause: 'CAN-3.2', seat },
      { [seat]: { card: shown(card) } },
    );
  }
  return { script: 'deal', args: [] };
}

/** Shuffle, first player, meat, hands (CAN-3.4, 3.6, 3.8, 19.3). */
export function* deal(table: Table): Script<Next> {
  const { open, own } = table;
  for (const seat of own.keys()) {
    yield* shuffle(mainOf(table, seat));
    remint(open, mainOf(table, seat));
  }
  const [roll] = yield* chance([2]);
  open.order = [...(ORDERS[open.mode][roll as number] as readonly Seat[])];
  const [first] = open.order as [Seat];
  open.active = first;
  table.emit({ type: 'firstPlayer', clause: 'CAN-3.4', seat: first, order: [...open.order] });
  for (const seat of own.keys()) {
    playerAt(open, seat).meat = seat === first ? FIRST_MEAT : MEAT;
    dealHand(table, seat, 'CAN-3.8');
  }
  yield* reveal();
  return { script: 'mulligan', args: [] };
}

function dealHand(table: Table, seat: Seat, clause: string): void {
  const main = mainOf(table, seat);
  const cards = main.splice(-HAND, HAND).reverse();
  handOf(table, seat).push(...cards);
  table.emit(
    { type: 'handDealt', clause, seat, count: cards.length },
    { [seat]: { cards: cards.map(shown) } },
  );
}

/** Once per player, all at once: the whole hand back, six new cards; the Reinforcement stays (CAN-3.9, R.9). */
export function* mulligan(table: Table): Script<Next> {
  const { open, own } = table;
  open.phase = 'mulligan';
  const question: Question = {
    shape: 'confirm',
    kind: 'mulligan',
    clause: 'CAN-3.9',
    fallback: ['no'],
  };
  const answers = yield* askAll(new Map(own.map((_, seat) => [seat, question])));
  for (const [seat, [answer]] of answers) {
    if (answer !== 'yes') {
      table.emit({ type: 'handKept', clause: 'CAN-3.9', seat });
      continue;
    }
    playerAt(open, seat).mulligan = true;
    table.emit({ type: 'mulliganTaken', clause: 'CAN-3.9', seat });
    const main = mainOf(table, seat);
    main.push(...handOf(table, seat).splice(0));
    yield* shuffle(main);
    remint(open, main);
    dealHand(table, seat, 'CAN-3.9');
  }
  yield* reveal();
  open.phase = 'turns';
  return { script: 'startTurn', args: [open.active] };
}

/** Everything of the last game is put away; decks, camps and wins stay (CAN-20.1). */
export function clearTable(table: Table): void {
  const { open, own, deep } = table;
  for (const [seat, player] of open.players.entries()) {
    const { camp, faction, isPrecon, sideboard } = player;
    open.players[seat] = { ...emptyPlayer(camp), faction, isPrecon, sideboard };
    const { deck, registered } = ownAt(table, seat);
    own[seat] = { ...emptyOwn(), deck, registered };
    deep.mains[seat] = [];
    reinforcementOf(table, seat).length = 0;
  }
  for (const index of open.camps.keys()) campAt(open, index).tokens = TOKENS;
  Object.assign(open, {
    creatures: [],
    order: [],
    active: 0,
    turn: 0,
    step: 'draw',
    pillaged: false,
    gave: false,
    assault: null,
    combat: null,
    entered: [],
  });
}
