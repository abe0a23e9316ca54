import type { Card, Next, Options, Seat } from '@tablee/engine';
import { mint } from '@tablee/engine';
import type { SeatName as Name } from '@tablee/engine/testing';
import { nameOf, seatOf } from '@tablee/engine/testing';
import { catalogue } from '../cards/factions.ts';
import { rulesOf } from '../modes/modes.ts';
import { DECK_SIZE } from '../table/limits.ts';
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
      | 'cardsPlayed'
      | 'discount'
      | 'abilityUses'
      | 'powerPlays'
      | 'hasPaidForCard'
      | 'done'
      | 'changes'
      | 'factions'
    >
  > {
  readonly hand?: readonly string[];
  readonly play?: readonly Standing[];
  readonly support?: readonly string[];
  readonly power?: number | { readonly ready?: number; readonly exhausted?: number };
  /** Seen by nobody. */
  readonly bonusPower?: readonly string[];
  /** Seen by its owner. */
  readonly invoked?: readonly string[];
  /** Top first; default: many cards without Rally. */
  readonly deck?: readonly string[];
  readonly stronghold?: string;
  /** On the Stronghold. */
  readonly damage?: number;
  /** Below the Stronghold, next one first. */
  readonly pile?: readonly string[];
  readonly fallen?: readonly string[];
  readonly out?: OutReason;
}

/** What a table looks like before a test begins; whatever is left out gets a plain default. */
export type Setting = { readonly [name in Name]?: Place } & {
  readonly mode?: ModeId;
  readonly players?: number;
  readonly turn?: Name;
  /** Default: A. */
  readonly alpha?: Name;
  readonly options?: Options;
  /** Root script to begin with; default: the Main Phase of `turn`. */
  readonly script?: Next;
  /** Random numbers to come, then zeros. */
  readonly rolls?: readonly number[];
};

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

/** Lays the cards of a setting on an empty table. Gives how many cards each holding had lost before. */
export function lay(state: State, setting: Setting): number[] {
  const { open, deep } = state;
  open.phase = 'main';
  open.turn = 1;
  if (open.mode === 'alpha') open.alpha = seatOf(setting.alpha ?? 'A');
  open.active = rulesOf(open).turnWith(open, seatOf(setting.turn ?? 'A'));
  const places = open.players.map((_, seat) => setting[nameOf(seat)] ?? {});
  for (const [seat, place] of places.entries()) {
    layPlayer(state, seat, place);
    layPower(state, seat, place);
  }
  layStrongholds(state, places);
  for (const [seat, place] of places.entries())
    if (place.out !== undefined) layOut(state, seat, place);
  return deep.decks.map((_, holding) => layDeck(state, holding, places));
}

const cards = (open: Open, faces: readonly string[]): Card[] =>
  faces.map((face) => mint({ open }, face));

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
    changes: place.changes ?? [],
    factions: place.factions ?? [],
  });
  ownAt(state, seat).hand = cards(open, place.hand ?? []);
  player.animals = (place.play ?? []).map((standing) => animalOf(open, standing));
  holdingOf(open, seat).support.push(...cards(open, place.support ?? []));
}

function animalOf(open: Open, standing: Standing): Animal {
  const told = typeof standing === 'string' ? { face: standing } : standing;
  catalogue.animal(told.face);
  return {
    ...freshAnimal(mint({ open }, told.face)),
    ready: true,
    ...told,
  };
}

function layPower(state: State, seat: Seat, place: Place): void {
  const { power = 0, bonusPower = [], invoked = [] } = place;
  const { open, deep } = state;
  const { ready = 0, exhausted = 0 } = typeof power === 'number' ? { ready: power } : power;
  for (let i = 0; i < ready + exhausted; i += 1) {
    const card = mint({ open }, FILLER);
    ownAt(state, seat).faceDown.push(card);
    holdingOf(open, seat).power.push({ id: card.id, ready: i < ready, by: seat });
  }
  for (const card of cards(open, bonusPower)) {
    deep.faceDown.push(card);
    holdingOf(open, seat).bonusPower.push({ id: card.id, knownBy: null });
  }
  for (const card of cards(open, invoked)) {
    ownAt(state, seat).faceDown.push(card);
    holdingOf(open, seat).bonusPower.push({ id: card.id, knownBy: seat });
  }
}

function layStrongholds(state: State, places: readonly Place[]): void {
  const { open } = state;
  for (const [index, side] of open.sides.entries()) {
    const told = side.seats.map((seat) => places[seat] ?? {});
    const find = <Key extends keyof Place>(key: Key): Place[Key] | undefined =>
      told.find((place) => place[key] !== undefined)?.[key];
    const fallen = find('fallen') ?? [];
    const stronghold = find('stronghold') ?? 'panda-counter';
    const size = rulesOf(open).strongholds(open) - 1 - fallen.length;
    const others = STRONGHOLDS.filter((face) => face !== stronghold && !fallen.includes(face));
    const pile = find('pile') ?? others.slice(0, size);
    side.stronghold = stronghold;
    side.damage = find('damage') ?? 0;
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
function layDeck(state: State, holding: number, places: readonly Place[]): number {
  const { open, own, deep } = state;
  const seats = open.order.filter((seat) => playerAt(open, seat).holding === holding);
  if (seats.every((seat) => playerAt(open, seat).out !== null)) return 0;
  const { support, power, bonusPower, removed } = holdingOf(open, seats[0] as Seat);
  let used = support.length + power.length + bonusPower.length;
  for (const seat of seats) {
    const inPlay = playerAt(open, seat).animals.filter(({ face }) => !face.startsWith('token-'));
    used += (own[seat]?.hand.length ?? 0) + inPlay.length;
  }
  const left = DECK_SIZE * seats.length - used;
  const told = seats.map((seat) => places[seat]?.deck).find((deck) => deck !== undefined);
  const faces = told ?? Array<string>(left).fill(FILLER);
  deep.decks[holding] = cards(open, [...faces].reverse());
  removed.push(...cards(open, Array<string>(left - faces.length).fill(FILLER)));
  return removed.length;
}
