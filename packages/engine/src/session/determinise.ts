import type { AnyGame, Secret } from '../game/game.ts';
import { clone } from '../game/json.ts';
import type { Layers, Seat, Viewer } from '../game/layers.ts';
import type { Random } from '../script/chance.ts';
import type { Position } from './position.ts';
import { Session } from './session.ts';
import { ReplayDiverged } from './tape.ts';

/**
 * A position with the hidden faces redealt that `viewer` does not know (of several viewers: none of them), and what others
 * have sealed open again. How those faces lie leaves no trace in it. `null` if what was dealt contradicts an answer since the
 * checkpoint: try again.
 *
 * What others have answered since the checkpoint stays as it was, seen or not, and so does what their own layers hold beside
 * cards: whoever must not learn of it is given a position whose checkpoint is at the open question.
 */
export function determinise(
  game: AnyGame,
  position: Position,
  viewer: Seat | readonly Seat[],
  random: Random,
): Position | null {
  const session = replayed(game, position);
  if (session === null) throw new ReplayDiverged('the position contradicts itself');
  const viewers = typeof viewer === 'number' ? [viewer] : viewer;
  const imagined = withSecrets(session, viewers, (group) => dealAnew(group, random));
  const sealed: Position['sealed'] = Object.fromEntries(
    Object.entries(position.sealed).filter(([seat]) => viewers.includes(Number(seat))),
  );
  const dealt = { ...imagined, sealed };
  return replayed(game, dealt) === null ? null : dealt;
}

/**
 * The position of a session after `change` has seen each group of secrets that none of the viewers knows, as the checkpoint
 * has them. What has been revealed since the checkpoint is left out.
 */
export function withSecrets(
  session: Session,
  viewers: readonly Viewer[],
  change: (group: readonly Secret[]) => void,
): Position {
  const position = session.position();
  const checkpoint = clone(position.checkpoint);
  const before = unknownTo(session, checkpoint, viewers);
  const now = unknownTo(session, session.state, viewers);
  for (const [i, group] of before.entries()) change(stillSecret(group, now[i] ?? []));
  return { ...position, checkpoint };
}

/** A match from its position, which draws nothing. `null` if the position contradicts itself. */
export function replayed(game: AnyGame, position: Position): Session | null {
  const dice = () => {
    throw new ReplayDiverged('the match draws what was not recorded');
  };
  try {
    return new Session(game, position, { dice });
  } catch (error) {
    if (error instanceof ReplayDiverged) return null;
    throw error;
  }
}

/** Groups of secrets that none of the viewers knows. */
function unknownTo(
  { game }: Session,
  state: Layers,
  [first = null, ...others]: readonly Viewer[],
): readonly (readonly Secret[])[] {
  const groups = others.map((viewer) => game.secrets(state, viewer));
  return game.secrets(state, first).map((group, i) => {
    const isUnknown = (secret: Secret): boolean =>
      groups.every((each) =>
        each[i]?.some((other) => other === secret || (other.id ?? other) === secret.id),
      );
    return group.filter(isUnknown);
  });
}

/** Named secrets are compared by name; of nameless ones all or none are taken. */
function stillSecret(group: readonly Secret[], now: readonly Secret[]): readonly Secret[] {
  if (group.every(({ id }) => id === undefined)) return group.length === now.length ? group : [];
  const names = new Set(now.map(({ id }) => id));
  return group.filter(({ id }) => names.has(id));
}

/** Sorted before they are dealt, so that how they lie leaves no trace. */
function dealAnew(group: readonly Secret[], random: Random): void {
  const faces = group.map(({ face }) => face).sort(inOrderOfFaces);
  for (let last = faces.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [faces[last], faces[other]] = [faces[other] as Secret['face'], faces[last] as Secret['face']];
  }
  for (const [i, secret] of group.entries()) {
    (secret as { face: Secret['face'] }).face = faces[i] as Secret['face'];
  }
}

const inOrderOfFaces = (a: Secret['face'], b: Secret['face']): number =>
  a === b ? 0 : a < b ? -1 : 1;
