import type { Session } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import {
  expectLaws,
  expectResumable,
  fuzzSeeds,
  isChange,
  playRandomly,
  playWithDepartures,
  seedsUpTo,
  someOf,
  unplayed,
} from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../cards/catalogue.ts';
import { catalogue } from '../guide/catalogue.ts';
import { game as cannibalWorld } from '../index.ts';
import type { CannibalEvent } from '../state/events.ts';
import type { Open } from '../state/state.ts';
import { NAMED_TABLES } from './tables.ts';

describe.each(NAMED_TABLES)('$seats at the table, $name', (table) => {
  test('CAN-1.3 random matches end, and every law holds at each step', () => {
    expect(expectLaws(table, fuzzSeeds(12))).toBeLessThan(40);
  });
});

describe.each(someOf(NAMED_TABLES, 3))('$seats at the table, $name', (table) => {
  test('a match resumed from JSON is the live one at each step', () => {
    expectResumable(table, [101]);
  });

  test('CAN-22.3 seats that leave at any moment never stop a match', () => {
    for (const seed of fuzzSeeds(25, 3)) {
      const { final } = playWithDepartures(table, seed).state.open as Open;
      expect(final).not.toBeNull();
    }
  });
});

const pairings = FACTIONS.flatMap(({ id: a }) => FACTIONS.map(({ id: b }) => [a, b] as const));

/** A duel of two preconstructed decks, played at random. */
function duel(a: string, b: string, seed: number): Session {
  const random = seeded(seed);
  return playRandomly({
    game: cannibalWorld,
    seats: 2,
    seed,
    choose: (_, seat, question) =>
      question.kind === 'chooseDeck'
        ? [`precon-${seat === 0 ? a : b}`]
        : randomPicks(question, random),
  });
}

test.each(someOf(pairings, 6))('CAN-7.2 %s against %s: random duels end', (a, b) => {
  for (const seed of fuzzSeeds(8)) {
    const { players, final } = duel(a, b, seed).state.open as Open;
    expect(players.map(({ faction }) => faction)).toEqual([a, b]);
    expect(final).not.toBeNull();
  }
});

test.skipIf(isChange)('every card is played, and every row of the guide is used', () => {
  const sessions = seedsUpTo(90).map((seed) => {
    const random = seeded(seed);
    return playRandomly({
      game: cannibalWorld,
      seats: 2,
      seed,
      options: { decks: 'custom' },
      choose: (_, _seat, question) =>
        question.kind === 'chooseDeck' ? ['random'] : randomPicks(question, random),
    });
  });
  const events = sessions.map((session) => session.takeEvents());
  const used = new Set(
    events.flatMap((each) => each.flatMap(({ open }) => rowsOf(open as CannibalEvent))),
  );
  // A Tracker is used by losing it.
  const unused = catalogue.all.filter(({ id }) => !used.has(id) && id !== 'innate.tracker');
  expect(unused.map(({ id }) => id)).toEqual([]);
  expect(events.flat().some(({ open }) => open.type === 'trackerLost')).toBe(true);
  const replayed = sessions.map((_, i) => ({ takeEvents: () => events[i] ?? [] }));
  expect(unplayed(cannibalWorld, replayed as unknown as Session[])).toEqual([]);
});

function rowsOf(event: CannibalEvent): string[] {
  switch (event.type) {
    case 'abilityUsed':
    case 'triggerUsed':
    case 'triggerRevealed':
      return [event.row];
    case 'actionPlayed':
      return event.rows;
    default:
      return [];
  }
}
