import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { search } from '@tablee/bots/search/search.ts';
import { loadThinker } from '@tablee/bots/understanding.ts';
import type { Position, Seat } from '@tablee/engine';
import { keyOf } from '@tablee/engine';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import type { Kind } from './proof.ts';

/** A question whose right answers are proved, or judged by very many matches. */
export interface Puzzle {
  /** Unlike that of any other puzzle of its game: the match it is from, and the answer in it. */
  readonly name: string;
  readonly kind: Kind | 'judged';
  readonly seat: Seat;
  /** As the seat may know it. */
  readonly position: Position;
  readonly right: readonly (readonly string[])[];
  /** The answers in words, and the clause by which it is asked. */
  readonly says: string;
  readonly clause: string;
}

const fileOf = (id: GameId): URL => new URL(`positions/${id}.json.br`, import.meta.url);

export function puzzlesOf(id: GameId): readonly Puzzle[] {
  const file = fileOf(id);
  if (!existsSync(file)) return [];
  return JSON.parse(String(brotliDecompressSync(readFileSync(file)))) as Puzzle[];
}

export const keep = (id: GameId, puzzles: readonly Puzzle[]): void =>
  writeFileSync(fileOf(id), brotliCompressSync(JSON.stringify(puzzles)));

/** Of the playouts of a strong bot; a seed of its own, so that a change of it is no other puzzle. */
export const SEED = 16;

/** Whether a strong bot, at its fixed playouts, gives a right answer. */
export async function isSolved(id: GameId, { position, seat, right }: Puzzle): Promise<boolean> {
  const game = await loadGame(id);
  const thinker = await loadThinker(id);
  const { playouts } = thinker;
  const [best] = search({ game, position, seat, thinker, playouts, seed: SEED });
  const rights = new Set(right.map(keyOf));
  return best !== undefined && rights.has(keyOf(best.picks));
}
