import type { Seat } from '@tablee/engine';
import type { Camp, Open } from '../table/state.ts';

/** So many offers a player may make in one camp: a camp has to end (SAN-R.64). */
const MOST_OFFERS = 4;

export const mayStillOffer = (camp: Camp, seat: Seat): boolean =>
  (camp.made[seat] ?? 0) < MOST_OFFERS;

/** As many items as one likes, unless the table allows one; a potion given to drink counts (SAN-R.31). */
export const mayStillUse = (open: Open, camp: Camp, seat: Seat): boolean =>
  open.options.campItemLimit !== 'one' || camp.used[seat] === 0;
