import { camp } from './camp.ts';
import type { SangRancuneLesson } from './course.ts';
import { creature } from './creature.ts';
import { heroic } from './heroic.ts';
import { killingBlow } from './killing-blow.ts';
import { lastEncounter } from './last-encounter.ts';
import { patience } from './patience.ts';
import { tricks } from './tricks.ts';

/** The course, in the order it is best taken. */
export const lessons: readonly SangRancuneLesson[] = [
  killingBlow,
  patience,
  creature,
  tricks,
  heroic,
  camp,
  lastEncounter,
];
