import type { View } from '@tablee/engine';
import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { BoardProps } from '@/kit/contract.ts';
import { markupOf } from '@/kit/testing.tsx';
import { seatsAt, shownAnswering } from '../replay/film-room.ts';
import { watchedOf } from './watched.ts';

test.each(GAME_IDS)(
  'the end of the match of %s that is there to be watched names its winner, and calls nobody you',
  async (game) => {
    const { loaded } = await watchedOf(game);
    const { FinalScore } = (await import(`../../games/${game}/end/final.tsx`)) as {
      readonly FinalScore: ComponentType<BoardProps<View>>;
    };
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
