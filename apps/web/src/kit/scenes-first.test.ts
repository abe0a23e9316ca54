import { loadBot } from '@tablee/bots/bot.ts';
import { type Session, seeded, tableSizes } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { type GameId, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { log as cannibalWorldLog } from '@/games/cannibal-world/story/log.ts';
import * as cannibalWorld from '@/games/cannibal-world/story/moment-queue.ts';
import { log as royaumesLog } from '@/games/royaumes-sauvages/story/log.ts';
import * as royaumes from '@/games/royaumes-sauvages/story/moment-queue.ts';
import { log as sangRancuneLog } from '@/games/sang-rancune/story/log.ts';
import * as sangRancune from '@/games/sang-rancune/story/moment-queue.ts';
import { log as unmatchedLog } from '@/games/unmatched/story/log.ts';
import * as unmatched from '@/games/unmatched/story/moment-queue.ts';
import { log as untamedLog } from '@/games/untamed/story/log.ts';
import * as untamed from '@/games/untamed/story/moment-queue.ts';
import { SETTLES } from '@/stores/answering.ts';
import { TableStores } from '@/stores/table-stores.ts';
import type { Moments } from './moments.ts';

interface Shown {
  readonly moments: Moments<{ readonly kind: string }>;
  bringsMoment(event: LogEvent, seat: number | null): boolean;
}

/** Games with scenes. */
const SHOWN = {
  'royaumes-sauvages': { moments: royaumes.MOMENTS as never, ...royaumesLog },
  untamed: { moments: untamed.MOMENTS as never, ...untamedLog },
  unmatched: { moments: unmatched.MOMENTS as never, ...unmatchedLog },
  'sang-rancune': { moments: sangRancune.MOMENTS as never, ...sangRancuneLog },
  'cannibal-world': { moments: cannibalWorld.MOMENTS as never, ...cannibalWorldLog },
} satisfies Readonly<Partial<Record<GameId, Shown>>>;

/** The events of each answer of whole matches, as a spectator is sent them. */
async function updatesOf(id: GameId): Promise<readonly (readonly LogEvent[])[]> {
  const [game, bot] = await Promise.all([loadGame(id), loadBot('sensible', id)]);
  const updates: LogEvent[][] = [];
  for (const seed of [1, 2, 3]) {
    const draw = seeded(seed);
    const take = (session: Session) =>
      updates.push(
        session.takeEvents().map(({ open }, n) => ({ ...open, n }) as unknown as LogEvent),
      );
    const seats = tableSizes(game).find((size) => size > 1) ?? 1;
    const last = playRandomly({
      ...{ game, seats, seed },
      choose(session, seat, question) {
        take(session);
        return bot(session.view(seat), question, draw);
      },
    });
    take(last);
  }
  return updates;
}

test.each(Object.entries(SHOWN) as [GameId, Shown][])(
  '%s: a scene that would cover the board under a question that can be answered is waited for',
  async (id, { moments, bringsMoment }) => {
    const maker = moments.newMaker(new TableStores());
    const [waited, early] = [new Set<string>(), new Set<string>()];
    for (const update of await updatesOf(id)) {
      const isWaited = update.some((event) => bringsMoment(event, null));
      for (const event of update) {
        for (const moment of maker.take(event)) {
          if (moments.lengthOf(moment) <= SETTLES) continue;
          (isWaited ? waited : early).add(`${event.type}: ${moment.kind}`);
        }
      }
    }
    expect([...early]).toEqual([]);
    expect(waited.size).toBeGreaterThan(1);
  },
);

test.each([
  ['untamed', 'cardPlayed'],
  ['unmatched', 'schemePlayed'],
  ['cannibal-world', 'actionPlayed'],
] as const)('%s: nobody waits to be shown the card that they have played: %s', (id, type) => {
  const event = { type, seat: 1, clause: '', n: 0 } as LogEvent;
  const waits = [null, 0, 1].map((seat) => SHOWN[id].bringsMoment(event, seat));
  expect(waits).toEqual([true, true, false]);
});
