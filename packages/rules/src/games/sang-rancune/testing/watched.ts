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

/** What a test looks at in a match: the table, the events since the last look, the session. */
export type Look = (open: Open, since: readonly SangRancuneEvent[], session: Session) => void;

/**
 * Plays random matches, or with these answers; each has a `Look` of its own, shown the table before each answer and at the
 * end, with what happened since the last.
 */
export function watch(
  begin: () => Look,
  answers?: (question: Question) => readonly string[],
  seeds = 6,
) {
  for (const seats of [3, 4, 5, 6]) {
    for (let seed = 0; seed < seeds; seed += 1) {
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

/**
 * Random matches that several tests look at, played once. The returned function throws what the look of this name threw, if
 * it did: each test asks for its own.
 */
export function watchTogether<Name extends string>(
  begins: Readonly<Record<Name, () => Look>>,
): (name: Name) => void {
  let failures: Map<string, unknown> | null = null;
  const played = (): Map<string, unknown> => {
    const thrown = new Map<string, unknown>();
    watch(() => {
      const looks = Object.entries<() => Look>(begins).map(([name, begin]) => ({
        name,
        look: begin(),
      }));
      return (...seen) => {
        for (const { name, look } of looks) {
          if (thrown.has(name)) continue;
          try {
            look(...seen);
          } catch (error) {
            thrown.set(name, error);
          }
        }
      };
    });
    return thrown;
  };
  return (name) => {
    failures ??= played();
    if (failures.has(name)) throw failures.get(name);
  };
}
