import type { Secret } from '../game/game.ts';
import type { Viewer } from '../game/layers.ts';
import type { Random } from '../script/chance.ts';
import { replayed, withSecrets } from '../session/determinise.ts';
import { retold } from '../session/retold.ts';
import type { Session } from '../session/session.ts';

/** All that a viewer learns of a session at one moment, as text. */
export function seenBy(session: Session, viewer: Viewer): string {
  const question = viewer === null ? null : session.questionOf(viewer);
  const undo = viewer !== null && session.canUndo(viewer);
  return JSON.stringify([session.view(viewer), session.awaited(), question, undo]);
}

/** A viewer's part of the events since the last call, as text. */
export function heardBy(session: Session, viewer: Viewer): string {
  return JSON.stringify(
    session
      .takeEvents()
      .map(({ open, own }) => [open, viewer === null ? undefined : own?.[viewer]]),
  );
}

/** The field that the scrambling exchanges between secrets: the printed face, or the id on the table. */
export type Exchanged = 'face' | 'id';

/**
 * The same match with the faces exchanged that none of these viewers knows: for the proof of non-interference. What has
 * been revealed since the checkpoint stays as it is, and so do the cards in `shown`: a card seen for a moment is known.
 * `null` if the exchange contradicts a recorded answer.
 */
export function scrambled(
  session: Session,
  viewers: Viewer | readonly Viewer[],
  random: Random,
  exchanged: Exchanged = 'face',
  shown: ReadonlySet<string> = new Set(),
): Session | null {
  const all = typeof viewers === 'object' && viewers !== null ? viewers : [viewers];
  const other = withSecrets(session, all, (group) => {
    const hidden = group.filter(({ id }) => id === undefined || !shown.has(id));
    permute(hidden, exchanged, random);
  });
  return replayed(session.game, other);
}

/**
 * The same match with every face exchanged that the viewer does not know, even if others would be asked something else: their
 * answers need only be legal. `null` if one is not, or if the viewer would have seen a difference at any question.
 */
export function swapped(session: Session, viewer: Viewer, random: Random): Session | null {
  const { game } = session;
  const other = withSecrets(session, [viewer], (group) => permute(group, 'face', random));
  const seen: string[] = [];
  const asked = (there: Session) => (viewer === null ? null : there.questionOf(viewer));
  const look = (there: Session) => JSON.stringify([there.awaited(), asked(there)]);
  retold(game, session.position(), { before: (there) => seen.push(look(there)) > 0 });
  const there = retold(game, other, { before: (now) => look(now) === seen.shift() });
  if (there === null) return null;
  return JSON.stringify(there.view(viewer)) === JSON.stringify(session.view(viewer)) ? there : null;
}

function permute(group: readonly Secret[], exchanged: Exchanged, random: Random): void {
  for (let last = group.length - 1; last > 0; last -= 1) {
    const a = group[last] as { id?: string; face: string | number };
    const b = group[Math.floor(random() * (last + 1))] as typeof a;
    if (exchanged === 'face') [a.face, b.face] = [b.face, a.face];
    else if (a.id !== undefined && b.id !== undefined) [a.id, b.id] = [b.id, a.id];
  }
}
