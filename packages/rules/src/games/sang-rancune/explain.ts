import type { Reason } from '../../kernel/game.ts';
import type { About } from '../../kernel/question.ts';
import type { SangRancuneView } from './state.ts';

export function explain(_view: SangRancuneView, _about: About): Reason | null {
  return null;
}
