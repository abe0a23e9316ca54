import { optionsOf } from '@tablee/engine';
import type { UntamedView } from '@tablee/rules/games/untamed/index.ts';
import type { BoardProps } from '@/kit/contract.ts';
import { boardContext, type SharedTableau, sharedTableau } from '@/kit/tableau.ts';
import { printed } from './art/printed.ts';
import { useWords, type Words } from './words.ts';

/** The shared data of all parts of this board. */
export interface Tableau extends SharedTableau<UntamedView, Words> {
  /** The Animal that is about to attack: touched or pointed at. */
  readonly attacker: string | null;
  /** An own Animal is under the pointer, or no longer. */
  readonly onPoint: (animal: string | null) => void;
}

export const { TableauProvider, useTableau, useNames } = boardContext(({ words }: Tableau) => ({
  card: (face: string) => words.text(printed(face).name),
}));

const idle = () => {};

/** All that the parts of this table share, from what the shell gives them. */
export function tableauOf(
  props: BoardProps<UntamedView>,
  words: Words,
  more: Partial<Pick<Tableau, 'onDossier' | 'onPoint'>> & { readonly pointed?: string | null } = {},
): Tableau {
  const { question, focus } = props.answering;
  const attacks = optionsOf(question).filter(({ verb }) => verb === 'attack');
  const canAttack = (id: string | null | undefined) =>
    attacks.some(({ card }) => card === id) ? (id ?? null) : null;
  const held = focus.card === undefined ? (more.pointed ?? null) : focus.card;
  return {
    ...sharedTableau(props, words, more.onDossier),
    attacker: canAttack(held),
    onPoint: more.onPoint ?? idle,
  };
}

export function useStillTableau(props: BoardProps<UntamedView>): Tableau {
  return tableauOf(props, useWords());
}
