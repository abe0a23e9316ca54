import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { SangRancuneEvent, Word } from '@tablee/rules/games/sang-rancune/index.ts';
import type { MomentMaker, Moments } from '@/kit/moments.ts';

/** Something worth a look of its own: above the board for a moment, gone by itself. */
export type Moment =
  | {
      readonly kind: 'encounter';
      readonly face: string;
      readonly stage: number;
      readonly marker: number | null;
    }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: number; readonly late: boolean }
  | { readonly kind: 'word'; readonly seat: number; readonly word: Word }
  | { readonly kind: 'reveal'; readonly seat: number; readonly faces: readonly string[] }
  | {
      readonly kind: 'trick';
      readonly seat: number;
      readonly face: string;
      readonly target: number | null;
    }
  | { readonly kind: 'cancelled'; readonly face: string }
  | { readonly kind: 'failed'; readonly faces: readonly string[] }
  | { readonly kind: 'coin'; readonly coin: 'heads' | 'tails'; readonly source: string }
  | {
      readonly kind: 'choices';
      readonly what: 'votes' | 'doors' | 'signs';
      readonly choices: readonly (string | null)[];
      readonly drawn: string | null;
    }
  | { readonly kind: 'note'; readonly note: 'five' | 'heroic' }
  | { readonly kind: 'dead'; readonly seat: number }
  | { readonly kind: 'kill'; readonly seat: number; readonly face: string }
  | { readonly kind: 'prize'; readonly seat: number; readonly amount: number }
  | { readonly kind: 'broken'; readonly seat: number; readonly word: Word };

const LENGTH: Readonly<Record<Moment['kind'], number>> = {
  encounter: 800,
  round: 450,
  turn: 450,
  word: 500,
  reveal: 800,
  trick: 750,
  cancelled: 500,
  failed: 600,
  coin: 700,
  choices: 800,
  note: 500,
  dead: 800,
  kill: 800,
  prize: 500,
  broken: 800,
};

function momentOf(event: SangRancuneEvent): Moment | null {
  switch (event.type) {
    case 'encounterRevealed':
      return { ...event, kind: 'encounter' };
    case 'roundStarted':
      return { ...event, kind: 'round' };
    case 'turnStarted':
      return { ...event, kind: 'turn' };
    case 'promiseMade':
      return { kind: 'word', seat: event.seat, word: event.promise };
    case 'promiseJudged':
      return event.kept ? null : { kind: 'broken', seat: event.seat, word: event.promise };
    case 'revealed':
      return { kind: 'reveal', seat: event.seat, faces: event.cards.map(({ face }) => face) };
    case 'replaced':
      return event.cards.length === 0
        ? null
        : { kind: 'reveal', seat: event.seat, faces: event.cards.map(({ face }) => face) };
    case 'trickAnnounced':
      return {
        kind: 'trick',
        seat: event.seat,
        face: event.card.face,
        target: event.target ?? null,
      };
    case 'trickCancelled':
      return { kind: 'cancelled', face: event.card.face };
    case 'attackFailed':
      return { kind: 'failed', faces: event.cards.map(({ face }) => face) };
    case 'coinTossed':
      return { ...event, kind: 'coin' };
    case 'choicesShown':
      return { ...event, kind: 'choices' };
    case 'fiveToAll':
      return { kind: 'note', note: 'five' };
    case 'heroicUsed':
      return { kind: 'note', note: 'heroic' };
    case 'heroDied':
      return { ...event, kind: 'dead' };
    case 'encounterEnded':
      return event.killer === null ? null : { kind: 'kill', seat: event.killer, face: event.face };
    default:
      return null;
  }
}

/** The gains from the kill, the late stage and the tokens are shown as one prize. */
export class Maker implements MomentMaker<Moment> {
  #prize: { seat: number; amount: number } | null = null;

  take(event: LogEvent): readonly Moment[] {
    const told = event as unknown as SangRancuneEvent;
    if (told.type === 'prestigeGained') {
      const before = this.#prize?.seat === told.seat ? this.#prize.amount : 0;
      this.#prize = { seat: told.seat, amount: before + told.amount };
      return [{ kind: 'prize', ...this.#prize }];
    }
    this.#prize = null;
    const moment = momentOf(told);
    return moment === null ? [] : [moment];
  }
}

/** Encounters, turns, reveals, tricks, falls, and the killing blow. */
export const MOMENTS: Moments<Moment> = {
  newMaker: () => new Maker(),
  lengthOf: ({ kind }) => LENGTH[kind],
};
