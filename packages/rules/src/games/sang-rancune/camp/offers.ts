import type { Seat } from '@tablee/engine';
import { shown, take } from '@tablee/engine';
import { gainLife, gainPrestige } from '../heroes/life.ts';
import { remove } from '../heroes/piles.ts';
import type { OfferClosed, VoidReason } from '../state/events.ts';
import { isAlive, playerAt, START_LIFE } from '../state/players.ts';
import { itemOf } from '../state/sight.ts';
import type { Camp, Item, Offer, Open, Table } from '../state/state.ts';
import { mayStillUse } from './camp-limits.ts';

/** Lays an offer on the table; one that gives nothing is none. */
export function makeOffer(table: Table, camp: Camp, made: Omit<Offer, 'id'>): void {
  const { open } = table;
  const { kind, from, to } = made;
  if (made.give.length === 0 || !isAlive(open, to)) return;
  open.nextCard += 1;
  const offer: Offer = { id: `o${open.nextCard}`, ...made };
  camp.offers.push(offer);
  // A player already ready is waited for again: an offer needs an answer.
  camp.ready = camp.ready.filter((seat) => seat !== to);
  camp.made[from] = (camp.made[from] ?? 0) + 1;
  const give = itemsOf(open, from, offer.give).map(shown);
  const taken = itemsOf(open, to, offer.take).map(shown);
  table.emit({
    type: 'offerMade',
    clause: kind === 'heal' ? 'SAN-27.5' : 'SAN-27.3',
    offer: offer.id,
    kind,
    from,
    to,
    give,
    take: taken,
  });
}

/** Items of a player that may still be given, stolen or opened (SAN-20.8). */
export const closedItems = (open: Open, seat: Seat): Item[] =>
  playerAt(open, seat).items.filter(({ opened }) => !opened);

/** Closed items of a player with these ids. */
const itemsOf = (open: Open, seat: Seat, ids: readonly string[]): Item[] =>
  closedItems(open, seat).filter(({ id }) => ids.includes(id));

/** `null`: it stands. */
function whyVoid(open: Open, camp: Camp, offer: Offer): VoidReason | null {
  const { kind, from, to, give, take: wanted } = offer;
  const areThere = (seat: Seat, ids: readonly string[]): boolean =>
    itemsOf(open, seat, ids).length === ids.length;
  if (!isAlive(open, from) || !isAlive(open, to)) return 'player';
  if (!areThere(from, give) || !areThere(to, wanted)) return 'item';
  if (kind === 'trade') return null;
  if (playerAt(open, to).life >= START_LIFE) return 'whole';
  return mayStillUse(open, camp, from) ? null : 'limit';
}

/** Offers whose items or players are not there any more are void (SAN-27.3). */
export function pruneOffers(table: Table, camp: Camp): void {
  const { open } = table;
  const reasons = camp.offers.map((offer) => ({ offer, why: whyVoid(open, camp, offer) }));
  for (const { offer, why } of reasons) {
    if (why !== null) closeOffer(table, camp, offer, 'void', why);
  }
  for (const [seat, to] of camp.composing.entries()) {
    // Without an item left to give there is no offer to put together.
    const mayGoOn = to !== null && isAlive(open, to) && closedItems(open, seat).length > 0;
    if (!mayGoOn) camp.composing[seat] = null;
  }
}

export function closeOffer(
  table: Table,
  camp: Camp,
  offer: Offer,
  how: OfferClosed['how'],
  why?: VoidReason,
): void {
  camp.offers = camp.offers.filter(({ id }) => id !== offer.id);
  const { id, kind, from, to } = offer;
  const closed = { offer: id, kind, from, to, how, ...(why !== undefined && { why }) };
  table.emit({ type: 'offerClosed', clause: 'SAN-27.3', ...closed });
}

const OUTCOMES = { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' } as const;

export function answerOffer(
  table: Table,
  camp: Camp,
  id: string,
  answer: keyof typeof OUTCOMES,
): void {
  const offer = camp.offers.find((each) => each.id === id);
  if (offer === undefined) return;
  closeOffer(table, camp, offer, OUTCOMES[answer]);
  // A gift refused, its giver may think of something else.
  if (answer === 'refuse' && offer.kind === 'heal') {
    camp.ready = camp.ready.filter((seat) => seat !== offer.from);
  }
  if (answer !== 'accept') return;
  if (offer.kind === 'heal') giveHealing(table, camp, offer);
  else exchange(table.open, offer);
}

function exchange(open: Open, { from, to, give, take: wanted }: Offer): void {
  const [giver, taker] = [playerAt(open, from), playerAt(open, to)];
  const given = give.map((id) => take(giver.items, id));
  const taken = wanted.map((id) => take(taker.items, id));
  giver.items.push(...taken);
  taker.items.push(...given);
}

/** The other drinks, the giver has the prestige (SAN-27.5, R.42). */
function giveHealing(table: Table, camp: Camp, { from, to, give }: Offer): void {
  const item = take(playerAt(table.open, from).items, give[0] as string);
  const { heals = 0, gift = 0 } = itemOf(table.catalogue, item.face);
  camp.used[from] = (camp.used[from] ?? 0) + 1;
  remove(table, [item]);
  table.emit({
    type: 'itemUsed',
    clause: 'SAN-27.5',
    seat: from,
    card: shown(item),
    opened: false,
  });
  gainLife(table, to, heals, from);
  gainPrestige(table, from, gift, 'gift', 'SAN-R.42');
}
