import { Film } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import type { Journal } from '../../chance/journal.ts';
import { type GameOfTheHouse, gameOfTheHouse } from '../../games/index.ts';
import type { Showing } from './film-room.ts';

/** A film that is ready, with the game it is of. */
export interface Loaded extends Showing {
  readonly house: GameOfTheHouse;
}

/** The film of a journal; `null` if rules of this page cannot even deal the match. */
export async function developed(journal: Journal): Promise<Loaded | null> {
  if (!isGameId(journal.game)) return null;
  const house = await gameOfTheHouse(journal.game);
  const film = new Film(house.rules, journal);
  return film.steps.length === 0 ? null : { journal, film, house };
}
