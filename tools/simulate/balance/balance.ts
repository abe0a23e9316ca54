import { existsSync } from 'node:fs';
import type { GameEvent, Options, Outcome } from '@tablee/engine';

/** Figures under a heading: one line per row, the first cell names it. */
export interface Figures {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Counts what a game's balance is judged by, over many matches. */
export interface Count {
  /** An event of the match being played, as all see it. */
  saw(event: GameEvent): void;
  /** The match is over: its open layer, and how it ended. */
  finished(open: unknown, outcome: Outcome): void;
  figures(): Figures[];
}

/** How the balance of one game is measured. */
export interface Balance {
  readonly players: number;
  readonly options: Options;
  count(): Count;
}

/** The counts for a game: the file of this folder with its name; without one, the winners. */
export async function balanceOf(game: string): Promise<Balance> {
  if (!existsSync(new URL(`${game}.ts`, import.meta.url))) return winsAlone;
  const { balance } = (await import(`./${game}.ts`)) as { readonly balance: Balance };
  return balance;
}

const winsAlone: Balance = { players: 2, options: {}, count: () => new WinsBySeat() };

/** How often each seat wins; a shared victory counts for each of its winners. */
class WinsBySeat implements Count {
  readonly #wins: number[] = [];
  #matches = 0;

  saw(): void {}

  finished(_open: unknown, { ranks }: Outcome): void {
    this.#matches += 1;
    for (const [seat, rank] of ranks.entries()) {
      this.#wins[seat] = (this.#wins[seat] ?? 0) + (rank === 1 ? 1 : 0);
    }
  }

  figures(): Figures[] {
    const rows = this.#wins.map((wins, seat) => [`seat ${seat}`, percent(wins, this.#matches)]);
    return [{ title: `Matches: ${this.#matches}`, columns: ['', 'wins %'], rows }];
  }
}

/** Figures as text, columns in line. */
export function asText({ title, columns, rows }: Figures): string {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, i) => Math.max(...lines.map((row) => (row[i] ?? '').length)));
  const text = lines.map((row) =>
    row
      .map((cell, i) =>
        i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number),
      )
      .join('  '),
  );
  return [title, ...text, ''].join('\n');
}

/** A share in percent, with one decimal. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** A mean, with two decimals. */
export const mean = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((100 * sum) / count) / 100;
