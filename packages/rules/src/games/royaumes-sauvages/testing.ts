import { expect } from 'vitest';
import { clone } from '../../kernel/json.ts';
import { newPosition, rulesOf } from '../../kernel/position.ts';
import { refusalOf } from '../../kernel/question.ts';
import type { Next } from '../../kernel/script.ts';
import { Session } from '../../kernel/session.ts';
import type { RoyaumesEvent } from './events.ts';
import { royaumesSauvages } from './index.ts';
import { handOf } from './players.ts';
import type { Creature, KingdomId, Open, Own, Player, State } from './state.ts';
import type { Name, Setting } from './testing-setting.ts';
import { lay, seatOf } from './testing-setting.ts';

export type { Name, Setting } from './testing-setting.ts';

/** Begins a test at a table. */
export const given = (setting: Setting): Scene => new Scene(setting);

/** A new match from the very beginning. */
export const newMatch = (setting: Pick<Setting, 'players' | 'solo' | 'tieRule' | 'rolls'>): Scene =>
  new Scene(setting, true);

/** What somebody does. */
export type Move = (scene: Scene) => void;

export class Scene {
  readonly session: Session;
  /** Everything that has happened since the beginning. */
  readonly events: RoyaumesEvent[] = [];
  /** What single seats saw more of it. */
  readonly ownHalves: { seat: number; half: object }[] = [];
  readonly before: State;

  constructor(setting: Setting, fromTheStart = false) {
    const rolls = [...(setting.rolls ?? [])];
    const dice = (bounds: readonly number[]): number[] => bounds.map(() => rolls.shift() ?? 0);
    const seats = setting.solo !== undefined ? 1 : (setting.players ?? 4);
    const options = {
      tieRule: setting.tieRule ?? 'battle',
      soloLevel: setting.solo ?? 'normal',
      rallySafetyRounds: setting.rallySafetyRounds ?? 3,
    };
    const start = newPosition(royaumesSauvages, seats, options);
    const checkpoint = fromTheStart ? start.checkpoint : lay(start.checkpoint as State, setting);
    const running = setting.script ?? {
      script: setting.turn === 'R' ? 'rivalTurn' : 'takeTurn',
      args: setting.turn === 'R' ? [] : [seatOf(setting.turn ?? 'A')],
    };
    const position = fromTheStart ? start : { ...start, checkpoint, running };
    this.before = clone(checkpoint as State);
    this.session = new Session(royaumesSauvages, position, { dice });
    this.#collect();
  }

  get state(): State {
    return this.session.state as State;
  }
  get open(): Open {
    return this.state.open;
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

  /** Who is asked what: `A takeTurn`. */
  get asked(): string {
    const awaited = this.session.awaited();
    if (awaited === null) return 'over';
    return `${awaited.seats.map((seat) => 'ABCDE'[seat]).join('')} ${awaited.kind}`;
  }

  /** Options in the words of the test: `tiger-4 k6`, `rally`, `pass`, `tiger-4`. */
  options(name: Name): string[] {
    const question = this.session.questionOf(seatOf(name));
    if (question === null || !('options' in question)) return [];
    const cards = [...handOf(this.state, seatOf(name)), ...(this.open.rival?.bonus ?? [])];
    return question.options.map(({ id, card, space }) => {
      const face = cards.find((each) => each.id === card)?.face;
      return face === undefined ? id : space === undefined ? face : `${face} ${space}`;
    });
  }

  happened<T extends RoyaumesEvent['type']>(type: T): Extract<RoyaumesEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<RoyaumesEvent, { type: T }> => {
      return event.type === type;
    });
  }

  /** Points of each seat in a kingdom, the rival's last, as it was scored since the beginning. */
  pointsAt(kingdom: KingdomId): number[] | undefined {
    const told = this.open.history.slice(this.before.open.history.length);
    return told.find((line) => line.kingdom === kingdom)?.points;
  }

  when(...moves: Move[]): this {
    for (const move of moves) move(this);
    return this;
  }

  /** Looks at the table, then checks that the flow is settled: laws hold, somebody is asked, a resume agrees. */
  shows(look: (scene: this) => void): this {
    look(this);
    royaumesSauvages.assert(this.state);
    const awaited = this.session.awaited();
    expect(awaited === null).toBe(this.open.final !== null);
    for (const seat of awaited?.seats ?? []) {
      expect(this.open.players[seat]?.left).toBe(false);
      const question = this.session.questionOf(seat);
      if (question !== null) expect(refusalOf(question, question.fallback ?? [])).toBeNull();
    }
    const position = JSON.parse(JSON.stringify(this.session.position()));
    expect(position.rules).toBe(rulesOf(royaumesSauvages));
    const resumed = new Session(royaumesSauvages, position, {
      dice: () => {
        throw new Error('a resume draws nothing');
      },
    });
    expect(JSON.stringify(resumed.state)).toBe(JSON.stringify(this.state));
    return this;
  }

  answer(name: Name, picks: string[]): void {
    const answered = this.session.answer(seatOf(name), picks);
    if (!answered.ok) throw new Error(`${name} ${picks}: ${answered.code} (asked: ${this.asked})`);
    this.#collect();
  }

  leave(name: Name): void {
    expect(this.session.leave(seatOf(name))).toEqual({ ok: true });
    this.#collect();
  }

  #collect(): void {
    for (const { open, own } of this.session.takeEvents()) {
      this.events.push(open as RoyaumesEvent);
      for (const [seat, half] of Object.entries(own ?? {})) {
        this.ownHalves.push({ seat: Number(seat), half: half as object });
      }
    }
  }
}

export const claims =
  (name: Name, face: string, kingdom: KingdomId): Move =>
  (scene) =>
    scene.answer(name, [`claim:${scene.cardOf(name, face).id}:${kingdom}`]);
/** Chooses to rally; with cards, discards them too. */
export const rallies =
  (name: Name, ...faces: string[]): Move =>
  (scene) => {
    scene.answer(name, ['rally']);
    if (faces.length > 0) discards(name, ...faces)(scene);
  };
export const discards =
  (name: Name, ...faces: string[]): Move =>
  (scene) => {
    const ids = faces.map((face) => scene.cardOf(name, face).id);
    scene.answer(name, ids);
  };
export const passes =
  (...names: Name[]): Move =>
  (scene) => {
    for (const name of names) scene.answer(name, ['pass']);
  };
/** Sealed battle cards, `A: 'tiger-3'`. */
export const reveals =
  (cards: Partial<Record<Name, string>>): Move =>
  (scene) => {
    for (const [name, face] of Object.entries(cards) as [Name, string][]) {
      scene.answer(name, [scene.cardOf(name, face).id]);
    }
  };
export const reinforces =
  (name: Name, amount: number): Move =>
  (scene) =>
    scene.answer(name, [String(amount)]);
export const leaves =
  (...names: Name[]): Move =>
  (scene) => {
    for (const name of names) scene.leave(name);
  };

/** Scores this kingdom and goes on. */
export const scoring = (kingdom: KingdomId): Next => ({ script: 'scoreKingdom', args: [kingdom] });
