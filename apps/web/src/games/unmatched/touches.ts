import { occupant } from '@tablee/rules/games/unmatched/armies.ts';
import type { FighterId, SpaceId, UnmatchedView } from '@tablee/rules/games/unmatched/state.ts';
import type { Option } from '@tablee/rules/kernel/question.ts';
import { optionsOf } from '@/stores/selection.ts';
import type { Answering, Touch } from '@/table/contract.ts';

/** Fighters that an open question may move. */
export const movers = (answering: Answering): readonly FighterId[] => [
  ...new Set(
    optionsOf(answering.question).flatMap(({ verb, card }) =>
      verb === 'move' && card !== undefined ? [card] : [],
    ),
  ),
];

const acts = ({ verb }: Option): boolean => verb === 'move' || verb === 'attack';

/** What touching a space of the map means in the open question: its fighter acts, or something is done there. */
export function spaceTouch(view: UnmatchedView, answering: Answering, space: SpaceId): Touch {
  const fighter = occupant(view.open, space)?.id;
  const options = optionsOf(answering.question);
  if (fighter !== undefined && options.some((each) => acts(each) && each.card === fighter)) {
    return { card: fighter };
  }
  const here = options.filter((option) => option.space === space);
  const [first] = here;
  if (first !== undefined && !acts(first)) {
    return first.card === undefined ? { space } : { card: first.card, space };
  }
  const [only, other] = movers(answering);
  if (first?.verb === 'move' && only !== undefined && other === undefined) {
    return { card: only, space };
  }
  if (first === undefined && fighter !== undefined && answering.focus.card === undefined) {
    return { card: fighter };
  }
  return { space };
}
