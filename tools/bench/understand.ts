import { gzipSync } from 'node:zlib';
import type { Level } from '@tablee/bots/levels.ts';
import { LEVELS, loadOpponent } from '@tablee/bots/levels.ts';
import { filmed } from '@tablee/bots/testing/filmed.ts';
import { loadThinker, understand } from '@tablee/bots/understanding.ts';
import { completeOptions } from '@tablee/engine';
import { GAME_IDS, isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import { flags, wholeNumber } from '../arguments.ts';

/** The cost of studying a match between bots of a level each, by game. */
export async function run(argv: readonly string[]): Promise<object> {
  const given = flags(
    argv,
    {
      ...{ game: undefined, seats: '2', seed: '1', levels: 'sensible,gentle', playouts: undefined },
      ...{ show: undefined, options: '{}' },
    },
    ['show'],
  );
  const seats = wholeNumber('seats', given.seats, 1);
  const seed = wholeNumber('seed', given.seed);
  const levels = String(given.levels).split(',') as Level[];
  if (!levels.every((level) => LEVELS.includes(level))) throw new Error(`levels: ${LEVELS}`);
  const games = GAME_IDS.filter((id) => given.game === undefined || id === given.game);
  const figures: Record<string, object> = {};
  for (const id of games) {
    if (!isGameId(id)) continue;
    const game = await loadGame(id);
    const options = completeOptions(game, seats, JSON.parse(String(given.options)));
    const opponents = await Promise.all(
      Array.from({ length: seats }, (_, seat) =>
        loadOpponent(levels[seat % levels.length] as Level, id),
      ),
    );
    const film = filmed({ game, options, opponents, seed });
    const thinker = await loadThinker(id);
    const before = process.cpuUsage();
    const found = understand({
      ...{ film, seats, options, thinker, seed },
      ...(given.playouts !== undefined && { playouts: wholeNumber('playouts', given.playouts, 1) }),
    });
    const { user, system } = process.cpuUsage(before);
    const json = JSON.stringify(found);
    const { decisions, looked, playouts, turns } = found;
    figures[id] = {
      ...{ steps: film.steps.length, decisions, looked, playouts },
      playoutsPerDecision: Math.round(playouts / Math.max(1, looked)),
      processorSeconds: Math.round((user + system) / 1e5) / 10,
      bytes: json.length,
      gzip: gzipSync(json).length,
      turns: turns.length,
      ...(given.show === 'true' && { found }),
    };
    console.error(id, JSON.stringify(figures[id]));
  }
  return figures;
}
