import type { LogEvent } from '@tablee/protocol/updates.ts';
import type {
  BattleRound,
  Creature,
  KingdomId,
  Owner,
  RoyaumesEvent,
  SoloBattleRevealed,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { judge, judgeSolo } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { MomentMaker, Moments } from '@/kit/moments.ts';

interface RevealedCard {
  readonly owner: Owner;
  readonly card: Creature;
  boosts: number;
}

/** Something worth a halt: shown above the kingdoms, one after the other. */
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
      /** Ids of the cards that lead, or against the rival of those that decide. */
      readonly best: readonly string[];
      readonly onesWin: boolean;
      /** Against the rival. */
      readonly result: 'won' | 'lost' | 'tied' | null;
      /** No card is shown after these. */
      readonly over: boolean;
    }
  | { readonly kind: 'councils'; readonly moves: { owner: Owner; kingdom: KingdomId }[] }
  | {
      readonly kind: 'age';
      readonly age: 1 | 2 | 3;
      readonly decrees: Readonly<Record<KingdomId, string>>;
      readonly firstPlayer: Owner;
    };

/** Milliseconds. Five tallies follow each other at the end of an age: each stays until its lines have come, and can be read. */
function lengthOf(moment: Moment): number {
  switch (moment.kind) {
    case 'tally':
      return 1200 + 250 * moment.counts.filter((count) => count > 0).length;
    case 'reveal':
      return 2600;
    case 'councils':
      return 1800;
    case 'age':
      return 2400;
  }
}

/** Puts moments together from events, across updates: a tally may wait for its battle. */
class Maker implements MomentMaker<Moment> {
  #tally: { kingdom: KingdomId; tile: number; counts: readonly number[] } | null = null;
  #points: { owner: Owner; points: number; why: string }[] = [];
  #settled: 'battle' | 'treaty' | null = null;
  #shown: RevealedCard[] = [];
  #councils: { owner: Owner; kingdom: KingdomId }[] = [];

  take(event: LogEvent): Moment[] {
    return this.#one(event as unknown as RoyaumesEvent);
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
        return this.#shown.length === 0 ? [] : [this.#reveal(event)];
      case 'soloBattleRevealed': {
        return [this.#soloReveal(event)];
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

  #reveal({ leaders, eliminated, over }: BattleRound): Moment {
    const cards = this.#shown;
    const { onesWin } = judge(cards, [...leaders, ...eliminated]);
    const best = cards.flatMap(({ owner, card }) => (leaders.includes(owner) ? [card.id] : []));
    const kingdom = this.#tally?.kingdom ?? null;
    return { kind: 'reveal', kingdom, cards, leaders, best, onesWin, result: null, over };
  }

  #soloReveal({ human, rival, over }: SoloBattleRevealed): Moment {
    const { result, decisive } = judgeSolo(human, rival);
    const cards: RevealedCard[] = [
      { owner: 0, card: human, boosts: 0 },
      ...rival.map((card) => ({ owner: 'rival' as const, card, boosts: 0 })),
    ];
    const leaders: Owner[] = { won: [0], lost: ['rival'], tied: [0, 'rival'] }[result] as Owner[];
    const best = [...(result === 'lost' ? [] : [human]), ...decisive].map(({ id }) => id);
    const kingdom = this.#tally?.kingdom ?? null;
    return { kind: 'reveal', kingdom, cards, leaders, best, onesWin: false, result, over };
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

/** Tallies, battles, councils and new ages. */
export const MOMENTS: Moments<Moment> = {
  newMaker: () => new Maker(),
  lengthOf,
};
