import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetMatch,
  onEvents,
  setMoments,
  takeSnapshot,
  takeUpdate,
  useCurtain,
} from '../stores/match.ts';
import { setPace, showInTurn } from '../stores/pacing.ts';
import { TableStores, TableStoresProvider } from '../stores/table-stores.ts';
import { useSkipByTouch } from './skip-moments.tsx';

vi.mock('../stores/connection.ts', () => ({ request: vi.fn() }));

const stores = new TableStores();
beforeEach(() => {
  vi.useFakeTimers();
  setPace(
    stores,
    () => 800,
    () => {},
  );
  setMoments(stores, () => true);
  onEvents(stores, (events) => showInTurn(stores, events, false));
  takeSnapshot(stores, { match: 'm', seq: 0, seat: 0, events: [] } as unknown as MatchSnapshot);
});
afterEach(() => {
  forgetMatch(stores);
  vi.useRealTimers();
});

let handler: ReturnType<typeof useSkipByTouch>;
function Around() {
  handler = useSkipByTouch();
  return null;
}

/** Touches the area around the board; tells whether the touch goes on to the board. */
function touches(): boolean {
  renderToStaticMarkup(
    <TableStoresProvider value={stores}>
      <Around />
    </TableStoresProvider>,
  );
  let goesOn = true;
  const stopPropagation = () => {
    goesOn = false;
  };
  handler?.({ stopPropagation } as never);
  return goesOn;
}

test('a touch of a scene skips it and touches nothing else; without a scene it goes on to the board', () => {
  expect(touches()).toBe(true);
  const events = [1, 2, 3].map((n) => ({ n, type: 'revealed', clause: '' }));
  takeUpdate(stores, { match: 'm', seq: 1, events } as never);
  const isDown = () => useCurtain.of(stores).getState().down;
  // The second touch of a double one.
  expect([touches(), isDown()]).toEqual([false, true]);
  vi.advanceTimersByTime(500);
  expect([touches(), isDown()]).toEqual([false, false]);
  expect(touches()).toBe(true);
});

test('no game has a word or a button of its own for skipping a scene', () => {
  const games = join(import.meta.dirname, '../games');
  const scenes = readdirSync(games, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) =>
      ['moments.tsx', 'duel-scene.tsx'].flatMap((file) => {
        const story = join(games, name, 'story');
        return readdirSync(story).includes(file) ? [join(story, file)] : [];
      }),
    );
  expect(scenes).toHaveLength(6);
  for (const scene of scenes)
    expect(readFileSync(scene, 'utf8'), scene).not.toMatch(/<button|skip/);
});
