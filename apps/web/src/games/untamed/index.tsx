import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import { manifest } from '@tablee/rules/games/untamed/manifest.ts';
import { words } from '@tablee/rules/games/untamed/words/index.ts';
import type { GameUi } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { Board } from './board.tsx';
import { CardZoom } from './cards/zoom.tsx';
import { SeatSummary } from './end/summary.tsx';
import { HandArea } from './hand/hand.tsx';
import { explain } from './questions/explain.ts';
import { log } from './story/log.ts';

export const ui: GameUi<UntamedView> = {
  id: manifest.id,
  name: manifest.name,
  Board,
  Hand: HandArea,
  SeatSummary,
  FinalScore: seldom(async () => (await import('./end/final.tsx')).FinalScore),
  CardZoom,
  words,
  ...log,
  explain,
};
