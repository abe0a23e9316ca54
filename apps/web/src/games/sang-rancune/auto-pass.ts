import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import type { WindowKind } from '@tablee/rules/games/sang-rancune/state.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useMatch } from '@/stores/match.ts';
import type { Answering } from '@/table/contract.ts';
import { isWindow, WINDOWS } from './questions.ts';

/** Where this browser passes by itself: until the encounter is over, whatever the hand holds (SAN-22.12). */
interface AutoPass {
  /** The match and the stage it was chosen for. */
  readonly key: string;
  readonly kinds: readonly WindowKind[];
}

const KEY = 'tablee.sang-rancune.pass';
const NONE: AutoPass = { key: '', kinds: [] };

function stored(): AutoPass {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AutoPass | null) ?? NONE;
  } catch {
    return NONE;
  }
}

const useAutoPassStore = create<AutoPass>(() => stored());

/**
 * The server holds every window open for a while (SAN-22.11); beyond that a pass by itself takes as long as a pass by hand
 * might, never twice the same, so that the time at which a window closes does not tell of it.
 */
const PASS_BETWEEN = [600, 3000] as const;

function passDelay(random: () => number): number {
  const [least, most] = PASS_BETWEEN;
  return least + random() * (most - least);
}

export const keyOf = (match: string, stage: number): string => `${match}:${stage}`;

/** The windows after one of them, or all, has been switched. */
export function switched(
  kinds: readonly WindowKind[],
  which: WindowKind | 'all',
  on: boolean,
): readonly WindowKind[] {
  if (which === 'all') return on ? WINDOWS : [];
  const others = kinds.filter((kind) => kind !== which);
  return on ? [...others, which] : others;
}

export function useAutoPass(stage: number) {
  const match = useMatch((state) => state.snapshot?.match ?? '');
  const { key, kinds } = useAutoPassStore();
  const now = keyOf(match, stage);
  const held = key === now ? kinds : [];
  return {
    kinds: held,
    isAll: WINDOWS.every((kind) => held.includes(kind)),
    change(which: WindowKind | 'all', on: boolean): void {
      const next = { key: now, kinds: switched(held, which, on) };
      useAutoPassStore.setState(next);
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Storage refused: it lasts as long as the page.
      }
    },
  };
}

/**
 * Passes a window where its player has said so, after a time that chance alone decides: neither the hand nor what could be
 * played changes anything. Gives the way to call it off.
 */
export function passLater(
  question: Pick<OpenQuestion, 'kind'> | null,
  kinds: readonly WindowKind[],
  pass: () => void,
  random: () => number = Math.random,
): (() => void) | undefined {
  const kind = question?.kind ?? '';
  if (!isWindow(kind) || !kinds.includes(kind)) return undefined;
  const timer = setTimeout(pass, passDelay(random));
  return () => clearTimeout(timer);
}

/** Passes by itself; somebody who has begun to put a play together does not mean to pass. */
export function useAutoAnswer(
  { question, focus, toggle }: Answering,
  kinds: readonly WindowKind[],
): void {
  const isChoosing = Object.values(focus).some((part) => part !== undefined);
  const fingerprint = question?.fingerprint;
  const passes = kinds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and choice; `toggle` closes over the store alone
  useEffect(
    () => (isChoosing ? undefined : passLater(question, kinds, () => toggle('pass'))),
    [fingerprint, passes, isChoosing],
  );
}
