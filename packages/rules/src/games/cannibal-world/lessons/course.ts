import type { Lesson } from '@tablee/engine';
import type { CannibalView } from '../table/state.ts';

export type CannibalLesson = Lesson<CannibalView>;
