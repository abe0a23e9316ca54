import type { Secret } from '../game/game.ts';
import { clone } from '../game/json.ts';
import type { Layers, Viewer } from '../game/layers.ts';
import type { Random } from '../script/chance.ts';
import type { Position } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { ReplayDiverged } from '../session/tape.ts';

/** All that a viewer learns of a session at one moment, as text. */
export function seenBy(session: Session, viewer: Viewer): string {
  const question = viewer === null ? null : session.questionOf(viewer);
  const undo = viewer !== null && session.canUndo(viewer);
  return JSON.stringify([session.view(viewer), session.awaited(), question, undo]);
}

/** What a viewer hears of the events since the last call, as text. */
export function heardBy(session: Session, viewer: Viewer): string {
  return JSON.stringify(
    session
      .takeEvents()
      .map(({ open, own }) => [open, viewer === null ? undefined : own?.[viewer]]),
  );
}

/** What the scrambling exchanges between secrets: what is printed on them, or what the table calls them. */
export type Exchanged = 'face' | 'id';

/**
 * The same match with the faces exchanged that none of these viewers knows: for the proof of non-interference. What has
 * been revealed since the checkpoint stays as it is, and so does what is named in `heard`: who has held a card for a moment
 * knows it. `null` if the exchange contradicts a recorded answer.
 */
export function scrambled(
  session: Session,
  viewers: Viewer | readonly Viewer[],
  random: Random,
  exchanged: Exchanged = 'face',
  heard = '',
): Session | null {
  const all = typeof viewers === 'object' && viewers !== null ? viewers : [viewers];
  const position = session.position();
  const checkpoint = clone(position.checkpoint);
  const before = unknownTo(session, checkpoint, all);
  const now = unknownTo(session, session.state, all);
  for (const [i, group] of before.entries()) {
    const hidden = stillSecret(group, now[i] ?? []).filter(({ id }) => !heard.includes(`"${id}"`));
    permute(hidden, exchanged, random);
  }
  return replayed(session, { ...position, checkpoint });
}

/** The same match once more, from its position; it draws nothing. `null` if the position contradicts itself. */
export function replayed({ game }: Session, position: Position): Session | null {
  const dice = () => {
    throw new ReplayDiverged('the other match draws what the real one did not');
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

function permute(group: readonly Secret[], exchanged: Exchanged, random: Random): void {
  for (let last = group.length - 1; last > 0; last -= 1) {
    const a = group[last] as { id?: string; face: string | number };
    const b = group[Math.floor(random() * (last + 1))] as typeof a;
    if (exchanged === 'face') [a.face, b.face] = [b.face, a.face];
    else if (a.id !== undefined && b.id !== undefined) [a.id, b.id] = [b.id, a.id];
  }
}
