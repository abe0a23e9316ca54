import { clock } from './clock.ts';
import type { UnmatchedLesson } from './course.ts';
import { defense } from './defense.ts';
import { duel } from './duel.ts';
import { firstBlow } from './first-blow.ts';
import { maneuver } from './maneuver.ts';
import { schemes } from './schemes.ts';
import { sidekicks } from './sidekicks.ts';
import { zones } from './zones.ts';

/** The course, in the order it is best taken. */
export const lessons: readonly UnmatchedLesson[] = [
  firstBlow,
  maneuver,
  defense,
  zones,
  sidekicks,
  schemes,
  clock,
  duel,
];
