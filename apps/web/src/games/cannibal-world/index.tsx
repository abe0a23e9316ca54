import type { CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { manifest } from '@tablee/rules/games/cannibal-world/manifest.ts';
import { words } from '@tablee/rules/games/cannibal-world/words/index.ts';
import type { GameUi } from '@/table/contract.ts';
import { seldom } from '@/table/seldom.tsx';
import { Board } from './board.tsx';
import { explain } from './explain.ts';
import { HandArea } from './hand.tsx';
import { bringsMoment, cueOf, iconOf, pace } from './log.ts';
import { SeatSummary } from './summary.tsx';
import { CardZoom } from './zoom.tsx';

export const ui: GameUi<CannibalView> = {
  id: manifest.id,
  name: manifest.name,
  Board,
  Hand: HandArea,
  SeatSummary,
  FinalScore: seldom(async () => (await import('./final.tsx')).FinalScore),
  CardZoom,
  words,
  iconOf,
  cueOf,
  pace,
  bringsMoment,
  explain,
};
