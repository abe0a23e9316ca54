import type { Seat, SeatName } from '@tablee/engine';
import { mint, NAMES, seeded, shuffledBy } from '@tablee/engine';
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
  State,
} from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { CUBES, MAJORITY_TILES } from '../state/tiles.ts';
import type { Name } from './names.ts';
import { seatOf } from './names.ts';
import type { BySeat, Fight, Setting } from './setting.ts';

const ownerOf = (name: string): Owner => (name === 'R' ? 'rival' : seatOf(name as Name));

const atSeat = <T>(told: BySeat<T> | undefined, seat: Seat): T | undefined =>
  Array.isArray(told)
    ? told[seat]
    : (told as { [name: string]: T } | undefined)?.[NAMES[seat] as SeatName];

/** Lays the cards, cubes and tiles of a setting on an empty table. */
export function lay(state: State, setting: Setting): void {
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

/** The players out of the age: those that have passed or hold a capital; once the age is over, all. */
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

/** A kingdom that has been scored in this age: by its cubes; the gains of a battle are not named. */
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
