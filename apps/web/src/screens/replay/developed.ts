import { Film, Recording } from '@tablee/engine';
import { isGameId } from '@tablee/rules/catalogue.ts';
import { framesOf, type Journal } from '../../chance/journal.ts';
import { type GameOfTheHouse, gameOfTheHouse } from '../../games/index.ts';
import type { GameUi } from '../../kit/contract.ts';
import type { Showing } from './film-room.ts';

/** A film that is ready, with the game it is of. */
export interface Loaded extends Showing {
  readonly house: GameOfTheHouse;
}

/**
 * The footage of a journal: the match replayed or, if today’s rules lead elsewhere, its recording.
 * `null` if rules of this page cannot even deal the match and nothing was kept.
 */
export async function developed(journal: Journal): Promise<Loaded | null> {
  if (!isGameId(journal.game)) return null;
  const house = await gameOfTheHouse(journal.game);
  const film = new Film(house.rules, journal);
  if (film.isSure) return { journal, film, house };
  const frames = journal.frames ?? (await framesOf(journal.match));
  const recording = frames === null ? null : recordingOf(frames, journal);
  if (frames !== null && recording !== null && recording.steps.length >= film.steps.length) {
    const ofThen = { ...house, ui: wordedNow(house.ui) };
    return { journal: { ...journal, frames }, film: recording, house: ofThen };
  }
  return film.steps.length === 0 ? null : { journal, film, house };
}

function recordingOf(frames: Journal['frames'], { seats }: Journal): Recording | null {
  try {
    const recording = new Recording(frames as NonNullable<Journal['frames']>);
    const [first] = recording.steps;
    const isOfThese = first !== undefined && recording.seats === seats.length;
    return isOfThese ? recording : null;
  } catch {
    return null;
  }
}

/** Facts and questions of other rules in today’s words, as far as there are any. */
function wordedNow(ui: GameUi): GameUi {
  const { tell, option, title } = ui.words;
  const words: GameUi['words'] = {
    ...ui.words,
    tell: (...fact) => attempted(() => tell(...fact)) ?? null,
    option: (...asked) => attempted(() => option(...asked)) ?? { label: asked[0].id },
    title: (...asked) => attempted(() => title(...asked)) ?? asked[0],
  };
  return { ...ui, words };
}

function attempted<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
