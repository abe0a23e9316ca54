import { isCreature } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Knowledge } from '../knowledge.ts';

export const knowledge: Knowledge = {
  hinted: [],
  general: (face) =>
    isCreature(face)
      ? 'a creature is its value and its species'
      : 'what a decree admits is what the question offers',
};
