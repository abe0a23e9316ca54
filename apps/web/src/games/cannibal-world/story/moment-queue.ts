import type { CannibalEvent, EndReason } from '@tablee/rules/games/cannibal-world/index.ts';
import { type Moments, momentPerEvent } from '@/kit/moments.ts';

/** Something worth a look of its own: above the board for a moment, gone by itself. */
export type Moment =
  | {
      readonly kind: 'pillage';
      readonly seat: number;
      readonly camp: number;
      readonly left: number;
    }
  | {
      readonly kind: 'card';
      readonly seat: number;
      readonly face: string;
      readonly how: 'plays' | 'reveals';
    }
  | { readonly kind: 'exhausted'; readonly seat: number }
  | {
      readonly kind: 'game';
      readonly winner: number | null;
      readonly reason: EndReason;
      readonly wins: readonly number[];
    }
  | { readonly kind: 'turn'; readonly seat: number };

const LENGTH: Readonly<Record<Moment['kind'], number>> = {
  pillage: 800,
  card: 700,
  exhausted: 800,
  game: 800,
  turn: 500,
};

/** The moment of an event, if it has one. */
function momentOf(event: CannibalEvent): Moment | null {
  switch (event.type) {
    case 'pillaged':
      return { kind: 'pillage', seat: event.seat, camp: event.camp, left: event.left };
    case 'actionPlayed':
      return { kind: 'card', seat: event.seat, face: event.card.face, how: 'plays' };
    case 'triggerRevealed':
      return { kind: 'card', seat: event.seat, face: event.card.face, how: 'reveals' };
    case 'exhausted':
      return { kind: 'exhausted', seat: event.seat };
    case 'gameWon':
      return { kind: 'game', winner: event.winner, reason: event.reason, wins: event.wins };
    case 'turnStarted':
      return { kind: 'turn', seat: event.seat };
    default:
      return null;
  }
}

/** Pillages, Actions as they are played, turns. */
export const MOMENTS: Moments<Moment> = {
  newMaker: momentPerEvent(momentOf),
  lengthOf: ({ kind }) => LENGTH[kind],
};
