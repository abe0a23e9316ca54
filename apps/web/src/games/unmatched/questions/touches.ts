import { optionsOf } from '@tablee/engine';
import type { SpaceId, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { occupant } from '@tablee/rules/games/unmatched/index.ts';
import type { Answering, Touch } from '@/kit/contract.ts';

/** The meaning of a touch on a space of the map in the open question: its fighter acts, or something is done there. */
export function spaceTouch(view: UnmatchedView, answering: Answering, space: SpaceId): Touch {
  const fighter = occupant(view.open, space)?.id;
  const options = optionsOf(answering.question);
  if (fighter !== undefined && options.some(({ by }) => by === fighter)) return { by: fighter };
  const here = options.filter((option) => option.space === space);
  const [first] = here;
  if (first !== undefined && first.by === undefined) {
    return first.card === undefined ? { space } : { card: first.card, space };
  }
  const { by, card } = answering.focus;
  if (first === undefined && fighter !== undefined && by === undefined && card === undefined) {
    return { card: fighter };
  }
  return { space };
}
