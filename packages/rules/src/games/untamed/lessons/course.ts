import type { Lesson } from '@tablee/engine';
import type { UntamedView } from '../state/state.ts';

export type UntamedLesson = Lesson<UntamedView>;
