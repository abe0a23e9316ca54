import { creatureValue } from '../cards/creatures.ts';
import type { Battle, Creature, Owner } from '../state/state.ts';
import { REINFORCEMENT_BONUS } from '../state/tiles.ts';

/** A card in battle and the reinforcements on it. */
export interface Shown {
  readonly owner: Owner;
  readonly card: Creature;
  readonly boosts: number;
}

/** Printed value + 2 per reinforcement on the card (ROY-10.10). */
export const effectiveValue = (shown: Pick<Shown, 'card' | 'boosts'>): number =>
  creatureValue(shown.card) + REINFORCEMENT_BONUS * shown.boosts;

/** The best of these effective values: 1 beats everything once an 8 or more is shown (ROY-10.14, ROY-R.29). */
export function bestOf(values: readonly number[]): number {
  const highest = Math.max(...values);
  return highest >= 8 && values.includes(1) ? 1 : highest;
}

/** How a round stands with the cards shown. */
export interface Judgement {
  readonly leaders: readonly Owner[];
  /** A 1 beats an 8 or more, and so all the rest. */
  readonly onesWin: boolean;
}

/** The best card of the fighters still in: the others, and players who have left, count for nothing (ROY-10.17, 23.6). */
export function judge(shown: readonly Shown[], standing: readonly Owner[]): Judgement {
  const judged = shown.filter(({ owner }) => standing.includes(owner));
  const values = judged.map(effectiveValue);
  const best = bestOf(values);
  const leaders = judged.filter((each) => effectiveValue(each) === best);
  return {
    leaders: leaders.map(({ owner }) => owner),
    onesWin: best === 1 && values.some((value) => value >= 8),
  };
}

/**
 * Whether some number of the owner's reinforcements would change who has the best card, whatever the others may still add:
 * if none would, there is nothing to decide (ROY-R.27).
 */
export function canChange(
  { revealed, standing }: Pick<Battle, 'revealed' | 'standing'>,
  me: Owner,
  held: (owner: Owner) => number,
): boolean {
  const mine = revealed.find(({ owner }) => owner === me);
  if (mine === undefined || !standing.includes(me) || held(me) === 0) return false;
  const others = revealed.filter(({ owner }) => owner !== me && standing.includes(owner));
  return someRaise(others, held, (raised) => {
    const leaders = (boosts: number): string =>
      judge([...raised, { ...mine, boosts }], standing).leaders.join();
    const now = leaders(mine.boosts);
    for (let more = held(me); more > 0; more -= 1) {
      if (leaders(mine.boosts + more) !== now) return true;
    }
    return false;
  });
}

/** Whether `holds` is true for some number of reinforcements that each of these may add. */
function someRaise(
  shown: readonly Shown[],
  held: (owner: Owner) => number,
  holds: (raised: readonly Shown[]) => boolean,
  raised: readonly Shown[] = [],
): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return holds(raised);
  for (let more = 0; more <= held(first.owner); more += 1) {
    const next = { ...first, boosts: first.boosts + more };
    if (someRaise(rest, held, holds, [...raised, next])) return true;
  }
  return false;
}

/** How a card of the human fares against the rival's, one by one (ROY-R.57). */
export interface SoloJudgement {
  readonly result: 'won' | 'lost' | 'tied';
  /** The rival's cards that beat the human's, or equal it where none does. */
  readonly decisive: readonly Creature[];
}

/** Card against card: any better one beats the human, an equal one ties (ROY-R.57). */
export function judgeSolo(human: Creature, rival: readonly Creature[]): SoloJudgement {
  const better = rival.filter((card) => beats(card, human));
  if (better.length > 0) return { result: 'lost', decisive: better };
  const equal = rival.filter((card) => creatureValue(card) === creatureValue(human));
  return { result: equal.length > 0 ? 'tied' : 'won', decisive: equal };
}

function beats(card: Creature, other: Creature): boolean {
  const [value, against] = [creatureValue(card), creatureValue(other)];
  if (value === 1 && against === 8) return true;
  return value > against && !(value === 8 && against === 1);
}
