import { useEffect } from 'react';
import { useMatch } from '@/stores/match.ts';
import { tableStore, useTableStores } from '@/stores/table-stores.ts';
import { useNames, useTableau } from '../context.tsx';

/** Cards whose free abilities are always used at this table, in the match at hand. */
interface Always {
  readonly match: string;
  readonly faces: readonly string[];
}

const useAlways = tableStore<Always>(() => ({ match: '', faces: [] }));

/** The choice after a card is switched; choices in another match are forgotten. */
export function switched({ match, faces }: Always, now: string, face: string): Always {
  const held = match === now ? faces : [];
  const others = held.filter((each) => each !== face);
  return { match: now, faces: others.length === held.length ? [...held, face] : others };
}

interface Asked {
  readonly kind: string;
  readonly facts?: { readonly [fact: string]: unknown } | undefined;
}

/** The card whose ability is offered for nothing; `null` where something has to be paid, or else is asked. */
export function freeAbilityOf(question: Asked | null): string | null {
  if (question?.kind !== 'useAbility') return null;
  const { face, cost } = question.facts ?? {};
  return typeof face === 'string' && cost === undefined ? face : null;
}

/** Time to see what happens, and to have it asked again. */
const USED_AFTER = 1200;

interface AlwaysUsed {
  readonly on: boolean;
  readonly change: () => void;
}

/** Uses the free ability that is asked about if it is always wanted; `null` where none is. */
export function useAlwaysUsed(): AlwaysUsed | null {
  const { toggle, question } = useTableau().answering;
  const match = useMatch((state) => state.snapshot?.match ?? '');
  const always = useAlways();
  const stores = useTableStores();
  const face = freeAbilityOf(question);
  const on = face !== null && always.match === match && always.faces.includes(face);
  const fingerprint = question?.fingerprint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and choice; `toggle` closes over the store alone
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => toggle('yes'), USED_AFTER);
    return () => clearTimeout(timer);
  }, [fingerprint, on]);
  if (face === null) return null;
  return { on, change: () => useAlways.of(stores).setState(switched(always, match, face)) };
}

/** Beside the question whether to use a free ability: to use it always, until the match is over. */
export function AlwaysUse({ on, change }: AlwaysUsed) {
  const { say } = useNames();
  return (
    <button type="button" className="btn" aria-pressed={on} onClick={change}>
      {say(on ? 'usedAlways' : 'useAlways')}
    </button>
  );
}
