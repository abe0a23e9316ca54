import type { AnyGame, Options, Position, SeatName } from '@tablee/engine';
import { mint, NAMES, nameOf, newPosition, seatOf, seeded, shuffledBy } from '@tablee/engine';
import type { FactionId } from '../cards/card.ts';
import { cardOf } from '../cards/catalogue.ts';
import { preconDeck } from '../decks/choice.ts';
import { campOf, handOf, mainOf, ownAt, playerAt, reinforcementOf } from '../state/players.ts';
import type { Creature, ModeId, State, Zone } from '../state/state.ts';

/** One player's side. Creatures: a face, then what is special: `RA/05 d2 stunned spent0`. */
export interface Side {
  readonly faction?: FactionId;
  readonly hunt?: readonly string[];
  readonly covert?: readonly string[];
  readonly hand?: readonly string[];
  /** The next cards, top first; in a bare position the whole deck, three cards if it is not told. */
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

/** A description of a table in the main phase of `turn`. */
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
}

export const SEATS = { duel: 2, '2v2': 4 };
/** The most who play. */
type Name = Exclude<SeatName, 'E' | 'F'>;
const USUAL: readonly FactionId[] = ['RA', 'CA', 'RA', 'CA'];

/** For how many seats a setting is, and with which options. */
export function tableOf({ mode = 'duel', options }: Setting): { seats: number; options: Options } {
  return { seats: SEATS[mode], options: { ...options, mode } };
}

/** A match at the moment of a setting: each player has a whole preconstructed deck. Throws where a deck has not got a card. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const position = barePositionOf(game, wholeOf(setting));
  game.assert(position.checkpoint as State);
  return position;
}

/** The same without the cards that the setting does not name: all that the test of one rule needs. */
export function barePositionOf(game: AnyGame, setting: Setting = {}): Position {
  const { seats, options } = tableOf(setting);
  const start = newPosition(game, seats, options);
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
    laySide(state, seat, setting[nameOf(seat) as Name] ?? {});
  }
}

/** The faction named, or that of the first card laid. */
function factionOf({ faction, hunt = [], covert = [], hand = [] }: Side, seat: number): FactionId {
  const [first] = [...hunt, ...covert, ...hand];
  return faction ?? ((first?.slice(0, 2) ?? USUAL[seat]) as FactionId);
}

function laySide(state: State, seat: number, side: Side): void {
  const { open } = state;
  const player = playerAt(open, seat);
  const faction = factionOf(side, seat);
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

/** A setting in which each player has a whole preconstructed deck. */
function wholeOf(setting: Setting): Setting {
  const names = NAMES.slice(0, SEATS[setting.mode ?? 'duel']) as Name[];
  const sides = names.map((name, seat) => [name, wholeSide(setting[name] ?? {}, seat)]);
  return { ...setting, ...Object.fromEntries(sides) };
}

function wholeSide(side: Side, seat: number): Side {
  const { hunt = [], covert = [], hand = [], discard = [], main = [], reinforcement } = side;
  const faction = factionOf(side, seat);
  const rest = [...preconDeck(faction).main];
  const creatures = [...hunt, ...covert].map((words) => words.split(' ')[0] ?? '');
  for (const face of [...creatures, ...hand, ...discard, ...main, ...(reinforcement ?? [])]) {
    const at = rest.indexOf(face);
    if (at === -1) throw new Error(`the deck of ${faction} has no ${face} left`);
    rest.splice(at, 1);
  }
  const others = shuffledBy(rest, seeded(1));
  const kept = reinforcement ?? others.splice(0, 1);
  return { ...side, faction, main: [...main, ...others], reinforcement: kept };
}
