import { battle } from './battle.ts';
import { capital } from './capital.ts';
import type { RoyaumesLesson } from './course.ts';
import { decrees } from './decrees.ts';
import { lastAge } from './last-age.ts';
import { majority } from './majority.ts';
import { passFirst } from './pass-first.ts';
import { rally } from './rally.ts';
import { reinforcement } from './reinforcement.ts';

/** The course, in the order it is best taken. */
export const lessons: readonly RoyaumesLesson[] = [
  majority,
  decrees,
  capital,
  rally,
  battle,
  reinforcement,
  passFirst,
  lastAge,
];
