import type { FilmEvent, LessonRun } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { LESSON } from './match.ts';

/** The table of a match that is played in this page, in the form in which a live one arrives. `before`: the log it began with. */
export function snapshotOfRun(run: LessonRun, before: readonly FilmEvent[] = []): MatchSnapshot {
  const { view, awaited, question, events } = run.frame;
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
