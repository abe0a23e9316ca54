import type { Question } from '@tablee/engine';
import type { WindowKind } from '../state/state.ts';
import { WINDOWS } from '../state/state.ts';

export const isWindow = (kind: string): kind is WindowKind =>
  (WINDOWS as readonly string[]).includes(kind);

/** Questions of a camp: the first word, which may go with a discard, and what follows an offer. */
export const isCamp = (kind: string | null): boolean =>
  kind === 'campStart' || kind === 'campDiscard' || kind === 'campAction';

/**
 * Questions to one player alone, who may have no choice: a screen answers them then. Windows never look at the hand
 * (SAN-22.12), and if several set their cards the time would tell.
 */
export const isAskedAlone = (kind: string): boolean =>
  kind === 'replaceCards' || kind === 'opportunity';

/** A question's facts: the face of a card, of an attack, and the receiver of an offer. */
interface Facts {
  readonly face?: string;
  readonly attack?: string;
  readonly to?: number;
}

export const factsOf = (question: Question): Facts => (question.facts ?? {}) as Facts;
