import type { Option, Script } from '@tablee/engine';
import { ask, pickOne } from '@tablee/engine';
import { walks } from '../boards/graph.ts';
import type { ArmyIndex, BoardId, Fighter, FighterId, SpaceId, Table } from '../state/state.ts';
import {
  areFriendly,
  armyAt,
  type Field,
  fighterOf,
  handOf,
  isOnBoard,
  occupant,
} from './armies.ts';

/** The spaces where a fighter may end a walk of at most `most` steps, and its way there; its own space is no destination. */
export function destinations(
  open: Field & { readonly board: BoardId },
  fighter: Fighter,
  most: number,
  throughEnemies = false,
): Map<SpaceId, readonly SpaceId[]> {
  const ends = new Map<SpaceId, readonly SpaceId[]>();
  if (!isOnBoard(fighter)) return ends;
  const mayPass = (space: SpaceId): boolean => {
    const other = occupant(open, space);
    return throughEnemies || other === undefined || areFriendly(open, other.army, fighter.army);
  };
  for (const [space, way] of walks(open.board, fighter.space, most, mayPass)) {
    if (occupant(open, space) === undefined) ends.set(space, way);
  }
  return ends;
}

/** A round of moves: the fighters, their ranges, and the words of the question. */
export interface Moves {
  /** Army that decides. */
  readonly army: ArmyIndex;
  readonly fighters: readonly FighterId[];
  readonly most: number;
  readonly throughEnemies?: boolean;
  readonly kind: 'moveFighters' | 'moveByEffect' | 'pickCombatantMove';
  readonly clause: string;
  /** Face of the card, `null` in a maneuver. */
  readonly by: string | null;
  /** Only one of the fighters moves. */
  readonly onlyOne?: boolean;
  /**
   * Discards a card of the hand for its boost and gives the new `most`: offered once, with the first move (UNM-6.12). It is
   * asked whatever the hand holds, even if nobody can move (UNM-6.15).
   */
  readonly boost?: ((card: string) => number) | undefined;
  /** After each move. */
  onMoved?(fighter: FighterId): void;
  /** The options at once instead of another move. */
  onward?(): readonly Option[];
}

const DONE: Option = { id: 'done', verb: 'done' };
const STAY: Option = { id: 'stay', verb: 'done' };

/**
 * Moves fighters one after another, each at most once, until its commander is done (UNM-6.8, 6.14, 12.6). Returns the
 * commander's pick of an option instead of another move, `null` if none.
 */
export function* moveFighters(table: Table, asked: Moves): Script<string | null> {
  const { open } = table;
  let moves = asked;
  let waiting = moves.fighters;
  const last = moves.onlyOne ? STAY : DONE;
  while (waiting.length > 0) {
    const options = waiting.flatMap((id) =>
      [...destinations(open, fighterOf(open, id), moves.most, moves.throughEnemies).keys()].map(
        (space) => ({ id: `${id}:${space}`, verb: 'move', by: id, space }),
      ),
    );
    const boosts = (moves.boost === undefined ? [] : handOf(table, moves.army)).map(({ id }) => ({
      id,
      verb: 'boost',
      card: id,
    }));
    if (options.length + boosts.length === 0) return null;
    const onward = moves.onward?.() ?? [];
    const [pick] = yield* ask(
      armyAt(open, moves.army).seat,
      pickOne({
        kind: moves.kind,
        clause: moves.clause,
        options: [...options, ...boosts, ...onward, last],
        fallback: [last.id],
        facts: moves.by === null ? { movement: moves.most } : { face: moves.by, most: moves.most },
      }),
    );
    const boost = boosts.find(({ id }) => id === pick);
    if (boost !== undefined && moves.boost !== undefined) {
      moves = { ...moves, most: moves.boost(boost.id), boost: undefined };
      continue;
    }
    const chosen = options.find(({ id }) => id === pick);
    if (chosen === undefined) return onward.find(({ id }) => id === pick)?.id ?? null;
    // Its player may have left the table while the question was open.
    if (!isOnBoard(fighterOf(open, chosen.by))) continue;
    walk(table, chosen.by, chosen.space, moves);
    moves = { ...moves, boost: undefined };
    waiting = moves.onlyOne ? [] : waiting.filter((id) => id !== chosen.by);
  }
  return null;
}

function walk(table: Table, id: FighterId, space: SpaceId, moves: Moves): void {
  const fighter = fighterOf(table.open, id);
  const way = destinations(table.open, fighter, moves.most, moves.throughEnemies).get(space) ?? [];
  fighter.space = space;
  moves.onMoved?.(id);
  const { clause, by } = moves;
  table.emit({ type: 'fighterMoved', clause, fighter: id, path: [...way], by });
}
