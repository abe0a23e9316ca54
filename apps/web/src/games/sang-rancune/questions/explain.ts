import type { Reason } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { explain as explainView } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Touch } from '@/kit/contract.ts';

/** Why a touch is refused: the rules' own word, or that something else is asked. */
export function explain(
  view: SangRancuneView,
  { card }: Touch,
  question: OpenQuestion | null,
): Reason | null {
  const known = explainView(view, card === undefined ? {} : { card });
  if (known !== null) return known;
  return question === null ? null : { code: 'notTheQuestion', facts: {} };
}
