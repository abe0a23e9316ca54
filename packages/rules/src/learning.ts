import type { Glossary, Guide, Lesson, Overview, Sample, Text } from '@tablee/engine';
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

interface Terms {
  /** The words that explain themselves. */
  readonly glossary: Glossary;
  /** Words that the game prints as words of its rules: each has an entry. */
  readonly keywords: readonly Text[];
}

/** Loads the words of one game that explain themselves. */
export const loadTerms = async (id: GameId): Promise<Terms> =>
  (await import(`./games/${id}/lessons/glossary.ts`)) as Terms;

/** Loads one game on one page. */
export async function loadOverview(id: GameId): Promise<Overview> {
  const { overview } = (await import(`./games/${id}/lessons/overview.ts`)) as {
    readonly overview: Overview;
  };
  return overview;
}

/** Loads the match of one game that is there to be watched. */
export async function loadSample(id: GameId): Promise<Sample> {
  const { sample } = (await import(`./games/${id}/lessons/sample.ts`)) as {
    readonly sample: Sample;
  };
  return sample;
}
