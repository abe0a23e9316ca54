import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import type { GameUi } from '@/table/contract.ts';
import { Board } from './board.tsx';
import { seatCrest } from './crest.ts';
import { FinalScore } from './final.tsx';
import { HandArea } from './hand.tsx';
import { cueOf, logLine, pace, plain } from './log.ts';
import { cardName } from './names.ts';
import { optionWords } from './option-words.ts';
import { questionTitle } from './questions.ts';
import { explain, refusalWords } from './refusals.ts';
import { SeatSummary } from './summary.tsx';
import { options } from './table-options.ts';
import { CardZoom } from './zoom.tsx';

export const ui: GameUi<UnmatchedView> = {
  id: 'unmatched',
  name: { fr: 'Unmatched', en: 'Unmatched' },
  Board,
  Hand: HandArea,
  SeatSummary,
  seatCrest,
  FinalScore,
  CardZoom,
  cardName,
  questionTitle,
  optionWords,
  autoResolves: true,
  logLine,
  plain,
  cueOf,
  pace,
  explain,
  refusalWords,
  options,
};
