import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { heroFace } from '@tablee/rules/games/sang-rancune/index.ts';
import type { BoardProps } from '@/kit/contract.ts';
import { boardContext, type SharedTableau, sharedTableau } from '@/kit/tableau.ts';
import { printed } from './art/printed.ts';
import { useWords, type Words } from './words.ts';

export type Tableau = SharedTableau<SangRancuneView, Words>;
export const { TableauProvider, useTableau, useNames } = boardContext(
  ({ words, view }: Tableau) => ({
    card: (face: string) => words.text(printed(face).name),
    hero: (seat: number) => {
      const hero = view.open.players[seat]?.hero ?? null;
      return hero === null ? '' : words.text(printed(heroFace(hero)).name);
    },
  }),
  ({ view }) => view.open.players.map(({ hero }) => hero).join(' '),
);

export const useTableauOf = (
  props: BoardProps<SangRancuneView>,
  onDossier?: (page: string) => void,
): Tableau => sharedTableau(props, useWords(), onDossier);
