import type { Lesson } from '@tablee/engine';
import type { SangRancuneView } from '../table/state.ts';

export type SangRancuneLesson = Lesson<SangRancuneView>;
