import type { GameEvent } from '@tablee/engine';
import type { KingdomId, RoyaumesEvent } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { KINGDOMS } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Balance, Count, Figures } from './balance.ts';
import { mean, percent } from './balance.ts';

interface Fill {
  times: number;
  cubes: number;
  full: number;
}

/** Counts what a match consists of: rallies, passes, capitals, battles, and how far each decree lets a kingdom fill. */
class RoyaumesCount implements Count {
  #matches = 0;
  #withSafety = 0;
  #safeties = 0;
  #claims = 0;
  #rallies = 0;
  #passes = { choice: 0, capital: 0, noCube: 0 };
  #ages = 0;
  #capitals = 0;
  #battles = 0;
  #reveals = 0;
  #perfect = 0;
  readonly #fills = new Map<string, Fill>();
  #decrees: Partial<Record<KingdomId, string>> = {};
  #cubes = new Map<KingdomId, number>();
  #closed = new Set<KingdomId>();
  #safetyHere = 0;

  saw(event: GameEvent): void {
    const told = event as RoyaumesEvent;
    switch (told.type) {
      case 'ageStarted':
        this.#ages += 1;
        this.#decrees = told.decrees;
        this.#cubes = new Map();
        this.#closed = new Set();
        return;
      case 'claimed':
        this.#claims += 1;
        this.#occupied(told.kingdom, told.spot);
        return;
      case 'rivalDrew':
        this.#occupied(told.played, told.spot);
        return;
      case 'bonusPlayed':
        this.#occupied(told.kingdom, told.spot);
        return;
      case 'rallied':
        this.#rallies += 1;
        return;
      case 'passed':
        this.#passes[told.reason] += 1;
        return;
      case 'rallySafetyReached':
        this.#safetyHere += 1;
        return;
      case 'battleStarted':
        this.#battles += 1;
        return;
      case 'battleRevealed':
      case 'soloBattleRevealed':
        this.#reveals += 1;
        return;
      case 'battleEnded':
        if (told.winners.length !== 1) this.#perfect += 1;
        return;
      case 'ageEnded':
        this.#filled();
        return;
      default:
        return;
    }
  }

  finished(): void {
    this.#matches += 1;
    this.#safeties += this.#safetyHere;
    if (this.#safetyHere > 0) this.#withSafety += 1;
    this.#safetyHere = 0;
  }

  figures(): Figures[] {
    const actions = this.#claims + this.#rallies + this.#passes.choice + this.#passes.noCube;
    const perMatch = (count: number) => mean(count, this.#matches);
    return [
      {
        title: `What a match consists of (${this.#matches} matches)`,
        columns: ['', 'a match', '%'],
        rows: [
          ['claims, of actions', perMatch(this.#claims), percent(this.#claims, actions)],
          ['rallies, of actions', perMatch(this.#rallies), percent(this.#rallies, actions)],
          [
            'passes by choice, of actions',
            perMatch(this.#passes.choice),
            percent(this.#passes.choice, actions),
          ],
          [
            'rally safety reached, of matches with it',
            perMatch(this.#safeties),
            percent(this.#withSafety, this.#matches),
          ],
          [
            'capitals, of five an age',
            perMatch(this.#capitals),
            percent(this.#capitals, 5 * this.#ages),
          ],
          ['passes for want of a cube', perMatch(this.#passes.noCube), ''],
          [
            'battles, of kingdoms scored',
            perMatch(this.#battles),
            percent(this.#battles, 5 * this.#ages),
          ],
          ['reveals', perMatch(this.#reveals), ''],
          [
            'perfect equality, of battles',
            perMatch(this.#perfect),
            percent(this.#perfect, this.#battles),
          ],
        ],
      },
      {
        title: 'How full a kingdom is at the end of the age, by its decree',
        columns: ['decree', 'times', 'filled %', 'capital taken %'],
        rows: [...this.#fills]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([id, { times, cubes, full }]) => [
            id,
            times,
            percent(cubes, times),
            percent(full, times),
          ]),
      },
    ];
  }

  #occupied(kingdom: KingdomId, spot: 'normal' | 'capital'): void {
    this.#cubes.set(kingdom, (this.#cubes.get(kingdom) ?? 0) + 1);
    if (spot === 'normal') return;
    this.#capitals += 1;
    this.#closed.add(kingdom);
  }

  #filled(): void {
    for (const kingdom of KINGDOMS) {
      const decree = this.#decrees[kingdom] ?? '';
      const fill = this.#fills.get(decree) ?? { times: 0, cubes: 0, full: 0 };
      this.#fills.set(decree, fill);
      fill.times += 1;
      fill.cubes += (this.#cubes.get(kingdom) ?? 0) / Number(kingdom.slice(1));
      if (this.#closed.has(kingdom)) fill.full += 1;
    }
  }
}

/** Three sensible bots. */
export const balance: Balance = {
  players: 3,
  options: {},
  count: () => new RoyaumesCount(),
};
