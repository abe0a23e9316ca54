import type { Lesson } from '@tablee/engine';
import type { RoyaumesView } from '../state/state.ts';

export type RoyaumesLesson = Lesson<RoyaumesView>;
