import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Outlook } from '../search/outlook.ts';
import { prestigeTells, survivals } from './standing.ts';

/** In the order of `features`. */
const WEIGHTS: readonly number[] = [1.62, 1, 0.04, 0.19, -0.02];
/** Of the odds that all die, if each died by themselves: deaths are not independent. */
const TOGETHER = 0.56;
/** No chance is so small that its logarithm could not be weighed. */
const LEAST = 1e-6;

/** Predicts who gets out of Sang Rancune with the most prestige: by the chance to survive, prestige won, and means to fight. */
export const outlook: Outlook<State> = {
  sides: ({ open }) => open.players.map((_, seat) => [seat]),
  isOut: ({ open }, [seat = 0]) => open.players[seat]?.alive !== true,
  features,
  weights: WEIGHTS,
  nobody({ open }) {
    const dies = survivals(open).reduce((all, chance) => all * (1 - chance), 1);
    const odds = (dies / Math.max(LEAST, 1 - dies)) ** TOGETHER;
    return odds / (1 + odds);
  },
};

function features({ open, own }: State, [seat = 0]: Side): readonly number[] {
  const player = open.players[seat];
  if (player === undefined || !player.alive) return WEIGHTS.map(() => 0);
  const { items, setups } = player;
  return [
    Math.log(Math.max(LEAST, survivals(open)[seat] ?? 0)),
    prestigeTells(open, seat),
    Math.min(10, own[seat]?.hand.length ?? 0) / 5,
    items.length,
    setups.length,
  ];
}
