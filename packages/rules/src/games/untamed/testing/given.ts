import type { Position, Seat } from '@tablee/engine';
import { newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { answers, Scene as SharedScene, seatOf } from '@tablee/engine/testing';
import { attackOf } from '../combat/attack-value.ts';
import { game as untamed } from '../index.ts';
import { barePositionOf, type Setting, tableOf } from '../scenes/setting.ts';
import type { UntamedEvent } from '../state/events.ts';
import { holdingOf, isOut, ownAt, playerAt, sideOf } from '../state/players.ts';
import type { Animal, Player, Sight, State, UntamedView } from '../state/state.ts';
import { sightOf } from '../view/sight.ts';
import { deckOf } from '../zones/deck.ts';
import { optionsOf, picksOf } from './words.ts';

export { answers, goesOnUntil } from '@tablee/engine/testing';
export { FILLER } from '../scenes/lay.ts';
export type { Place, Setting } from '../scenes/setting.ts';
export type Name = SeatName;

/** The start of a test; `rolls`: random numbers to come, then zeros. */
export type Given = Setting & { readonly rolls?: readonly number[] };

/** Begins a test at a table, in the Main Phase of `turn`. */
export const given = ({ rolls, ...setting }: Given): Scene =>
  new Scene(barePositionOf(untamed, setting), rolls);

/** A new match from the very beginning. */
export function newMatch(setting: Pick<Given, 'mode' | 'players' | 'options' | 'rolls'>): Scene {
  const { seats, options } = tableOf(setting);
  return new Scene(newPosition(untamed, seats, options), setting.rolls);
}

/** A player's action. */
export type Move = (scene: Scene) => void;

export class Scene extends SharedScene<State, UntamedEvent> {
  /** Cards of each holding that were out of the game from the beginning. */
  readonly #missing: readonly number[];

  constructor(position: Position, rolls?: readonly number[]) {
    super(untamed, position, rolls);
    const { holdings } = (position.checkpoint as State).open;
    this.#missing = holdings.map(({ removed }) => removed.length);
  }

  protected override isOut(seat: Seat): boolean {
    return isOut(this.open, seat);
  }

  get sight(): Sight {
    return sightOf(this.open);
  }
  player(name: Name): Player {
    return playerAt(this.open, seatOf(name));
  }
  /** Faces in play, in order of entering. */
  animals(name: Name): string[] {
    return this.player(name).animals.map(({ face }) => face);
  }
  /** The `nth` Animal with this face. */
  animal(name: Name, face: string, nth = 0): Animal {
    const found = this.player(name).animals.filter((each) => each.face === face)[nth];
    if (found === undefined) throw new Error(`${name} has no ${face} in play`);
    return found;
  }
  attackOf(animal: Animal): number {
    return attackOf(this.sight, animal).value;
  }
  /** Current Attack. */
  attack(name: Name, face: string): number {
    return this.attackOf(this.animal(name, face));
  }
  hand(name: Name): string[] {
    return ownAt(this.state, seatOf(name)).hand.map(({ face }) => face);
  }
  support(name: Name): string[] {
    return holdingOf(this.open, seatOf(name)).support.map(({ face }) => face);
  }
  /** Removed from the game since the beginning. */
  removed(name: Name): string[] {
    const { removed } = holdingOf(this.open, seatOf(name));
    return removed.slice(this.#missing[this.player(name).holding] ?? 0).map(({ face }) => face);
  }
  /** Top first. */
  deck(name: Name): string[] {
    return deckOf(this.state, seatOf(name))
      .map(({ face }) => face)
      .reverse();
  }
  power(name: Name): { ready: number; exhausted: number } {
    const { power } = holdingOf(this.open, seatOf(name));
    const ready = power.filter((card) => card.ready).length;
    return { ready, exhausted: power.length - ready };
  }
  bonusPower(name: Name): string[] {
    const { own, deep } = this.state;
    const faceDown = [...deep.faceDown, ...own.flatMap((layer) => layer.faceDown)];
    return holdingOf(this.open, seatOf(name)).bonusPower.map(
      ({ id }) => faceDown.find((card) => card.id === id)?.face ?? '?',
    );
  }
  stronghold(name: Name): string | null {
    return sideOf(this.open, seatOf(name)).stronghold;
  }
  damage(name: Name): number {
    return sideOf(this.open, seatOf(name)).damage;
  }
  fallen(name: Name): string[] {
    return sideOf(this.open, seatOf(name)).fallen;
  }

  view(name: Name | null): UntamedView {
    return this.session.view(name === null ? null : seatOf(name)) as UntamedView;
  }

  /** Options in the words of the tests. */
  options(name: Name): string[] {
    return optionsOf(this, name).map(({ words }) => words[0] as string);
  }
}

/** Answers in the words of `Scene.options`: faces, `B stronghold`, `B rat-pup`, else ids. */
export const chooses =
  (name: Name, ...words: string[]): Move =>
  (scene) =>
    scene.answer(name, picksOf(scene, name, words));
export const plays = (name: Name, face: string): Move => chooses(name, `play ${face}`);
export const playsAsPower = (name: Name, face: string): Move => chooses(name, `power ${face}`);
/** `target`: a face, `B rat-pup` or `B stronghold`. */
export const attacks = (name: Name, face: string, target: string): Move =>
  chooses(name, `${face} ${target}`);
export const usesAbility = (name: Name): Move => answers(name, 'ability');
export const usesBonusPower = (name: Name): Move => answers(name, 'bonus');
export const paysToDraw = (name: Name): Move => answers(name, 'draw');
export const accepts = (name: Name): Move => answers(name, 'yes');
/** No, nothing, or enough. */
export const declines =
  (name: Name): Move =>
  (scene) => {
    const question = scene.session.questionOf(seatOf(name));
    const ids = optionsOf(scene, name).map(({ id }) => id);
    const way = ['none', 'stop'].find((id) => ids.includes(id));
    scene.answer(name, question?.shape === 'confirm' ? ['no'] : way === undefined ? [] : [way]);
  };
/** Ends the Main Phase. */
export const ends =
  (...names: Name[]): Move =>
  (scene) => {
    for (const name of names) scene.answer(name, ['end']);
  };
/** Ends the turns, or the turn these share; into Support goes what the clock would put there. */
export const endsTurn =
  (...names: Name[]): Move =>
  (scene) => {
    for (const ending of names) {
      scene.answer(ending, ['end']);
      for (const name of names) {
        const question = scene.session.questionOf(seatOf(name));
        if (question?.kind === 'maintenanceSupport') scene.answer(name, question.fallback);
      }
    }
  };
export const leaves =
  (...names: Name[]): Move =>
  (scene) => {
    for (const name of names) scene.leave(name);
  };
