import type { Next, Question, Script, Seat } from '@tablee/engine';
import { askAll, drawIdKey, mint, pickOne, remint, reveal, shown, take } from '@tablee/engine';
import type { FactionId } from '../cards/card.ts';
import { factionOf } from '../cards/catalogue.ts';
import {
  customChoice,
  PRECON_OPTIONS,
  preconDeck,
  preconNamed,
  RANDOM,
  randomDeck,
} from '../decks/choice.ts';
import { decodeDeck } from '../decks/code.ts';
import { deckRulesOf, pointsOf } from '../decks/validate.ts';
import { firstOf } from '../state/camps.ts';
import { byFace } from '../state/order.ts';
import { mainOf, ownAt, playerAt } from '../state/players.ts';
import type { DeckList, Table } from '../state/state.ts';

/** Everybody chooses a deck, unseen by the others (CAN-3.1). */
export function* begin(table: Table): Script<Next> {
  const { open, own } = table;
  const game = open.tournament?.game ?? 1;
  table.emit({ type: 'gameStarted', clause: 'CAN-3.1', mode: open.mode, game });
  const question: Question =
    open.options.decks === 'custom'
      ? customChoice(open.options)
      : pickOne({
          kind: 'chooseDeck',
          clause: 'CAN-3.1',
          options: PRECON_OPTIONS,
          fallback: [PRECON_OPTIONS[0]?.id ?? ''],
        });
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
  const questions = new Map<Seat, Question>();
  for (const { seats } of open.camps) {
    const factions = [...new Set(seats.map((seat) => playerAt(open, seat).faction as FactionId))];
    if (factions.length < 2) continue;
    questions.set(
      firstOf(open.mode, seats),
      pickOne({
        kind: 'chooseHabitat',
        clause: 'CAN-19.2',
        options: factions.map((id) => ({ id, verb: 'habitat', space: id })),
        fallback: [factions[0] as FactionId],
      }),
    );
  }
  const picks = yield* askAll(questions);
  for (const [index, camp] of open.camps.entries()) {
    const chooser = firstOf(open.mode, camp.seats);
    const habitat = (picks.get(chooser)?.[0] ?? playerAt(open, chooser).faction) as FactionId;
    camp.habitat = habitat;
    table.emit({
      type: 'habitatChosen',
      clause: 'CAN-3.1',
      camp: index,
      seats: [...camp.seats],
      habitat,
    });
  }
  return { script: 'setReinforcements', args: [] };
}

/** One card of choice lies down as the Reinforcement deck, unseen, before the decks are shuffled (CAN-3.2, R.9). */
export function* setReinforcements(table: Table): Script<Next> {
  const { open, own } = table;
  open.phase = 'reinforcement';
  yield* drawIdKey(table);
  const questions = new Map<Seat, Question>();
  for (const [seat, { deck, search }] of own.entries()) {
    const faces = [...((deck as DeckList).main ?? [])];
    search.push(...faces.map((face) => mint(table, face)).sort(byFace));
    remint(table, search);
    const { recommended } = factionOf((deck as DeckList).faction);
    const fallback = search.find(({ face }) => face === recommended) ?? search[0];
    questions.set(
      seat,
      pickOne({
        kind: 'firstReinforcement',
        clause: 'CAN-3.2',
        options: search.map(({ id }) => ({ id, verb: 'reinforce', card: id })),
        fallback: [fallback?.id ?? ''],
      }),
    );
  }
  for (const [seat, [pick = '']] of yield* askAll(questions)) {
    const mine = ownAt(table, seat);
    const card = take(mine.search, pick);
    remint(table, [card]);
    mine.reinforcement.push(card);
    mainOf(table, seat).push(...mine.search.splice(0));
    table.emit(
      { type: 'reinforcementSet', clause: 'CAN-3.2', seat },
      { [seat]: { card: shown(card) } },
    );
  }
  return { script: 'deal', args: [] };
}
