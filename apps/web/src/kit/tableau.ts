import type { View } from '@tablee/engine';
import { type Context, createContext, createElement, type ReactNode, use, useMemo } from 'react';
import type { Answering, BoardProps, SeatInfo } from './contract.ts';
import { namesOf } from './naming.ts';

/** The shared data of all parts of a board, in any game. */
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

/** The shared data of a table's parts, from the shell's props. */
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

/** Words of a game that say "you". */
interface Says {
  say(key: 'you'): string;
}

/**
 * How all parts of a board share what they need: the provider around the board, the hook that reads it inside, and the one that
 * gives words and names, those of seats and whatever else the game names (`name`). The names stay the same object until the
 * seats, the words or `key` change: a part that reads them alone is not drawn again with every snapshot.
 */
export function boardContext<Tableau extends SharedTableau<View, Says>, Names>(
  name: (tableau: Tableau) => Names,
  key: (tableau: Tableau) => string = () => '',
) {
  const allNames = (tableau: Tableau) => {
    const words: Tableau['words'] = tableau.words;
    return { ...words, ...namesOf(tableau.seats, words.say('you')), ...name(tableau) };
  };
  const TableauContext = createContext<Tableau | null>(null);
  const NamesContext = createContext<ReturnType<typeof allNames> | null>(null);
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each game, outside of any part
    TableauProvider: ({ value, children }: ProviderProps<Tableau>) => {
      const { seats, words } = value;
      // biome-ignore lint/correctness/useExhaustiveDependencies: all that names follow from
      const names = useMemo(() => allNames(value), [seats, words, key(value)]);
      return createElement(
        TableauContext,
        { value },
        createElement(NamesContext, { value: names }, children),
      );
    },
    useTableau: () => readIn(TableauContext),
    useNames: () => readIn(NamesContext),
  };
}

interface ProviderProps<Tableau> {
  readonly value: Tableau;
  readonly children: ReactNode;
}

function readIn<Tableau>(context: Context<Tableau | null>): Tableau {
  const tableau = use(context);
  if (tableau === null) throw new Error('outside of the board');
  return tableau;
}
