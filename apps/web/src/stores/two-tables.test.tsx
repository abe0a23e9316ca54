import type { LogEvent, MatchSnapshot, OpenQuestion } from '@tablee/protocol/updates.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardTouch } from '../kit/card-touch.tsx';
import { useTold } from '../kit/told-now.ts';
import { actionsOf, setDelivery, takeQuestion, useBoardAnswering } from './answering.ts';
import {
  onEvents,
  screen,
  setMoments,
  skipMoments,
  takeSnapshot,
  takeUpdate,
  useCurtain,
  useMatch,
} from './match.ts';
import { setPace, showInTurn } from './pacing.ts';
import { takeRoom, useRoom } from './room.ts';
import { useTable } from './table.ts';
import { TableStores, TableStoresProvider } from './table-stores.ts';

vi.mock('./connection.ts', () => ({ request: vi.fn(), headFor: vi.fn() }));

const lifeOf = (open: unknown) => (open as { life: number } | undefined)?.life ?? 'none';

/** A table: its cards, its told lines, its life, the card in full, and the room. */
function Cards() {
  const answering = useBoardAnswering();
  const told = useTold<LogEvent>()?.type ?? 'nothing';
  const waits = useCurtain(({ down }) => (down ? 'waits' : 'is shown'));
  const life = useMatch(({ snapshot }) => lifeOf(snapshot?.open));
  const zoom = useTable((table) => table.zoom?.face ?? 'none');
  const room = useRoom((store) => store.room?.code ?? 'none');
  return (
    <section>
      {['lion', 'heron'].map((card) => (
        <CardTouch key={card} id={card} face={card} label={card} answering={answering}>
          {card}
        </CardTouch>
      ))}
      <p>{`told: ${told}, life ${life} ${waits}, zoom: ${zoom}, room: ${room}`}</p>
    </section>
  );
}

let ada = new TableStores();
let bo = new TableStores();

interface Seen {
  readonly lit: readonly string[];
  readonly chosen: readonly string[];
  readonly told: string;
}

/** A reader's view of tables that stand on one page. */
function seen(...tables: readonly TableStores[]): readonly Seen[] {
  const page = renderToStaticMarkup(
    tables.map((stores, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a table has no other name
      <TableStoresProvider key={at} value={stores}>
        <Cards />
      </TableStoresProvider>
    )),
  );
  return page
    .split('</section>')
    .slice(0, -1)
    .map((table) => {
      const cards = table.match(/<button[^>]*>/g) ?? [];
      const withMark = (mark: string) =>
        cards.flatMap((card) =>
          card.includes(mark) ? (/data-flip="(\w+)"/.exec(card)?.[1] ?? []) : [],
        );
      return {
        lit: withMark('data-lit'),
        chosen: withMark('data-chosen'),
        told: /<p>(.*)<\/p>/.exec(table)?.[1] ?? '',
      };
    });
}

/** Which card goes where: an option is put together of two touches. */
const question = (fingerprint: string): OpenQuestion =>
  ({
    kind: 'play',
    clause: 'X-1',
    shape: 'pick',
    min: 1,
    max: 1,
    options: ['lion', 'heron'].flatMap((card) =>
      ['hill', 'river'].map((space) => ({ id: `${card} ${space}`, card, space })),
    ),
    fingerprint,
    undo: false,
  }) as unknown as OpenQuestion;

const table = (match: string, life: number): MatchSnapshot =>
  ({ match, seq: 100 - life, seat: 0, open: { life }, own: null, events: [] }) as never;

/** A running match at a table, in which moments tell of blows. */
function sits(stores: TableStores, match: string): void {
  takeSnapshot(stores, table(match, 99));
  takeQuestion(stores, match, question(`asked in ${match}`));
  setPace(
    stores,
    () => 800,
    () => {},
  );
  setMoments(stores, ({ type }) => type === 'struck');
  onEvents(stores, (events) => showInTurn(stores, events, false));
}

function isStruck(stores: TableStores, match: string): void {
  const open = [{ op: 'replace', path: '/life', value: 98 }];
  const events = [{ n: 1, type: 'struck', clause: '' }];
  takeUpdate(stores, { match, seq: 2, open, events } as never);
}

beforeEach(() => {
  vi.useFakeTimers();
  [ada, bo] = [new TableStores(), new TableStores()];
  sits(ada, 'm1');
  sits(bo, 'm2');
  // A new question takes no touch.
  vi.advanceTimersByTime(500);
});
afterEach(() => vi.useRealTimers());

const UNTOUCHED: Seen = {
  lit: ['lion', 'heron'],
  chosen: [],
  told: 'told: nothing, life 99 is shown, zoom: none, room: none',
};

test('a touch at one of two tables on a page lights and answers there alone', () => {
  const answered: string[] = [];
  setDelivery(ada, (picks) => {
    answered.push(`ada ${picks}`);
    return { ok: true };
  });
  setDelivery(bo, (picks) => {
    answered.push(`bo ${picks}`);
    return { ok: true };
  });
  expect(seen(ada, bo)).toEqual([UNTOUCHED, UNTOUCHED]);
  actionsOf(ada).touch({ card: 'lion' });
  expect(seen(ada, bo)).toMatchObject([{ chosen: ['lion'] }, UNTOUCHED]);
  actionsOf(bo).touch({ card: 'heron' });
  expect(seen(ada, bo)).toMatchObject([{ chosen: ['lion'] }, { chosen: ['heron'] }]);
  actionsOf(ada).touch({ space: 'hill' });
  expect(answered).toEqual(['ada lion hill']);
  // The answer of one is on its way; the other still puts theirs together.
  expect(seen(ada, bo)).toMatchObject([{ lit: [] }, { lit: ['lion', 'heron'], chosen: ['heron'] }]);
  actionsOf(bo).touch({ space: 'river' });
  expect(answered).toEqual(['ada lion hill', 'bo heron river']);
});

test('a moment of one of two tables on a page is shown, waited for and skipped there alone', () => {
  isStruck(ada, 'm1');
  const moment = { told: 'told: struck, life 99 waits, zoom: none, room: none' };
  expect(seen(ada, bo)).toMatchObject([moment, UNTOUCHED]);
  isStruck(bo, 'm2');
  vi.advanceTimersByTime(500);
  skipMoments(bo);
  const after = { told: 'told: nothing, life 98 is shown, zoom: none, room: none' };
  expect(seen(ada, bo)).toMatchObject([moment, after]);
  vi.advanceTimersByTime(300);
  expect(seen(ada, bo)).toMatchObject([after, after]);
});

test('a card in full, and the room that is entered, are those of one table', () => {
  useTable.of(ada).getState().openZoom('lion');
  takeRoom(bo, { code: 'BBBBBB' } as never);
  expect(seen(ada, bo)).toMatchObject([
    { told: 'told: nothing, life 99 is shown, zoom: lion, room: none' },
    { told: 'told: nothing, life 99 is shown, zoom: none, room: BBBBBB' },
  ]);
});

test('a film or a lesson has its own table in the room around it', () => {
  takeRoom(ada, { code: 'AAAAAA' } as never);
  const film = new TableStores(ada);
  screen(film, table('film', 10));
  takeQuestion(film, 'film', question('asked in a film'));
  vi.advanceTimersByTime(500);
  actionsOf(film).touch({ card: 'heron' });
  isStruck(ada, 'm1');
  vi.advanceTimersByTime(800);
  expect(seen(ada, film)).toMatchObject([
    { chosen: [], told: 'told: nothing, life 98 is shown, zoom: none, room: AAAAAA' },
    { chosen: ['heron'], told: 'told: nothing, life 10 is shown, zoom: none, room: AAAAAA' },
  ]);
});
