import type { FilmEvent, LessonRun } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { LESSON } from './match.ts';

/** The table of a match that is played in this page, in the form in which a live one arrives. `before`: the log it began with. */
export function snapshotOfRun(run: LessonRun, before: readonly FilmEvent[] = []): MatchSnapshot {
  // The rules go on with what a frame shows: whatever is on the screen would change behind it, or not be drawn again.
  const { view, awaited, question, events } = structuredClone(run.frame);
  const first = (before.at(-1)?.n ?? -1) + 1;
  return {
    match: LESSON,
    game: run.game.id,
    options: {},
    seq: events.length,
    ...view,
    awaited,
    question,
    events: [...before, ...events.map((event) => ({ ...event, n: first + event.n }))],
    commitment: '',
    shares: null,
    secret: null,
  } as unknown as MatchSnapshot;
}
