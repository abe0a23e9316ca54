import type { UntamedView } from '@tablee/rules/games/untamed/state.ts';
import type { Option } from '@tablee/rules/kernel/question.ts';
import { createContext, useContext } from 'react';
import type { Answering, BoardProps, SeatInfo } from '@/table/contract.ts';
import { capital } from '@/table/sentences.ts';
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

export function useTableau(): Tableau {
  const tableau = useContext(TableauContext);
  if (tableau === null) throw new Error('outside of the board');
  return tableau;
}

export const nameOfSeat = (seat: number, seats: readonly SeatInfo[], words: Words): string => {
  const info = seats.find((each) => each.seat === seat);
  if (info?.isYou) return words.say('you');
  return info?.nickname ?? `#${seat + 1}`;
};

/** Names as this board says them. */
export function useNames() {
  const { seats, words } = useTableau();
  return {
    ...words,
    who: (seat: number) => nameOfSeat(seat, seats, words),
    /** The name standing alone, not in a sentence. */
    label: (seat: number) => capital(nameOfSeat(seat, seats, words)),
    isYou: (seat: number) => seats.some((each) => each.isYou && each.seat === seat),
    card: (face: string) => words.text(printed(face).name),
  };
}

export const optionsOf = (question: Answering['question']): readonly Option[] =>
  question !== null && 'options' in question
    ? (question.options as unknown as readonly Option[])
    : [];

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
