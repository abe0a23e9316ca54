import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import type { GameUi } from '@/table/contract.ts';
import { Board } from './board.tsx';
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

export const ui: GameUi<CannibalView> = {
  id: 'cannibal-world',
  name: { fr: 'Cannibal World', en: 'Cannibal World' },
  Board,
  Hand: HandArea,
  SeatSummary,
  FinalScore,
  CardZoom,
  cardName,
  questionTitle,
  optionWords,
  logLine,
  plain,
  cueOf,
  pace,
  explain,
  refusalWords,
  options,
};
