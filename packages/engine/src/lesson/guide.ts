import type { Options } from '../game/game.ts';
import type { Text } from '../words/rulebook.ts';

/** The texts that accompany a first match at a real table. */
export interface Guide {
  /** The aim, the actions, the dangers: a sentence or two each. */
  readonly primer: { readonly want: Text; readonly do: Text; readonly mind: Text };
  /** By kind of question: why it is asked, and what matters. */
  readonly firstTimes: { readonly [kind: string]: Text };
  /** How a first match is best set up. */
  readonly setUp: {
    readonly options: Options;
    readonly seats: number;
    /** Why. */
    readonly say: Text;
  };
}
