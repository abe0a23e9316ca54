import type { Option, Script, Seat } from '@tablee/engine';
import { ask, unlessLeft } from '@tablee/engine';
import { playFromHand } from '../abilities/play.ts';
import { settling, wait } from '../abilities/waiting.ts';
import { rulesOf } from '../modes/modes.ts';
import { isOut, ownAt, playerAt } from '../state/players.ts';
import type { Side, Table } from '../state/state.ts';
import { drawCards } from '../zones/deck.ts';
import { hasRoom } from '../zones/field.ts';

/** A Stronghold has fallen and another stands: the draw and the Rally come after all else (UNT-23.7, UNT-R.57). */
export function waitForFall(table: Table, side: Side): void {
  const { open } = table;
  const index = open.sides.indexOf(side);
  const n = rulesOf(open).fallDraw(open, index);
  wait(table, {
    seat: side.seats[0] as Seat,
    isFall: true,
    kind: () => 'fall',
    face: side.fallen.at(-1) as string,
    source: null,
    isLive: () => true,
    run: () => rally(table, index, n),
  });
}

/** All draw first, then each rallies in turn (UNT-14.1, UNT-14.2, UNT-R.117). */
function* rally(table: Table, side: number, n: number): Script {
  const { open } = table;
  const drawn = new Map<Seat, string[]>();
  for (const seat of rulesOf(open).ralliers(open, side)) {
    const cards = yield* drawCards(table, seat, n, 'rally', 'UNT-14.1');
    drawn.set(
      seat,
      cards.map(({ id }) => id),
    );
  }
  for (const [seat, ids] of drawn) {
    if (isOut(open, seat) || ids.length === 0) continue;
    const before = open.rally;
    table.emit({ type: 'rallyStarted', clause: 'UNT-14.2', seat, count: ids.length });
    yield* unlessLeft(rallyPlays(table, seat, side, ids));
    open.rally = before;
    table.emit({ type: 'rallyEnded', clause: 'UNT-14.2', seat });
  }
}

const STOP: Option = { id: 'stop', verb: 'stop' };

/** Any of the drawn cards with Rally, one after the other (UNT-R.55). Asked without one too: that must not show. */
function* rallyPlays(table: Table, seat: Seat, side: number, ids: readonly string[]): Script {
  const { open } = table;
  const holds = (id: string): boolean => ownAt(table, seat).hand.some((card) => card.id === id);
  for (let left = ids.filter(holds); left.length > 0; left = left.filter(holds)) {
    open.rally = { seat, side, drawn: left.length };
    const options = left
      .filter((id) => canRally(table, seat, id))
      .map((id) => ({ id, verb: 'rally', card: id }));
    const [pick] = yield* ask(seat, {
      shape: 'pick',
      kind: 'rallyPlay',
      clause: 'UNT-14.2',
      reaction: true,
      options: [...options, STOP],
      min: 1,
      max: 1,
      fallback: [STOP.id],
      facts: { drawn: [...left] },
    });
    if (pick === undefined || pick === STOP.id) return;
    playerAt(open, seat).totals.rallied += 1;
    yield* settling(table, playFromHand(table, seat, pick, 'rally'));
    if (isOut(open, seat)) return;
  }
}

/** It has the symbol, and an Animal has room (UNT-R.26). */
function canRally(table: Table, seat: Seat, id: string): boolean {
  const found = ownAt(table, seat).hand.find((card) => card.id === id);
  if (found === undefined) return false;
  const card = table.catalogue.deckCard(found.face);
  return card.rally && (card.kind === 'item' || hasRoom(table.open, seat));
}
