import type { AnyGame, Describe, FilmEvent, GameWords, Lang, Reader, Reel } from '@tablee/engine';
import { Film, plainOf } from '@tablee/engine';

/** A match as it is saved from the page, or given by `/api/matches/<id>/journal`. */
export interface SavedMatch extends Reel {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly { readonly nickname: string }[];
}

/** Tells a match in words. */
interface Speech {
  readonly words: GameWords;
  readonly describe: Describe;
}

const HOUSE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: {
    timeIsUp: 'Temps écoulé',
    takenBack: 'Coup repris',
    resumed: 'La partie part d’ici',
    restarted: 'La partie est recommencée',
  },
  en: {
    timeIsUp: 'Time is up',
    takenBack: 'Move taken back',
    resumed: 'The match goes on from here',
    restarted: 'The match is begun again',
  },
};

function lineOf(event: FilmEvent, { words }: Speech, reader: Reader): string | null {
  const { n: _, ...told } = event;
  if (!event.type.startsWith('house:')) {
    const line = words.tell(told, reader);
    if (line === null) return null;
    const text = plainOf(line.pieces);
    return line.separator ? `\n${text}` : `  ${text}`;
  }
  const said = HOUSE[reader.lang][event.type.slice('house:'.length)];
  return said === undefined ? null : `  (${said})`;
}

/** How a saved match replays, and its story as a watcher read it. */
export function asText(
  game: AnyGame,
  saved: SavedMatch,
  speech: Speech,
  lang: Lang,
): { readonly film: Film; readonly text: string } {
  const film = new Film(game, saved);
  const reader: Reader = {
    lang,
    nameOf: (seat) => saved.seats[seat]?.nickname ?? `#${seat + 1}`,
    isYou: () => false,
  };
  const last = film.steps.length - 1;
  const story =
    last < 0
      ? []
      : film.eventsAt(last, null).flatMap((event) => lineOf(event, speech, reader) ?? []);
  const end = last < 0 ? [] : speech.describe(film.frame(last, null).view, reader);
  return { film, text: [...story, '', ...end].join('\n') };
}
