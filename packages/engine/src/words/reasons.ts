import type { Text } from './rulebook.ts';

/** How a game says what one answer has more of than another; `{n}` is by how much. Ends no sentence, begins none. */
export interface ReasonWords {
  readonly says: Text;
  /** In place of it where nothing of the kind is left. */
  readonly none?: Text;
}

/** By the name of the fact. */
export type Reasons<Id extends string = string> = Readonly<Record<Id, ReasonWords>>;
