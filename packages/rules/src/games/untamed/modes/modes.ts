import type { Options, OwnHalves, Seat } from '@tablee/engine';
import type { UntamedEvent } from '../state/events.ts';
import { sideOf } from '../state/players.ts';
import type { ModeId, Open } from '../state/state.ts';
import { alpha } from './alpha.ts';
import { duel } from './duel.ts';
import { hunter } from './hunter.ts';
import { hydra } from './hydra.ts';
import { manticore } from './manticore.ts';
import type { ModeRules } from './mode.ts';
import { survival } from './survival.ts';

export const MODES: Record<ModeId, ModeRules> = {
  duel,
  hunter,
  survival,
  alpha,
  hydra,
  manticore,
};

/** The rules of the mode being played. */
export const rulesOf = (open: Pick<Open, 'mode'>): ModeRules => MODES[open.mode];

/** Opponents still in the game (UNT-23.19). */
export const enemiesOf = (open: Open, seat: Seat): Seat[] => rulesOf(open).enemies(open, seat);

/** Seats that see all that this one sees: its team-mates in Hydra (UNT-21.7). */
export const confidantsOf = (open: Open, seat: Seat): Seat[] =>
  rulesOf(open).sharesSecrets ? sideOf(open, seat).seats.filter((each) => each !== seat) : [];

/** The own half of an event: for a seat and its confidants. */
export function toOwners(open: Open, seat: Seat, half: object): OwnHalves<UntamedEvent> {
  const halves: { [seat: Seat]: object } = { [seat]: half };
  for (const each of confidantsOf(open, seat)) halves[each] = half;
  return halves;
}

/** Hydra's and Manticore's teams: every other chair. */
export function teamsOf(seats: number, { mode }: Options): Seat[][] | null {
  if (!MODES[mode as ModeId].hasTeams) return null;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [0, 1].map((team) => all.filter((seat) => seat % 2 === team));
}
