import type { Lesson } from '@tablee/engine';
import type { UnmatchedView } from '../state/state.ts';

export type UnmatchedLesson = Lesson<UnmatchedView>;
