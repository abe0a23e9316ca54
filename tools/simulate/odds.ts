import { writeFileSync } from 'node:fs';
import type { Outcome } from '@tablee/engine';
import type { Odds } from '@tablee/rules/odds/odds.ts';
import type { Chosen, Count, Figures } from './balance/balance.ts';
import { percent } from './balance/balance.ts';

/** Matches of one choice, and those it won; a shared victory counts as its part. */
interface Tally {
  played: number;
  won: number;
}

/** Counts the victories of heroes, decks and factions over many matches of decided ends. */
export class OddsCount implements Count {
  readonly #chosen: Chosen;
  readonly #each = new Map<string, Tally>();
  readonly #against = new Map<string, Map<string, Tally>>();
  #matches = 0;
  #seats = 0;

  constructor(chosen: Chosen) {
    this.#chosen = chosen;
  }

  saw(): void {}

  finished(open: unknown, { ranks }: Outcome): void {
    const winners = ranks.filter((rank) => rank === 1).length;
    // Who shares a draw has not shown to be better.
    if (winners === 0 || winners === ranks.length) return;
    this.#matches += 1;
    this.#seats = ranks.length;
    for (const seat of ranks.keys()) {
      const won = ranks[seat] === 1 ? 1 / winners : 0;
      for (const id of this.#chosen(open, seat)) {
        add(this.#each, id, won);
        if (ranks.length > 2) continue;
        const foes = this.#chosen(open, 1 - seat);
        for (const foe of foes.length === 1 ? foes : []) add(this.#foesOf(id), foe, won);
      }
    }
  }

  #foesOf(id: string): Map<string, Tally> {
    const known = this.#against.get(id) ?? new Map<string, Tally>();
    this.#against.set(id, known);
    return known;
  }

  odds(date: string): Odds {
    const against = [...this.#against].map(([id, foes]) => [id, plain(foes)] as const);
    return {
      date,
      matches: this.#matches,
      even: 1 / Math.max(1, this.#seats),
      each: plain(this.#each),
      against: Object.fromEntries(against.sort(byId)),
    };
  }

  figures(): Figures[] {
    return [
      {
        title: `Wins % of ${this.#matches} decided matches`,
        columns: ['', 'played', 'wins %'],
        rows: [...this.#each]
          .sort(byId)
          .map(([id, { played, won }]) => [id, played, percent(won, played)]),
      },
    ];
  }
}

function add(records: Map<string, Tally>, id: string, won: number): void {
  const record = records.get(id) ?? { played: 0, won: 0 };
  record.played += 1;
  record.won += won;
  records.set(id, record);
}

const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

const plain = (records: ReadonlyMap<string, Tally>): Odds['each'] =>
  Object.fromEntries(
    [...records]
      .sort(byId)
      .map(([id, { played, won }]) => [id, [played, Math.round(100 * won) / 100] as const]),
  );

/** Keeps them where the room reads them. */
export function keepOdds(game: string, odds: Odds): void {
  const file = new URL(`../../packages/rules/src/odds/${game}.generated.ts`, import.meta.url);
  const head = `/** Measured by \`pnpm simulate --odds\`: not written by hand. */\nimport type { Odds } from './odds.ts';\n`;
  writeFileSync(file, `${head}\nexport const odds: Odds = ${JSON.stringify(odds)};\n`);
}
