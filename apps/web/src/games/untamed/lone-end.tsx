import { useEffect } from 'react';
import { create } from 'zustand';
import { later } from '@/table/by-itself.ts';
import { useNames, useTableau } from './context.tsx';

const KEY = 'tablee.untamed.end';

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether this browser ends a turn by itself once nothing else is left to do. */
const useLoneEnd = create<{ readonly on: boolean }>(() => ({ on: stored() }));

function change(on: boolean): void {
  useLoneEnd.setState({ on });
  try {
    sessionStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage refused: it lasts as long as the page.
  }
}

/** Long enough to take the last action back, and never twice the same. */
const END_BETWEEN = [1500, 3500] as const;

interface Asked {
  readonly kind: string;
  readonly options?: readonly { readonly id: string }[];
}

/** Whether the turn can only be ended. */
export const isLoneEnd = (question: Asked | null): boolean =>
  question?.kind === 'mainAction' && question.options?.every(({ id }) => id === 'end') === true;

/** Ends the turn after a while if nothing else can be done; gives the way to call it off. */
export function endLater(
  question: Asked | null,
  end: () => void,
  random: () => number = Math.random,
): (() => void) | undefined {
  if (!isLoneEnd(question)) return undefined;
  return later(END_BETWEEN, end, random);
}

/** Offered where the turn can only be ended: to leave that to the browser, now and from then on. */
export function LoneEnd() {
  const { say } = useNames();
  const { answering, view } = useTableau();
  const { on } = useLoneEnd();
  const { toggle } = answering;
  // In a team's turn somebody else may still change what is left to do.
  const question = view.open.active.length > 1 ? null : answering.question;
  const fingerprint = question?.fingerprint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and choice; `toggle` closes over the store alone
  useEffect(() => (on ? endLater(question, () => toggle('end')) : undefined), [fingerprint, on]);
  if (!isLoneEnd(question) || answering.focus.card !== undefined) return null;
  return (
    <div className="un-deeds">
      <button type="button" className="btn" aria-pressed={on} onClick={() => change(!on)}>
        {say(on ? 'endsAlone' : 'endAlone')}
      </button>
    </div>
  );
}
