import type { Next, Seat } from '@tablee/engine';
import { mint } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { NAMES } from '@tablee/engine/testing';
import { FACES } from '../cards/creatures.ts';
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
} from '../table/state.ts';
import { KINGDOMS } from '../table/state.ts';
import { CUBES, MAJORITY_TILES } from '../table/tiles.ts';

/** Seats by letter, clockwise; `R` is the solo rival. */
export type Name = SeatName | 'R';

export const seatOf = (name: Name): Seat => (NAMES as readonly Name[]).indexOf(name);
const ownerOf = (name: string): Owner => (name === 'R' ? 'rival' : 'ABCDE'.indexOf(name));

/** What a table looks like before a test begins; whatever is left out gets a plain default. */
export interface Setting {
  players?: number;
  tieRule?: TieRule;
  solo?: SoloLevel;
  rallySafetyRounds?: number;
  opener?: 'lot' | number;
  houses?: 'chairs' | 'chosen';
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

/** Lays the cards, cubes and tiles of a setting on an empty table. */
export function lay(state: State, setting: Setting): State {
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
    open.history.push({ age: open.age === 1 ? 3 : 1, kingdom: 'k4', tile, counts: [], points: [] });
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
  const cards = (faces: readonly string[]): Creature[] => faces.map((face) => mint({ open }, face));
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
  deep.idKey = [1, 2, 3, 4];
}
