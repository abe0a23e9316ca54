import type { Chapter } from '@tablee/engine';
import { councils, firstPlayer, gameEnd, newAge } from './ages-and-end.ts';
import { battles, treaty } from './battles.ts';
import { decrees } from './decrees.ts';
import { platform } from './platform.ts';
import { rulingsAges } from './rulings-ages.ts';
import { rulingsDecrees } from './rulings-decrees.ts';
import { rulingsScoring } from './rulings-scoring.ts';
import { rulingsSolo } from './rulings-solo.ts';
import { rulingsRefusals, rulingsTurns } from './rulings-turns.ts';
import { scoring } from './scoring.ts';
import { overview, setup } from './setup.ts';
import { soloAfter, soloBefore, soloBonus, soloSetup } from './solo.ts';
import { soloBattles, soloEnd, soloLevels } from './solo-scoring.ts';
import { capital, claim, pass, rally, turns } from './turns.ts';

export const rulebook: readonly Chapter[] = [
  overview,
  setup,
  turns,
  claim,
  decrees,
  capital,
  rally,
  pass,
  scoring,
  battles,
  treaty,
  councils,
  newAge,
  firstPlayer,
  gameEnd,
  soloSetup,
  soloBefore,
  soloBonus,
  soloAfter,
  soloBattles,
  soloEnd,
  soloLevels,
  platform,
  rulingsTurns,
  rulingsDecrees,
  rulingsScoring,
  rulingsAges,
  rulingsSolo,
  rulingsRefusals,
];
