import type { View } from '@tablee/engine';
import { type Context, useContext } from 'react';
import type { Answering, BoardProps, SeatInfo } from './contract.ts';

/** What every part of a board needs, in any game. */
export interface SharedTableau<V extends View, Words> {
  readonly view: V;
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

const idle = () => {};

/** What the parts of a table share, from what the shell gives it. */
export const sharedTableau = <V extends View, Words>(
  { view, seats, side, answering }: BoardProps<V>,
  words: Words,
  onDossier: (page: string) => void = idle,
): SharedTableau<V, Words> => ({
  view,
  seats,
  side,
  answering,
  words,
  asked: answering.question?.kind ?? null,
  onDossier,
});

/** What all parts of a board share: its context, read inside of the board. */
export function useShared<Tableau>(context: Context<Tableau | null>): Tableau {
  const tableau = useContext(context);
  if (tableau === null) throw new Error('outside of the board');
  return tableau;
}
