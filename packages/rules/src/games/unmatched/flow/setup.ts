import type { Next, Options, Script } from '@tablee/engine';
import {
  ask,
  chance,
  drawIdKey,
  mint,
  newKey,
  pickExactly,
  pickOne,
  shuffle,
} from '@tablee/engine';
import { armyAt, emptySpaces, fighterOf, heroFighter, heroOfArmy } from '../armies/armies.ts';
import { drawCards } from '../armies/piles.ts';
import { tellOf } from '../armies/told.ts';
import { BOARDS, shareZone, startSpace } from '../boards/graph.ts';
import type { Hero } from '../state/card.ts';
import { deckOf } from '../state/card.ts';
import { heroOption } from '../state/options.ts';
import type { Post } from '../state/sides.ts';
import { startingSeat, turnOrder } from '../state/sides.ts';
import type {
  ArmyIndex,
  BoardId,
  Fighter,
  FighterId,
  HeroId,
  ModeId,
  Own,
  SpaceId,
  State,
  Table,
} from '../state/state.ts';
import { HERO_IDS } from '../state/state.ts';
import { firstTurn } from './turn.ts';

const OPENING_HAND = 5;

/** From these rules on card ids are veiled. */
const VEILED_SINCE = 2;

/** An empty table; `begin` draws who starts and where. */
export function setup(
  seats: number,
  options: Options,
  dealtBy: number,
): { state: State; first: Next } {
  const chosen = Object.fromEntries(
    Object.entries(options).map(([id, value]) => [id, String(value)]),
  );
  const state: State = {
    open: {
      nextCard: 0,
      mode: chosen.mode as ModeId,
      options: chosen,
      board: chosen.board === 'sarpedon' ? 'sarpedon' : 'marmoreal',
      phase: 'heroes',
      armies: [],
      fighters: [],
      freeHeroes: [...HERO_IDS],
      active: 0,
      turn: 0,
      action: 0,
      maneuver: null,
      scheme: null,
      combat: null,
      heroFell: null,
      lost: [],
      final: null,
    },
    own: Array.from({ length: seats }, () => ({ armies: {}, seen: null })),
    deep: { decks: [], ...newKey(dealtBy >= VEILED_SINCE) },
  };
  return { state, first: { script: 'begin', args: [] } };
}

/** Battlefield, starting player and the armies in order (UNM-2.1, UNM-2.5, UNM-R.2). */
export function* begin(table: Table): Script<Next> {
  const { open, own } = table;
  if (open.options.board === 'random') {
    const boards = Object.keys(BOARDS) as BoardId[];
    const [roll] = yield* chance([boards.length]);
    open.board = boards[roll as number] as BoardId;
  }
  let start = startingSeat(open.options);
  if (start === null) [start] = (yield* chance([own.length])) as [number];
  for (const post of turnOrder(open.options, own.length, start)) raiseArmy(table, post);
  const seats = open.armies.map(({ seat }) => seat);
  const { mode, board } = open;
  table.emit({ type: 'gameStarted', clause: 'UNM-2.1', mode, board, seats });
  if (open.options.heroSelection === 'random') yield* drawHeroes(table);
  if (open.options.heroSelection === 'assigned') assignHeroes(table);
  return afterHero(table);
}

/** The next army in turn order, without hero and cards. */
export function raiseArmy({ open, own, deep }: State, { seat, side }: Post): ArmyIndex {
  const index = open.armies.length;
  open.armies.push({
    seat,
    side,
    hero: null,
    startSpace: index + 1,
    discard: [],
    out: false,
    hasBegun: false,
    size: null,
  });
  (own[seat] as Own).armies[index] = { hand: [], committed: [], peeked: [] };
  deep.decks.push([]);
  return index;
}

/** The figures of a hero, none of them placed. */
export const figuresOf = ({ hero, sidekick }: Hero, army: ArmyIndex): Fighter[] =>
  [['hero', hero] as const, ['sidekick', sidekick] as const].flatMap(
    ([kind, { fighters, health }]) =>
      fighters.map((id) => ({ id, army, kind, space: null, health, turnStart: null })),
  );

function* drawHeroes(table: Table): Script {
  const heroes = [...table.open.freeHeroes];
  yield* shuffle(heroes);
  for (const index of table.open.armies.keys()) giveHero(table, index, heroes[index] as HeroId);
}

/** The host's heroes go to the armies in turn order; an army without one, or whose hero is taken, chooses (UNM-R.3). */
function assignHeroes(table: Table): void {
  const { armies, options } = table.open;
  for (const index of armies.keys()) {
    const hero = table.open.freeHeroes.find((id) => id === options[heroOption(index)]);
    if (hero !== undefined) giveHero(table, index, hero);
  }
}

/** The next army without a hero chooses; then all draw (UNM-R.3). */
export function afterHero({ open }: Table): Next {
  const next = open.armies.findIndex((army) => army.hero === null && !army.out);
  return next === -1 ? { script: 'deal', args: [] } : { script: 'chooseHero', args: [next] };
}

/** One army chooses among the heroes still free; the last one is not asked about. */
export function* chooseHero(table: Table, army: ArmyIndex): Script<Next> {
  const { open } = table;
  open.active = army;
  let hero = open.freeHeroes[0] as HeroId;
  if (open.freeHeroes.length > 1) {
    const [pick] = yield* ask(
      armyAt(open, army).seat,
      pickOne({
        kind: 'chooseHero',
        clause: 'UNM-2.2',
        options: open.freeHeroes.map((id) => ({ id, verb: 'choose', space: id })),
        fallback: [hero],
      }),
    );
    hero = pick as HeroId;
  }
  giveHero(table, army, hero);
  return afterHero(table);
}

function giveHero(table: Table, index: ArmyIndex, id: HeroId): void {
  const { open, catalogue } = table;
  armyAt(open, index).hero = id;
  open.freeHeroes = open.freeHeroes.filter((hero) => hero !== id);
  open.fighters.push(...figuresOf(catalogue.heroes.of(id), index));
  tellOf(table, index, { type: 'heroChosen', clause: 'UNM-2.2' });
}

/** Decks are shuffled and everybody draws 5 cards (UNM-2.3, 2.4). */
export function* deal(table: Table): Script<Next> {
  const { open, deep, catalogue } = table;
  open.phase = 'placement';
  yield* drawIdKey(table);
  for (const [index, army] of open.armies.entries()) {
    if (army.hero === null) continue;
    const faces = deckOf(catalogue.heroes.of(army.hero));
    yield* shuffle(faces);
    deep.decks[index] = faces.map((face) => mint(table, face));
    yield* drawCards(table, index, OPENING_HAND, 'UNM-2.4');
  }
  return placeNext(table, 0);
}

/** The armies place themselves in order, from this one on; then the first turn begins. */
export function placeNext(table: Table, from: ArmyIndex): Next {
  const { armies } = table.open;
  const next = armies.findIndex((army, index) => index >= from && !army.out);
  return next === -1 ? firstTurn(table) : { script: 'placeArmy', args: [next] };
}

/** Hero on the start space, what its ability wants, then the sidekicks in the hero's zones (UNM-2.5 to 2.8, 2.12). */
export function* placeArmy(table: Table, index: ArmyIndex): Script<Next> {
  const { open } = table;
  open.active = index;
  const army = armyAt(open, index);
  const hero = heroOfArmy(table, index);
  put(table, hero.id, startSpace(open.board, army.startSpace));
  const { atStart } = hero.ability;
  if (atStart !== undefined) yield* atStart(table, index);
  const { fighters } = hero.sidekick;
  const spaces = sidekickSpaces(table, index, fighters.length);
  let picks: readonly string[] = spaces;
  if (spaces.length > fighters.length) {
    picks = yield* ask(
      army.seat,
      pickExactly(fighters.length, {
        kind: 'placeSidekicks',
        clause: 'UNM-2.5',
        options: spaces.map((space) => ({ id: space, verb: 'place', space })),
        fallback: spaces.slice(0, fighters.length),
        facts: { fighters: [...fighters] },
      }),
    );
  }
  for (const [i, fighter] of fighters.entries()) put(table, fighter, picks[i] as SpaceId);
  return placeNext(table, index + 1);
}

/**
 * Empty spaces of the hero's zones, but no start space that still waits for its hero (UNM-2.8); if they are too few,
 * every empty space (UNM-2.11).
 */
function sidekickSpaces({ open }: Table, index: ArmyIndex, wanted: number): SpaceId[] {
  const home = heroFighter(open, index).space as SpaceId;
  const awaited = open.armies
    .slice(index + 1)
    .map((army) => startSpace(open.board, army.startSpace));
  const empty = emptySpaces(open).filter((id) => !awaited.includes(id));
  const near = empty.filter((id) => shareZone(open.board, home, id));
  return near.length < wanted ? empty : near;
}

function put(table: Table, id: FighterId, space: SpaceId): void {
  const fighter = fighterOf(table.open, id);
  fighter.space = space;
  table.emit({ type: 'fighterPlaced', clause: 'UNM-2.5', fighter: id, space, how: 'setup' });
}
