import type { Position } from '@tablee/engine';
import { clone, newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { Scene as AnyScene } from '@tablee/engine/testing';
import { game as royaumesSauvages } from '../index.ts';
import type { Name } from '../scenes/names.ts';
import { seatOf } from '../scenes/names.ts';
import type { Setting } from '../scenes/setting.ts';
import { positionOf, tableOf } from '../scenes/setting.ts';
import type { RoyaumesEvent } from '../state/events.ts';
import { handOf } from '../state/players.ts';
import type { Creature, KingdomId, Own, Player, State } from '../state/state.ts';

export type { Name } from '../scenes/names.ts';
export type { Setting } from '../scenes/setting.ts';

/** The start of a test; `rolls`: random numbers to come, then zeros. */
export interface Given extends Setting {
  readonly rolls?: readonly number[];
}

/** Begins a test at a table. */
export const given = ({ rolls, ...setting }: Given): Scene =>
  new Scene(positionOf(royaumesSauvages, setting), rolls);

/** A new match from the very beginning. */
export function newMatch(
  setting: Pick<Given, 'players' | 'solo' | 'tieRule' | 'rolls' | 'opener' | 'houses'>,
): Scene {
  const { seats, options } = tableOf(setting);
  return new Scene(newPosition(royaumesSauvages, seats, options), setting.rolls);
}

/** A player's action. */
export type Move = (scene: Scene) => void;

export class Scene extends AnyScene<State, RoyaumesEvent> {
  readonly before: State;

  constructor(position: Position, rolls?: readonly number[]) {
    super(royaumesSauvages, position, rolls);
    this.before = clone(position.checkpoint as State);
  }

  protected isOut(seat: number): boolean {
    return this.open.players[seat]?.left !== false;
  }

  get scores(): number[] {
    return this.open.players.map(({ score }) => score);
  }

  own(name: Name): Own {
    return this.state.own[seatOf(name)] as Own;
  }
  player(name: Name): Player {
    return this.open.players[seatOf(name)] as Player;
  }
  hand(name: Name): string[] {
    return handOf(this.state, seatOf(name)).map(({ face }) => face);
  }
  column(kingdom: KingdomId): string[] {
    return this.open.kingdoms[kingdom].column.map(({ face }) => face);
  }
  cardOf(name: Name, face: string): Creature {
    const card = handOf(this.state, seatOf(name)).find((each) => each.face === face);
    if (card === undefined) throw new Error(`${name} does not hold ${face}`);
    return card;
  }

  /** Options in the words of the test: `tiger-4 k6`, `rally tiger-4`, `pass`, `tiger-4`. */
  options(name: Name): string[] {
    const question = this.session.questionOf(seatOf(name));
    if (question === null || !('options' in question)) return [];
    const cards = [...handOf(this.state, seatOf(name)), ...(this.open.rival?.bonus ?? [])];
    return question.options.map(({ id, verb, card, space }) => {
      const face = cards.find((each) => each.id === card)?.face;
      if (verb === 'rally') return `rally ${face}`;
      return face === undefined ? id : space === undefined ? face : `${face} ${space}`;
    });
  }

  mayRally(name: Name): boolean {
    return this.options(name).some((words) => words.startsWith('rally '));
  }

  /** Points of each seat in a kingdom, the rival's last, as it was scored since the beginning. */
  pointsAt(kingdom: KingdomId): number[] | undefined {
    const told = this.open.history.slice(this.before.open.history.length);
    return told.find((line) => line.kingdom === kingdom)?.points;
  }
}

export const claims =
  (name: SeatName, face: string, kingdom: KingdomId): Move =>
  (scene) =>
    scene.answer(name, [`claim:${scene.cardOf(name, face).id}:${kingdom}`]);
/** Rallies and discards these cards. */
export const rallies =
  (name: SeatName, ...faces: string[]): Move =>
  (scene) => {
    const ids = faces.map((face) => `rally:${scene.cardOf(name, face).id}`);
    scene.answer(name, ids);
  };
export const passes =
  (...names: SeatName[]): Move =>
  (scene) => {
    for (const name of names) scene.answer(name, ['pass']);
  };
/** Sealed battle cards, `A: 'tiger-3'`. */
export const reveals =
  (cards: Partial<Record<SeatName, string>>): Move =>
  (scene) => {
    for (const [name, face] of Object.entries(cards) as [SeatName, string][]) {
      scene.answer(name, [scene.cardOf(name, face).id]);
    }
  };
export const reinforces =
  (name: SeatName, amount: number): Move =>
  (scene) =>
    scene.answer(name, [String(amount)]);
export const leaves =
  (...names: SeatName[]): Move =>
  (scene) => {
    for (const name of names) scene.leave(name);
  };
