import type { Position, Question } from '@tablee/engine';
import { newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { Scene, seatOf } from '@tablee/engine/testing';
import { armyAt, fighterOf, handOf } from '../armies/armies.ts';
import { sightOf } from '../cards/catalogue.ts';
import { game as unmatched } from '../index.ts';
import { armyOf, barePositionOf, type Setting } from '../scenes/setting.ts';
import type { UnmatchedEvent } from '../state/events.ts';
import type { ArmyIndex, FighterId, HeroId, Sight, Size, SpaceId, State } from '../state/state.ts';
import { HERO_IDS } from '../state/state.ts';
import { assertTable } from '../view/laws.ts';

/** The start of a test. */
export interface Given extends Setting {
  readonly rolls?: readonly number[];
}

/** Tests lay cards where they want them: decks need not be whole. */
const TABLE: typeof unmatched = { ...unmatched, assert: assertTable };

/** Begins a test at a table, at the first action of a turn; `rolls`: random numbers to come, then zeros. */
export const given = ({ rolls, ...setting }: Given = {}): UnmatchedScene =>
  new UnmatchedScene(barePositionOf(unmatched, setting), rolls);

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

/** A player's action. */
export type Move = (scene: UnmatchedScene) => void;

export class UnmatchedScene extends Scene<State, UnmatchedEvent> {
  constructor(position: Position, rolls: readonly number[] = [], game = TABLE) {
    // A scene never looks into the catalogue.
    super(game, position, rolls);
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
    const hero = HERO_IDS.find((each) => face?.startsWith(`${each}-`));
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
