import type { SangRancuneView } from '@tablee/rules/games/sang-rancune/state.ts';
import { createContext } from 'react';
import type { Answering, BoardProps, SeatInfo } from '@/table/contract.ts';
import { namesOf } from '@/table/naming.ts';
import { useShared } from '@/table/tableau.ts';
import { heroFace, printed } from './names.ts';
import { useWords, type Words } from './words.ts';

/** What every part of this board needs. */
export interface Tableau {
  readonly view: SangRancuneView;
  readonly seats: readonly SeatInfo[];
  /** Seat at the bottom. */
  readonly side: number;
  readonly answering: Answering;
  readonly words: Words;
  /** Kind of the open question, or null. */
  readonly asked: string | null;
  /** Opens a page of the dossier. */
  readonly onDossier: (page: string) => void;
}

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

const idle = () => {};

/** All that the parts of this table share, from what the shell gives them. */
export const tableauOf = (
  { view, seats, side, answering }: BoardProps<SangRancuneView>,
  words: Words,
  onDossier: Tableau['onDossier'] = idle,
): Tableau => ({
  view,
  seats,
  side,
  answering,
  words,
  asked: answering.question?.kind ?? null,
  onDossier,
});

export const useStillTableau = (props: BoardProps<SangRancuneView>): Tableau =>
  tableauOf(props, useWords());
