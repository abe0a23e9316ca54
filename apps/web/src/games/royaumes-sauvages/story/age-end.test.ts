import { loadBot } from '@tablee/bots/bot.ts';
import { type Session, seeded } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showMoments } from '@/kit/moments.ts';
import {
  forgetMatch,
  onEvents,
  setMoments,
  takeSnapshot,
  takeUpdate,
  useCurtain,
} from '@/stores/match.ts';
import { drain, isShown, setPace, showInTurn, usePacing } from '@/stores/pacing.ts';
import { TableStores } from '@/stores/table-stores.ts';
import { log } from './log.ts';
import { MOMENTS, type Moment } from './moment-queue.ts';

vi.mock('@/stores/connection.ts', () => ({ request: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The events of each answer of a whole match, as a page is sent them. */
async function told(tieRule: string, seed: number): Promise<readonly (readonly LogEvent[])[]> {
  const [game, bot] = [
    await loadGame('royaumes-sauvages'),
    await loadBot('sensible', 'royaumes-sauvages'),
  ];
  const draw = seeded(seed);
  const updates: LogEvent[][] = [];
  let n = 0;
  const take = (session: Session) =>
    updates.push(
      session.takeEvents().map(({ open }) => ({ ...open, n: n++ }) as unknown as LogEvent),
    );
  const last = playRandomly({
    ...{ game, seats: 3, options: { tieRule }, seed },
    choose(session, seat, question) {
      take(session);
      return bot(session.view(seat), question, draw);
    },
  });
  take(last);
  return updates;
}

const nameOf = (moment: Moment): string =>
  `${moment.kind} ${'kingdom' in moment ? moment.kingdom : ''}`;

test.each(['treaty', 'battle'])(
  'every scene of the ends of ages is seen to its end without any touch: %s',
  async (tieRule) => {
    for (const seed of [1, 2, 3]) {
      const updates = await told(tieRule, seed);
      const stores = new TableStores();
      const seen: { name: string; wanted: number; since: number; lasted: number }[] = [];
      const stopMoments = showMoments(stores, MOMENTS, (moment) => {
        const last = seen.at(-1);
        if (last !== undefined && last.lasted === 0) last.lasted = Date.now() - last.since;
        if (moment === null) return;
        const wanted = MOMENTS.lengthOf(moment);
        seen.push({ name: nameOf(moment), wanted, since: Date.now(), lasted: 0 });
      });
      setPace(stores, log.pace, () => {});
      setMoments(stores, (event) => log.bringsMoment(event, 0));
      const stop = onEvents(stores, (events) => showInTurn(stores, events, false));
      takeSnapshot(stores, {
        match: 'm',
        seq: 0,
        seat: 0,
        open: {},
        own: null,
        events: [],
      } as never);
      for (const [i, events] of updates.entries()) {
        takeUpdate(stores, { match: 'm', seq: i + 1, events } as never);
        // The next answer comes once the table shows what is asked.
        while (useCurtain.of(stores).getState().down) vi.advanceTimersByTime(100);
        vi.advanceTimersByTime(1000);
      }
      while (!isShown(usePacing.of(stores).getState())) vi.advanceTimersByTime(100);
      const maker = MOMENTS.newMaker(stores);
      const all = updates.flat().flatMap((event) => maker.take(event).map(nameOf));
      expect(all.filter((name) => name.startsWith('tally')).length).toBeGreaterThan(10);
      expect(seen.map(({ name }) => name)).toEqual(all);
      expect(seen.filter(({ wanted, lasted }) => lasted < wanted)).toEqual([]);
      stop();
      stopMoments();
      drain(stores);
      forgetMatch(stores);
    }
  },
);
