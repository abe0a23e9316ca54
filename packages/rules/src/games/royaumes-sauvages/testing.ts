import { expect } from 'vitest';
import type { Seat } from '../../kernel/layers.ts';
import { clone } from '../../kernel/json.ts';
import { refusalOf } from '../../kernel/question.ts';
import type { Next } from '../../kernel/script.ts';
import { newPosition, rulesOf, Session } from '../../kernel/session.ts';
import { mint } from '../../table/piles.ts';
import { FACES } from './cards/creatures.ts';
import type { RoyaumesEvent } from './events.ts';
import { royaumesSauvages } from './index.ts';
import { handOf } from './players.ts';
import type {
  Age,
  Creature,
  KingdomId,
  Open,
  Own,
  Owner,
  Player,
  Rival,
  SoloLevel,
  State,
  TieRule,
} from './state.ts';
import { KINGDOMS } from './state.ts';
import { CUBES, MAJORITY_TILES } from './tiles.ts';

/** Seats by letter, clockwise; `R` is the solo rival. */
export type Name = 'A' | 'B' | 'C' | 'D' | 'E' | 'R';

export const seatOf = (name: Name): Seat => 'ABCDE'.indexOf(name);
const ownerOf = (name: string): Owner => (name === 'R' ? 'rival' : 'ABCDE'.indexOf(name));

/** What a table looks like before a test begins; whatever is left out gets a plain default. */
export interface Setting {
  players?: number;
  tieRule?: TieRule;
  solo?: SoloLevel;
  rallySafetyRounds?: number;
  age?: Age;
  first?: Name;
  turn?: Name;
  decrees?: Partial<Record<KingdomId, string>>;
  /** Oldest first. */
  columns?: Partial<Record<KingdomId, string[]>>;
  /** Owners as `normals|capital|councils`: `'AAB'`, `'AAB|C'`, `'AAB||D'`. */
  cubes?: Partial<Record<KingdomId, string>>;
  /** Faces by seat; other hands are filled from the cards not named anywhere. */
  hands?: string[][];
  scores?: number[];
  rivalScore?: number;
  reinforcements?: number[];
  /** Who has passed by choice, in order. */
  passed?: Name[];
  /** Capitals claimed in this age, in order: `['A k7']`. */
  claims?: string[];
  left?: Name[];
  /** Majority tiles still there. */
  tiles?: Partial<Record<KingdomId, number[]>>;
  /** First to Pass tiles held. */
  passTiles?: number[][];
  discard?: string[];
  /** The next cards of the pile, in order of drawing. */
  top?: string[];
  /** Size of the pile; what is left over is out of reach until the next age. */
  pile?: number;
  rallyStreak?: number;
  bonus?: string[];
  rival?: Partial<Rival>;
  /** The root script to begin with; default: the turn of `turn`. */
  script?: Next;
  /** Random numbers to come, then zeros. */
  rolls?: number[];
}

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

/** Lays the cards, cubes and tiles of a setting on an empty table. */
function lay(state: State, setting: Setting): State {
  const { open, own, deep } = state;
  const scores = setting.scores ?? [];
  const inTurns = setting.script === undefined;
  open.age = setting.age ?? 1;
  open.firstPlayer = seatOf(setting.first ?? 'A');
  open.phase = inTurns ? 'turns' : 'scoring';
  open.rallyStreak = setting.rallyStreak ?? 0;
  if (open.rival !== null) Object.assign(open.rival, { score: setting.rivalScore ?? 0 });
  if (open.rival !== null) Object.assign(open.rival, setting.rival);
  const names = ['A', 'B', 'C', 'D', 'E'].slice(0, open.players.length) as Name[];
  for (const name of setting.passed ?? (inTurns ? [] : names)) {
    open.passOrder.push(ownerOf(name));
    if (name === 'R') (open.rival as Rival).out = true;
    else (open.players[seatOf(name)] as Player).passed = 'choice';
  }
  open.players.forEach((player, seat) => {
    player.score = scores[seat] ?? 0;
    player.reinforcements = setting.reinforcements?.[seat] ?? 0;
    open.reinforcementSupply -= player.reinforcements;
  });
  for (const name of setting.left ?? []) {
    (open.players[seatOf(name)] as Player).left = true;
    deep.leavers.push(seatOf(name));
  }
  for (const claim of setting.claims ?? []) {
    const [name, kingdom] = claim.split(' ') as [string, KingdomId];
    open.capitalClaims.push({ owner: ownerOf(name), kingdom });
  }
  layCubes(open, setting);
  layDecrees(state, setting);
  layTiles(state, setting);
  layCards(state, setting);
  setting.passTiles?.forEach((values, seat) => {
    for (const face of values) {
      deep.passPool = deep.passPool.filter((tile) => tile.face !== face);
      (own[seat] as Own).passTiles.push({ face });
      (open.players[seat] as Player).passTiles += 1;
    }
  });
  if (deep.passPool.length === 4) deep.unusedPassTile = deep.passPool.splice(-1);
  return state;
}

function layCubes(open: Open, setting: Setting): void {
  for (const id of KINGDOMS) {
    const [normals, capital, councils] = (setting.cubes?.[id] ?? '').split('|');
    const kingdom = open.kingdoms[id];
    kingdom.normals = [...(normals ?? '')].map(ownerOf);
    kingdom.capital = capital ? ownerOf(capital) : null;
    kingdom.councils = [...(councils ?? '')].map(ownerOf);
    for (const name of `${normals}${capital ?? ''}${councils ?? ''}`) {
      const side = name === 'R' ? (open.rival as Rival) : open.players[seatOf(name as Name)];
      if (side !== undefined) side.cubes -= 1;
    }
    const claimed = open.capitalClaims.some((claim) => claim.kingdom === id);
    if (kingdom.capital !== null && !claimed) {
      open.capitalClaims.push({ owner: kingdom.capital, kingdom: id });
    }
  }
  for (const side of [...open.players, ...(open.rival ? [open.rival] : [])]) {
    if (side.cubes < 0) throw new Error(`more than ${CUBES} cubes`);
  }
}

function layDecrees({ open, deep }: State, setting: Setting): void {
  const named = Object.values(setting.decrees ?? {});
  const others = deep.decreePile.map(({ face }) => face).filter((id) => !named.includes(id));
  for (const id of KINGDOMS)
    open.kingdoms[id].decree = setting.decrees?.[id] ?? (others.shift() as string);
  open.removedDecrees = others.splice(0, 5 * (open.age - 1));
  deep.decreePile = others.map((face) => ({ face }));
}

function layTiles({ open }: State, setting: Setting): void {
  const pool = [...MAJORITY_TILES];
  const takeTile = (value: number): number => {
    const index = pool.indexOf(value);
    if (index < 0) throw new Error(`no majority tile ${value} left`);
    return pool.splice(index, 1)[0] as number;
  };
  for (const id of KINGDOMS) open.kingdoms[id].tiles = (setting.tiles?.[id] ?? []).map(takeTile);
  for (const id of KINGDOMS) {
    const { tiles } = open.kingdoms[id];
    const wanted = 4 - open.age;
    while (setting.tiles?.[id] === undefined && tiles.length < wanted)
      tiles.push(pool.shift() as number);
    tiles.sort((a, b) => a - b);
  }
  for (const tile of pool) {
    open.history.push({ age: 1, kingdom: 'k4', tile, counts: [], points: [] });
  }
}

function layCards({ open, own, deep }: State, setting: Setting): void {
  const columns = setting.columns ?? {};
  const named = [
    ...Object.values(columns).flat(),
    ...(setting.hands ?? []).flat(),
    ...(setting.discard ?? []),
    ...(setting.top ?? []),
    ...(setting.bonus ?? []),
  ];
  if (new Set(named).size !== named.length) throw new Error('a card is named twice');
  const free = FACES.filter((face) => !named.includes(face));
  open.nextCard = 0;
  const cards = (faces: readonly string[]): Creature[] => faces.map((face) => mint(open, face));
  for (const id of KINGDOMS) open.kingdoms[id].column = cards(columns[id] ?? []);
  own.forEach((layer, seat) => {
    const left = open.players[seat]?.left === true;
    const hand = cards(setting.hands?.[seat] ?? (left ? [] : free.splice(0, 4)));
    if (open.soloLevel === null) layer.hand = hand;
    else open.openHand = hand;
  });
  open.discard = cards(setting.discard ?? []);
  if (open.rival !== null) open.rival.bonus = cards(setting.bonus ?? []);
  const top = [...(setting.top ?? [])].reverse();
  const pileSize = setting.pile ?? free.length + top.length;
  deep.pile = cards([...free.splice(0, pileSize - top.length), ...top]);
  deep.setAside = cards(free);
}
