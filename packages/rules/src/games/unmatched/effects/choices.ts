import type { Script } from '@tablee/engine';
import { ask, pickExactly, pickOne } from '@tablee/engine';
import { areFriendly, fighterOf, isOnBoard, opposingFighters } from '../armies/armies.ts';
import { adjacentTo, BOARDS, inZonesOf } from '../boards/graph.ts';
import { struckBy } from '../combat/strikes.ts';
import type { Play, Strike } from '../state/card.ts';
import type { Fighter, FighterId, SpaceId } from '../state/state.ts';
import { seatOf } from './cards.ts';
import { damage } from './health.ts';

/** Damages exactly one fighter that the card's strike reaches, friendly or not, of the owner's choice (UNM-R.28). */
export function* strike(play: Play): Script {
  const { strike: printed } = play.table.catalogue.cards.of(play.face);
  if (printed === undefined) throw new Error(`${play.face} has no strike`);
  yield* damage(play, yield* chooseTarget(play, printed), printed.damage);
}

function* chooseTarget(play: Play, strike: Strike): Script<readonly FighterId[]> {
  const { open } = play.table;
  const fighters = struckBy(open, strike);
  if (fighters.length < 2) return fighters.map(({ id }) => id);
  const isEnemy = ({ army }: Fighter): boolean => !areFriendly(open, army, play.army);
  const picks = yield* ask(
    seatOf(play),
    pickOne({
      kind: 'chooseTarget',
      clause: 'UNM-12.4',
      options: fighters.map(({ id, space }) => ({ id, verb: 'target', card: id, space })),
      fallback: [(fighters.find(isEnemy) ?? (fighters[0] as Fighter)).id],
      facts: { face: play.face, amount: strike.damage },
    }),
  );
  return picks;
}

/** The owner chooses which of these things happen, and in which order; then they do (UNM-12.9). */
export function* chooseInOrder(
  play: Play,
  count: number,
  ways: { readonly [id: string]: () => Script },
): Script {
  const ids = Object.keys(ways);
  const picks = yield* ask(
    seatOf(play),
    pickExactly(count, {
      kind: 'chooseOptions',
      clause: 'UNM-12.9',
      options: ids.map((id) => ({ id, verb: 'choose', space: id })),
      fallback: ids.slice(0, count),
      facts: { face: play.face },
    }),
  );
  for (const id of picks) yield* (ways[id] as () => Script)();
}

/**
 * The owner chooses a space in the zones of `from` and one adjacent to it; each opposing fighter there takes the damage
 * at the same time. Returns how many of them were defeated (UNM-17.11).
 */
export function* strikeTwoSpaces(play: Play, from: FighterId, amount: number): Script<number> {
  const { open } = play.table;
  const { space } = fighterOf(open, from);
  if (space === null) return 0;
  const isHit = (one: SpaceId): boolean =>
    opposingFighters(open, play.army).some((fighter) => fighter.space === one);
  const isPromising = (one: SpaceId): boolean =>
    isHit(one) || adjacentTo(open.board, one).some(isHit);
  const first = yield* chooseSpace(play, inZonesOf(open.board, space), isPromising, 1);
  const second = yield* chooseSpace(play, adjacentTo(open.board, first), isHit, 2);
  const struck = opposingFighters(open, play.army)
    .filter((fighter) => fighter.space === first || fighter.space === second)
    .map(({ id }) => id);
  yield* damage(play, struck, amount);
  return struck.filter((id) => !isOnBoard(fighterOf(open, id))).length;
}

function* chooseSpace(
  play: Play,
  spaces: readonly SpaceId[],
  isPromising: (space: SpaceId) => boolean,
  step: 1 | 2,
): Script<SpaceId> {
  const inOrder = BOARDS[play.table.open.board].spaces
    .map(({ id }) => id)
    .filter((id) => spaces.includes(id));
  const [pick] = yield* ask(
    seatOf(play),
    pickOne({
      kind: 'chooseSpaces',
      clause: 'UNM-17.11',
      options: inOrder.map((space) => ({ id: space, verb: 'place', space })),
      fallback: [inOrder.find(isPromising) ?? (inOrder[0] as SpaceId)],
      facts: { face: play.face, step },
    }),
  );
  return pick as SpaceId;
}
