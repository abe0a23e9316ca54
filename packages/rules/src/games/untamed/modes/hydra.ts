import { isOut, playerAt, sideAt, sideOf } from '../players.ts';
import type { ModeRules } from './mode.ts';
import { TEAMS } from './mode.ts';

/** Teams that share Strongholds and turns, nothing else (UNT-21.1 to 21.9). */
export const hydra: ModeRules = {
  ...TEAMS,
  sharesSecrets: true,
  opening: (open, seat) =>
    playerAt(open, seat).side === playerAt(open, open.order[0] as number).side
      ? { hand: 8, bonusPower: 0 }
      : { hand: 9, bonusPower: 1 },
  abilityUses(open, seat) {
    if (open.options.hydraAbility !== 'perTeam') return playerAt(open, seat).abilityUses;
    return sideOf(open, seat).seats.reduce(
      (sum, each) => sum + playerAt(open, each).abilityUses,
      0,
    );
  },
  turnWith: (open, seat) => sideOf(open, seat).seats.filter((each) => !isOut(open, each)),
  fallDraw: () => 2,
  ralliers: (open, side) => [...sideAt(open, side).seats],
};
