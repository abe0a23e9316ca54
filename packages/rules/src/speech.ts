import type { Describe, GameWords } from '@tablee/engine';
import type { GameId } from './catalogue.ts';

/** Loads how one game speaks: lines, questions, options, refusals. */
export async function loadWords(id: GameId): Promise<GameWords> {
  const { words } = (await import(`./games/${id}/words/index.ts`)) as { readonly words: GameWords };
  return words;
}

/** Loads what tells one game's table in sentences. */
export async function loadDescribe(id: GameId): Promise<Describe> {
  const { describe } = (await import(`./games/${id}/words/describe.ts`)) as {
    readonly describe: Describe;
  };
  return describe;
}
