import { campOf } from '@tablee/rules/games/cannibal-world/players.ts';
import type { CampIndex, CannibalView } from '@tablee/rules/games/cannibal-world/state.ts';
import { createContext } from 'react';
import { optionsOf } from '@/stores/selection.ts';
import type { Answering, BoardProps, SeatInfo } from '@/table/contract.ts';
import { namesOf } from '@/table/naming.ts';
import { useShared } from '@/table/tableau.ts';
import { printed } from './names.ts';
import { useWords, type Words } from './words.ts';

/** What every part of this board needs. */
export interface Tableau {
  readonly view: CannibalView;
  readonly seats: readonly SeatInfo[];
  /** Seat at the bottom, and its camp. */
  readonly side: number;
  readonly camp: CampIndex;
  readonly answering: Answering;
  readonly words: Words;
  /** Kind of the open question, or null. */
  readonly asked: string | null;
  /** The own creature that has been touched, or is pointed at. */
  readonly held: string | null;
  /** Opens a page of the dossier. */
  readonly onDossier: (page: string) => void;
  /** A creature is under the pointer, or no longer. */
  readonly onPoint: (creature: string | null) => void;
}

export const TableauContext = createContext<Tableau | null>(null);
export const useTableau = (): Tableau => useShared(TableauContext);

/** Names as this board says them. */
export function useNames() {
  const { seats, words } = useTableau();
  return {
    ...words,
    ...namesOf(seats, words.say('you')),
    card: (face: string) => words.text(printed(face).name),
  };
}

const idle = () => {};

/** All that the parts of this table share, from what the shell gives them. */
export function tableauOf(
  { view, seats, side, answering }: BoardProps<CannibalView>,
  words: Words,
  more: Partial<Pick<Tableau, 'onDossier' | 'onPoint'>> & { readonly pointed?: string | null } = {},
): Tableau {
  const { question, focus } = answering;
  const camp = campOf(view.open, side);
  const mine = (id: string | null | undefined) =>
    view.open.creatures.some((each) => each.id === id && each.camp === camp) ? (id ?? null) : null;
  return {
    view,
    seats,
    side,
    camp,
    answering,
    words,
    asked: question?.kind ?? null,
    held: mine(focus.card) ?? mine(more.pointed),
    onDossier: more.onDossier ?? idle,
    onPoint: more.onPoint ?? idle,
  };
}

export function useStillTableau(props: BoardProps<CannibalView>): Tableau {
  return tableauOf(props, useWords());
}

/** Whether the held creature may attack this one, as the question offers it. */
export const mayAttack = ({ answering, held }: Tableau, target: string): boolean =>
  held !== null &&
  optionsOf(answering.question).some(
    ({ verb, card, space }) => verb === 'attack' && card === held && space === target,
  );
