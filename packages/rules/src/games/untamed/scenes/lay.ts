import type { Card, Seat } from '@tablee/engine';
import { mint, seatOf } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { rulesOf } from '../modes/modes.ts';
import { isToken } from '../state/catalogue.ts';
import { DECK_SIZE } from '../state/limits.ts';
import { holdingOf, ownAt, playerAt, sideOf } from '../state/players.ts';
import type { Animal, State } from '../state/state.ts';
import { freshAnimal } from '../zones/field.ts';
import { faceOf, placesOf, powerOf, seatsWith, toldAt } from './places.ts';
import type { Place, Setting, Standing } from './setting.ts';

/** The filler of decks: an Animal without Rally or effect of its own. */
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
export function lay(state: State, setting: Setting): void {
  const { open, deep } = state;
  const { from = 'main', first = 'A', turn = first } = setting;
  open.phase = from;
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
