import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Weighed } from '@tablee/bots/search/search.ts';
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
const SEED = 16;

/** What a strong bot thinks of the answers at its fixed playouts, best first. */
export async function thoughtOf(
  id: GameId,
  { position, seat }: Pick<Puzzle, 'position' | 'seat'>,
): Promise<readonly Weighed[]> {
  const game = await loadGame(id);
  const thinker = await loadThinker(id);
  const { playouts } = thinker;
  return search({ game, position, seat, thinker, playouts, seed: SEED });
}

/** Whether a strong bot, at its fixed playouts, gives a right answer. */
export async function isSolved(id: GameId, puzzle: Puzzle): Promise<boolean> {
  const [best] = await thoughtOf(id, puzzle);
  const rights = new Set(puzzle.right.map(keyOf));
  return best !== undefined && rights.has(keyOf(best.picks));
}
