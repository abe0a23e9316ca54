import type { AnyGame, Options, Position } from '@tablee/engine';
import { mint, newPosition, seeded, shuffledBy } from '@tablee/engine';
import { armyAt, handOf } from '../armies/armies.ts';
import { startSpace } from '../boards/graph.ts';
import { catalogue } from '../cards/catalogue.ts';
import { figuresOf, raiseArmy } from '../flow/setup.ts';
import { deckOf } from '../state/card.ts';
import { turnOrder } from '../state/sides.ts';
import type {
  Army,
  ArmyIndex,
  BoardId,
  FighterId,
  HeroId,
  ModeId,
  Size,
  SpaceId,
  State,
} from '../state/state.ts';
import { HERO_IDS } from '../state/state.ts';

/** Cards of one army; unnamed cards lie in its deck, shuffled, or under its discard if `deck` is given. */
interface Cards {
  readonly hand?: readonly string[];
  /** The next cards of the deck, top first. */
  readonly top?: readonly string[];
  /** Top first; the whole deck if given. */
  readonly deck?: readonly string[];
  /** Oldest first. */
  readonly discard?: readonly string[];
}

/** A description of a table at the first action of a turn: names of cards are without their hero (`feint`). */
export interface Setting {
  readonly mode?: ModeId;
  readonly players?: number;
  readonly board?: BoardId;
  readonly options?: { readonly [id: string]: string };
  /** Heroes of the armies in turn order; A commands the first one. Default: Alice, Medusa, King Arthur, Sinbad. */
  readonly heroes?: readonly HeroId[];
  /** Spaces of fighters, or null for the defeated; of those not named heroes stand on their start spaces, sidekicks nowhere. */
  readonly on?: { readonly [fighter: FighterId]: SpaceId | null };
  readonly health?: { readonly [fighter: FighterId]: number };
  /** Spaces of fighters when the turn began. Default: their present ones. */
  readonly turnStart?: { readonly [fighter: FighterId]: SpaceId };
  readonly cards?: { readonly [hero in HeroId]?: Cards };
  readonly size?: Size;
  /** Whose turn it is; default: the first army. */
  readonly turn?: HeroId;
  /** The turn begins with its start-of-turn abilities. */
  readonly fromTurnStart?: boolean;
  readonly action?: 1 | 2;
  /** Armies that have not begun a turn yet (free-for-all); default: none. */
  readonly fresh?: readonly HeroId[];
}

const USUAL_SEATS = { duel: 2, team: 4, freeForAll: 3 };

/** For how many seats a setting is, and with which options. */
export function tableOf(setting: Setting): { seats: number; options: Options } {
  const { mode = 'duel', board = 'marmoreal', players = USUAL_SEATS[mode], options } = setting;
  return { seats: players, options: { ...options, mode, board } };
}

/** A match at the moment of a setting, with whole decks. Throws where a deck has not got a card. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const position = laid(game, setting, true);
  game.assert(position.checkpoint as State);
  return position;
}

/** The same without the cards that the setting leaves no place for: all that the test of one rule needs. */
export const barePositionOf = (game: AnyGame, setting: Setting = {}): Position =>
  laid(game, setting, false);

function laid(game: AnyGame, setting: Setting, isWhole: boolean): Position {
  const { seats, options } = tableOf(setting);
  const start = newPosition(game, seats, options);
  const state = start.checkpoint as State;
  lay(state, setting, isWhole);
  const script = setting.fromTurnStart ? 'startTurn' : 'takeAction';
  return { ...start, running: { script, args: [state.open.active] } };
}

function lay(state: State, setting: Setting, isWhole: boolean): void {
  const { open, own } = state;
  open.phase = 'turns';
  open.freeHeroes = [];
  const heroes = setting.heroes ?? HERO_IDS;
  for (const [at, post] of turnOrder(open.options, own.length, 0).entries()) {
    const hero = heroes[at] as HeroId;
    const index = raiseArmy(state, post);
    const army = armyAt(open, index);
    army.hero = hero;
    army.hasBegun = !setting.fresh?.includes(hero);
    if (hero === 'alice') army.size = setting.size ?? 'big';
    layFighters(state, index, setting);
    layCards(state, index, setting.cards?.[hero] ?? {}, isWhole);
  }
  open.active = setting.turn === undefined ? 0 : armyOf(state, setting.turn);
  open.turn = 1;
  open.action = setting.action ?? 1;
}

/** The army that a hero leads. */
export const armyOf = ({ open }: Pick<State, 'open'>, hero: HeroId): ArmyIndex =>
  open.armies.findIndex((army) => army.hero === hero);

function layFighters({ open }: State, index: ArmyIndex, setting: Setting): void {
  const { hero, startSpace: start } = armyAt(open, index) as Army & { hero: HeroId };
  for (const fighter of figuresOf(catalogue.heroes.of(hero), index)) {
    const home = fighter.kind === 'hero' ? startSpace(open.board, start) : null;
    const named = setting.on?.[fighter.id];
    const space = named === undefined ? home : named;
    const turnStart = setting.turnStart?.[fighter.id] ?? space;
    const health = space === null ? 0 : (setting.health?.[fighter.id] ?? fighter.health);
    open.fighters.push({ ...fighter, space, health, turnStart });
  }
}

function layCards(state: State, index: ArmyIndex, cards: Cards, isWhole: boolean): void {
  const { open, deep } = state;
  const { hand = [], top = [], deck, discard = [] } = cards;
  const army = armyAt(open, index);
  const hero = catalogue.heroes.of(army.hero as HeroId);
  const face = (name: string): string => `${hero.id}-${name}`;
  const rest = deckOf(hero);
  for (const name of [...hand, ...discard, ...(deck ?? top)]) {
    const at = rest.indexOf(face(name));
    if (at === -1) throw new Error(`${hero.id} has no ${name} left`);
    rest.splice(at, 1);
  }
  const others = isWhole ? shuffledBy(rest, seeded(index)) : rest;
  const faces = deck?.map(face) ?? [...top.map(face), ...others];
  const beneath = deck !== undefined && isWhole ? rest : [];
  handOf(state, index).push(...hand.map((name) => mint({ open }, face(name))));
  army.discard.push(...[...beneath, ...discard.map(face)].map((each) => mint({ open }, each)));
  deep.decks[index] = [...faces].reverse().map((each) => mint({ open }, each));
}
