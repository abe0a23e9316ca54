import type { UntamedView } from '@tablee/rules/games/untamed/state.ts';
import { createContext } from 'react';
import { optionsOf } from '@/stores/selection.ts';
import type { Answering, BoardProps, SeatInfo } from '@/table/contract.ts';
import { namesOf } from '@/table/naming.ts';
import { useShared } from '@/table/tableau.ts';
import { printed } from './names.ts';
import { useWords, type Words } from './words.ts';

/** What every part of this board needs. */
export interface Tableau {
  readonly view: UntamedView;
  readonly seats: readonly SeatInfo[];
  /** Seat at the bottom. */
  readonly side: number;
  readonly answering: Answering;
  readonly words: Words;
  /** Kind of the open question, or null. */
  readonly asked: string | null;
  /** The Animal that is about to attack: touched or pointed at. */
  readonly attacker: string | null;
  /** Opens a page of the dossier. */
  readonly onDossier: (page: string) => void;
  /** An own Animal is under the pointer, or no longer. */
  readonly onPoint: (animal: string | null) => void;
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
  { view, seats, side, answering }: BoardProps<UntamedView>,
  words: Words,
  more: Partial<Pick<Tableau, 'onDossier' | 'onPoint'>> & { readonly pointed?: string | null } = {},
): Tableau {
  const { question, focus } = answering;
  const attacks = optionsOf(question).filter(({ verb }) => verb === 'attack');
  const canAttack = (id: string | null | undefined) =>
    attacks.some(({ card }) => card === id) ? (id ?? null) : null;
  const held = focus.card === undefined ? (more.pointed ?? null) : focus.card;
  return {
    view,
    seats,
    side,
    answering,
    words,
    asked: question?.kind ?? null,
    attacker: canAttack(held),
    onDossier: more.onDossier ?? idle,
    onPoint: more.onPoint ?? idle,
  };
}

export function useStillTableau(props: BoardProps<UntamedView>): Tableau {
  return tableauOf(props, useWords());
}
