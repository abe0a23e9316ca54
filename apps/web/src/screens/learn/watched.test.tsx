import type { View } from '@tablee/engine';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { BoardProps } from '@/kit/contract.ts';
import { markupOf } from '@/kit/testing.tsx';
import { seatsAt, shownAnswering } from '../replay/film-room.ts';
import { watchedOf } from './watched.ts';

/** The scores that games have of their own, by file. */
const SCORES = import.meta.glob<{ readonly FinalScore: ComponentType<BoardProps<View>> }>(
  '../../games/*/end/final.tsx',
);

test.each(
  Object.entries(SCORES).map(([file, load]) => ({ game: String(file.split('/')[3]), load })),
)(
  'the end of the match of $game that is there to be watched names its winner, and calls nobody you',
  async ({ game, load }) => {
    const [{ loaded }, { FinalScore }] = await Promise.all([watchedOf(game), load()]);
    const at = loaded.film.steps.length - 1;
    const title = (eyes: number | null): string => {
      const { view } = loaded.film.frame(at, eyes);
      const board = { view, side: 0, answering: shownAnswering(null, []) };
      const html = markupOf(<FinalScore {...board} seats={seatsAt(loaded, at, 'watcher')} />);
      return /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '';
    };
    expect(title(null)).toMatch(/Ada|Béa|Chloé/);
    for (const eyes of loaded.journal.seats.keys()) expect(title(eyes)).toBe(title(null));
  },
);
