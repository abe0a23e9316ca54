import type { Lesson } from '@tablee/engine';
import type { CannibalView } from '../state/state.ts';

export type CannibalLesson = Lesson<CannibalView>;
