import type { Outcome } from '@tablee/engine';
import type { HeroId, Open, UnmatchedEvent } from '@tablee/rules/games/unmatched/index.ts';
import { HERO_IDS } from '@tablee/rules/games/unmatched/index.ts';
import type { Balance, Count, Figures } from './balance.ts';
import { mean, percent } from './balance.ts';

/** Heroes, battlefield and who begins at random: every pairing is met alike, on both boards, from both seats. */
export const balance: Balance = {
  players: 2,
  options: { mode: 'duel', heroSelection: 'random', board: 'random', startingPlayer: 'random' },
  count: () => new UnmatchedCount(),
};

class UnmatchedCount implements Count {
  /** Duels and victories of a hero against another, as `<hero>/<foe>`. */
  readonly #duels = new Map<string, number>();
  readonly #wins = new Map<string, number>();
  #matches = 0;
  #firstWins = 0;
  #exhausted = 0;
  #isExhausted = false;
  readonly #turns: number[] = [];

  saw(event: UnmatchedEvent): void {
    if (event.type === 'exhausted') this.#isExhausted = true;
  }

  finished(open: Open, { ranks }: Outcome): void {
    this.#matches += 1;
    this.#turns.push(open.turn);
    if (this.#isExhausted) this.#exhausted += 1;
    this.#isExhausted = false;
    open.armies.forEach(({ hero, seat }, index) => {
      const foe = open.armies[1 - index]?.hero;
      if (hero === null || foe === null || foe === undefined) return;
      const won = ranks[seat] === 1;
      if (won && index === 0) this.#firstWins += 1;
      add(this.#duels, `${hero}/${foe}`, 1);
      if (won) add(this.#wins, `${hero}/${foe}`, 1);
    });
  }

  figures(): Figures[] {
    const turns = this.#turns.sort((a, b) => a - b);
    return [
      {
        title: `Duels with random heroes on both battlefields: ${this.#matches}`,
        columns: ['', ''],
        rows: [
          ['first army wins %', percent(this.#firstWins, this.#matches)],
          ['turns, median', turns[Math.floor(turns.length / 2)] ?? 0],
          [
            'turns, mean',
            mean(
              turns.reduce((sum, n) => sum + n, 0),
              turns.length,
            ),
          ],
          ['turns, longest', turns.at(-1) ?? 0],
          ['duels with an exhaustion %', percent(this.#exhausted, this.#matches)],
        ],
      },
      {
        title: 'Wins % of the hero on the left against the one above (duels)',
        columns: ['', ...HERO_IDS, 'all'],
        rows: HERO_IDS.map((id) => [
          id,
          ...HERO_IDS.map((foe) => this.#cell(id, foe)),
          this.#all(id),
        ]),
      },
    ];
  }

  #cell(hero: HeroId, foe: HeroId): string {
    const duels = this.#duels.get(`${hero}/${foe}`) ?? 0;
    return duels === 0 ? '' : `${percent(this.#wins.get(`${hero}/${foe}`) ?? 0, duels)} (${duels})`;
  }

  #all(hero: HeroId): number {
    const sum = (counts: ReadonlyMap<string, number>): number =>
      HERO_IDS.reduce((total, foe) => total + (counts.get(`${hero}/${foe}`) ?? 0), 0);
    return percent(sum(this.#wins), sum(this.#duels));
  }
}

const add = (counts: Map<string, number>, key: string, n: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + n);
};
