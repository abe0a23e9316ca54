import type { Reason } from '../../kernel/game.ts';
import type { About } from '../../kernel/question.ts';
import type { CannibalView } from './state.ts';
export function explain(_view: CannibalView, _about: About): Reason | null {
  return null;
}
