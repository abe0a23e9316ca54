import type { Describe, Session, View, Viewer } from '@tablee/engine';
import type { RandomMatch } from '@tablee/engine/testing';
import { isFull, playRandomly } from '@tablee/engine/testing';
import { expect } from 'vitest';

/** Leftovers of a pattern, unnamed things, and gaps. */
const UNSAID = /[[\]{}|?]|undefined|NaN|null| {2}/;
const SENTENCE = /^[\p{Lu}\d].*\.$/u;
const SECOND_PERSON = /\b(vous|votre|vos|you|your)\b/i;

/** Describes the table in whole sentences, in both languages, at every question of a random match and at its end. */
export function describesMatch<V extends View>(describe: Describe<V>, match: RandomMatch): void {
  const describes = (session: Session, viewer: Viewer): void => {
    const view = session.view(viewer) as unknown as V;
    for (const lang of ['fr', 'en'] as const) {
      const isYou = (seat: number) => seat === viewer;
      const nameOf = (seat: number) =>
        isYou(seat) ? { fr: 'vous', en: 'you' }[lang] : `Bo ${seat}`;
      const said = describe(view, { lang, isYou, nameOf });
      expect(said.length).toBeGreaterThan(2);
      expect(said.filter((each) => !SENTENCE.test(each) || UNSAID.test(each))).toEqual([]);
      if (viewer === null) expect(said.join(' ')).not.toMatch(SECOND_PERSON);
    }
  };
  let asked = 0;
  const session = playRandomly({
    ...match,
    onQuestion: (now, seat) => {
      const viewers = [seat, (seat + 1) % match.seats, null];
      asked += 1;
      // On a change to one of the three in turn.
      const looking = isFull ? viewers : viewers.slice(asked % 3, (asked % 3) + 1);
      for (const viewer of looking) describes(now, viewer);
    },
  });
  for (const viewer of [0, null]) describes(session, viewer);
}
