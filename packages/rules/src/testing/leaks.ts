import { seeded } from '../kernel/chance.ts';
import type { AnyGame, Options } from '../kernel/game.ts';
import type { Viewer } from '../kernel/layers.ts';
import { playRandomly } from './play.ts';
import { scrambled, seenBy } from './scramble.ts';

/**
 * The proof of non-interference on one random match: whatever a viewer does not know, were it otherwise, the viewer
 * would see the same view, the same tallies and the same questions. Gives the number of comparisons made; throws on a
 * difference.
 */
export function proveNoLeak(game: AnyGame, seats: number, options: Options, seed: number): number {
  const random = seeded(seed);
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  let compared = 0;
  playRandomly({
    game,
    seats,
    options,
    seed,
    onQuestion(session) {
      const viewer = viewers[Math.floor(random() * viewers.length)] as Viewer;
      const other = scrambled(session, viewer, random);
      if (other === null) return;
      compared += 1;
      const real = seenBy(session, viewer);
      const swapped = seenBy(other, viewer);
      if (real !== swapped) {
        const name = viewer === null ? 'a spectator' : `seat ${viewer}`;
        throw new Error(`${name} sees what is hidden:\n${real}\n${swapped}`);
      }
    },
  });
  return compared;
}
