import { type Context, useContext } from 'react';

/** What all parts of a board share: its context, read inside of the board. */
export function useShared<Tableau>(context: Context<Tableau | null>): Tableau {
  const tableau = useContext(context);
  if (tableau === null) throw new Error('outside of the board');
  return tableau;
}
