import type { UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { manifest } from '@tablee/rules/games/unmatched/manifest.ts';
import { words } from '@tablee/rules/games/unmatched/words/index.ts';
import type { GameUi } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { seatCrest } from './art/crest.ts';
import { Board } from './board.tsx';
import { CardZoom } from './cards/zoom.tsx';
import { SeatSummary } from './end/summary.tsx';
import { HandArea } from './hand/hand.tsx';
import { explain } from './questions/explain.ts';
import { log } from './story/log.ts';

export const ui: GameUi<UnmatchedView> = {
  id: manifest.id,
  name: manifest.name,
  Board,
  Hand: HandArea,
  SeatSummary,
  seatCrest,
  FinalScore: seldom(async () => (await import('./end/final.tsx')).FinalScore),
  CardZoom,
  autoResolves: true,
  words,
  ...log,
  explain,
};
