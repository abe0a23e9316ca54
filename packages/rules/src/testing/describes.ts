import type { Describe, Session, View } from '@tablee/engine';
import { expect } from 'vitest';
import { wordsIn } from './words.ts';

/** Whole sentences: nothing left over, nothing unnamed, no gap. */
const UNSAID = /[[\]{}|]|undefined|NaN|null| {2}|\?/;

/** Describes the table at every question of a random match (`onQuestion` of `playRandomly`), to each seat and to who watches. */
export function describes<V extends View>(
  describe: Describe<V>,
): (session: Session, seat: number) => void {
  return (session, asked) => {
    for (const seat of [asked, asked === 0 ? 1 : 0, null]) {
      const view = session.view(seat) as unknown as V;
      for (const lang of ['fr', 'en'] as const) {
        const isYou = (who: number) => who === seat;
        const nameOf = (who: number) =>
          isYou(who) ? { fr: 'vous', en: 'you' }[lang] : `Bo ${who}`;
        const said = describe(view, { ...wordsIn(lang), isYou, nameOf });
        expect(said.length).toBeGreaterThan(2);
        for (const sentence of said) {
          expect(sentence).not.toMatch(UNSAID);
          expect(sentence).toMatch(/^[\p{Lu}\d].*[.!]$/u);
        }
        if (seat === null) expect(said.join(' ')).not.toMatch(/\b(vous|votre|vos|your?)\b/i);
      }
    }
  };
}
