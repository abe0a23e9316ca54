import type { Option, Question } from '@tablee/engine';
import { mint, newPosition } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { nameOf, Scene as SharedScene, seatOf } from '@tablee/engine/testing';
import type { FactionId } from '../cards/card.ts';
import { cardOf } from '../cards/catalogue.ts';
import { preconDeck } from '../decks/choice.ts';
import { game as cannibalWorld } from '../index.ts';
import type { CannibalEvent } from '../table/events.ts';
import { campOf, handOf, mainOf, ownAt, playerAt, reinforcementOf } from '../table/players.ts';
import type { CannibalView, Creature, ModeId, Player, State, Zone } from '../table/state.ts';
import { assertTable } from '../view/laws.ts';

export { answers, goesOnUntil } from '@tablee/engine/testing';
export type Name = SeatName;

/** One player's side. Creatures: a face, then what is special: `RA/05 d2 stunned spent0`. */
export interface Side {
  readonly faction?: FactionId;
  readonly hunt?: readonly string[];
  readonly covert?: readonly string[];
  readonly hand?: readonly string[];
  /** Top first. Default: three cards. */
  readonly main?: readonly string[];
  /** Default: one card. */
  readonly reinforcement?: readonly string[];
  /** Oldest first. */
  readonly discard?: readonly string[];
  /** Default 4. */
  readonly meat?: number;
  /** Of the camp's Habitat. */
  readonly tokens?: number;
  readonly exhausted?: boolean;
}

/** What a table looks like before a test begins, in the main phase of `turn`. */
export interface Setting {
  readonly mode?: ModeId;
  readonly options?: { readonly [id: string]: string };
  readonly A?: Side;
  readonly B?: Side;
  readonly C?: Side;
  readonly D?: Side;
  readonly turn?: Name;
  /** Number of the turn; default 5. */
  readonly turnNumber?: number;
  /** Begins with the draw phase. */
  readonly fromTurnStart?: boolean;
  readonly rolls?: readonly number[];
}

const SEATS = { duel: 2, '2v2': 4 };
const NAMES: readonly Name[] = ['A', 'B', 'C', 'D'];
const USUAL: readonly FactionId[] = ['RA', 'CA', 'RA', 'CA'];

/** Tests lay cards where they want them: decks need not be whole. */
const TABLE: typeof cannibalWorld = { ...cannibalWorld, assert: assertTable };

export const given = (setting: Setting = {}): Scene => new Scene(setting, false);
/** A new match from the very beginning. */
export const newMatch = (setting: Pick<Setting, 'mode' | 'options' | 'rolls'> = {}): Scene =>
  new Scene(setting, true);

export type Move = (scene: Scene) => void;

function begin(setting: Setting, fromTheStart: boolean) {
  const mode = setting.mode ?? 'duel';
  const start = newPosition(TABLE, SEATS[mode], { ...setting.options, mode });
  if (fromTheStart) return start;
  lay(start.checkpoint as State, setting);
  const script = setting.fromTurnStart ? 'startTurn' : 'mainAction';
  return { ...start, running: { script, args: [seatOf(setting.turn ?? 'A')] } };
}

function lay(state: State, setting: Setting): void {
  const { open } = state;
  const order: readonly Name[] = open.mode === 'duel' ? ['A', 'B'] : ['A', 'D', 'B', 'C'];
  open.order = order.map(seatOf);
  open.phase = 'turns';
  open.step = 'main';
  open.active = seatOf(setting.turn ?? 'A');
  open.turn = setting.turnNumber ?? 5;
  for (const [seat] of open.players.entries()) {
    laySide(state, seat, setting[NAMES[seat] as 'A'] ?? {});
  }
}

function laySide(state: State, seat: number, side: Side): void {
  const { open } = state;
  const player = playerAt(open, seat);
  const [first] = [...(side.hunt ?? []), ...(side.covert ?? []), ...(side.hand ?? [])];
  const faction = side.faction ?? ((first?.slice(0, 2) ?? USUAL[seat]) as FactionId);
  const camp = open.camps[player.camp];
  player.faction = faction;
  player.isPrecon = open.options.decks === 'precon';
  player.meat = side.meat ?? 4;
  player.exhausted = side.exhausted === true;
  if (camp !== undefined) {
    camp.habitat ??= faction;
    if (side.tokens !== undefined) camp.tokens = side.tokens;
  }
  const own = ownAt(state, seat);
  own.deck = preconDeck(faction);
  own.registered = preconDeck(faction);
  const filler = `${faction}/10`;
  const lays = (faces: readonly string[]) => faces.map((face) => mint({ open }, face));
  player.discard.push(...lays(side.discard ?? []));
  handOf(state, seat).push(...lays(side.hand ?? []));
  mainOf(state, seat).push(...lays(side.main ?? [filler, filler, filler]).reverse());
  reinforcementOf(state, seat).push(...lays(side.reinforcement ?? [filler]));
  for (const zone of ['hunt', 'covert'] as const) {
    for (const words of side[zone] ?? [])
      open.creatures.push(creatureFrom(state, seat, zone, words));
  }
}

function creatureFrom({ open }: State, owner: number, zone: Zone, words: string): Creature {
  const [face = '', ...marks] = words.split(' ');
  const numbered = (mark: string): number[] =>
    marks.flatMap((each) => (each.startsWith(mark) ? [Number(each.slice(mark.length))] : []));
  const spent = numbered('spent');
  return {
    ...mint({ open }, face),
    owner,
    camp: campOf(open, owner),
    zone,
    damage: marks.flatMap((mark) => (/^d\d$/.test(mark) ? [Number(mark.slice(1))] : []))[0] ?? 0,
    stunned: marks.includes('stunned'),
    spent: cardOf(face).abilities.map((_, slot) => spent.includes(slot)),
  };
}

export class Scene extends SharedScene<State, CannibalEvent> {
  constructor(setting: Setting, fromTheStart: boolean) {
    super(TABLE, begin(setting, fromTheStart), setting.rolls);
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
  /** The `nth` creature with this face that somebody owns. */
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
  /** Who has won, as a seat's name; `draw` or `nobody yet`. */
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
