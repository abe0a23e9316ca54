import type { Next, Script, Seat } from '@tablee/engine';
import { ask, pickOne, unlessLeft } from '@tablee/engine';
import { HOUSES } from '../state/houses.ts';
import { seatsFromFirst } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import { opening } from './age.ts';

/**
 * If the table lets players choose, each takes a House, clockwise from the first player (ROY-2.2). A player who has not chosen
 * yet leads one all the same: the House that was free by another's choice.
 */
export function* chooseHouses(table: Table): Script<Next> {
  const { open } = table;
  open.phase = 'houses';
  const taken = new Set<number>();
  for (const seat of seatsFromFirst(open)) {
    if (open.players[seat]?.left) continue;
    const house = yield* chooseHouse(table, seat, taken);
    taken.add(house);
  }
  open.phase = 'turns';
  return opening(open);
}

/** Asks for one of the Houses left; a last one is taken unasked. */
function* chooseHouse(table: Table, seat: Seat, taken: ReadonlySet<number>): Script<number> {
  const houses = table.open.houses as number[];
  const led = houses[seat] as number;
  const free = HOUSES.flatMap(({ id }, index) => (taken.has(index) ? [] : [{ id, index }]));
  const clause = 'ROY-2.2';
  const picks =
    free.length === 1
      ? undefined
      : yield* unlessLeft(
          ask(
            seat,
            pickOne({
              kind: 'chooseHouse',
              clause,
              options: free.map(({ id }) => ({ id, verb: 'house' })),
              fallback: [(HOUSES[led] as { id: string }).id],
            }),
          ),
        );
  const chosen = free.find(({ id }) => id === picks?.[0])?.index ?? led;
  const holder = houses.indexOf(chosen);
  if (holder !== -1) houses[holder] = led;
  houses[seat] = chosen;
  table.emit({ type: 'houseChosen', clause, seat, house: (HOUSES[chosen] as { id: string }).id });
  return chosen;
}
