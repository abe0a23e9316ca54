import type { Lesson } from '@tablee/engine';
import type { UnmatchedView } from '../table/state.ts';

export type UnmatchedLesson = Lesson<UnmatchedView>;
