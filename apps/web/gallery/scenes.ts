import { CANNIBAL_SCENES } from './cannibal-world-scenes.ts';
import { ROYAUMES_SCENES } from './royaumes-scenes.ts';
import { SANG_RANCUNE_SCENES } from './sang-rancune-scenes.ts';
import { UNMATCHED_SCENES } from './unmatched-scenes.ts';
import { UNTAMED_SCENES } from './untamed-scenes.ts';

/** The scenes of every game, by its id. */
export const SCENES = {
  'cannibal-world': CANNIBAL_SCENES,
  'royaumes-sauvages': ROYAUMES_SCENES,
  'sang-rancune': SANG_RANCUNE_SCENES,
  unmatched: UNMATCHED_SCENES,
  untamed: UNTAMED_SCENES,
};
