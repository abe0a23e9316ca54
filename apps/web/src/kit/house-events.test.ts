import type { LogEvent } from '@tablee/protocol/updates.ts';
import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../stores/settings.ts';
import type { GameUi, Wording } from './contract.ts';
import { withHouseEvents } from './house-events.tsx';
import { spokenOf } from './told.tsx';

const ui = withHouseEvents({} as GameUi);
const said = (why: string, lost: number): string | null =>
  spokenOf(ui, { n: 1, type: 'house:resumed', clause: '', why, lost } as LogEvent, {} as Wording);

afterEach(() => useSettings.setState({ lang: 'en' }));

test('a match that could not come back as it was is shown with the reason, and what is lost', () => {
  expect(said('rules', 0)).toBe(
    'The rules have changed: the match goes on from here, without its earlier log.',
  );
  expect(said('rules', 1)).toMatch(/^The rules have changed.* 1 answer is lost\.$/);
  expect(said('damaged', 12)).toMatch(/^Part of .* cannot be read.* 12 answers are lost\.$/);
  useSettings.setState({ lang: 'fr' });
  expect(said('rules', 1)).toMatch(/^Les règles ont changé.* 1 réponse est perdue\.$/);
  expect(said('damaged', 0)).toMatch(/illisible.* sans le journal d’avant\.$/);
  expect(said('damaged', 3)).toMatch(/illisible.* 3 réponses sont perdues\.$/);
});
