import type { Glossary, Guide, Lesson } from '@tablee/engine';
import type { GameId } from './catalogue.ts';

/** Loads the lessons of one game, in the order they are best taken. */
export async function loadLessons(id: GameId): Promise<readonly Lesson[]> {
  const { lessons } = (await import(`./games/${id}/lessons/index.ts`)) as {
    readonly lessons: readonly Lesson[];
  };
  return lessons;
}

/** Loads what accompanies a first match of one game. */
export async function loadGuide(id: GameId): Promise<Guide> {
  const { guide } = (await import(`./games/${id}/lessons/guide.ts`)) as { readonly guide: Guide };
  return guide;
}

/** Loads the words of one game that explain themselves. */
export async function loadGlossary(id: GameId): Promise<Glossary> {
  const { glossary } = (await import(`./games/${id}/lessons/glossary.ts`)) as {
    readonly glossary: Glossary;
  };
  return glossary;
}
