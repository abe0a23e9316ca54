import type { Seat, Session } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import {
  expectLaws,
  expectResumable,
  fuzzSeeds,
  playRandomly,
  playWithDepartures,
  seedsUntil,
  someOf,
  unplayed,
} from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../cards/factions.ts';
import { game } from '../index.ts';
import type { UntamedEvent } from '../state/events.ts';
import { isOut, partnersOf } from '../state/players.ts';
import type { State, UntamedView } from '../state/state.ts';
import { canRecall } from '../zones/pay.ts';
import { NAMED_TABLES } from './tables.ts';

const NAMED = NAMED_TABLES.map((named) => ({
  ...named,
  game,
  isOut: (session: Session, seat: Seat) => isOut((session.state as State).open, seat),
}));

describe.each(NAMED)('$seats at the table, $name', (table) => {
  test('UNT-24.7 UNT-R.125 random matches end, and every law holds at each step', () => {
    expect(expectLaws(table, fuzzSeeds(10))).toBeLessThan(40);
  });
});

describe.each(someOf(NAMED, 3))('$seats at the table, $name', (table) => {
  test('a match resumed from JSON is the live one at each step', () => {
    expectResumable(table, [101]);
  });

  test('UNT-24.6 seats that leave at any moment never stop a match', () => {
    for (const seed of fuzzSeeds(12)) {
      const { final } = (playWithDepartures(table, seed, 0.004).state as State).open;
      expect(Math.min(...(final?.ranks ?? []))).toBe(1);
    }
  });

  test('refused actions are explained, offered ones are not', () => {
    playRandomly({
      ...table,
      seed: 301,
      onQuestion(session, seat, question) {
        if (question.kind !== 'mainAction' || question.shape !== 'pick') return;
        const offered = new Set(question.options.map(({ id }) => id));
        explainAgrees(session.view(seat) as UntamedView, offered);
      },
    });
  });
});

function explainAgrees(view: UntamedView, offered: ReadonlySet<string>): void {
  const { open, own, seat } = view;
  const agrees = (id: string, about: Parameters<typeof game.explain>[1]): void => {
    expect(game.explain(view, about) === null).toBe(offered.has(id) || offered.has(`${id}:bonus`));
  };
  for (const { id: card } of own?.hand ?? []) {
    for (const verb of ['play', 'power']) agrees(`${verb}:${card}`, { verb, card });
  }
  const targets = [
    ...open.players.flatMap(({ animals }) => animals.map(({ id }) => id)),
    ...open.sides.map((_, side) => `stronghold:${side}`),
  ];
  for (const { id: card } of open.players[seat as number]?.animals ?? []) {
    for (const space of targets) {
      agrees(`attack:${card}:${space}`, { verb: 'attack', card, space });
    }
  }
  for (const verb of ['ability', 'draw', 'end']) agrees(verb, { verb });
  const hasBonus = [...offered].some((id) => id.startsWith('bonus'));
  expect(game.explain(view, { verb: 'bonus' }) === null).toBe(hasBonus);
}

/** Effects that only an ability sets off at that moment. */
const EFFECTS = [
  'damageDealt',
  'damageMoved',
  'damageRemoved',
  'furyGained',
  'attackChanged',
  'readied',
  'discountGained',
  'cardsDrawn',
  'playerOut',
  'invoked',
  'cardPlayed',
];

test('UNT-23.4 a Stronghold ability that takes Support does something', () => {
  const used = new Map<string, number>();
  for (const seed of seedsUntil(60, () => used.size === 12)) {
    const random = seeded(seed * 17);
    const session = playRandomly({
      game,
      seats: 3,
      seed,
      options: { mode: 'survival', draft: 'random' },
      choose(_, __, question) {
        const options = question.shape === 'pick' ? question.options : [];
        const ability = options.find(({ verb }) => verb === 'ability');
        return ability === undefined ? randomPicks(question, random) : [ability.id];
      },
    });
    const events = session.takeEvents().map(({ open }) => open as UntamedEvent);
    for (const [at, event] of events.entries()) {
      if (event.type !== 'abilityUsed' || event.trigger !== 'stronghold') continue;
      // Triggered by an effect it is asked about whatever the hand holds.
      if (events[at - 1]?.type !== 'supportPaid') continue;
      used.set(event.face, (used.get(event.face) ?? 0) + 1);
      // Last Words may be declined, or the cards they need may have paid for them.
      if (event.face === 'crocodile-mire') continue;
      expect(EFFECTS, event.face).toContain(events[at + 1]?.type);
    }
  }
  expect(used.size).toBe(12);
});

test('UNT-R.110 whatever is taken out of Support could be foreseen by the factions', () => {
  const takers = new Set<string | undefined>();
  for (const seed of seedsUntil(60, () => takers.size === 4)) {
    const session = playRandomly({
      game,
      seats: 4,
      seed,
      options: { mode: seed % 2 === 0 ? 'survival' : 'manticore', draft: 'random' },
    });
    const { open } = session.state as State;
    for (const { open: told } of session.takeEvents()) {
      const event = told as UntamedEvent;
      if (event.type !== 'cardFromSupport') continue;
      const factions = partnersOf(open, event.seat).flatMap(
        (seat) => open.players[seat]?.factions ?? [],
      );
      expect(canRecall(catalogue, factions, event.card.face), event.card.face).toBe(true);
      const able = factions.filter((id) => canRecall(catalogue, [id], 'rat-pup'));
      if (able.length === 1) takers.add(able[0]);
    }
  }
  expect([...takers].sort()).toEqual(['crocodile', 'panda', 'rabbit', 'rat']);
});

test('UNT-2.1 every card is played, every Stronghold used, a token called', () => {
  let missing: readonly string[] = game.cards;
  for (const seed of seedsUntil(40, () => missing.length === 0)) {
    const random = seeded(seed * 31);
    const session = playRandomly({
      game,
      seats: 4,
      seed,
      options: { mode: seed % 2 === 0 ? 'survival' : 'manticore' },
      // Players who use every ability they can meet each card sooner.
      choose(_, __, question) {
        const options = question.shape === 'pick' ? question.options : [];
        const ability = options.find(({ verb }) => verb === 'ability');
        return ability === undefined ? randomPicks(question, random) : [ability.id];
      },
    });
    const unmet = new Set(unplayed(game, [session]));
    missing = missing.filter((face) => unmet.has(face));
  }
  expect(missing).toEqual([]);
});
