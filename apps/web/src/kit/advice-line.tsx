import type { Reasons, View } from '@tablee/engine';
import type { ReplyData } from '@tablee/protocol/events.ts';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { loadReasons, tellAdvice } from '@tablee/rules/advised.ts';
import { isGameId } from '@tablee/rules/catalogue.ts';
import { use } from 'react';
import { loadedOnce } from '../ui/loaded-once.ts';
import type { GameUi, Wording } from './contract.ts';

const NONE: Reasons = {};

const reasonsOf = loadedOnce(async (id) =>
  isGameId(id) ? loadReasons(id).catch(() => NONE) : NONE,
);

interface AdviceLineProps {
  readonly advice: ReplyData['match:advise']['advice'];
  readonly question: OpenQuestion;
  readonly ui: GameUi;
  readonly view: View;
  readonly words: Wording;
}

/** The searching opponent's answer, and the reason: in a chunk of its own, since few ask. */
export default function AdviceLine({ advice, question, ui, view, words }: AdviceLineProps) {
  const reasons = use(reasonsOf(ui.id));
  return tellAdvice(advice, { question, words: ui.words, reasons, view, reader: words });
}
