import { combat } from './combat.ts';
import type { CannibalLesson } from './course.ts';
import { dodge } from './dodge.ts';
import { lastHabitat } from './last-habitat.ts';
import { leader } from './leader.ts';
import { meat } from './meat.ts';
import { opening } from './opening.ts';
import { pillage } from './pillage.ts';
import { reinforcements } from './reinforcements.ts';
import { stun } from './stun.ts';

/** The course, in the order it is best taken. */
export const lessons: readonly CannibalLesson[] = [
  pillage,
  meat,
  combat,
  dodge,
  stun,
  reinforcements,
  leader,
  opening,
  lastHabitat,
];
