import type { Options, Session } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import type { FuzzedTable } from '@tablee/engine/testing';
import {
  expectLaws,
  expectResumable,
  fuzzSeeds,
  playRandomly,
  playWithDepartures,
  scrambled,
  seenBy,
} from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { FACES } from '../cards/creatures.ts';
import { DECREES } from '../cards/decrees.ts';
import { game } from '../index.ts';
import type { RoyaumesEvent } from '../state/events.ts';
import type { RoyaumesView, State } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { glance } from '../view/glance.ts';

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  ...[2, 3, 4, 5].flatMap((seats) => [
    [seats, { tieRule: 'battle' }] as const,
    [seats, { tieRule: 'treaty', rallySafetyRounds: 2 }] as const,
  ]),
  [5, { houses: 'chosen', opener: 5 }],
  ...['easy', 'medium', 'normal', 'hard', 'expert'].map((soloLevel) => [1, { soloLevel }] as const),
];
const NAMED = TABLES.map(([seats, options]) => ({ seats, options, name: JSON.stringify(options) }));

const SEEDS = fuzzSeeds(24, 2);

const openOf = (session: Session): State['open'] => (session.state as State).open;

describe.each(NAMED)('$seats at the table, $name', ({ seats, options }) => {
  const table: FuzzedTable = {
    game,
    seats,
    options,
    isOut: (session, seat) => openOf(session).players[seat]?.left !== false,
  };

  test('random matches end, and every law holds at each step', () => {
    for (const seed of SEEDS) {
      const session = playRandomly({ ...table, seed });
      const { final, history, age } = openOf(session);
      expect(final).not.toBeNull();
      expect([age, history.length]).toEqual([3, 15]);
    }
    expect(expectLaws(table, SEEDS)).toBeLessThan(30);
  });

  test('a match resumed from JSON is the live one at each step', () => {
    expectResumable(table, fuzzSeeds(2));
  });

  test('seats that leave at any moment never stop a match', () => {
    for (const seed of SEEDS) {
      const { final, players } = openOf(playWithDepartures(table, seed));
      const stayed = players.flatMap((player, seat) => (player.left ? [] : [seat]));
      if (seats > 1) expect(Math.min(...stayed.map((seat) => final?.ranks[seat] ?? 9))).toBe(1);
      else if (stayed.length === 0) expect(final?.ranks).toEqual([2]);
    }
  });

  test('nobody learns what is hidden from them, spectators included', () => {
    const random = seeded(4711);
    let compared = 0;
    for (const seed of fuzzSeeds(3)) {
      let step = 0;
      playRandomly({
        game,
        seats,
        options,
        seed,
        onQuestion(session) {
          step += 1;
          if (step % 3 !== 0) return;
          for (const viewer of [null, ...openOf(session).players.keys()]) {
            const swapped = scrambled(session, viewer, random);
            if (swapped === null) continue;
            compared += 1;
            expect(seenBy(swapped, viewer)).toBe(seenBy(session, viewer));
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('refused actions are explained, offered ones are not', () => {
    playRandomly({
      game,
      seats,
      options,
      seed: 301,
      onQuestion(session, seat, question) {
        if (question.kind !== 'takeTurn' || question.shape !== 'pick') return;
        const view = session.view(seat) as RoyaumesView;
        const ids = new Set(question.options.map(({ id }) => id));
        const hand = view.open.soloLevel === null ? (view.own?.hand ?? []) : view.open.openHand;
        for (const { id: card } of hand) {
          for (const space of KINGDOMS) {
            const reason = game.explain(view, { verb: 'claim', card, space });
            expect(reason === null).toBe(ids.has(`claim:${card}:${space}`));
          }
        }
        const rallies = question.options.filter(({ verb }) => verb === 'rally');
        const mayRally = game.explain(view, { verb: 'rally' }) === null;
        expect(rallies.map(({ card }) => card)).toEqual(mayRally ? hand.map(({ id }) => id) : []);
        for (const id of KINGDOMS) {
          const { counts, standings, closed } = glance(view.open)[id];
          expect(closed).toBe(view.open.kingdoms[id].capital !== null);
          expect(standings.length).toBeLessThanOrEqual(counts.filter((count) => count > 0).length);
        }
      },
    });
  });
});

test('every creature is played and every decree comes up', () => {
  const played = new Set<string>();
  const decrees = new Set<string>();
  for (let seed = 1; seed <= 12; seed += 1) {
    const session = playRandomly({ game, seats: 4, seed });
    for (const { open } of session.takeEvents()) {
      const event = open as RoyaumesEvent;
      if (event.type === 'claimed') played.add(event.card.face);
      if (event.type === 'ageStarted') for (const id of KINGDOMS) decrees.add(event.decrees[id]);
    }
  }
  expect([...played].sort()).toEqual([...FACES].sort());
  expect(decrees.size).toBe(DECREES.length);
});
