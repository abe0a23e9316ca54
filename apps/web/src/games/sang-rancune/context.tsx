import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/index.ts';
import { heroFace } from '@tablee/rules/games/sang-rancune/index.ts';
import { createContext } from 'react';
import type { BoardProps } from '@/table/contract.ts';
import { namesOf } from '@/table/naming.ts';
import { type SharedTableau, sharedTableau, useShared } from '@/table/tableau.ts';
import { printed } from './printed.ts';
import { useWords, type Words } from './words.ts';

export type Tableau = SharedTableau<SangRancuneView, Words>;
export const TableauContext = createContext<Tableau | null>(null);
export const useTableau = (): Tableau => useShared(TableauContext);

/** Names as this board says them. */
export function useNames() {
  const { seats, words, view } = useTableau();
  return {
    ...words,
    ...namesOf(seats, words.say('you')),
    card: (face: string) => words.text(printed(face).name),
    hero: (seat: number) => {
      const hero = view.open.players[seat]?.hero ?? null;
      return hero === null ? '' : words.text(printed(heroFace(hero)).name);
    },
  };
}

export const useTableauOf = (
  props: BoardProps<SangRancuneView>,
  onDossier?: (page: string) => void,
): Tableau => sharedTableau(props, useWords(), onDossier);
