import type { Next, Script, Seat } from '@tablee/engine';
import { ask, chance, pickOne } from '@tablee/engine';
import { MODES } from '../modes/modes.ts';
import { FACTIONS_EACH } from '../state/limits.ts';
import { freeFor, isOut, playerAt, poolFor } from '../state/players.ts';
import type { Draft, Open, Table } from '../state/state.ts';

/** Places in turn order, by number of players (UNT-R.4, UNT-17.4, UNT-17.5, UNT-R.102, UNT-R.119). */
const ORDERS: { readonly [seats: number]: readonly number[] } = {
  2: [0, 1, 0, 1, 0, 1],
  3: [0, 1, 2, 2, 0, 0, 1, 1, 2],
  4: [0, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 3],
  5: [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5],
};

/** The three-player draft as printed, then the pick that seat 1 lacks (UNT-R.1). */
const PRINTED_THREE = [0, 1, 2, 2, 0, 1, 1, 2, 0];

/** Opens the draft, or deals the factions out with option `draft: random` (UNT-R.126). */
export function* startDraft(table: Table): Script<Next> {
  const { open } = table;
  open.draft = newDraft(table);
  if (open.options.draft !== 'random') return { script: 'draft', args: [] };
  for (let draft: Draft | null = open.draft; draft !== null; draft = open.draft) {
    const seat = duePick(open, draft);
    if (seat === undefined) break;
    const free = freeFor(open, draft, seat);
    const [roll] = yield* chance([free.length]);
    choose(table, draft, seat, free[roll as number] as string);
  }
  return afterDraft(open);
}

function newDraft({ open, catalogue }: Table): Draft {
  const seats = open.players.length;
  const isPrinted = seats === 3 && open.options.draft3 === 'printedThenSeat1';
  const places = isPrinted ? PRINTED_THREE : (ORDERS[seats] ?? []);
  const isBase = seats <= 3 && open.options.factionPool === 'base9';
  const pool = catalogue.factions
    .filter(({ expansion }) => !isBase || !expansion)
    .map(({ id }) => id);
  return {
    order: places.map((place) => open.order[place] as Seat),
    at: 0,
    pools: poolsFor(open, pool),
  };
}

/** More than four players need two sets: each team has its own, players for themselves share both (UNT-R.3, UNT-R.119). */
function poolsFor({ players, mode }: Open, pool: readonly string[]): string[][] {
  if (players.length <= 4) return [[...pool]];
  return MODES[mode].hasTeams ? [[...pool], [...pool]] : [[...pool, ...pool]];
}

/** One pick: a faction of a set belongs to one player only (UNT-3.2). The last one left is not asked about. */
export function* draft(table: Table): Script<Next> {
  const { open } = table;
  const current = open.draft as Draft;
  const seat = duePick(open, current);
  if (seat === undefined) return afterDraft(open);
  const options = freeFor(open, current, seat).map((id) => ({
    id: `faction:${id}`,
    verb: 'choose',
    space: id,
  }));
  const [pick] =
    options.length === 1
      ? [options[0]?.id]
      : yield* ask(
          seat,
          pickOne({
            kind: 'chooseFaction',
            clause: 'UNT-3.2',
            options,
            fallback: [(options[0] as { id: string }).id],
          }),
        );
  const chosen = options.find(({ id }) => id === pick);
  choose(table, current, seat, (chosen as { space: string }).space);
  return afterPick(open);
}

/** The next script of the draft. */
export function afterPick(open: Open): Next {
  const { draft: current } = open;
  const isOver = current === null || duePick(open, current) === undefined;
  return isOver ? afterDraft(open) : { script: 'draft', args: [] };
}

/** Whose pick is due: seats that have left are passed over. */
function duePick(open: Open, current: Draft): Seat | undefined {
  for (; current.at < current.order.length; current.at += 1) {
    const seat = current.order[current.at] as Seat;
    if (!isOut(open, seat) && playerAt(open, seat).factions.length < FACTIONS_EACH) return seat;
  }
  return undefined;
}

function choose(table: Table, current: Draft, seat: Seat, faction: string): void {
  const { open } = table;
  const pool = poolFor(open, current, seat);
  pool.splice(pool.indexOf(faction), 1);
  playerAt(open, seat).factions.push(faction);
  current.at += 1;
  table.emit({ type: 'factionChosen', clause: 'UNT-3.2', seat, faction });
}

function afterDraft(open: Open): Next {
  open.draft = null;
  open.phase = 'stacking';
  return { script: 'stack', args: [] };
}
