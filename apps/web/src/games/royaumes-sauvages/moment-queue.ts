import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { RoyaumesEvent } from '@tablee/rules/games/royaumes-sauvages/events.ts';
import type { Creature, KingdomId, Owner } from '@tablee/rules/games/royaumes-sauvages/state.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { drain, hold, usePacing } from '@/stores/pacing.ts';

interface RevealedCard {
  readonly owner: Owner;
  readonly card: Creature;
  boosts: number;
}

/** Something worth a halt: shown above the kingdoms, one after the other, and skippable. */
export type Moment =
  | {
      readonly kind: 'tally';
      readonly kingdom: KingdomId;
      readonly tile: number;
      readonly counts: readonly number[];
      readonly points: readonly { owner: Owner; points: number; why: string }[];
      readonly settled: 'battle' | 'treaty' | null;
    }
  | {
      readonly kind: 'reveal';
      readonly kingdom: KingdomId | null;
      readonly cards: readonly RevealedCard[];
      readonly leaders: readonly Owner[];
      readonly result: 'won' | 'lost' | 'tied' | null;
    }
  | { readonly kind: 'councils'; readonly moves: { owner: Owner; kingdom: KingdomId }[] }
  | {
      readonly kind: 'age';
      readonly age: 1 | 2 | 3;
      readonly decrees: Readonly<Record<KingdomId, string>>;
      readonly firstPlayer: number;
    };

const LENGTH: Readonly<Record<Moment['kind'], number>> = {
  tally: 2800,
  reveal: 2600,
  councils: 2200,
  age: 2800,
};

/** Puts moments together from events, across updates: a tally may wait for its battle. */
class MomentMaker {
  #tally: { kingdom: KingdomId; tile: number; counts: readonly number[] } | null = null;
  #points: { owner: Owner; points: number; why: string }[] = [];
  #settled: 'battle' | 'treaty' | null = null;
  #shown: RevealedCard[] = [];
  #councils: { owner: Owner; kingdom: KingdomId }[] = [];

  take(events: readonly LogEvent[]): Moment[] {
    return events.flatMap((event) => this.#one(event as unknown as RoyaumesEvent));
  }

  #one(event: RoyaumesEvent): Moment[] {
    switch (event.type) {
      case 'kingdomScoring':
        this.#tally = event;
        this.#points = [];
        this.#settled = null;
        return [];
      case 'battleStarted':
        this.#settled = 'battle';
        return [];
      case 'treatyApplied':
        this.#settled = 'treaty';
        return [];
      case 'battleRevealed':
        this.#shown = event.cards.map((each) => ({ ...each, boosts: 0 }));
        return [];
      case 'reinforcementPlayed':
        for (const each of this.#shown) if (each.owner === event.seat) each.boosts += event.amount;
        return [];
      case 'battleRound':
        return this.#shown.length === 0 ? [] : [this.#reveal(this.#shown, event.leaders, null)];
      case 'soloBattleRevealed': {
        const { human, rival, result } = event;
        const cards: RevealedCard[] = [
          { owner: 0, card: human, boosts: 0 },
          ...rival.map((card) => ({ owner: 'rival' as const, card, boosts: 0 })),
        ];
        const leaders: Owner[] = { won: [0], lost: ['rival'], tied: [0, 'rival'] }[
          result
        ] as Owner[];
        return [this.#reveal(cards, leaders, result)];
      }
      case 'pointsScored':
        if (this.#tally !== null && event.kingdom === this.#tally.kingdom) this.#points.push(event);
        return [];
      case 'tileRemoved':
        return this.#tally?.kingdom === event.kingdom ? this.#close() : [];
      case 'capitalToCouncil':
        this.#councils.push(event);
        return [];
      case 'cubesRecovered':
        return this.#sent();
      case 'ageStarted':
        return [...this.#sent(), { ...event, kind: 'age' }];
      default:
        return [];
    }
  }

  #reveal(
    cards: readonly RevealedCard[],
    leaders: readonly Owner[],
    result: 'won' | 'lost' | 'tied' | null,
  ): Moment {
    return { kind: 'reveal', kingdom: this.#tally?.kingdom ?? null, cards, leaders, result };
  }

  #close(): Moment[] {
    if (this.#tally === null) return [];
    const { kingdom, tile, counts } = this.#tally;
    this.#tally = null;
    const settled = this.#settled;
    return [{ kind: 'tally', kingdom, tile, counts, points: this.#points, settled }];
  }

  #sent(): Moment[] {
    const moves = this.#councils;
    this.#councils = [];
    return moves.length === 0 ? [] : [{ kind: 'councils', moves }];
  }
}

interface Showing {
  readonly moment: Moment | null;
  /** Number of the moment, so that each is drawn anew. */
  readonly number: number;
  readonly left: number;
  next(): void;
  skip(): void;
}

/** The moments of the match as they happen; none of them is state. */
export function useMoments(): Showing {
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [number, setNumber] = useState(0);
  const maker = useRef<MomentMaker>(null);
  maker.current ??= new MomentMaker();
  const next = useCallback(() => {
    setQueue((before) => before.slice(1));
    setNumber((before) => before + 1);
  }, []);
  // An event makes its moment when its turn on screen comes; skipped events make none.
  useEffect(
    () =>
      usePacing.subscribe(({ current, drains }, before) => {
        if (drains !== before.drains) {
          setQueue([]);
          maker.current = new MomentMaker();
        }
        if (current === null || current === before.current || document.hidden) return;
        const fresh = maker.current?.take([current]) ?? [];
        if (fresh.length > 0) setQueue((waiting) => [...waiting, ...fresh]);
      }),
    [],
  );
  const [moment = null] = queue;
  const showing = moment !== null;
  useEffect(() => {
    hold(showing);
    return () => hold(false);
  }, [showing]);
  useEffect(() => {
    if (moment === null) return;
    const timer = window.setTimeout(next, LENGTH[moment.kind]);
    const onHidden = () => document.hidden && drain();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && drain();
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
      document.removeEventListener('keydown', onKey);
    };
  }, [moment, next]);
  return { moment, number, left: queue.length, next, skip: drain };
}
