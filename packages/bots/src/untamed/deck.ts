import type { Amount, Order, Question } from '@tablee/engine';
import { promise } from './hand.ts';
import type { Mind } from './mind.ts';
import { SCALE } from './scale.ts';

/** Good cards stay on top, the best first; the others go under the deck. */
export function chooseOmen(m: Mind, question: Order): readonly string[] {
  const cards = question.options
    .filter(({ verb }) => verb === 'omen')
    .map(({ id, card }) => {
      const face = m.knownTop.find((known) => known?.id === card)?.face;
      return { id, worth: face === undefined ? SCALE.unknown : promise(m, face) };
    })
    .sort((a, b) => b.worth - a.worth);
  const divider = question.options.filter(({ verb }) => verb === 'deck').map(({ id }) => id);
  const kept = cards.filter(({ worth }) => worth >= SCALE.unknown).map(({ id }) => id);
  const under = cards.filter(({ worth }) => worth < SCALE.unknown).map(({ id }) => id);
  return [...kept, ...divider, ...under];
}

export const putsUnder = (m: Mind, question: Question): boolean =>
  promise(m, String(question.facts?.face)) < SCALE.unknown;

/** Turns that the Alpha spares its deck for. */
const TURNS_AHEAD = 7;

/** As many as the deck bears for some turns more. */
export const cardsToDraw = (m: Mind, { min, max }: Amount): number =>
  Math.max(min, Math.min(max, Math.floor(m.deck / TURNS_AHEAD)));
