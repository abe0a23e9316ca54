import type { Next, Option, Question, Script, Seat } from '@tablee/engine';
import { ask, chance, nextSeat, PASS, reveal, take } from '@tablee/engine';
import { byValue } from '../cards/creatures.ts';
import { admits } from '../cards/decree-card.ts';
import { decreeCard } from '../cards/decrees.ts';
import { decreeIgnored, ignores, referencesOf } from '../kingdoms/decree.ts';
import { occupy } from '../kingdoms/occupy.ts';
import { refillHand, seen } from '../state/pile.ts';
import { freeNormals, handOf, inAge, isClosed } from '../state/players.ts';
import type { Creature, KingdomId, Open, Owner, Player, Table } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { rallyRefusal, safetyReached } from './rally.ts';

/** One turn of a seat: one action (ROY-3.3). */
export function* takeTurn(table: Table, seat: Seat): Script<Next> {
  const { open } = table;
  open.turn = seat;
  table.emit({ type: 'turnStarted', clause: 'ROY-3.1', owner: seat });
  if ((open.players[seat] as Player).cubes === 0) {
    yield* endAgeFor(table, seat, 'noCube');
    return nextTurn(table);
  }
  const hand = handOf(table, seat);
  const options = legalClaims(open, hand);
  const fallback = clockTurn(open, hand, options);
  const mayRally = rallyRefusal(open) === null;
  if (mayRally) for (const card of hand) options.push(rallyWith(card));
  options.push(PASS);
  const picks = yield* ask(
    seat,
    mayRally ? turnOrRally(options, fallback, hand.length) : turnAlone(options, fallback),
  );
  const picked = options.find((option) => option.id === picks[0]) as Option;
  if (picked.verb === 'claim') {
    yield* claim(table, seat, picked.card as string, picked.space as KingdomId);
  } else if (picked.verb === 'rally') {
    yield* rally(
      table,
      seat,
      picks.map((pick) => pick.slice('rally:'.length)),
    );
  } else {
    yield* endAgeFor(table, seat, 'choice');
  }
  return nextTurn(table);
}

// Both questions field by field: to spread what they share is much slower.

const turnAlone = (options: readonly Option[], fallback: string): Question => ({
  shape: 'pick',
  kind: 'takeTurn',
  clause: 'ROY-3.3',
  options,
  min: 1,
  max: 1,
  fallback: [fallback],
});

/** `max`: of the cards that are rallied. */
const turnOrRally = (options: readonly Option[], fallback: string, max: number): Question => ({
  shape: 'pick',
  kind: 'takeTurn',
  clause: 'ROY-3.3',
  options,
  min: 1,
  max,
  together: 'rally',
  fallback: [fallback],
});

/** Every card of the hand at every kingdom that is open and whose decree admits it (ROY-4.1, 4.2). */
export function legalClaims(open: Open, hand: readonly Creature[]): Option[] {
  const options: Option[] = [];
  const beginnings = hand.map(({ id }) => `claim:${id}:`);
  for (const space of KINGDOMS) {
    const kingdom = open.kingdoms[space];
    if (isClosed(kingdom)) continue;
    const decree = decreeCard(kingdom.decree);
    const references = referencesOf(open, space, decree);
    const free = ignores(decree, references);
    for (let i = 0; i < hand.length; i += 1) {
      const card = hand[i] as Creature;
      if (!free && !admits(decree, card, references)) continue;
      options.push({ id: beginnings[i] + space, verb: 'claim', card: card.id, space });
    }
  }
  return options;
}

/** The clock's play: a normal territory of the largest kingdom, with the lowest card; else a pass. */
function clockTurn(open: Open, hand: readonly Creature[], claims: readonly Option[]): string {
  for (let i = KINGDOMS.length - 1; i >= 0; i -= 1) {
    const kingdom = KINGDOMS[i] as KingdomId;
    if (freeNormals(open.kingdoms[kingdom], kingdom) === 0) continue;
    let lowest: Creature | undefined;
    for (const option of claims) {
      if (option.space !== kingdom) continue;
      const card = hand.find(({ id }) => id === option.card) as Creature;
      if (lowest === undefined || byValue(card, lowest) < 0) lowest = card;
    }
    if (lowest !== undefined) return `claim:${lowest.id}:${kingdom}`;
  }
  return 'pass';
}

/** Plays a card at a kingdom and occupies its next territory (ROY-4.1 to 4.9). */
function* claim(table: Table, seat: Seat, cardId: string, kingdomId: KingdomId): Script {
  const { open } = table;
  const ignored = decreeIgnored(open, kingdomId);
  const card = take(handOf(table, seat), cardId);
  const spot = occupy(open, seat, kingdomId, card);
  open.rallyStreak = 0;
  if (open.rival !== null) open.rival.lastHumanKingdom = kingdomId;
  table.emit({
    type: 'claimed',
    clause: spot === 'capital' ? 'ROY-4.9' : 'ROY-4.4',
    seat,
    card: seen(card),
    kingdom: kingdomId,
    spot,
    decreeIgnored: ignored,
  });
  yield* refillHand(table, seat, spot === 'capital' ? 'ROY-6.2' : 'ROY-4.5');
  if (spot === 'capital') yield* endAgeFor(table, seat, 'capital');
}

/** To rally and discard this card, alone or with others (ROY-7.2). */
const rallyWith = ({ id }: Creature): Option => ({ id: `rally:${id}`, verb: 'rally', card: id });

/** One point, then discards 1 to 4 cards and draws as many (ROY-7.1 to 7.4, ROY-R.3). */
function* rally(table: Table, seat: Seat, ids: readonly string[]): Script {
  const { open } = table;
  (open.players[seat] as Player).score += 1;
  open.rallyStreak += 1;
  table.emit({ type: 'rallied', clause: 'ROY-7.1', seat });
  table.emit({ type: 'pointsScored', clause: 'ROY-7.1', owner: seat, points: 1, why: 'rally' });
  const hand = handOf(table, seat);
  const cards = ids.map((id) => take(hand, id));
  for (const card of cards) open.discard.push(card);
  table.emit({ type: 'discarded', clause: 'ROY-7.3', seat, cards: cards.map(seen) });
  yield* refillHand(table, seat, 'ROY-7.4');
  if (safetyReached(open)) table.emit({ type: 'rallySafetyReached', clause: 'ROY-23.2' });
}

/** A pass in any of its ways (ROY-R.7): out for the age; the first one closes rallies and takes a tile. */
export function* endAgeFor(
  table: Table,
  seat: Seat,
  reason: 'choice' | 'capital' | 'noCube',
): Script {
  const { open } = table;
  (open.players[seat] as Player).passed = reason;
  open.rallyStreak = 0;
  open.passOrder.push(seat);
  const clause = { choice: 'ROY-8.1', capital: 'ROY-6.1', noCube: 'ROY-4.6' }[reason];
  table.emit({ type: 'passed', clause, owner: seat, reason });
  if (open.passOrder.length > 1) return;
  table.emit({ type: 'rallyClosed', clause: 'ROY-7.6', owner: seat });
  if (open.soloLevel === null) yield* takeFirstToPassTile(table, seat);
}

/** The first to pass takes a random tile, seen by nobody else (ROY-8.3, 8.4, ROY-R.8). */
function* takeFirstToPassTile(table: Table, seat: Seat): Script {
  const { open, own, deep } = table;
  const [roll] = yield* chance([deep.passPool.length]);
  const [tile] = deep.passPool.splice(roll as number, 1);
  if (tile === undefined) throw new Error('no First to Pass tile left');
  (own[seat] as { passTiles: { face: number }[] }).passTiles.push(tile);
  (open.players[seat] as Player).passTiles += 1;
  const clause = 'ROY-8.3';
  table.emit({ type: 'firstToPassTaken', clause, seat }, { [seat]: { value: tile.face } });
  yield* reveal();
}

/** Whose turn comes after `open.turn`: the next one clockwise still in the age; none ends it (ROY-3.4, 9.1). */
export function nextTurn(table: Table): Next {
  const { open } = table;
  const next = nextOwner(open);
  if (next === 'rival') return { script: 'rivalTurn', args: [] };
  if (next !== undefined) return { script: 'takeTurn', args: [next] };
  open.phase = 'scoring';
  table.emit({ type: 'ageEnded', clause: 'ROY-9.1', age: open.age });
  return { script: 'scoreKingdom', args: [KINGDOMS[0] as KingdomId] };
}

function nextOwner(open: Open): Owner | undefined {
  if (open.rival !== null) {
    const { out } = open.rival;
    if (open.turn === 'rival') return inAge(open, 0) ? 0 : out ? undefined : 'rival';
    return out ? (inAge(open, 0) ? 0 : undefined) : 'rival';
  }
  return nextSeat(open.turn as Seat, open.players.length, (seat) => inAge(open, seat));
}
