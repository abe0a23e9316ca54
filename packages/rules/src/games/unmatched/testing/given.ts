import type { Game, Position, Question } from '@tablee/engine';
import { mint, newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { Scene, seatOf } from '@tablee/engine/testing';
import { armyAt, fighterOf, handOf, heroOfArmy } from '../armies/armies.ts';
import { startSpace } from '../boards/graph.ts';
import { sightOf } from '../cards/catalogue.ts';
import { game as unmatched } from '../index.ts';
import { deckOf } from '../table/card.ts';
import type { UnmatchedEvent } from '../table/events.ts';
import { turnOrder } from '../table/sides.ts';
import type {
  ArmyIndex,
  BoardId,
  FighterId,
  HeroId,
  ModeId,
  Own,
  Sight,
  Size,
  SpaceId,
  State,
} from '../table/state.ts';
import { assertTable } from '../view/laws.ts';

/** Cards of one army; what is not named lies under its deck, or nowhere if `deck` is given. */
interface Cards {
  readonly hand?: readonly string[];
  /** Top first; the whole deck if given. */
  readonly deck?: readonly string[];
  /** Oldest first. */
  readonly discard?: readonly string[];
}

/** What a table looks like before a test begins: names of cards are told without their hero (`feint`). */
export interface Setting {
  readonly mode?: ModeId;
  readonly players?: number;
  readonly board?: BoardId;
  readonly options?: { readonly [id: string]: string };
  /** Heroes of the armies in turn order; A commands the first one. Default: Alice, Medusa, King Arthur, Sinbad. */
  readonly heroes?: readonly HeroId[];
  /** Where fighters stand, or null for the defeated; of those not named heroes stand on their start spaces, sidekicks nowhere. */
  readonly on?: { readonly [fighter: FighterId]: SpaceId | null };
  readonly health?: { readonly [fighter: FighterId]: number };
  /** Where fighters stood when the turn began; default: where they stand. */
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
  readonly rolls?: readonly number[];
}

/** Tests lay cards where they want them: decks need not be whole. */
const TABLE: typeof unmatched = { ...unmatched, assert: assertTable };

const ORDER: readonly HeroId[] = ['alice', 'medusa', 'king-arthur', 'sinbad'];
const USUAL_SEATS = { duel: 2, team: 4, freeForAll: 3 };

/** Begins a test at a table, at the first action of a turn. */
export const given = (setting: Setting = {}): UnmatchedScene => {
  const mode = setting.mode ?? 'duel';
  const seats = setting.players ?? USUAL_SEATS[mode];
  const options = {
    ...setting.options,
    mode,
    board: setting.board ?? 'marmoreal',
  };
  const start = newPosition(unmatched, seats, options);
  const state = start.checkpoint as State;
  lay(state, setting, seats);
  const active = state.open.active;
  const script = setting.fromTurnStart ? 'startTurn' : 'takeAction';
  return new UnmatchedScene({ ...start, running: { script, args: [active] } }, setting.rolls);
};

/** A new match from the very beginning. */
export const newMatch = ({
  players = 2,
  rolls,
  ...options
}: { players?: number; rolls?: readonly number[] } & {
  readonly [id: string]: string | number | readonly number[] | undefined;
} = {}): UnmatchedScene =>
  new UnmatchedScene(
    newPosition(unmatched, players, options as { [id: string]: string }),
    rolls,
    unmatched,
  );

function lay(state: State, setting: Setting, seats: number): void {
  const { open, own, deep } = state;
  open.phase = 'turns';
  open.freeHeroes = [];
  const heroes = setting.heroes ?? ORDER;
  for (const [index, { seat, side }] of turnOrder(open.options, seats, 0).entries()) {
    const hero = heroes[index] as HeroId;
    const hasBegun = setting.fresh === undefined || !setting.fresh.includes(hero);
    const size = hero === 'alice' ? (setting.size ?? 'big') : null;
    open.armies.push({
      seat,
      side,
      hero,
      startSpace: index + 1,
      discard: [],
      out: false,
      hasBegun,
      size,
    });
    (own[seat] as Own).armies[index] = { hand: [], committed: [], peeked: [] };
    deep.decks.push([]);
    layFighters(state, index, setting);
    layCards(state, index, setting.cards?.[hero] ?? {});
  }
  open.active = setting.turn === undefined ? 0 : armyOf(state, setting.turn);
  open.turn = 1;
  open.action = setting.action ?? 1;
}

function layFighters({ open }: State, army: ArmyIndex, setting: Setting): void {
  const { id: hero, hero: leader, sidekick } = heroOfArmy(sightOf(open), army);
  for (const [kind, { fighters, health }] of [
    ['hero', leader],
    ['sidekick', sidekick],
  ] as const) {
    for (const id of fighters) {
      const home = id === hero ? startSpace(open.board, army + 1) : null;
      const named = setting.on?.[id];
      const space = named === undefined ? home : named;
      const turnStart = setting.turnStart?.[id] ?? space;
      const left = space === null ? 0 : (setting.health?.[id] ?? health);
      open.fighters.push({ id, army, kind, space, health: left, turnStart });
    }
  }
}

function layCards(state: State, army: ArmyIndex, { hand = [], deck, discard = [] }: Cards): void {
  const { open, deep } = state;
  const hero = heroOfArmy(sightOf(open), army);
  const face = (name: string): string => `${hero.id}-${name}`;
  const rest = deckOf(hero);
  for (const name of [...hand, ...discard, ...(deck ?? [])]) {
    const at = rest.indexOf(face(name));
    if (at === -1) throw new Error(`${hero.id} has no ${name} left`);
    rest.splice(at, 1);
  }
  const top = (deck ?? rest.map((each) => each.slice(hero.id.length + 1))).map(face);
  handOf(state, army).push(...hand.map((name) => mint({ open }, face(name))));
  armyAt(open, army).discard.push(...discard.map((name) => mint({ open }, face(name))));
  deep.decks[army] = top.reverse().map((each) => mint({ open }, each));
}

const armyOf = ({ open }: State, hero: HeroId): ArmyIndex =>
  open.armies.findIndex((army) => army.hero === hero);

/** What somebody does. */
export type Move = (scene: UnmatchedScene) => void;

export class UnmatchedScene extends Scene<State, UnmatchedEvent> {
  constructor(position: Position, rolls: readonly number[] = [], game = TABLE) {
    // A scene never looks into the catalogue.
    super(game as Game<State, UnmatchedEvent>, position, rolls);
  }

  protected isOut(seat: number): boolean {
    return this.open.armies.filter((army) => army.seat === seat).every(({ out }) => out);
  }

  get sight(): Sight {
    return sightOf(this.open);
  }

  army(hero: HeroId): ArmyIndex {
    return armyOf(this.state, hero);
  }
  space(fighter: FighterId): SpaceId | null {
    return fighterOf(this.open, fighter).space;
  }
  health(fighter: FighterId): number {
    return fighterOf(this.open, fighter).health;
  }
  /** Names of cards, without their hero. */
  hand(hero: HeroId): string[] {
    return handOf(this.state, this.army(hero)).map(({ face }) => face.slice(hero.length + 1));
  }
  discard(hero: HeroId): string[] {
    const { discard } = armyAt(this.open, this.army(hero));
    return discard.map(({ face }) => face.slice(hero.length + 1));
  }
  /** Top first. */
  deck(hero: HeroId): string[] {
    const deck = this.state.deep.decks[this.army(hero)] ?? [];
    return deck.map(({ face }) => face.slice(hero.length + 1)).reverse();
  }
  size(): Size | null {
    return this.open.armies.find(({ hero }) => hero === 'alice')?.size ?? null;
  }

  question(name: SeatName): Question {
    const question = this.session.questionOf(seatOf(name));
    if (question === null) throw new Error(`${name} is not asked (asked: ${this.asked})`);
    return question;
  }
  /** Options in the words of the tests: `attack alice medusa`, `scheme feint`, a card's name, else the id. */
  options(name: SeatName): string[] {
    const question = this.question(name);
    return 'options' in question ? question.options.map(({ id }) => this.wordsOf(id)) : [];
  }
  /** Spaces to which a fighter may be moved, in order of their names. */
  spaces(name: SeatName, fighter: FighterId): string[] {
    const options = this.options(name).filter((words) => words.startsWith(`${fighter} `));
    return options.map((words) => words.slice(fighter.length + 1)).sort();
  }
  /** Option id of some words. */
  idOf(name: SeatName, words: string): string {
    const question = this.question(name);
    const ids = 'options' in question ? question.options.map(({ id }) => id) : [];
    const found = ids.find((id) => this.wordsOf(id) === words);
    if (found === undefined) throw new Error(`${name} cannot ${words}: ${this.options(name)}`);
    return found;
  }

  wordsOf(id: string): string {
    return id
      .split(':')
      .map((part) => this.#cardName(part) ?? part)
      .join(' ');
  }

  #cardName(id: string): string | undefined {
    const { own } = this.state;
    const cards = own.flatMap((layer) => [
      ...Object.values(layer.armies).flatMap(({ hand, peeked }) => [...hand, ...peeked]),
      ...(layer.seen?.cards ?? []),
    ]);
    const face = cards.find((card) => card.id === id)?.face;
    const hero = ORDER.find((each) => face?.startsWith(`${each}-`));
    return hero === undefined ? undefined : face?.slice(hero.length + 1);
  }
}

/** Answers in the words of `options`. */
export const chooses =
  (name: SeatName, ...words: string[]): Move =>
  (scene) =>
    scene.answer(
      name,
      words.map((each) => scene.idOf(name, each)),
    );
/** Attacks, with these cards face down: the attack, and King Arthur's boost if there is one. */
export const attacks =
  (name: SeatName, attacker: FighterId, target: FighterId, card: string, boost?: string): Move =>
  (scene) => {
    chooses(name, `attack ${attacker} ${target} ${card}`)(scene);
    if (scene.asked.endsWith('commitBoost')) chooses(name, boost ?? 'none')(scene);
  };
/** Answers the attack with a card, or with none. */
export const defends = (name: SeatName, card = 'none'): Move => chooses(name, card);
export const plays = (name: SeatName, card: string): Move => chooses(name, `scheme ${card}`);
/** Maneuvers: with this boost, these moves (`alice m07`), and then no more. */
export const maneuvers =
  (name: SeatName, { boost = 'none', moves = [] as readonly string[] } = {}): Move =>
  (scene) => {
    chooses(name, 'maneuver')(scene);
    if (boost !== 'none') chooses(name, boost)(scene);
    for (const move of moves) chooses(name, move)(scene);
    if (scene.asked === `${name} moveFighters`) chooses(name, 'done')(scene);
  };
export const leaves =
  (name: SeatName): Move =>
  (scene) =>
    scene.leave(name);
