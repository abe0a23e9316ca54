import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { words } from '@tablee/rules/games/untamed/words/index.ts';
import type { GameUi } from '@/table/contract.ts';
import { Board } from './board.tsx';
import { explain } from './explain.ts';
import { FinalScore } from './final.tsx';
import { HandArea } from './hand.tsx';
import { bringsMoment, cueOf, iconOf, pace } from './log.ts';
import { SeatSummary } from './summary.tsx';
import { CardZoom } from './zoom.tsx';

export const ui: GameUi<UntamedView> = {
  id: 'untamed',
  name: { fr: 'Untamed', en: 'Untamed' },
  Board,
  Hand: HandArea,
  SeatSummary,
  FinalScore,
  CardZoom,
  words,
  iconOf,
  cueOf,
  pace,
  bringsMoment,
  explain,
};
