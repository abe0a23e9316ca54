import type { Card, Option, Random } from '@tablee/engine';
import type { ArmyIndex, Sight, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';

/** The basis of a decision: the view, the army that decides, its hand. */
export interface Mind {
  readonly view: UnmatchedView;
  readonly sight: Sight;
  readonly army: ArmyIndex;
  readonly hand: readonly Card[];
  /** Faces in the hand that only boost any more. */
  readonly dead: readonly string[];
  readonly random: Random;
}

/** The option worth most; the first of equals. */
export function best(options: readonly Option[], worthOf: (option: Option) => number): Option {
  let [chosen] = options as [Option];
  let most = worthOf(chosen);
  for (const option of options.slice(1)) {
    const worth = worthOf(option);
    if (worth > most) {
      chosen = option;
      most = worth;
    }
  }
  return chosen;
}
