import type { UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { type Moments, momentPerEvent } from '@/kit/moments.ts';

/** Something worth a look of its own: above the board for a moment, gone by itself. */
export type Moment =
  | {
      readonly kind: 'fall';
      readonly side: number;
      readonly face: string;
      readonly count: number;
      readonly next: string | null;
    }
  | { readonly kind: 'rally'; readonly seat: number; readonly count: number }
  | { readonly kind: 'card'; readonly seat: number; readonly face: string; readonly how: string }
  | { readonly kind: 'turn'; readonly seats: readonly number[] };

const LENGTH: Readonly<Record<Moment['kind'], number>> = {
  fall: 800,
  rally: 800,
  card: 700,
  turn: 500,
};

function momentOf(event: UntamedEvent): Moment | null {
  switch (event.type) {
    case 'strongholdDestroyed':
      return { ...event, kind: 'fall' };
    case 'rallyStarted':
      return { ...event, kind: 'rally' };
    case 'cardPlayed':
      return { kind: 'card', seat: event.seat, face: event.card.face, how: event.how };
    case 'revealed':
      return { kind: 'card', seat: event.seat, face: event.card.face, how: 'revealed' };
    case 'turnStarted':
      return { ...event, kind: 'turn' };
    default:
      return null;
  }
}

/** Falls, rallies, cards as they are played, turns. */
export const MOMENTS: Moments<Moment> = {
  newMaker: momentPerEvent(momentOf),
  lengthOf: ({ kind }) => LENGTH[kind],
};
