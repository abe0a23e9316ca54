import type { WindowKind } from '@tablee/rules/games/sang-rancune/index.ts';
import { create } from 'zustand';

/** How long a player keeps always passing, shortest first. */
export const SPANS = ['turn', 'round', 'encounter', 'match'] as const;
export type Span = (typeof SPANS)[number];

/** Asked always; not if there is nothing to play; not if nothing is at stake. */
export type Rest = 'asked' | 'hand' | 'stakes';

/** The stored choice of when this browser passes by itself (SAN-22.12). */
export interface AutoPass {
  readonly span: Span;
  /** The match, and the moment in it, for which `kinds` was chosen. */
  readonly key: string;
  readonly kinds: readonly WindowKind[];
  /** When the player is asked otherwise, in every match; `null`: not chosen. */
  readonly rest: Rest | null;
}

const KEY = 'tablee.sang-rancune.pass';
const DEFAULT: AutoPass = { span: 'encounter', key: '', kinds: [], rest: null };

/** This browser's stored last choice. */
export function stored(): AutoPass {
  try {
    return keptFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULT;
  }
}

/** The browser's stored choice; `stakes` was once the only one. */
export function keptFrom({
  stakes,
  ...kept
}: Partial<AutoPass> & { readonly stakes?: boolean }): AutoPass {
  return { ...DEFAULT, ...(stakes === false && { rest: 'asked' }), ...kept };
}

/** The preferences for every table. */
export const usePreferred = create<Pick<AutoPass, 'span' | 'rest'>>(() => {
  const { span, rest } = stored();
  return { span, rest };
});

/** Keeps a choice in this browser. */
export function keep(chosen: AutoPass): void {
  const { span, rest } = chosen;
  usePreferred.setState({ span, rest });
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage refused: it lasts until the page is closed.
  }
}
