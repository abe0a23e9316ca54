import type { Next, Options, Seat } from '@tablee/engine';
import { newKey } from '@tablee/engine';
import { MODES } from '../modes/modes.ts';
import type { Holding, ModeId, Open, Own, Player, Side, State } from '../state/state.ts';

/** From these rules on card ids are veiled. */
const VEILED_SINCE = 2;

/** The table before anything random has happened. Team-mates are seats of equal parity. */
export function setup(
  seats: number,
  options: Options,
  dealtBy: number,
): { state: State; first: Next } {
  const mode = options.mode as ModeId;
  const { hasTeams, sharesHolding } = MODES[mode];
  const everySeat: Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const sideOf = (seat: Seat): number => (hasTeams ? seat % 2 : seat);
  const holdingOf = (seat: Seat): number => (sharesHolding ? seat % 2 : seat);
  const open: Open = {
    nextCard: 0,
    mode,
    options: Object.fromEntries(Object.entries(options).map(([id, value]) => [id, String(value)])),
    phase: 'draft',
    order: [...everySeat],
    turn: 0,
    active: [],
    alpha: null,
    draft: null,
    players: everySeat.map((seat) => newPlayer(sideOf(seat), holdingOf(seat))),
    holdings: everySeat.slice(0, sharesHolding ? 2 : seats).map(newHolding),
    sides: everySeat
      .slice(0, hasTeams ? 2 : seats)
      .map((side) => newSide(everySeat.filter((seat) => sideOf(seat) === side))),
    resolving: [],
    attack: null,
    rally: null,
    leavers: [],
    final: null,
  };
  const state: State = {
    open,
    own: everySeat.map(newOwn),
    deep: { decks: open.holdings.map(() => []), faceDown: [], ...newKey(dealtBy >= VEILED_SINCE) },
  };
  return { state, first: { script: 'begin', args: [] } };
}

const newPlayer = (side: number, holding: number): Player => ({
  side,
  holding,
  factions: [],
  animals: [],
  cardsPlayed: 0,
  powerPlays: 0,
  abilityUses: 0,
  hasPaidForCard: false,
  discount: 0,
  changes: [],
  done: false,
  out: null,
  totals: { played: 0, rallied: 0, beaten: 0, strongholdDamage: 0 },
});

const newHolding = (): Holding => ({ support: [], power: [], bonusPower: [], removed: [] });

const newSide = (seats: Seat[]): Side => ({
  seats,
  stronghold: null,
  damage: 0,
  health: 0,
  reserve: [],
  openOrder: null,
  fallen: [],
  shielded: false,
});

const newOwn = (): Own => ({ hand: [], faceDown: [], pile: [], knownTop: [], knownBottom: [] });
