import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { manifest } from '@tablee/rules/games/unmatched/manifest.ts';
import { words } from '@tablee/rules/games/unmatched/words/index.ts';
import type { GameUi } from '@/table/contract.ts';
import { seldom } from '@/table/seldom.tsx';
import { Board } from './board.tsx';
import { seatCrest } from './crest.ts';
import { explain } from './explain.ts';
import { HandArea } from './hand.tsx';
import { bringsMoment, cueOf, iconOf, pace } from './log.ts';
import { SeatSummary } from './summary.tsx';
import { CardZoom } from './zoom.tsx';

export const ui: GameUi<UnmatchedView> = {
  id: manifest.id,
  name: manifest.name,
  Board,
  Hand: HandArea,
  SeatSummary,
  seatCrest,
  FinalScore: seldom(async () => (await import('./final.tsx')).FinalScore),
  CardZoom,
  autoResolves: true,
  words,
  iconOf,
  cueOf,
  pace,
  bringsMoment,
  explain,
};
