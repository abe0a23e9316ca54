import { attacking } from './attacking.ts';
import { bonusPower } from './bonus-power.ts';
import type { UntamedLesson } from './course.ts';
import { guard } from './guard.ts';
import { lastStrongholds } from './last-strongholds.ts';
import { opening } from './opening.ts';
import { power } from './power.ts';
import { rally } from './rally.ts';
import { strongholds } from './strongholds.ts';
import { support } from './support.ts';

/** The course, in the order it is best taken. */
export const lessons: readonly UntamedLesson[] = [
  strongholds,
  power,
  attacking,
  guard,
  support,
  rally,
  bonusPower,
  opening,
  lastStrongholds,
];
