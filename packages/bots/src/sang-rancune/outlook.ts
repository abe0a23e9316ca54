import type { Side } from '@tablee/engine';
import type { State } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Outlook } from '../search/outlook.ts';

/** In the order of `features`. */
const WEIGHTS: readonly number[] = [0.19, -0.41, 0.77, -0.17, -0.26, 0.57, 0.08];

/** A hero whom the next blow may kill. */
const LOW = 8;

/** Predicts who gets out of Sang Rancune with the most prestige: by life, prestige won, and means to fight. */
export const outlook: Outlook<State> = {
  sides: ({ open }) => open.players.map((_, seat) => [seat]),
  isOut: ({ open }, [seat = 0]) => open.players[seat]?.alive !== true,
  features,
  weights: WEIGHTS,
};

function features({ open, own }: State, [seat = 0]: Side): readonly number[] {
  const player = open.players[seat];
  if (player === undefined || !player.alive) return WEIGHTS.map(() => 0);
  const most = Math.max(...open.players.map((each) => (each.alive ? each.prestige : 0)));
  const { life, prestige, items, setups } = player;
  return [
    life / 10,
    Math.max(0, LOW - life) / LOW,
    prestige / 5,
    prestige === most ? 1 : 0,
    Math.min(10, own[seat]?.hand.length ?? 0) / 5,
    items.length / 2,
    setups.length / 2,
  ];
}
