import type { Asked, Opponent } from '@tablee/bots/levels.ts';
import { playOn, worldsOf, worthOfEnd } from '@tablee/bots/search/playout.ts';
import { loadThinker } from '@tablee/bots/understanding.ts';
import type { Random } from '@tablee/engine';
import { answersOf, seeded, seededDice, seedFrom } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';

/**
 * The first version of the search, frozen: sampled deals, everybody plays on at first sight to the end, UCB over the answers; no
 * tree, no tuning. Later versions are compared with it. It is not mended; the quick minds that play on in it are those of today,
 * so that searches are compared.
 */
const MOST = 24;
const HOPE = 0.5;

/** `most`: playouts for one answer. Default: those of a strong bot. */
export async function loadFirst(id: GameId, most?: number): Promise<Opponent> {
  const thinker = await loadThinker(id);
  const game = await loadGame(id);
  const { playouts: usual, worth } = thinker;
  const playouts = most ?? usual;
  return ({ seat, view, question, position }: Asked, random: Random) => {
    const seed = seedFrom(random);
    const guess = thinker.rollout(view, question, random);
    if (position === null) return guess;
    const draw = seeded(seed);
    const next = worldsOf({ game, position, seat }, draw);
    const answers = answersOf(question, draw, { most: MOST, first: [guess] });
    const tried = answers.map((picks) => ({ picks, visits: 0, sum: 0 }));
    for (let n = 1; n <= playouts && tried.length > 1; n += 1) {
      const hopeOf = ({ visits, sum }: (typeof tried)[number]): number =>
        visits === 0
          ? Number.POSITIVE_INFINITY
          : sum / visits + HOPE * Math.sqrt(Math.log(n) / visits);
      const edge = tried.reduce((best, each) => (hopeOf(each) > hopeOf(best) ? each : best));
      const session = next().fork({ dice: seededDice(draw), recording: false });
      // Of another world it may be no answer.
      if (!session.answer(seat, edge.picks).ok) {
        edge.visits += 1;
        continue;
      }
      playOn(thinker, session, draw);
      const outcome = game.outcome(session.state.open);
      const value =
        outcome === null
          ? 0.5
          : (worth?.(outcome, seat, session.state) ?? worthOfEnd(outcome, seat));
      edge.visits += 1;
      edge.sum += value;
    }
    const meanOf = ({ visits, sum }: (typeof tried)[number]): number =>
      visits === 0 ? -1 : sum / visits;
    return tried.reduce((best, each) => (meanOf(each) > meanOf(best) ? each : best)).picks;
  };
}
