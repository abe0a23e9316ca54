import type { Question } from '@tablee/engine';
import type { WindowKind } from '../table/state.ts';
import { WINDOWS } from '../table/state.ts';

export const isWindow = (kind: string): kind is WindowKind =>
  (WINDOWS as readonly string[]).includes(kind);

/** Questions of a camp: the first word, which may go with a discard, and what follows an offer. */
export const isCamp = (kind: string | null): boolean =>
  kind === 'campStart' || kind === 'campDiscard' || kind === 'campAction';

/**
 * What is asked of one player alone, who may have no choice: a screen answers it then. Windows never look at the hand
 * (SAN-22.12), and where several set their cards the time would tell.
 */
export const isAskedAlone = (kind: string): boolean =>
  kind === 'replaceCards' || kind === 'opportunity';

/** What a question speaks of: the face of a card, of an attack, and to whom an offer is made. */
interface Facts {
  readonly face?: string;
  readonly attack?: string;
  readonly to?: number;
}

export const factsOf = (question: Question): Facts => (question.facts ?? {}) as Facts;
