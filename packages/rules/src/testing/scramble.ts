import type { Random } from '../kernel/chance.ts';
import type { Secret } from '../kernel/game.ts';
import { clone } from '../kernel/json.ts';
import type { Viewer } from '../kernel/layers.ts';
import { Session } from '../kernel/session.ts';
import { ReplayDiverged } from '../kernel/tape.ts';

/** All that a viewer learns of a session at one moment, as text. */
export function seenBy(session: Session, viewer: Viewer): string {
  const question = viewer === null ? null : session.questionOf(viewer);
  return JSON.stringify([session.view(viewer), session.awaited(), question]);
}

/**
 * The same match with the faces swapped that `viewer` does not know: for the proof of non-interference.
 * What has been revealed since the checkpoint stays as it is. `null` if the swap contradicts a recorded answer.
 */
export function scrambled(session: Session, viewer: Viewer, random: Random): Session | null {
  const position = session.position();
  const checkpoint = clone(position.checkpoint);
  const before = session.game.secrets(checkpoint, viewer);
  const now = session.game.secrets(session.state, viewer);
  for (const [i, group] of before.entries()) {
    permuteFaces(stillSecret(group, now[i] ?? []), random);
  }
  const dice = () => {
    throw new ReplayDiverged('the swapped match draws what the real one did not');
  };
  try {
    return new Session(session.game, { ...position, checkpoint }, { dice });
  } catch (error) {
    if (error instanceof ReplayDiverged) return null;
    throw error;
  }
}

/** Named secrets are compared by name; of nameless ones all or none are taken. */
function stillSecret(group: readonly Secret[], now: readonly Secret[]): readonly Secret[] {
  if (group.every(({ id }) => id === undefined)) return group.length === now.length ? group : [];
  const names = new Set(now.map(({ id }) => id));
  return group.filter(({ id }) => names.has(id));
}

function permuteFaces(group: readonly Secret[], random: Random): void {
  for (let last = group.length - 1; last > 0; last -= 1) {
    const a = group[last] as Secret;
    const b = group[Math.floor(random() * (last + 1))] as Secret;
    [a.face, b.face] = [b.face, a.face];
  }
}
