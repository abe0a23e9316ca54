import type { Answering, Touch } from './contract.ts';

/** The props of a thing on the board that let it light up, answer, and be dropped on. Spread on a `<button>`. */
export interface TouchProps {
  readonly onClick: () => void;
  readonly 'data-touch': string;
  readonly 'data-lit': true | undefined;
  readonly 'data-chosen': true | undefined;
  readonly 'data-pointed': true | undefined;
  readonly 'data-faded': true | undefined;
  readonly 'aria-pressed': boolean | undefined;
}

/** The behaviour of anything touchable, the same for every game: looks and clicks come from the open question. */
export function touchProps(answering: Answering, touch: Touch): TouchProps {
  const lit = answering.isLit(touch);
  const chosen = answering.isChosen(touch);
  const asked = answering.question !== null && answering.settling === undefined;
  return {
    onClick: () => answering.touch(touch),
    'data-touch': JSON.stringify(touch),
    'data-lit': lit || undefined,
    'data-chosen': chosen || undefined,
    'data-pointed': answering.isPointed(touch) || undefined,
    'data-faded': (asked && !lit && !chosen) || undefined,
    'aria-pressed': asked && (lit || chosen) ? chosen : undefined,
  };
}
