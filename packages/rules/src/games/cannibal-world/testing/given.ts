import type { Option, Position, Question } from '@tablee/engine';
import { newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { nameOf, Scene as SharedScene, seatOf } from '@tablee/engine/testing';
import { game as cannibalWorld } from '../index.ts';
import { barePositionOf, SEATS, type Setting } from '../scenes/setting.ts';

import type { CannibalEvent } from '../state/events.ts';
import { handOf, mainOf, playerAt, reinforcementOf } from '../state/players.ts';
import type { CannibalView, Creature, Player, State, Zone } from '../state/state.ts';
import { assertTable } from '../view/laws.ts';

export { answers, goesOnUntil } from '@tablee/engine/testing';
export type Name = SeatName;

/** The start of a test; `rolls`: random numbers to come, then zeros. */
export interface Given extends Setting {
  readonly rolls?: readonly number[];
}

/** Tests lay cards where they want them: decks need not be whole. */
const TABLE: typeof cannibalWorld = { ...cannibalWorld, assert: assertTable };

export const given = ({ rolls, ...setting }: Given = {}): Scene =>
  new Scene(barePositionOf(TABLE, setting), rolls);
/** A new match from the very beginning. */
export const newMatch = ({
  mode = 'duel',
  options,
  rolls,
}: Pick<Given, 'mode' | 'options' | 'rolls'> = {}): Scene =>
  new Scene(newPosition(TABLE, SEATS[mode], { ...options, mode }), rolls);

export type Move = (scene: Scene) => void;

export class Scene extends SharedScene<State, CannibalEvent> {
  constructor(position: Position, rolls?: readonly number[]) {
    super(TABLE, position, rolls);
  }

  protected override isOut(): boolean {
    return this.open.phase === 'over';
  }

  player(name: Name): Player {
    return playerAt(this.open, seatOf(name));
  }
  meat(name: Name): number {
    return this.player(name).meat;
  }
  tokens(name: Name): number {
    return this.open.camps[this.player(name).camp]?.tokens ?? 0;
  }
  hand(name: Name): string[] {
    return handOf(this.state, seatOf(name)).map(({ face }) => face);
  }
  /** Top first. */
  main(name: Name): string[] {
    return mainOf(this.state, seatOf(name))
      .map(({ face }) => face)
      .reverse();
  }
  reinforcement(name: Name): string[] {
    return reinforcementOf(this.state, seatOf(name)).map(({ face }) => face);
  }
  discard(name: Name): string[] {
    return this.player(name).discard.map(({ face }) => face);
  }
  /** The `nth` creature with this face that a seat owns. */
  find(name: Name, face: string, nth = 0): Creature | undefined {
    return this.open.creatures.filter((each) => each.owner === seatOf(name) && each.face === face)[
      nth
    ];
  }
  creature(name: Name, face: string, nth = 0): Creature {
    const found = this.find(name, face, nth);
    if (found === undefined) throw new Error(`${name} has no ${face} in play`);
    return found;
  }
  lives(name: Name, face: string): boolean {
    return this.find(name, face) !== undefined;
  }
  damage(name: Name, face: string): number {
    return this.creature(name, face).damage;
  }
  /** Faces of a seat's creatures in a zone. */
  zone(name: Name, zone: Zone): string[] {
    return this.open.creatures
      .filter((each) => each.owner === seatOf(name) && each.zone === zone)
      .map(({ face }) => face);
  }
  get reason(): string | undefined {
    return this.open.final?.reason;
  }
  /** The winner, as a seat's name; `draw` or `nobody yet`. */
  get winner(): string {
    const { final, camps } = this.open;
    if (final === null) return 'nobody yet';
    if (final.winner === null) return 'draw';
    return nameOf(camps[final.winner]?.seats[0] ?? 0);
  }

  view(name: Name | null): CannibalView {
    return this.session.view(name === null ? null : seatOf(name)) as CannibalView;
  }
  question(name: Name): Question {
    const question = this.session.questionOf(seatOf(name));
    if (question === null) throw new Error(`${name} is not asked (asked: ${this.asked})`);
    return question;
  }
  #optionsOf(name: Name): readonly Option[] {
    const question = this.question(name);
    return 'options' in question ? question.options : [];
  }
  /** Options in the words of the tests: ids with faces instead of card ids. */
  options(name: Name): string[] {
    return this.#optionsOf(name).map(({ id }) => this.#words(id));
  }
  idsOf(name: Name, words: readonly string[]): string[] {
    const question = this.question(name);
    const picks: string[] = [];
    for (const each of words) {
      const option = this.#optionsOf(name).find(
        ({ id }) =>
          (this.#words(id) === each || id === each) &&
          (question.shape === 'split' || !picks.includes(id)),
      );
      if (option === undefined) {
        throw new Error(`${name} cannot ${each} (${this.asked}): ${this.options(name)}`);
      }
      picks.push(option.id);
    }
    return picks;
  }
  #words(id: string): string {
    return id
      .split(':')
      .map((part) => this.#faces().get(part) ?? part)
      .join(':');
  }
  #faces(): Map<string, string> {
    const { open, own, deep } = this.state;
    const cards = [
      ...open.creatures,
      ...open.players.flatMap(({ discard }) => discard),
      ...own.flatMap(({ hand, reinforcement, search }) => [...hand, ...reinforcement, ...search]),
      ...deep.mains.flat(),
    ];
    return new Map(cards.map(({ id, face }) => [id, face]));
  }
}

/** Answers in the words of `options`. */
export const chooses =
  (name: Name, ...words: string[]): Move =>
  (scene) =>
    scene.answer(name, scene.idsOf(name, words));
export const plays = (name: Name, face: string, zone: Zone): Move =>
  chooses(name, `play:${face}:${zone}`);
export const attacks = (name: Name, face: string, target: string): Move =>
  chooses(name, `attack:${face}:${target}`);
/** Uses an ability; on `target` if there is a choice. */
export const uses = (name: Name, face: string, slot: number, target?: string): Move =>
  chooses(name, ['ability', face, slot, ...(target === undefined ? [] : [target])].join(':'));
/** Plays an Action; `halves` if there is a choice: `0`, `1`, `01`, `10`. */
export const playsAction = (name: Name, face: string, halves?: string): Move =>
  chooses(name, ['action', face, ...(halves === undefined ? [] : [halves])].join(':'));
export const passes =
  (...names: Name[]): Move =>
  (scene) => {
    for (const name of names) scene.answer(name, ['pass']);
  };
export const says =
  (name: Name, answer: 'yes' | 'no'): Move =>
  (scene) =>
    scene.answer(name, [answer]);
export const ends =
  (name: Name): Move =>
  (scene) =>
    scene.answer(name, ['end']);
export const leaves =
  (name: Name): Move =>
  (scene) =>
    scene.leave(name);

const WINDOWS = ['defend', 'tactical', 'armour', 'bullseye', 'rechargeTrigger', 'enterTrigger'];

/** Everybody passes whatever window is open, until something else is asked. */
export const allPass: Move = (scene) => {
  for (;;) {
    const awaited = scene.session.awaited();
    const [seat] = awaited?.seats ?? [];
    if (seat === undefined || !WINDOWS.includes(awaited?.kind ?? '')) return;
    scene.answer(nameOf(seat), ['pass']);
  }
};
/** Everybody passes until this is asked. */
export const allPassTo =
  (asked: string): Move =>
  (scene) => {
    for (let steps = 0; scene.asked !== asked; steps += 1) {
      const [seat] = scene.session.awaited()?.seats ?? [];
      if (seat === undefined || steps > 100) throw new Error(`${asked} is never asked`);
      scene.answer(nameOf(seat), ['pass']);
    }
  };
/** Draws from the main deck while that is asked. */
export const drawsFromMain: Move = (scene) => {
  while (scene.session.awaited()?.kind === 'drawSource') {
    const [seat = 0] = scene.session.awaited()?.seats ?? [];
    scene.answer(nameOf(seat), ['main']);
  }
};
