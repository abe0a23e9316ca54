import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { manifest } from '@tablee/rules/games/royaumes-sauvages/manifest.ts';
import { words } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import type { GameUi } from '@/kit/contract.ts';
import { seldom } from '@/kit/seldom.tsx';
import { houseOf } from './art/printed.ts';
import { Board } from './board.tsx';
import { CardZoom } from './cards/zoom.tsx';
import { SeatSummary } from './end/summary.tsx';
import { HandArea } from './hand/hand.tsx';
import { explain } from './questions/explain.ts';
import { log } from './story/log.ts';

export const ui: GameUi<RoyaumesView> = {
  id: manifest.id,
  name: manifest.name,
  Board,
  Hand: HandArea,
  SeatSummary,
  seatCrest: (seat, { open }) => {
    const { icon, colour, name, id } = houseOf(seat, open.houses);
    return { icon, colour, ink: id === 'dawn' ? '#2b1a04' : '#fffaf0', name };
  },
  FinalScore: seldom(async () => (await import('./end/final.tsx')).FinalScore),
  CardZoom,
  words,
  ...log,
  explain,
};
