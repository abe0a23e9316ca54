import type { Seat } from '@tablee/engine';
import { nameOf, seeded, shuffledBy } from '@tablee/engine';
import { catalogue } from '../cards/factions.ts';
import { rulesOf } from '../modes/modes.ts';
import { isToken } from '../state/catalogue.ts';
import { COPIES, FACTIONS_EACH } from '../state/limits.ts';
import { playerAt, sideOf } from '../state/players.ts';
import type { Open } from '../state/state.ts';
import { faceOf, placesOf, powerOf, seatsWith, toldAt } from './places.ts';
import type { Place, Setting } from './setting.ts';

/** Cards dealt to a seat whose hand is not named. */
const DEALT = 5;

/**
 * A setting with three factions for each player, and every card and Stronghold of these where it may well lie. `open`: the table
 * before anything lies on it.
 */
export function wholeOf(open: Open, setting: Setting): Setting {
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
  fillUp(open, factions);
  return factions;
}

/** Gives everybody three factions; more than four players need two sets. */
function fillUp(open: Open, factions: readonly string[][]): void {
  const sets = factions.length > 4 ? 2 : 1;
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
}

/** Cards named at a place, without hand and Animals. */
const namedIn = (place: Place): string[] => [
  ...(place.support ?? []),
  ...(place.powerFaces ?? []),
  ...(place.bonusPower ?? []),
  ...(place.invoked ?? []),
  ...(place.removed ?? []),
  ...(place.deck ?? place.top ?? []),
];

/** The Strongholds of a side: those not named follow from their factions. */
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
