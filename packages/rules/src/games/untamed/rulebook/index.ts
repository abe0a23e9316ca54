import type { Chapter } from '@tablee/engine';
import { abilities } from './abilities.ts';
import { end } from './end.ts';
import { keywords, spirits } from './keywords.ts';
import { alpha, hunter, multiplayer, survival } from './multiplayer.ts';
import { components, goal } from './overview.ts';
import { attack, damage, fall, playing } from './playing.ts';
import { bonusPower, power, support } from './resources.ts';
import { rulingsAttack, rulingsRally } from './rulings-attack.ts';
import { rulingsMultiplayer } from './rulings-multiplayer.ts';
import { rulingsPlaying } from './rulings-playing.ts';
import { rulingsPower, rulingsSupport } from './rulings-power.ts';
import { rulingsSetup } from './rulings-setup.ts';
import { rulingsClock, rulingsTeams } from './rulings-teams.ts';
import { setup } from './setup.ts';
import { hydra, manticore } from './teams.ts';
import { maintenance, otherActions, readiness, turn } from './turn.ts';

export const rulebook: readonly Chapter[] = [
  goal,
  components,
  setup,
  turn,
  readiness,
  power,
  support,
  playing,
  attack,
  damage,
  otherActions,
  bonusPower,
  maintenance,
  fall,
  keywords,
  spirits,
  multiplayer,
  hunter,
  survival,
  alpha,
  hydra,
  manticore,
  abilities,
  end,
  rulingsSetup,
  rulingsPower,
  rulingsSupport,
  rulingsPlaying,
  rulingsAttack,
  rulingsRally,
  rulingsMultiplayer,
  rulingsTeams,
  rulingsClock,
];
