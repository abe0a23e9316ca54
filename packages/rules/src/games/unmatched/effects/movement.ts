import type { Option, Script } from '@tablee/engine';
import { ask, pickOne } from '@tablee/engine';
import {
  armyAt,
  emptySpaces,
  fighterOf,
  heroFighter,
  isOnBoard,
  kindOf,
  occupant,
  onBoard,
} from '../armies/armies.ts';
import { moveFighters } from '../armies/movement.ts';
import { inZonesOf } from '../boards/graph.ts';
import type { Play } from '../state/card.ts';
import type { FighterId, SpaceId } from '../state/state.ts';

/** The own hero, if on the board. */
export const hero = (play: Play): FighterId[] => {
  const fighter = heroFighter(play.table.open, play.army);
  return isOnBoard(fighter) ? [fighter.id] : [];
};

/** The own sidekicks on the board. */
export const sidekicks = (play: Play): FighterId[] =>
  onBoard(play.table.open, play.army).flatMap(({ id, kind }) => (kind === 'sidekick' ? [id] : []));

export const ownFighters = (play: Play): FighterId[] =>
  onBoard(play.table.open, play.army).map(({ id }) => id);

export const everyFighter = (play: Play): FighterId[] =>
  onBoard(play.table.open).map(({ id }) => id);

/** Each of these fighters may move up to `most` spaces, one after another in any order (UNM-12.6). */
export function* move(
  play: Play,
  fighters: readonly FighterId[],
  most: number,
  { throughEnemies = false } = {},
): Script {
  yield* moveFighters(play.table, {
    army: play.army,
    fighters,
    most,
    throughEnemies,
    kind: 'moveByEffect',
    clause: 'UNM-12.6',
    by: play.face,
  });
}

/** One of the two combatants, of the card owner's choice, may move up to `most` spaces; the defeated cannot. */
export function* moveOneCombatant(play: Play, most: number): Script {
  const { open } = play.table;
  const { combat } = open;
  if (combat === null) return;
  yield* moveFighters(play.table, {
    army: play.army,
    fighters: [combat.attacker, combat.target],
    most,
    kind: 'pickCombatantMove',
    clause: 'UNM-12.6',
    by: play.face,
    onlyOne: true,
  });
}

/** Puts a fighter on an empty space of its owner's choice (UNM-12.8). */
export function* place(play: Play, id: FighterId, { optional = false } = {}): Script {
  const fighter = fighterOf(play.table.open, id);
  if (!isOnBoard(fighter)) return;
  const space = yield* chooseSpace(
    play,
    'placeByEffect',
    id,
    emptySpaces(play.table.open),
    optional,
  );
  if (space === null) return;
  fighter.space = space;
  const clause = 'UNM-12.8';
  play.table.emit({ type: 'fighterPlaced', clause, fighter: id, space, how: 'effect' });
}

/**
 * One defeated sidekick comes back with its start health on an empty space of the hero's zones, if there is one
 * (UNM-R.29).
 */
export function* returnSidekick(play: Play): Script {
  const { open } = play.table;
  const leader = heroFighter(open, play.army);
  const fallen = open.fighters.find(
    (fighter) => fighter.army === play.army && fighter.kind === 'sidekick' && !isOnBoard(fighter),
  );
  if (fallen === undefined || !isOnBoard(leader)) return;
  const spaces = inZonesOf(open.board, leader.space).filter(
    (space) => occupant(open, space) === undefined,
  );
  if (spaces.length === 0) return;
  const space =
    spaces.length === 1
      ? (spaces[0] as SpaceId)
      : yield* chooseSpace(play, 'returnHarpy', fallen.id, spaces, false);
  if (space === null) return;
  fallen.space = space;
  fallen.turnStart = space;
  fallen.health = kindOf(play.table, fallen).health;
  const clause = 'UNM-16.7';
  play.table.emit({ type: 'fighterPlaced', clause, fighter: fallen.id, space, how: 'return' });
}

function* chooseSpace(
  play: Play,
  kind: 'placeByEffect' | 'returnHarpy',
  fighter: FighterId,
  spaces: readonly SpaceId[],
  optional: boolean,
): Script<SpaceId | null> {
  const options: Option[] = spaces.map((space) => ({
    id: space,
    verb: 'place',
    card: fighter,
    space,
  }));
  if (optional) options.push({ id: 'none', verb: 'decline' });
  const [pick] = yield* ask(
    armyAt(play.table.open, play.army).seat,
    pickOne({
      kind,
      clause: kind === 'returnHarpy' ? 'UNM-16.7' : 'UNM-12.8',
      options,
      fallback: [optional ? 'none' : (spaces[0] as SpaceId)],
      facts: { face: play.face, fighter },
    }),
  );
  return pick === 'none' ? null : (pick as SpaceId);
}
