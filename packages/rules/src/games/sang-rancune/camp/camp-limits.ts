import type { Option, Seat } from '@tablee/engine';
import type { Camp, Open } from '../state/state.ts';

/** Offers that a player may make in one camp: a camp has to end (SAN-R.64). */
const MOST_OFFERS = 4;

export const mayStillOffer = (camp: Camp, seat: Seat): boolean =>
  (camp.made[seat] ?? 0) < MOST_OFFERS;

const USES: readonly (string | undefined)[] = ['use', 'heal'];

/** Whether only one of these two can be done in one camp: one item is used once, and at most one where the table says so (SAN-R.31). */
export const excludeEachOther = (open: Open, one: Option, other: Option): boolean =>
  USES.includes(one.verb) &&
  USES.includes(other.verb) &&
  (one.card === other.card || open.options.campItemLimit === 'one');

/** Any number of items, unless the table allows one; a potion given to drink counts (SAN-R.31). */
export const mayStillUse = (open: Open, camp: Camp, seat: Seat): boolean =>
  open.options.campItemLimit !== 'one' || camp.used[seat] === 0;
