import type { Lesson } from '@tablee/engine';
import type { RoyaumesView } from '../table/state.ts';

export type RoyaumesLesson = Lesson<RoyaumesView>;
