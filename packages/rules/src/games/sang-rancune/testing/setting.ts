import { mint } from '@tablee/engine';
import type { SeatName } from '@tablee/engine/testing';
import { nameOf, seatOf } from '@tablee/engine/testing';
import { catalogue } from '../cards/catalogue.ts';
import { sized } from '../table/encounter.ts';
import { ownOf, playerAt } from '../table/players.ts';
import type { EncounterType, HeroId, Player, State } from '../table/state.ts';

export type By<T> = { readonly [name in SeatName]?: T };

/** What a table looks like before a test begins. */
export interface Setting {
  /** Who started; default 4. */
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
  /** Encounters to come, top first. */
  readonly pile?: readonly string[];
  readonly box?: readonly string[];
  /** Top first; default: thirty Entailles. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly tweak?: (state: State) => void;
  /** Script that runs; default `startRound`. */
  readonly from?: string;
  readonly rolls?: readonly number[];
}

const PLAIN = 'coup-droit';

/** Lays the table as a test wants it. */
export function lay(state: State, setting: Setting): void {
  const { open, deep } = state;
  const heroes: HeroId[] = ['sigrane', 'ondrec', 'mirelle', 'tavish', 'isaure', 'golias'];
  open.phase = 'encounter';
  open.stage = setting.stage ?? 1;
  for (const [seat, player] of open.players.entries()) {
    player.hero = setting.heroes?.[nameOf(seat)] ?? (heroes[seat] as HeroId);
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
  for (const name of dead) {
    const player = playerAt(open, seatOf(name));
    player.alive = false;
    player.life = 0;
    open.fallen.push({ seats: [seatOf(name)], surrendered: false });
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
  ownOf(state, seat).hand.push(...hand.map((face) => mint({ open }, face)));
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
