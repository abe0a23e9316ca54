import type { AnyGame, Card, Next, Options, Position, Seat, SeatName } from '@tablee/engine';
import {
  clockwiseFrom,
  mint,
  nameOf,
  newPosition,
  seatOf,
  seeded,
  shuffledBy,
} from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { rulesOf } from '../modes/modes.ts';
import { isToken } from '../table/catalogue.ts';
import { COPIES, DECK_SIZE, FACTIONS_EACH } from '../table/limits.ts';
import { holdingOf, ownAt, playerAt, sideOf } from '../table/players.ts';
import type { Animal, ModeId, Open, OutReason, Player, State } from '../table/state.ts';
import { freshAnimal } from '../zones/field.ts';

/** An Animal in play: ready and untouched where nothing else is said. */
export type Standing = string | ({ readonly face: string } & Partial<Omit<Animal, 'id' | 'face'>>);

/** What lies before one player. Teams share what their mode shares: it is told at one of them. */
export interface Place
  extends Partial<
    Pick<
      Player,
      'cardsPlayed' | 'discount' | 'abilityUses' | 'powerPlays' | 'hasPaidForCard' | 'done'
    >
  > {
  /** Default: those of the cards told, then others that nobody has. */
  readonly factions?: readonly string[];
  readonly changes?: Player['changes'];
  readonly hand?: readonly string[];
  readonly play?: readonly Standing[];
  readonly support?: readonly string[];
  readonly power?: number | { readonly ready?: number; readonly exhausted?: number };
  /** Faces of the Power, ready ones first; default: what comes. */
  readonly powerFaces?: readonly string[];
  /** Seen by nobody. */
  readonly bonusPower?: readonly string[];
  /** Seen by its owner. */
  readonly invoked?: readonly string[];
  /** The next cards of the deck, top first. */
  readonly top?: readonly string[];
  /** The whole deck, top first: all other cards are out of the game. */
  readonly deck?: readonly string[];
  /** Out of the game. */
  readonly removed?: readonly string[];
  /** Default: that of the first faction. */
  readonly stronghold?: string;
  /** On the Stronghold. */
  readonly damage?: number;
  /** Below the Stronghold, next one first. */
  readonly pile?: readonly string[];
  readonly fallen?: readonly string[];
  readonly out?: OutReason;
}

/** At which part of a match a table is laid out. */
type Moment = 'stacking' | 'mulligan' | 'openingSupport' | 'main' | 'maintenance';

const SCRIPTS: Readonly<Record<Moment, string>> = {
  stacking: 'stack',
  mulligan: 'mulligan',
  openingSupport: 'openingSupport',
  main: 'mainAction',
  maintenance: 'maintenance',
};

/** What a table looks like: by default in the Main Phase of A, in a duel. */
export type Setting = { readonly [name in SeatName]?: Place } & {
  readonly mode?: ModeId;
  readonly players?: number;
  /** Whose turn it is; default A. */
  readonly turn?: SeatName;
  /** Number of the turn; default 1. */
  readonly turnNumber?: number;
  /** Who began; default A. */
  readonly first?: SeatName;
  /** Default: A. */
  readonly alpha?: SeatName;
  readonly options?: Options;
  /** Default: in the Main Phase. */
  readonly from?: Moment;
};

const USUAL_SEATS = { duel: 2, hunter: 3, survival: 3, alpha: 3, hydra: 4, manticore: 4 };

/** For how many seats a setting is, and with which options. */
export function tableOf(setting: Setting): { seats: number; options: Options } {
  const { mode = 'duel', players = USUAL_SEATS[mode], options } = setting;
  return { seats: players, options: { ...options, mode } };
}

/** A match at the moment of a setting: each player has the whole deck of three factions. Throws if it cannot be: a card is not there four times. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const position = barePositionOf(game, wholeOf(game, setting));
  game.assert(position.checkpoint as State);
  return position;
}

/** The same with decks full of one card: all that the test of one rule needs. */
export function barePositionOf(game: AnyGame, setting: Setting = {}): Position {
  const { seats, options } = tableOf(setting);
  const start = newPosition(game, seats, options);
  lay(start.checkpoint as State, setting);
  const running: Next = { script: SCRIPTS[setting.from ?? 'main'], args: [] };
  return { ...start, running };
}
/** What fills decks: an Animal without Rally that does nothing by itself. */
export const FILLER = 'rat-queen';

const STRONGHOLDS = [
  'panda-counter',
  'crocodile-mire',
  'fox-mirrors',
  'rabbit-warren',
  'raccoon-workshop',
  'rhino-scar',
];

/** Lays the cards of a setting on an empty table. */
function lay(state: State, setting: Setting): void {
  const { open, deep } = state;
  const { from = 'main', first = 'A', turn = first } = setting;
  open.phase = from;
  open.order = clockwiseFrom(seatOf(first), open.players.length);
  for (const side of open.sides)
    side.seats = open.order.filter((seat) => side.seats.includes(seat));
  if (open.mode === 'alpha') open.alpha = seatOf(setting.alpha ?? 'A');
  const places = placesOf(open, setting);
  for (const [seat, { factions = [] }] of places.entries()) {
    playerAt(open, seat).factions = [...factions];
  }
  if (from === 'stacking') return;
  deep.idKey = [1, 2, 3, 4];
  if (from === 'main' || from === 'maintenance') {
    open.turn = setting.turnNumber ?? 1;
    open.active = rulesOf(open).turnWith(open, seatOf(turn));
  }
  for (const [seat, place] of places.entries()) {
    layPlayer(state, seat, place);
    layPower(state, seat, place);
  }
  layStrongholds(state, places);
  for (const [seat, place] of places.entries())
    if (place.out !== undefined) layOut(state, seat, place);
  for (const holding of deep.decks.keys()) layDeck(state, holding, places);
}

const placesOf = (open: Open, setting: Setting): Place[] =>
  open.players.map((_, seat) => setting[nameOf(seat)] ?? {});

const cards = (state: State, faces: readonly string[]): Card[] =>
  faces.map((face) => mint(state, catalogue.deckCard(face).id));

function layPlayer(state: State, seat: Seat, place: Place): void {
  const { open } = state;
  const player = playerAt(open, seat);
  const { cardsPlayed, discount, abilityUses, powerPlays, hasPaidForCard } = place;
  Object.assign(player, {
    cardsPlayed: cardsPlayed ?? 0,
    discount: discount ?? 0,
    abilityUses: abilityUses ?? 0,
    powerPlays: powerPlays ?? 0,
    hasPaidForCard: hasPaidForCard ?? false,
    done: place.done ?? false,
    changes: [...(place.changes ?? [])],
  });
  ownAt(state, seat).hand = cards(state, place.hand ?? []);
  player.animals = (place.play ?? []).map((standing) => animalOf(state, standing));
  const { support, removed } = holdingOf(open, seat);
  support.push(...cards(state, place.support ?? []));
  removed.push(...cards(state, place.removed ?? []));
}

const faceOf = (standing: Standing): string =>
  typeof standing === 'string' ? standing : standing.face;

function animalOf(state: State, standing: Standing): Animal {
  const { id: face } = catalogue.animal(faceOf(standing));
  const told = typeof standing === 'string' ? {} : standing;
  return { ...freshAnimal(mint(state, face)), ready: true, ...told };
}

function layPower(state: State, seat: Seat, place: Place): void {
  const { powerFaces = [], bonusPower = [], invoked = [] } = place;
  const { open, deep } = state;
  const { ready, exhausted } = powerOf(place);
  for (let i = 0; i < ready + exhausted; i += 1) {
    const card = mint(state, powerFaces[i] ?? FILLER);
    ownAt(state, seat).faceDown.push(card);
    holdingOf(open, seat).power.push({ id: card.id, ready: i < ready, by: seat });
  }
  for (const card of cards(state, bonusPower)) {
    deep.faceDown.push(card);
    holdingOf(open, seat).bonusPower.push({ id: card.id, knownBy: null });
  }
  for (const card of cards(state, invoked)) {
    ownAt(state, seat).faceDown.push(card);
    holdingOf(open, seat).bonusPower.push({ id: card.id, knownBy: seat });
  }
}

function powerOf({ power = 0 }: Place): { ready: number; exhausted: number } {
  return { ready: 0, exhausted: 0, ...(typeof power === 'number' ? { ready: power } : power) };
}

function layStrongholds(state: State, places: readonly Place[]): void {
  const { open } = state;
  for (const [index, side] of open.sides.entries()) {
    const told = side.seats.map((seat) => places[seat] ?? {});
    const fallen = toldAt(told, 'fallen') ?? [];
    const stronghold = toldAt(told, 'stronghold') ?? 'panda-counter';
    const size = rulesOf(open).strongholds(open) - 1 - fallen.length;
    const others = STRONGHOLDS.filter((face) => face !== stronghold && !fallen.includes(face));
    const pile = toldAt(told, 'pile') ?? others.slice(0, size);
    side.stronghold = stronghold;
    side.damage = toldAt(told, 'damage') ?? 0;
    side.fallen = [...fallen];
    side.reserve = [...pile].sort();
    side.openOrder = open.options.strongholdOrder === 'open' ? [...pile] : null;
    side.health = rulesOf(open).strongholdHealth(open, index);
    for (const seat of side.seats) ownAt(state, seat).pile = [...pile];
  }
}

function layOut(state: State, seat: Seat, place: Place): void {
  const { open } = state;
  playerAt(open, seat).out = place.out ?? 'strongholds';
  Object.assign(sideOf(open, seat), { stronghold: null, damage: 0, reserve: [] });
  ownAt(state, seat).pile = [];
  open.leavers.push([seat]);
}

/** The deck as told, or filled up to 45 cards a player; with a deck as told the missing cards are out of the game. */
function layDeck(state: State, holding: number, places: readonly Place[]): void {
  const { open, own, deep } = state;
  const seats = seatsWith(open, holding);
  if (seats.every((seat) => playerAt(open, seat).out !== null)) return;
  const { support, power, bonusPower, removed } = holdingOf(open, seats[0] as Seat);
  let used = support.length + power.length + bonusPower.length + removed.length;
  for (const seat of seats) {
    const inPlay = playerAt(open, seat).animals.filter(({ face }) => !isToken(face));
    used += (own[seat]?.hand.length ?? 0) + inPlay.length;
  }
  const left = DECK_SIZE * seats.length - used;
  const told = seats.map((seat) => places[seat] as Place);
  const top = toldAt(told, 'top') ?? [];
  const others = Array<string>(Math.max(0, left - top.length)).fill(FILLER);
  const faces = toldAt(told, 'deck') ?? [...top, ...others];
  deep.decks[holding] = cards(state, [...faces].reverse());
  removed.push(...cards(state, Array<string>(left - faces.length).fill(FILLER)));
}

/** What is told at one of these who share it. */
const toldAt = <Key extends keyof Place>(
  places: readonly Place[],
  key: Key,
): Place[Key] | undefined => places.find((place) => place[key] !== undefined)?.[key];

const seatsWith = (open: Open, holding: number): Seat[] =>
  open.order.filter((seat) => playerAt(open, seat).holding === holding);

/** Cards dealt to whoever is not told what they hold. */
const DEALT = 5;

/** A setting with three factions for each player, and every card and Stronghold of these where it may well lie. */
function wholeOf(game: AnyGame, setting: Setting): Setting {
  const { seats, options } = tableOf(setting);
  const { open } = newPosition(game, seats, options).checkpoint as State;
  open.order = clockwiseFrom(seatOf(setting.first ?? 'A'), seats);
  const places = placesOf(open, setting);
  const factions = factionsOf(open, places);
  const whole = places.map((place, seat) => ({ ...place, factions: factions[seat] as string[] }));
  if (setting.from !== 'stacking') {
    for (const { seats: members } of open.sides) stackWhole(open, whole, members);
    for (const holding of open.holdings.keys()) dealWhole(open, whole, holding, setting.from);
  }
  return { ...setting, ...Object.fromEntries(whole.map((place, seat) => [nameOf(seat), place])) };
}

type WholePlace = { -readonly [key in keyof Place]: Place[key] };

/** Which factions each player has: those told, those of the cards told, then any that are free. */
function factionsOf(open: Open, places: readonly Place[]): string[][] {
  const factions = places.map((place) => [...(place.factions ?? [])]);
  const give = (among: readonly Seat[], printed: readonly { readonly id: string }[]): void => {
    for (const { id: face } of printed) {
      const id = catalogue.factionOf(face);
      const had = among.some((seat) => factions[seat]?.includes(id ?? ''));
      if (id === null || had) continue;
      const seat = among.find((each) => (factions[each]?.length ?? 0) < FACTIONS_EACH);
      if (seat === undefined) {
        throw new Error(`${among.map(nameOf).join('')} cannot have ${face}: too many factions`);
      }
      factions[seat]?.push(id);
    }
  };
  for (const [seat, { hand = [], play = [] }] of places.entries()) {
    give([seat], [...hand.map(catalogue.deckCard), ...play.map(faceOf).map(catalogue.animal)]);
  }
  for (const [seat, place] of places.entries()) {
    give(seatsWith(open, playerAt(open, seat).holding), namedIn(place).map(catalogue.deckCard));
    const { stronghold, pile = [], fallen = [] } = place;
    const strongholds = [...(stronghold ? [stronghold] : []), ...pile, ...fallen];
    give(sideOf(open, seat).seats, strongholds.map(catalogue.stronghold));
  }
  const sets = places.length > 4 ? 2 : 1;
  const free = catalogue.factions
    .filter(({ expansion }) => open.options.factionPool !== 'base9' || !expansion)
    .flatMap(({ id }) => {
      const taken = factions.flat().filter((each) => each === id).length;
      if (taken > sets) throw new Error(`${id} is of ${taken} players`);
      return Array<string>(sets - taken).fill(id);
    });
  for (const mine of factions) {
    while (mine.length < FACTIONS_EACH) {
      const at = free.findIndex((id) => !mine.includes(id));
      mine.push(...free.splice(at, 1));
    }
  }
  return factions;
}

/** Cards told at a place, hand and Animals left out. */
const namedIn = (place: Place): string[] => [
  ...(place.support ?? []),
  ...(place.powerFaces ?? []),
  ...(place.bonusPower ?? []),
  ...(place.invoked ?? []),
  ...(place.removed ?? []),
  ...(place.deck ?? place.top ?? []),
];

/** The Strongholds of a side: what is not told follows from their factions. */
function stackWhole(open: Open, places: readonly WholePlace[], seats: readonly Seat[]): void {
  const told = seats.map((seat) => places[seat] as WholePlace);
  const size = rulesOf(open).strongholds(open);
  const [current, below, gone] = [
    toldAt(told, 'stronghold'),
    toldAt(told, 'pile'),
    toldAt(told, 'fallen'),
  ];
  const rest = told.flatMap(({ factions = [] }) =>
    factions.map((id) => catalogue.faction(id).stronghold.id),
  );
  takeFrom(rest, [...(current ? [current] : []), ...(below ?? []), ...(gone ?? [])]);
  const stronghold = current ?? (rest.shift() as string);
  const fallen = gone ?? (below === undefined ? [] : rest.splice(0, size - 1 - below.length));
  const pile = below ?? rest.splice(0, size - 1 - fallen.length);
  if (1 + pile.length + fallen.length !== size) throw new Error(`a side has ${size} Strongholds`);
  Object.assign(told[0] as WholePlace, { stronghold, pile, fallen });
}

/** The cards of a holding: three of each, hands and Power dealt where they are not told, the rest in the deck. */
function dealWhole(
  open: Open,
  places: readonly WholePlace[],
  holding: number,
  from: Setting['from'],
): void {
  const seats = seatsWith(open, holding);
  const told = seats.map((seat) => places[seat] as WholePlace);
  if (told.every(({ out }) => out !== undefined)) return;
  const all = told.flatMap(({ factions = [] }) =>
    factions.flatMap((id) => catalogue.faction(id).cards.map((card) => card.id)),
  );
  const left = Array.from({ length: COPIES }, () => all).flat();
  for (const place of told) {
    const inPlay = (place.play ?? []).map(faceOf).filter((face) => !isToken(face));
    takeFrom(left, [...inPlay, ...(place.hand ?? []), ...namedIn(place)]);
  }
  const rest = shuffledBy(left, seeded(holding + 1));
  const isOpening = from === 'mulligan' || from === 'openingSupport';
  for (const [i, seat] of seats.entries()) {
    const place = told[i] as WholePlace;
    const opening = rulesOf(open).opening(open, seat);
    const { ready, exhausted } = powerOf(place);
    const known = place.powerFaces ?? [];
    place.powerFaces = [...known, ...rest.splice(0, ready + exhausted - known.length)];
    place.hand ??= rest.splice(0, isOpening ? opening.hand : DEALT);
    if (isOpening) place.bonusPower ??= rest.splice(0, opening.bonusPower);
  }
  const [first] = told as [WholePlace];
  const deck = toldAt(told, 'deck');
  if (deck === undefined) first.deck = [...(toldAt(told, 'top') ?? []), ...rest];
  else first.removed = [...(first.removed ?? []), ...rest];
}

function takeFrom(left: string[], faces: readonly string[]): void {
  for (const face of faces) {
    const at = left.indexOf(catalogue.of(face).id);
    if (at < 0) throw new Error(`no ${face} left`);
    left.splice(at, 1);
  }
}
