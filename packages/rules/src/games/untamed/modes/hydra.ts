import { isOut, playerAt, sideAt, sideOf } from '../state/players.ts';
import type { ModeRules } from './mode.ts';
import { TEAMS } from './mode.ts';

/** Teams that share Strongholds and turns, nothing else (UNT-21.1 to 21.9). */
export const hydra: ModeRules = {
  ...TEAMS,
  sharesSecrets: true,
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
