import type { Outcome } from '@tablee/engine';
import type { Open, SangRancuneEvent } from '@tablee/rules/games/sang-rancune/index.ts';
import { catalogue, HEROES } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Balance, Count, Figures } from './balance.ts';
import { mean, percent } from './balance.ts';

const PLANNED = 9;

/** Four players, as the figures of the encounters are judged by; `--players` for the others. */
export const balance: Balance = {
  players: 4,
  options: {},
  count: () => new SangRancuneCount(),
};

interface Met {
  met: number;
  rounds: number;
  lost: number;
  deaths: number;
}

class SangRancuneCount implements Count {
  #matches = 0;
  #survived = 0;
  #alive = 0;
  #stages = 0;
  #extra = 0;
  #decided = 0;
  readonly #prestige: number[] = [];
  readonly #seats = new Map<number, number>();
  readonly #heroes = new Map<string, number>();
  readonly #heroesSeen = new Map<string, number>();
  readonly #encounters = new Map<string, Met>();
  #current = '';

  saw(event: SangRancuneEvent): void {
    if (event.type === 'encounterRevealed') {
      this.#current = event.face;
      this.#met().met += 1;
    } else if (event.type === 'roundStarted') this.#met().rounds += 1;
    else if (event.type === 'lifeLost') this.#met().lost += event.amount;
    else if (event.type === 'heroDied') this.#met().deaths += 1;
    else if (event.type === 'encounterAdded' && event.origin === 'tie') this.#extra += 1;
  }

  #met(): Met {
    const known = this.#encounters.get(this.#current);
    if (known !== undefined) return known;
    const fresh = { met: 0, rounds: 0, lost: 0, deaths: 0 };
    this.#encounters.set(this.#current, fresh);
    return fresh;
  }

  finished(open: Open, { ranks, scores }: Outcome): void {
    this.#matches += 1;
    this.#stages += open.stage;
    this.#alive += open.players.filter(({ alive }) => alive).length;
    for (const { hero } of open.players) add(this.#heroesSeen, hero ?? '', 1);
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (winners.length === 0) return;
    this.#survived += 1;
    if (open.stage >= PLANNED) this.#decided += 1;
    for (const seat of winners) {
      add(this.#seats, seat, 1 / winners.length);
      add(this.#heroes, open.players[seat]?.hero ?? '', 1 / winners.length);
      this.#prestige.push(scores[seat] ?? 0);
    }
  }

  figures(): Figures[] {
    const prestige = this.#prestige.sort((a, b) => a - b);
    return [
      {
        title: `Matches: ${this.#matches}`,
        columns: ['', ''],
        rows: [
          ['matches with a survivor %', percent(this.#survived, this.#matches)],
          ['nine encounters and more survived %', percent(this.#decided, this.#matches)],
          ['heroes alive at the end', mean(this.#alive, this.#matches)],
          ['stages reached', mean(this.#stages, this.#matches)],
          ['tie encounters per 100 matches', percent(this.#extra, this.#matches)],
          ['winner’s prestige, median', prestige[Math.floor(prestige.length / 2)] ?? 0],
        ],
      },
      {
        title: 'Wins % by seat, of the matches somebody won',
        columns: ['seat', 'wins'],
        rows: [...this.#seats]
          .sort(([a], [b]) => a - b)
          .map(([seat, wins]) => [seat, percent(wins, this.#survived)]),
      },
      {
        title: 'Wins % by hero, of the matches the hero was in',
        columns: ['hero', 'wins'],
        rows: HEROES.map(({ id }) => [
          id,
          percent(this.#heroes.get(id) ?? 0, this.#heroesSeen.get(id) ?? 0),
        ]),
      },
      {
        title: 'Encounters: rounds, life lost and deaths each time they are met',
        columns: ['', 'met', 'rounds', 'life', 'deaths'],
        rows: catalogue.encounters.all.map(({ id }) => {
          const { met, rounds, lost, deaths } = this.#encounters.get(id) ?? NEVER;
          return [id, met, mean(rounds, met), mean(lost, met), mean(deaths, met)];
        }),
      },
    ];
  }
}

const NEVER: Met = { met: 0, rounds: 0, lost: 0, deaths: 0 };

const add = <K>(counts: Map<K, number>, key: K, by: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};
