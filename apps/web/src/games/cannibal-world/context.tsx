import { optionsOf } from '@tablee/engine';
import type { CampIndex, CannibalView } from '@tablee/rules/games/cannibal-world/index.ts';
import { campOf } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Answering, BoardProps } from '@/kit/contract.ts';
import { boardContext, type SharedTableau, sharedTableau } from '@/kit/tableau.ts';
import { printed } from './art/printed.ts';
import { useWords, type Words } from './words.ts';

/** The shared data of all parts of this board. */
export interface Tableau extends SharedTableau<CannibalView, Words> {
  /** Camp of the seat at the bottom. */
  readonly camp: CampIndex;
  /** The own creature that has been touched, or is pointed at. */
  readonly held: string | null;
  /** A creature is under the pointer, or no longer. */
  readonly onPoint: (creature: string | null) => void;
}

export const { TableauProvider, useTableau, useNames } = boardContext(({ words }: Tableau) => ({
  card: (face: string) => words.text(printed(face).name),
}));

const idle = () => {};

/** The card that has been touched, or that waits to be confirmed. */
export const cardInHand = ({ focus, staged }: Answering): string | undefined =>
  focus.card ?? staged?.card;

/** All that the parts of this table share, from what the shell gives them. */
export function tableauOf(
  props: BoardProps<CannibalView>,
  words: Words,
  more: Partial<Pick<Tableau, 'onDossier' | 'onPoint'>> & { readonly pointed?: string | null } = {},
): Tableau {
  const { view, side, answering } = props;
  const camp = campOf(view.open, side);
  const mine = (id: string | null | undefined) =>
    view.open.creatures.some((each) => each.id === id && each.camp === camp) ? (id ?? null) : null;
  return {
    ...sharedTableau(props, words, more.onDossier),
    camp,
    held: mine(cardInHand(answering)) ?? mine(more.pointed),
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
