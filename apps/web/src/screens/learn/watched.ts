import type { Sample } from '@tablee/engine';
import { Film, reelOf } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadSample } from '@tablee/rules/learning.ts';
import { type GameOfTheHouse, gameOfTheHouse } from '../../games/index.ts';
import { loadedOnce } from '../../ui/loaded-once.ts';
import type { Loaded } from '../replay/developed.ts';
import { NAMES } from './names.ts';

/** The match of a game that is there to be watched, ready to be shown. */
export interface Watched {
  readonly sample: Sample;
  readonly loaded: Loaded;
}

export const watchedOf = loadedOnce(async (id): Promise<Watched> => {
  const game = id as GameId;
  const [sample, house] = await Promise.all([loadSample(game), gameOfTheHouse(game)]);
  return { sample, loaded: { ...filmOf(sample, house), house } };
});

/** The match of a sample as a saved match is shown. */
function filmOf(sample: Sample, { rules }: GameOfTheHouse): Omit<Loaded, 'house'> {
  const reel = reelOf(rules, sample);
  const seats = reel.seats.map((_, seat) => ({
    nickname: NAMES[seat] as string,
    user: null,
    bot: null,
  }));
  const none = { match: `sample-${rules.id}`, commitment: '', secret: '', shares: null };
  const journal = { ...none, game: rules.id, ...reel, seats } as Loaded['journal'];
  return { journal, film: new Film(rules, reel) };
}
