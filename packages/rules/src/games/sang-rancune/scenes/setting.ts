import type { AnyGame, Options, Position, SeatName } from '@tablee/engine';
import { mint, NAMES, nameOf, newPosition, seatOf, seeded, shuffledBy } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import { deckFaces } from '../cards/deck.ts';
import { HEROES } from '../cards/heroes.ts';
import { ENCOUNTERS } from '../encounters/encounters.ts';
import { PLANNED } from '../flow/setup.ts';
import { sized } from '../state/encounter.ts';
import { ownOf, playerAt } from '../state/players.ts';
import type { EncounterType, HeroId, Player, State } from '../state/state.ts';

export type By<T> = { readonly [name in SeatName]?: T };

/** A description of a table at the beginning of a round. Cards by their faces. */
export interface Setting {
  /** Number of players at the start. Default: 4. */
  readonly players?: number;
  readonly options?: { readonly [id: string]: string };
  /** Default: in the order of the six heroes. */
  readonly heroes?: By<HeroId>;
  readonly hands?: By<readonly string[]>;
  /** Hand of those not named. Default: three of the plainest attack. */
  readonly others?: readonly string[];
  readonly life?: By<number>;
  readonly prestige?: By<number>;
  readonly items?: By<readonly string[]>;
  /** Cards face down. */
  readonly set?: By<readonly string[]>;
  /** Opened potions, and the rounds they still work. */
  readonly opened?: By<readonly (readonly [face: string, rounds: number | null])[]>;
  /** Set-ups of an earlier round, oldest first. */
  readonly setups?: By<readonly string[]>;
  /** Numbers held; default 1, 2, 3 … */
  readonly initiative?: By<number>;
  readonly dead?: readonly SeatName[];
  /** Items of the dead waiting to be looted. */
  readonly loot?: readonly string[];
  readonly encounter?: string;
  readonly types?: readonly EncounterType[];
  readonly marker?: number;
  readonly stage?: number;
  /** The round that begins; default 1. */
  readonly round?: number;
  readonly past?: readonly string[];
  /** Encounters to come, next one first. */
  readonly pile?: readonly string[];
  readonly box?: readonly string[];
  /** The next cards, top first; in a bare position the whole deck, thirty Entailles if it is not told. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly tweak?: (state: State) => void;
  /** Script that runs; default `startRound`. */
  readonly from?: string;
}

const PLAIN = 'coup-droit';

/** For how many seats a setting is, and with which options. */
export const tableOf = (setting: Setting): { seats: number; options: Options } => ({
  seats: setting.players ?? 4,
  options: setting.options ?? {},
});

/** A match at the moment of a setting, every other card where it may well lie. Throws where the box has not got a card. */
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
  return { ...start, running: { script: setting.from ?? 'startRound', args: [] } };
}

function lay(state: State, setting: Setting): void {
  const { open, deep } = state;
  open.phase = 'encounter';
  open.stage = setting.stage ?? 1;
  for (const [seat, player] of open.players.entries()) {
    player.hero = setting.heroes?.[nameOf(seat)] ?? (HEROES[seat]?.id as HeroId);
  }
  bury(state, setting);
  for (const [seat, player] of open.players.entries()) {
    if (player.alive) layBefore(state, seat, player, setting);
  }
  deep.deck = (setting.deck ?? Array<string>(30).fill('entaille'))
    .map((face) => mint({ open }, face))
    .reverse();
  open.discard = (setting.discard ?? []).map((face) => mint({ open }, face));
  open.loot = (setting.loot ?? []).map((face) => ({
    ...mint({ open }, face),
    opened: false,
    rounds: null,
  }));
  const pile = setting.pile ?? ['avarice', 'peur'];
  deep.pile = pile.map((face) => ({ ...mint({ open }, face), raised: false }));
  open.pile = pile.map(() => ({ origin: 'planned', face: null }));
  deep.box = (setting.box ?? ['hydre']).map((face) => ({ ...mint({ open }, face), raised: false }));
  open.past = (setting.past ?? []).map((face) => ({
    face,
    beaten: !catalogue.encounters.of(face).types.includes('trap'),
  }));
  layEncounter(state, setting);
  setting.tweak?.(state);
}

function bury({ open }: State, { dead = [] }: Setting): void {
  for (const seat of dead.map(seatOf)) {
    const player = playerAt(open, seat);
    player.alive = false;
    player.life = 0;
    open.fallen.push({ seats: [seat], surrendered: false });
  }
}

function layBefore(state: State, seat: number, player: Player, setting: Setting): void {
  const { open } = state;
  const name = nameOf(seat);
  const alive = open.players.slice(0, seat).filter((each) => each.alive).length;
  player.initiative = setting.initiative?.[name] ?? alive + 1;
  player.life = setting.life?.[name] ?? 100;
  player.prestige = setting.prestige?.[name] ?? 0;
  const hand = setting.hands?.[name] ?? setting.others ?? [PLAIN, PLAIN, PLAIN];
  const own = ownOf(state, seat);
  own.hand.push(...hand.map((face) => mint({ open }, face)));
  own.set.push(...(setting.set?.[name] ?? []).map((face) => mint({ open }, face)));
  player.faceDown = own.set.length;
  const closed = (setting.items?.[name] ?? []).map((face) => ({
    ...mint({ open }, face),
    opened: false,
    rounds: null,
  }));
  const opened = (setting.opened?.[name] ?? []).map(([face, rounds]) => ({
    ...mint({ open }, face),
    opened: true,
    rounds,
  }));
  player.items.push(...closed, ...opened);
  player.setups = (setting.setups?.[name] ?? []).map((face) => ({
    card: mint({ open }, face),
    stage: 0,
    round: 1,
  }));
}

function layEncounter({ open }: State, setting: Setting): void {
  const face = catalogue.encounters.of(setting.encounter ?? 'eventreur');
  const nobody = open.players.map(() => 0);
  open.encounter = {
    face: face.id,
    types: [...(setting.types ?? face.types)],
    marker: setting.marker ?? (face.life === null ? null : sized(face.life, open)),
    round: (setting.round ?? 1) - 1,
    pile: [],
    settled: false,
    tokens: [],
    taken: nobody,
    prestigeTokens: 0,
    form: null,
    heads: 0,
    blood: 0,
    done: false,
    totals: [...nobody],
  };
}

/** Cards dealt to a seat whose hand is not named. */
const DEALT = 5;

/** A setting with every other card where it may well lie. */
function wholeOf(setting: Setting): Setting {
  const { hands = {}, set = {}, items = {}, opened = {}, setups = {}, players = 4 } = setting;
  const { loot = [], discard = [], deck: next = [] } = setting;
  const laid = [hands, set, items, setups].flatMap((cards) => Object.values(cards).flat());
  const open = Object.values(opened).flatMap((potions) => potions.map(([face]) => face));
  const deck = shuffledBy(
    without(deckFaces(), [...laid, ...open, ...loot, ...discard, ...next]),
    seeded(1),
  );
  const dealt = NAMES.slice(0, players).map((name) => {
    if (setting.dead?.includes(name)) return [name, []];
    return [name, hands[name] ?? takeHand(deck)];
  });
  const { encounter = 'eventreur', stage = 1, past = [], pile = [], box = [] } = setting;
  const others = shuffledBy(
    without(
      ENCOUNTERS.map(({ id }) => id),
      [encounter, ...past, ...pile, ...box],
    ),
    seeded(1),
  );
  return {
    ...setting,
    encounter,
    stage,
    hands: Object.fromEntries(dealt),
    deck: [...next, ...deck],
    past: [...past, ...others.splice(0, stage - 1 - past.length)],
    pile: [...pile, ...others.splice(0, PLANNED - stage - pile.length)],
    box: [...box, ...others],
  };
}

/** Takes a hand off the deck: items are no cards of a hand. */
function takeHand(deck: string[]): string[] {
  const hand = deck.filter((face) => catalogue.cards.of(face).kind !== 'item').slice(0, DEALT);
  for (const face of hand) deck.splice(deck.indexOf(face), 1);
  return hand;
}

function without(faces: readonly string[], taken: readonly string[]): string[] {
  const rest = [...faces];
  for (const face of taken) {
    const at = rest.indexOf(face);
    if (at === -1) throw new Error(`no ${face} left`);
    rest.splice(at, 1);
  }
  return rest;
}
