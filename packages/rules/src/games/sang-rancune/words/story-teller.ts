import type { Narrator } from '@tablee/engine';
import type { SangRancuneEvent } from '../state/events.ts';
import type { LogKey } from './dictionary.ts';

export type Teller = Narrator<LogKey>;
export type Told<Type extends SangRancuneEvent['type']> = Extract<SangRancuneEvent, { type: Type }>;

export const card = (face: string) => ({ card: face });
