import type { AnyGame, Position } from '@tablee/engine';
import { mint, newPosition, seeded, shuffledBy } from '@tablee/engine';
import type { FactionId } from '../cards/card.ts';
import { cardOf } from '../cards/catalogue.ts';
import { preconDeck } from '../decks/choice.ts';
import { campOf, handOf, mainOf, ownAt, playerAt, reinforcementOf } from '../table/players.ts';
import type { Creature, ModeId, State, Zone } from '../table/state.ts';

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

/** What a table looks like in the main phase of `turn`. */
export interface Setting {
  readonly mode?: ModeId;
  readonly options?: { readonly [id: string]: string };
  readonly A?: Side;
  readonly B?: Side;
  readonly C?: Side;
  readonly D?: Side;
  readonly turn?: Letter;
  /** Number of the turn; default 5. */
  readonly turnNumber?: number;
  /** Begins with the draw phase. */
  readonly fromTurnStart?: boolean;
}

export const SEATS = { duel: 2, '2v2': 4 };
/** Seats in their order. */
const LETTERS = ['A', 'B', 'C', 'D'] as const;
type Letter = (typeof LETTERS)[number];
const seatOf = (letter: Letter): number => LETTERS.indexOf(letter);
const USUAL: readonly FactionId[] = ['RA', 'CA', 'RA', 'CA'];

/** The table of a setting, as a position of these rules. */
export function positionOf(game: AnyGame, setting: Setting = {}): Position {
  const mode = setting.mode ?? 'duel';
  const start = newPosition(game, SEATS[mode], { ...setting.options, mode });
  lay(start.checkpoint as State, setting);
  const script = setting.fromTurnStart ? 'startTurn' : 'mainAction';
  return { ...start, running: { script, args: [seatOf(setting.turn ?? 'A')] } };
}

function lay(state: State, setting: Setting): void {
  const { open } = state;
  const order: readonly Letter[] = open.mode === 'duel' ? ['A', 'B'] : ['A', 'D', 'B', 'C'];
  open.order = order.map(seatOf);
  open.phase = 'turns';
  open.step = 'main';
  open.active = seatOf(setting.turn ?? 'A');
  open.turn = setting.turnNumber ?? 5;
  for (const [seat] of open.players.entries()) {
    laySide(state, seat, setting[LETTERS[seat] as Letter] ?? {});
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

/** A setting in which each player has a whole preconstructed deck: the table of a match. Throws where a deck has not got a card. */
export function wholeOf(setting: Setting): Setting {
  const letters = LETTERS.slice(0, SEATS[setting.mode ?? 'duel']);
  const sides = letters.map((letter, seat) => [letter, wholeSide(setting[letter] ?? {}, seat)]);
  return { ...setting, ...Object.fromEntries(sides) };
}

function wholeSide(side: Side, seat: number): Side {
  const { hunt = [], covert = [], hand = [], discard = [] } = side;
  const faction = factionOf(side, seat);
  const rest = [...preconDeck(faction).main];
  const creatures = [...hunt, ...covert].map((words) => words.split(' ')[0] ?? '');
  for (const face of [...creatures, ...hand, ...discard]) {
    const at = rest.indexOf(face);
    if (at === -1) throw new Error(`the deck of ${faction} has no ${face} left`);
    rest.splice(at, 1);
  }
  const [top = '', ...main] = shuffledBy(rest, seeded(1));
  return { ...side, faction, main, reinforcement: [top] };
}
