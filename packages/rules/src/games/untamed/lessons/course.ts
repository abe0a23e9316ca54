import type { Lesson } from '@tablee/engine';
import type { UntamedView } from '../table/state.ts';

export type UntamedLesson = Lesson<UntamedView>;
