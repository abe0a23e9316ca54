import type { Script } from '@tablee/engine';
import { clone, MatchDecided } from '@tablee/engine';
import { living } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { reactionOf } from '../state/sight.ts';
import type { Open, Play, Table } from '../state/state.ts';

/**
 * The table once this has happened, as everybody can work it out: it is carried out on a copy of the open state. Null: the
 * match is over by it, or a hero dies, whose hand nobody knows.
 */
export function foreseenAfter(now: Sight, happens: (table: Table) => Script): Open | null {
  const open = copied(now.open);
  const own = open.players.map(() => ({ hand: [], set: [] }));
  const table = { open, own, catalogue: now.catalogue, emit: () => {} } as unknown as Table;
  try {
    if (!happens(table).next().done) throw new Error('what asks or draws cannot be foreseen');
  } catch (error) {
    if (error instanceof MatchDecided) return null;
    throw error;
  }
  return living(open).length < living(now.open).length ? null : open;
}

/**
 * The open state, to let something happen on it. What lies in long lists is not copied, as nothing that can be foreseen
 * changes it in its place.
 */
function copied(open: Open): Open {
  const { players, encounter, loot, discard, removed, late, reveal, strike } = open;
  return {
    ...open,
    players: clone(players),
    encounter: clone(encounter),
    discard: [...discard],
    removed: [...removed],
    loot: [...loot],
    late: [...late],
    lateActed: [...open.lateActed],
    acted: [...open.acted],
    pile: [...open.pile],
    past: [...open.past],
    words: [...open.words],
    fallen: [...open.fallen],
    reveal: clone(reveal),
    strike: clone(strike),
    windows: clone(open.windows),
    announced: [...open.announced],
  };
}

/** The table after the trick just announced; null, too, if that is seen only then, or if the trick answers another. */
export function foreseen(now: Sight): Open | null {
  const [play, answer] = now.open.announced;
  if (play === undefined || answer !== undefined) return null;
  return foreseenPlay(now, play, ({ open }) => {
    open.announced.pop();
    if (open.windows.at(-1)?.kind === 'trickPlayed') open.windows.pop();
  });
}

/** The table after this play, if that can be foreseen; `first`: the script before it. */
export function foreseenPlay(
  now: Sight,
  play: Play,
  first: (table: Table) => void = () => {},
): Open | null {
  const reaction = reactionOf(now.catalogue, play.card.face);
  if (reaction?.resolve === undefined || reaction.isUnforeseen) return null;
  const { resolve } = reaction;
  return foreseenAfter(now, (table) => {
    first(table);
    return resolve(table, play);
  });
}
