import type { Next, Order, Script, Seat } from '@tablee/engine';
import { agrees, ask, askAll, pickExactly } from '@tablee/engine';
import { rulesOf } from '../modes/modes.ts';
import { isOut, ownAt, playerAt, seatsInGame, sideAt } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';

/** Each player, or each team in turn, stacks its Strongholds in secret; then the top ones are shown (UNT-3.3). */
export function* stack(table: Table): Script<Next> {
  const { open } = table;
  if (rulesOf(open).hasTeams) return { script: 'stackTeam', args: [0] };
  const questions = new Map(
    seatsInGame(open).map((seat) => [seat, stackQuestion(strongholdsOf(table, [seat]))]),
  );
  for (const [seat, order] of yield* askAll(questions)) {
    if (!isOut(open, seat)) ownAt(table, seat).pile = [...order];
  }
  return showTops(table);
}

/** The team that comes `place`-th in turn order proposes, answers and fixes its pile (UNT-21.3, UNT-R.116). */
export function* stackTeam(table: Table, place: number): Script<Next> {
  const { open } = table;
  const [proposer, ...mates] = sideAt(open, sideInPlace(open, place)).seats as [Seat, ...Seat[]];
  const members = [proposer, ...mates];
  let pile = yield* propose(table, members, proposer, null);
  for (const mate of mates) {
    const isAgreed = yield* agrees(mate, {
      kind: 'confirmStack',
      clause: 'UNT-R.116',
      fallback: 'yes',
      facts: { proposed: pile },
    });
    if (isAgreed) continue;
    const counter = yield* propose(table, members, mate, pile);
    pile = yield* propose(table, members, proposer, counter);
    break;
  }
  for (const seat of members) ownAt(table, seat).pile = [...pile];
  return place === 0 ? { script: 'stackTeam', args: [1] } : showTops(table);
}

const sideInPlace = (open: Open, place: number): number =>
  playerAt(open, open.order[place] as Seat).side;

/** Which Strongholds, then in what order; the others are out of the game (UNT-R.104). */
function* propose(
  table: Table,
  members: readonly Seat[],
  seat: Seat,
  proposed: readonly string[] | null,
): Script<readonly string[]> {
  const faces = strongholdsOf(table, members);
  const n = rulesOf(table.open).strongholds(table.open);
  const facts = proposed === null ? {} : { facts: { proposed } };
  const chosen = yield* ask(
    seat,
    pickExactly(n, {
      kind: 'teamStrongholds',
      clause: 'UNT-R.96',
      options: faces.map((face) => ({ id: face, verb: 'choose', space: face })),
      fallback: proposed ?? faces.slice(0, n),
      ...facts,
    }),
  );
  const inOrder = (proposed ?? []).filter((face) => chosen.includes(face));
  const rest = chosen.filter((face) => !inOrder.includes(face));
  return yield* ask(seat, { ...stackQuestion([...inOrder, ...rest]), ...facts });
}

const stackQuestion = (faces: readonly string[]): Order => ({
  shape: 'order',
  kind: 'stackStrongholds',
  clause: 'UNT-3.3',
  options: faces.map((face) => ({ id: face, verb: 'stack', space: face })),
  fallback: faces,
});

/** Strongholds of these players’ factions; within a team no faction comes twice (UNT-R.3). */
const strongholdsOf = ({ open, catalogue }: Table, seats: readonly Seat[]): string[] =>
  seats.flatMap((seat) =>
    playerAt(open, seat).factions.map((id) => catalogue.faction(id).stronghold.id),
  );

/** All at once, so that nobody stacks by what another has shown (UNT-R.9). */
function showTops(table: Table): Next {
  const { open } = table;
  for (const [index, side] of open.sides.entries()) {
    const members = side.seats.filter((seat) => !isOut(open, seat));
    const [first] = members;
    if (first === undefined) continue;
    const [top = null, ...below] = ownAt(table, first).pile;
    for (const seat of members) ownAt(table, seat).pile = [...below];
    side.stronghold = top;
    side.reserve = [...below].sort();
    side.openOrder = open.options.strongholdOrder === 'open' ? [...below] : null;
    side.health = rulesOf(open).strongholdHealth(open, index);
    table.emit({
      type: 'strongholdsStacked',
      clause: 'UNT-3.3',
      side: index,
      seats: [...members],
      top: top as string,
    });
  }
  return { script: 'dealHands', args: [] };
}
