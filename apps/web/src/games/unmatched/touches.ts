import type { Option } from '@tablee/engine';
import { occupant } from '@tablee/rules/games/unmatched/armies.ts';
import type { FighterId, SpaceId, UnmatchedView } from '@tablee/rules/games/unmatched/state.ts';
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

/** Who of one's own acts by this option. */
const actor = ({ verb, by, card }: Option): FighterId | undefined =>
  by ?? (verb === 'move' ? card : undefined);

/** What touching a space of the map means in the open question: its fighter acts, or something is done there. */
export function spaceTouch(view: UnmatchedView, answering: Answering, space: SpaceId): Touch {
  const fighter = occupant(view.open, space)?.id;
  const options = optionsOf(answering.question);
  if (fighter !== undefined) {
    const own = options.find((each) => actor(each) === fighter);
    if (own !== undefined) return own.by === undefined ? { card: fighter } : { by: fighter };
  }
  const here = options.filter((option) => option.space === space);
  const [first] = here;
  if (first !== undefined && actor(first) === undefined) {
    return first.card === undefined ? { space } : { card: first.card, space };
  }
  const [only, other] = movers(answering);
  if (first?.verb === 'move' && only !== undefined && other === undefined) {
    return { card: only, space };
  }
  const { by, card } = answering.focus;
  if (first === undefined && fighter !== undefined && by === undefined && card === undefined) {
    return { card: fighter };
  }
  return { space };
}
