import type { Card, Option, Position, Question } from '@tablee/engine';
import { newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { NAMES, nameOf, Scene, seatOf, waitedFor } from '@tablee/engine/testing';
import { lifeLeft } from '../creature/marker.ts';
import { game as sangRancune } from '../index.ts';
import { type By, barePositionOf, type Setting } from '../scenes/setting.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import { encounterOf, ownOf, playerAt } from '../state/players.ts';
import type { Encounter, Player, State } from '../state/state.ts';
import { isWindow } from '../view/asked.ts';
import { assertTable } from '../view/laws.ts';

/** The start of a test; `rolls`: random numbers to come, then zeros. */
export interface Given extends Setting {
  readonly rolls?: readonly number[];
}

/** Tests lay cards where they want them: the deck need not be whole. */
const TABLE: typeof sangRancune = { ...sangRancune, assert: assertTable };

/** Begins a test, by default at the start of the first round of an encounter. */
export const given = ({ rolls = [], ...setting }: Given = {}): SangScene =>
  new SangScene(barePositionOf(sangRancune, setting), rolls, TABLE);

/** A new match from the very beginning. */
export const newMatch = (
  players: number,
  options: { readonly [id: string]: string } = {},
  rolls: readonly number[] = [],
): SangScene => new SangScene(newPosition(sangRancune, players, options), rolls, sangRancune);

/** A player's action. */
export type Move = (scene: SangScene) => void;

/** Verbs that the words of an option need not say. */
const SILENT = new Set(
  ['play', 'set', 'discard', 'steal', 'loot', 'order', 'target', 'accuse', 'door', 'sign'].concat(
    'redirect',
    'counter',
    'choose',
    'setAndPlay',
    'setTwo',
    'setLate',
  ),
);

export class SangScene extends Scene<State, SangRancuneEvent> {
  constructor(position: Position, rolls: readonly number[], game: typeof sangRancune) {
    super(game, position, rolls);
  }

  protected isOut(seat: number): boolean {
    return !playerAt(this.open, seat).alive;
  }

  player(name: SeatName): Player {
    return playerAt(this.open, seatOf(name));
  }
  life(...names: SeatName[]): number[] {
    return names.map((name) => this.player(name).life);
  }
  prestige(...names: SeatName[]): number[] {
    return names.map((name) => this.player(name).prestige);
  }
  hand(name: SeatName): string[] {
    return facesOf(ownOf(this.state, seatOf(name)).hand);
  }
  set(name: SeatName): string[] {
    return facesOf(ownOf(this.state, seatOf(name)).set);
  }
  items(name: SeatName): string[] {
    return facesOf(this.player(name).items);
  }
  get encounter(): Encounter {
    return encounterOf(this.open);
  }
  get marker(): number | null {
    return this.encounter.marker;
  }
  /** Marker minus the pile. */
  get left(): number | null {
    return lifeLeft(this.open);
  }
  /** Final values in the pile. */
  get pile(): number[] {
    return this.encounter.pile.map(({ value }) => value);
  }
  get discard(): string[] {
    return facesOf(this.open.discard);
  }
  /** Values that attacks entered with, from the beginning. */
  get values(): number[] {
    return this.happened('attackEntered').map(({ value }) => value);
  }
  lost(source?: string): string[] {
    return this.happened('lifeLost')
      .filter((event) => source === undefined || event.source === source)
      .map(({ seat, amount }) => `${nameOf(seat)} ${amount}`);
  }
  token(index: number): string {
    return this.encounter.tokens[index]?.id ?? 'none';
  }
  get isWindow(): boolean {
    return isWindow(this.session.awaited()?.kind ?? '');
  }

  question(name: SeatName): Question {
    const question = this.session.questionOf(seatOf(name));
    if (question === null) throw new Error(`${name} is not asked (asked: ${this.asked})`);
    return question;
  }
  /** Options in the words of the tests: `weaken pas-si-baleze creature`, `croche-patte B`, `pass`. */
  options(name: SeatName): string[] {
    const question = this.question(name);
    return 'options' in question ? question.options.map((option) => this.#wordsOf(option)) : [];
  }
  idsOf(name: SeatName, words: readonly string[]): string[] {
    const question = this.question(name);
    const left = 'options' in question ? [...question.options] : [];
    return words.map((each) => {
      const at = left.findIndex((option) => option.id === each || this.#wordsOf(option) === each);
      const [found] = at === -1 ? [] : left.splice(at, 1);
      if (found === undefined && question.shape === 'confirm') return each;
      if (found === undefined) throw new Error(`${name} cannot ${each}: ${this.options(name)}`);
      return found.id;
    });
  }

  /** The card that the clock lays. */
  laidByClock(name: SeatName): string {
    const [id = ''] = this.question(name).fallback ?? [];
    return this.#faceOf(id) ?? id;
  }

  #wordsOf({ id, verb = '', by, card, space, seat }: Option): string {
    const face = card === undefined ? undefined : (this.#faceOf(card) ?? card);
    const words = [
      by === undefined ? '' : `${this.#faceOf(by) ?? by} +`,
      SILENT.has(verb) ? '' : verb,
      face ?? '',
      space ?? '',
      seat === undefined ? '' : nameOf(seat),
    ].filter((word) => word !== '');
    return words.join(' ') || id;
  }

  #faceOf(id: string): string | undefined {
    const { open, own } = this.state;
    const cards: Card[] = [
      ...own.flatMap(({ hand, set }) => [...hand, ...set]),
      ...open.players.flatMap(({ items }) => items),
      ...open.loot,
      ...(open.encounter?.pile.flatMap((entry) => entry.cards) ?? []),
      ...(open.reveal?.attacks.map(({ card }) => card) ?? []),
    ];
    return cards.find((card) => card.id === id)?.face;
  }
}

const facesOf = (cards: readonly Card[]): string[] => cards.map(({ face }) => face);

/** Answers in the words of `options`. */
export const chooses =
  (name: SeatName, ...words: string[]): Move =>
  (scene) =>
    scene.answer(name, scene.idsOf(name, words));

/** In the open window these play, all the others pass; before the setting the others lay what the clock would. */
export const reacts =
  (plays: By<string> = {}): Move =>
  (scene) => {
    const isSetting = scene.asked.endsWith('setAttack');
    if (!scene.isWindow && !isSetting) throw new Error(`no window is open: ${scene.asked}`);
    for (const seat of scene.session.awaited()?.seats ?? []) {
      const name = nameOf(seat);
      const others = isSetting ? scene.laidByClock(name) : 'pass';
      scene.answer(name, scene.idsOf(name, [plays[name] ?? others]));
    }
  };

/** Everybody passes while a window is open. */
export const passAll: Move = (scene) => {
  while (scene.isWindow) reacts()(scene);
};

/**
 * Passes before the setting, then all lay these cards, some with a play (`bouge-de-la B`); unnamed seats lay the clock's card.
 */
export const sets =
  (cards: By<string | readonly string[]>, plays: By<string> = {}): Move =>
  (scene) => {
    while (scene.asked.endsWith('beforeSet')) reacts()(scene);
    for (const seat of scene.session.awaited()?.seats ?? []) {
      const name = nameOf(seat);
      const [play, named = scene.laidByClock(name)] = [plays[name], cards[name]];
      const [first = '', second] = typeof named === 'string' ? [named] : named;
      if (play !== undefined) chooses(name, `${first} + ${play}`)(scene);
      else if (second === undefined) chooses(name, first)(scene);
      else {
        const both = [`${first} + ${second}`, `${second} + ${first}`];
        chooses(name, scene.options(name).find((each) => both.includes(each)) ?? 'two')(scene);
      }
    }
  };

/** Everybody answers what the clock would until something of this kind has happened (once more). */
export const until =
  (type: SangRancuneEvent['type'], times = 1): Move =>
  (scene) => {
    const before = scene.happened(type).length;
    for (let steps = 0; scene.happened(type).length < before + times; steps += 1) {
      if (steps > 3000 || scene.session.isOver) throw new Error(`${type} never happens`);
      clockAnswers(scene);
    }
  };

function clockAnswers(scene: SangScene): void {
  const [seat] = waitedFor(scene.session);
  const name = NAMES[seat ?? 0] as SeatName;
  scene.answer(name, scene.session.questionOf(seatOf(name))?.fallback ?? []);
}

/** Everybody answers what the clock would until this is asked: `A fireball`. */
export const goesTo =
  (asked: string): Move =>
  (scene) => {
    for (let steps = 0; scene.asked !== asked; steps += 1) {
      if (steps > 3000 || scene.session.isOver) throw new Error(`${asked} never comes`);
      clockAnswers(scene);
    }
  };

/** Passes and plays on by the clock to the end of the round or of the encounter, whichever is first. */
export const toRoundEnd: Move = (scene) => {
  const over = (): number =>
    scene.happened('markerMoved').filter(({ source }) => source === 'pile').length +
    scene.happened('encounterEnded').length +
    scene.happened('initiativeDealt').length;
  const before = over();
  for (let steps = 0; over() === before; steps += 1) {
    if (steps > 3000 || scene.session.isOver) throw new Error('the round never ends');
    clockAnswers(scene);
  }
};

/** Sets these cards and plays the round by the clock, nobody reacting, to the end of the creature's attack. */
export const plays =
  (cards: By<string | readonly string[]>): Move =>
  (scene) => {
    const over = (): number =>
      scene.happened('roundStarted').length +
      scene.happened('encounterEnded').length +
      scene.happened('gameEnded').length;
    const before = over();
    sets(cards)(scene);
    for (let steps = 0; over() === before; steps += 1) {
      if (steps > 3000) throw new Error('the round never ends');
      clockAnswers(scene);
    }
  };

export const leaves =
  (name: SeatName): Move =>
  (scene) =>
    scene.leave(name);
