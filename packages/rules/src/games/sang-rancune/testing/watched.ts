import type { Question, Session } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import { game as sangRancune } from '../index.ts';
import type { SangRancuneEvent } from '../state/events.ts';
import type { Open } from '../state/state.ts';

type Told<T extends SangRancuneEvent['type']> = SangRancuneEvent & { readonly type: T };
export const isOf =
  <T extends SangRancuneEvent['type']>(type: T) =>
  (event: SangRancuneEvent): event is Told<T> =>
    event.type === type;

const openOf = (session: Session): Open => session.view(null).open as Open;

type Look = (open: Open, since: readonly SangRancuneEvent[], session: Session) => void;

/**
 * Plays random matches, or with these answers; each has a `Look` of its own, shown the table before each answer and at the
 * end, with what happened since the last.
 */
export function watch(begin: () => Look, answers?: (question: Question) => readonly string[]) {
  for (const seats of [3, 4, 5, 6]) {
    for (let seed = 0; seed < 6; seed += 1) {
      const look = begin();
      const lookAt = (session: Session): void => {
        const since = session.takeEvents().map(({ open }) => open as SangRancuneEvent);
        look(openOf(session), since, session);
      };
      lookAt(
        playRandomly({
          game: sangRancune,
          seats,
          seed,
          onQuestion: lookAt,
          ...(answers && { choose: (_, __, question) => answers(question) }),
        }),
      );
    }
  }
}
