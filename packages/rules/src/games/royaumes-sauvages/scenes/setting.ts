import type { AnyGame, Next, Options, Position, Seat, SeatName } from '@tablee/engine';
import { mint, NAMES, newPosition, seatOf as seatNamed, seeded, shuffledBy } from '@tablee/engine';
import { FACES } from '../cards/creatures.ts';
import { decreeCard } from '../cards/decrees.ts';
import { cubeCounts, pointsOf, verdictOf } from '../scoring/places.ts';
import type {
  Age,
  Battle,
  Creature,
  KingdomId,
  KingdomScore,
  Open,
  Owner,
  Player,
  Rival,
  SoloLevel,
  State,
  TieRule,
} from '../table/state.ts';
import { KINGDOMS } from '../table/state.ts';
import { CUBES, MAJORITY_TILES } from '../table/tiles.ts';

/** Seats by letter, clockwise; `R` is the solo rival. */
export type Name = SeatName | 'R';

export const seatOf = (name: Name): Seat => (name === 'R' ? -1 : seatNamed(name));
const ownerOf = (name: string): Owner => (name === 'R' ? 'rival' : seatOf(name as Name));

/** One for each seat: in their order, or by name. */
export type BySeat<T> = readonly T[] | { readonly [name in SeatName]?: T };

const atSeat = <T>(told: BySeat<T> | undefined, seat: Seat): T | undefined =>
  Array.isArray(told)
    ? told[seat]
    : (told as { [name: string]: T } | undefined)?.[NAMES[seat] as SeatName];

/** By kingdom. */
type By<T> = { readonly [kingdom in KingdomId]?: T };

/** A battle that is being fought: among those who are tied there, less whoever has been beaten. */
interface Fight {
  readonly kingdom: KingdomId;
  /** Cards of this round, open: reinforcements are next. Left out: cards are to be chosen. */
  readonly revealed?: { readonly [name in Name]?: string };
  /** Cards of the rounds before, oldest first. */
  readonly spent?: { readonly [name in Name]?: readonly string[] };
  /** Beaten in a round before. */
  readonly beaten?: readonly Name[];
}

/** The Houses are to be chosen; every kingdom is scored, and the age ends; the match ends. */
type Moment = 'houses' | 'ageEnd' | 'end';

const SCRIPTS: Readonly<Record<Moment, string>> = {
  houses: 'chooseHouses',
  ageEnd: 'closeAge',
  end: 'endMatch',
};

/** What a table looks like when somebody is to act. Creatures by their faces (`tiger-4`), decrees by their ids (`A01`). */
export interface Setting {
  /** Default 4. */
  readonly players?: number;
  readonly tieRule?: TieRule;
  /** Alone, against the rival of this level. */
  readonly solo?: SoloLevel;
  readonly rallySafetyRounds?: number;
  readonly opener?: 'lot' | number;
  readonly houses?: 'chairs' | 'chosen';
  readonly age?: Age;
  /** Who began the age; default A. */
  readonly first?: Name;
  /** Default A. */
  readonly turn?: Name;
  /** Default: as the box has them, A01 first. */
  readonly decrees?: By<string>;
  /** Cards played there, oldest first. */
  readonly columns?: By<readonly string[]>;
  /** Owners as `normals|capital|councils`: `'AAB'`, `'AAB|C'`, `'AAB||D'`. Whoever holds a capital is out of the age. */
  readonly cubes?: By<string>;
  /** Hands not told are filled from the cards that are not named anywhere. */
  readonly hands?: BySeat<readonly string[]>;
  readonly scores?: BySeat<number>;
  readonly rivalScore?: number;
  readonly reinforcements?: BySeat<number>;
  /** Who has passed by choice, in order. */
  readonly passed?: readonly Name[];
  /** Capitals claimed in this age, in order: `['A k7']`. Default: those of `cubes`. */
  readonly claims?: readonly string[];
  readonly left?: readonly Name[];
  /** Majority tiles still there, rising. */
  readonly tiles?: By<readonly number[]>;
  /** First to Pass tiles held. */
  readonly passTiles?: BySeat<readonly number[]>;
  readonly discard?: readonly string[];
  /** The next cards of the pile, in order of drawing. */
  readonly top?: readonly string[];
  /** Size of the pile; what is left over is out of reach until the next age. */
  readonly pile?: number;
  readonly rallyStreak?: number;
  /** The rival's bonus cards. */
  readonly bonus?: readonly string[];
  readonly rival?: Partial<Rival>;
  /** The age is over: this kingdom is scored next, those before it have been. */
  readonly scoring?: KingdomId;
  readonly battle?: Fight;
  /** Where play goes on, if not with the turn of `turn`, a scoring or a battle. */
  readonly from?: Moment;
}

/** For how many seats a setting is, and with which options. */
export function tableOf(setting: Setting): { seats: number; options: Options } {
  const { solo, players = 4 } = setting;
  const { tieRule = 'battle', rallySafetyRounds = 3, opener = 'lot', houses = 'chairs' } = setting;
  return solo === undefined
    ? { seats: players, options: { tieRule, rallySafetyRounds, opener, houses } }
    : { seats: 1, options: { soloLevel: solo, houses } };
}

/** A match at the moment of a setting, with the whole box. Throws if it cannot be: a card is not there twice. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const { seats, options } = tableOf(setting);
  const start = newPosition(game, seats, options);
  const state = start.checkpoint as State;
  lay(state, setting);
  game.assert(state);
  return { ...start, running: beginning(setting) };
}

/** Which script runs first. */
function beginning({ from, battle, scoring, solo, turn = 'A' }: Setting): Next {
  if (from !== undefined) return { script: SCRIPTS[from], args: [] };
  if (battle !== undefined) {
    if (solo !== undefined) return { script: 'soloBattleRound', args: [] };
    const isShown = battle.revealed !== undefined;
    return { script: isShown ? 'reinforceCards' : 'chooseBattleCards', args: [] };
  }
  if (scoring !== undefined) return { script: 'scoreKingdom', args: [scoring] };
  if (turn === 'R') return { script: 'rivalTurn', args: [] };
  return { script: 'takeTurn', args: [seatOf(turn)] };
}

/** Lays the cards, cubes and tiles of a setting on an empty table. */
function lay(state: State, setting: Setting): void {
  const { open, deep } = state;
  const { from, scoring, battle } = setting;
  const isScored =
    scoring !== undefined || battle !== undefined || from === 'ageEnd' || from === 'end';
  open.age = setting.age ?? 1;
  open.firstPlayer = seatOf(setting.first ?? 'A');
  open.phase = isScored ? 'scoring' : 'turns';
  open.turn = ownerOf(setting.turn ?? 'A');
  open.rallyStreak = setting.rallyStreak ?? 0;
  if (open.rival !== null) {
    Object.assign(open.rival, { score: setting.rivalScore ?? 0 }, setting.rival);
  }
  for (const [seat, player] of open.players.entries()) {
    player.score = atSeat(setting.scores, seat) ?? 0;
    player.reinforcements = atSeat(setting.reinforcements, seat) ?? 0;
    open.reinforcementSupply -= player.reinforcements;
  }
  for (const name of setting.left ?? []) {
    (open.players[seatOf(name)] as Player).left = true;
    deep.leavers.push(seatOf(name));
  }
  for (const claim of setting.claims ?? []) {
    const [name, kingdom] = claim.split(' ') as [string, KingdomId];
    open.capitalClaims.push({ owner: ownerOf(name), kingdom });
  }
  layCubes(open, setting);
  layPasses(open, setting, isScored);
  layDecrees(state, setting);
  layTiles(open, setting);
  layPassTiles(state, setting);
  layCards(state, setting);
  if (setting.battle !== undefined) layBattle(state, setting.battle);
}

function layCubes(open: Open, setting: Setting): void {
  for (const id of KINGDOMS) {
    const [normals = '', capital = '', councils = ''] = (setting.cubes?.[id] ?? '').split('|');
    const kingdom = open.kingdoms[id];
    kingdom.normals = [...normals].map(ownerOf);
    kingdom.capital = capital === '' ? null : ownerOf(capital);
    kingdom.councils = [...councils].map(ownerOf);
    for (const name of `${normals}${capital}${councils}`) {
      const side = name === 'R' ? open.rival : open.players[seatOf(name as Name)];
      if (side === undefined || side === null) throw new Error(`${name} does not play`);
      side.cubes -= 1;
      if (side.cubes < 0) throw new Error(`${name} has more than ${CUBES} cubes`);
    }
    const claimed = open.capitalClaims.some((claim) => claim.kingdom === id);
    if (kingdom.capital !== null && !claimed) {
      open.capitalClaims.push({ owner: kingdom.capital, kingdom: id });
    }
  }
}

/** Who is out of the age: whoever has passed or holds a capital; once the age is over, all. */
function layPasses(open: Open, setting: Setting, isScored: boolean): void {
  const out = (owner: Owner, why: 'choice' | 'capital'): void => {
    if (open.passOrder.includes(owner)) return;
    open.passOrder.push(owner);
    if (owner === 'rival') (open.rival as Rival).out = true;
    else (open.players[owner] as Player).passed = why;
  };
  for (const name of setting.passed ?? []) out(ownerOf(name), 'choice');
  for (const { owner } of open.capitalClaims) out(owner, 'capital');
  if (!isScored) {
    if (open.passOrder.includes(open.turn)) throw new Error(`${setting.turn ?? 'A'} is out`);
    return;
  }
  if (setting.passed !== undefined) return;
  for (const seat of open.players.keys()) out(seat, 'choice');
  if (open.rival !== null) out('rival', 'choice');
}

function layDecrees({ open, deep }: State, { decrees = {} }: Setting): void {
  const named = Object.values(decrees).map((id) => decreeCard(id).id);
  expectOnce(named, 'decree');
  const others = deep.decreePile.map(({ face }) => face).filter((id) => !named.includes(id));
  for (const id of KINGDOMS) open.kingdoms[id].decree = decrees[id] ?? (others.shift() as string);
  open.removedDecrees = others.splice(0, KINGDOMS.length * (open.age - 1));
  deep.decreePile = others.map((face) => ({ face }));
}

/** One tile of each kingdom goes at the end of each age; those that are gone are lines of the tally. */
function layTiles(open: Open, { tiles = {}, scoring, battle, from }: Setting): void {
  const pool = [...MAJORITY_TILES];
  const takeTile = (value: number): number => {
    const index = pool.indexOf(value);
    if (index < 0) throw new Error(`no majority tile ${value} left`);
    return pool.splice(index, 1)[0] as number;
  };
  const isOver = from === 'ageEnd' || from === 'end';
  const next = isOver ? KINGDOMS.length : KINGDOMS.indexOf(battle?.kingdom ?? scoring ?? 'k4');
  for (const id of KINGDOMS) open.kingdoms[id].tiles = (tiles[id] ?? []).map(takeTile);
  for (const [place, id] of KINGDOMS.entries()) {
    const here = open.kingdoms[id].tiles;
    const wanted = 4 - open.age - (place < next ? 1 : 0);
    while (tiles[id] === undefined && here.length < wanted) here.push(pool.shift() as number);
    if (here.length !== wanted) throw new Error(`${id} has ${wanted} tiles at that moment`);
    here.sort((a, b) => a - b);
  }
  for (let age: Age = 1; age < open.age; age += 1) {
    for (const kingdom of KINGDOMS) {
      const none = cubeCounts(open, kingdom).map(() => 0);
      const line = { kingdom, tile: pool.shift() as number, counts: none, points: none };
      open.history.push({ age: age as Age, ...line });
    }
  }
  for (const id of KINGDOMS.slice(0, next)) {
    open.history.push(scoredAlready(open, id, pool.shift() as number));
  }
}

/** A kingdom that has been scored in this age: by its cubes; what a battle gave is not told. */
function scoredAlready(open: Open, kingdom: KingdomId, tile: number): KingdomScore {
  const counts = cubeCounts(open, kingdom);
  const points = counts.map(() => 0);
  const { by, places } = verdictOf(open, kingdom, counts);
  if (by !== 'battle') {
    for (const [place, owners] of places.entries()) {
      for (const owner of owners)
        points[owner === 'rival' ? points.length - 1 : owner] = pointsOf(place, tile);
    }
  }
  return { age: open.age, kingdom, tile, counts, points };
}

function layPassTiles({ open, own, deep }: State, { passTiles }: Setting): void {
  for (const [seat, { passTiles: held }] of own.entries()) {
    for (const face of atSeat(passTiles, seat) ?? []) {
      const index = deep.passPool.findIndex((tile) => tile.face === face);
      if (index < 0) throw new Error(`no First to Pass tile ${face} left`);
      held.push(...deep.passPool.splice(index, 1));
      (open.players[seat] as Player).passTiles += 1;
    }
  }
  deep.unusedPassTile = deep.passPool.splice(-1);
}

function layCards({ open, own, deep }: State, setting: Setting): void {
  const { columns = {}, hands, discard = [], top = [], bonus = [], battle = {} as Fight } = setting;
  const told = own.map((_, seat) => atSeat(hands, seat));
  const named = [
    ...Object.values(columns).flat(),
    ...told.flatMap((hand) => hand ?? []),
    ...discard,
    ...top,
    ...bonus,
    ...Object.values(battle.revealed ?? {}),
    ...Object.values(battle.spent ?? {}).flat(),
  ];
  for (const face of named) if (!FACES.includes(face)) throw new Error(`no creature ${face}`);
  expectOnce(named, 'card');
  const free = shuffledBy(
    FACES.filter((face) => !named.includes(face)),
    seeded(1),
  );
  open.nextCard = 0;
  deep.idKey = [1, 2, 3, 4];
  const cards = (faces: readonly string[]): Creature[] =>
    faces.map((face) => mint({ open, deep }, face));
  for (const id of KINGDOMS) open.kingdoms[id].column = cards(columns[id] ?? []);
  for (const [seat, layer] of own.entries()) {
    const left = open.players[seat]?.left === true;
    const hand = cards(told[seat] ?? (left ? [] : free.splice(0, 4)));
    if (open.soloLevel === null) layer.hand = hand;
    else open.openHand = hand;
  }
  open.discard = cards(discard);
  if (open.rival !== null) open.rival.bonus = cards(bonus);
  const pileSize = setting.pile ?? free.length + top.length;
  deep.pile = cards([...free.splice(0, pileSize - top.length), ...[...top].reverse()]);
  deep.setAside = cards(free);
}

function layBattle({ open, deep }: State, fight: Fight): void {
  const { kingdom, revealed = {}, spent = {}, beaten = [] } = fight;
  const verdict = verdictOf(open, kingdom, cubeCounts(open, kingdom));
  if (verdict.by !== 'battle') throw new Error(`nobody is tied in ${kingdom}`);
  const standing = verdict.fighters.filter((owner) => !beaten.map(ownerOf).includes(owner));
  const card = (face: string): Creature => mint({ open, deep }, face);
  const battle: Battle = {
    kingdom,
    fighters: [...verdict.fighters],
    standing,
    round: 1 + Math.max(0, ...Object.values(spent).map(({ length }) => length)),
    phase: fight.revealed === undefined ? 'choosing' : 'reinforcing',
    revealed: Object.entries(revealed).map(([name, face]) => ({
      owner: ownerOf(name),
      card: card(face),
      boosts: 0,
    })),
    spent: Object.entries(spent).flatMap(([name, faces]) =>
      faces.map((face) => ({ owner: ownerOf(name), card: card(face) })),
    ),
  };
  open.scoring = kingdom;
  open.battle = battle;
}

function expectOnce(named: readonly string[], what: string): void {
  const twice = named.find((each, i) => named.indexOf(each) !== i);
  if (twice !== undefined) throw new Error(`the ${what} ${twice} is named twice`);
}
