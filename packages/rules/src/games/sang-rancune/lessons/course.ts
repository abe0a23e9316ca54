import type { Lesson } from '@tablee/engine';
import type { SangRancuneView } from '../state/state.ts';

export type SangRancuneLesson = Lesson<SangRancuneView>;
