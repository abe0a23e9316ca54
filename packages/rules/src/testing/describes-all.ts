import type { Describe, Session, View } from '@tablee/engine';
import { expect } from 'vitest';

const YOU = { fr: 'vous', en: 'you' };
/** Left-over places, choices of words, things that nobody named, and holes in a sentence. */
const UNSAID = /[[\]{}|]|undefined|null|NaN|\(\)| {2}| [.,]|: \./;

/**
 * Describes the table at every question of a match (`onQuestion` of `playRandomly`), in both languages, to the seat that is
 * asked and to somebody who only watches.
 */
export const describesAll =
  <V extends View>(describe: Describe<V>) =>
  (session: Session, seat: number): void => {
    for (const viewer of [seat, null]) {
      const view = session.view(viewer) as unknown as V;
      for (const lang of ['fr', 'en'] as const) {
        const isYou = (each: number) => each === viewer;
        const nameOf = (each: number) => (isYou(each) ? YOU[lang] : `Ada${each}`);
        const lines = describe(view, { lang, nameOf, isYou });
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) {
          expect(line.replaceAll('\u202f', ''), lang).not.toMatch(UNSAID);
          expect(line, lang).toMatch(/^[\p{Lu}\d«].*[.!?]$/u);
        }
      }
    }
  };
