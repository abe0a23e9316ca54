import { writeFileSync } from 'node:fs';
import type { AnyGame, Outcome, Seat, Text } from '@tablee/engine';
import type { Odds, Tally } from '@tablee/rules/odds/odds.ts';
import type { Count, Figures } from './balance/balance.ts';
import { percent } from './balance/balance.ts';

type Counts = [played: number, won: number];

/** Counts the victories of what seats play (`Game.plays`: heroes, decks, factions) over many decided matches. */
export class OddsCount implements Count {
  readonly #plays: NonNullable<AnyGame['plays']>;
  readonly #names = new Map<string, Text>();
  readonly #all = new Map<string, Counts>();
  readonly #against = new Map<string, Counts>();
  #matches = 0;
  #seats = 0;

  constructor(plays: NonNullable<AnyGame['plays']>) {
    this.#plays = plays;
  }

  saw(): void {}

  finished(open: unknown, { ranks }: Outcome): void {
    const winners = ranks.filter((rank) => rank === 1).length;
    // A draw of all tells nothing of them.
    if (winners === 0 || winners === ranks.length) return;
    this.#matches += 1;
    this.#seats = ranks.length;
    for (const [seat, rank] of ranks.entries()) {
      const won = rank === 1 ? 1 / winners : 0;
      const foes = ranks.length > 2 ? [] : this.#playedBy(open, 1 - seat);
      for (const name of this.#playedBy(open, seat)) {
        this.#names.set(name.en, name);
        // Against itself each wins half.
        if (foes.some(({ en }) => en === name.en)) continue;
        add(this.#all, name.en, won);
        if (foes.length === 1) add(this.#against, `${name.en}/${foes[0]?.en}`, won);
      }
    }
  }

  #playedBy(open: unknown, seat: Seat): readonly Text[] {
    return this.#plays(open as never, seat);
  }

  odds(date: string, thinkAhead: boolean): Odds {
    const names = [...this.#names.values()].sort(inOrder);
    const chosen = names.map((name) => {
      const against = names.flatMap(({ en }) => {
        const tally = this.#against.get(`${name.en}/${en}`);
        return tally === undefined ? [] : [[en, rounded(tally)] as const];
      });
      const all = rounded(this.#all.get(name.en) ?? [0, 0]);
      return { name, all, against: Object.fromEntries(against) };
    });
    return { date, thinkAhead, matches: this.#matches, seats: this.#seats, chosen };
  }

  figures(): Figures[] {
    const { matches, chosen } = this.odds('', false);
    return [
      {
        title: `Wins % of ${matches} decided matches`,
        columns: ['', 'played', 'wins %'],
        rows: chosen.map(({ name, all: [played, won] }) => [name.en, played, percent(won, played)]),
      },
    ];
  }
}

function add(tallies: Map<string, Counts>, key: string, won: number): void {
  const tally = tallies.get(key) ?? [0, 0];
  tally[0] += 1;
  tally[1] += won;
  tallies.set(key, tally);
}

const rounded = ([played, won]: Tally): Tally => [played, Math.round(100 * won) / 100];

const inOrder = (a: Text, b: Text): number => (a.en < b.en ? -1 : 1);

/** Keeps them where the room reads them. */
export function keepOdds(game: string, odds: Odds): void {
  const file = new URL(`../../packages/rules/src/odds/${game}.generated.ts`, import.meta.url);
  const head = [
    '/** Measured by `pnpm simulate --odds`, not written by hand. */',
    "import type { Odds } from './odds.ts';",
    '',
  ].join('\n');
  writeFileSync(file, `${head}\nexport const odds: Odds = ${JSON.stringify(odds)};\n`);
}
