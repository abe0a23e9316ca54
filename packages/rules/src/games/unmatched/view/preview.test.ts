import { randomPicks, seeded } from '@tablee/engine';
import type { RandomMatch } from '@tablee/engine/testing';
import { goesOnUntil, playRandomly, seedsUpTo } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { catalogue, sightOf } from '../cards/catalogue.ts';
import { attackOf } from '../combat/attack.ts';
import { boostedMovement } from '../flow/maneuver.ts';
import { game as unmatched } from '../index.ts';
import type { UnmatchedEvent } from '../state/events.ts';
import type { Combat, State } from '../state/state.ts';
import { attacks, chooses, given, newMatch } from '../testing/given.ts';
import { NAMED_TABLES } from '../testing/tables.ts';
import { deadWeight, fitsIn, ghosts, movementOf, reachOf, threats, worthOf } from './preview.ts';

test('UNM-9.3 a card has a worth only for the fighters that may play it, by type and by banner', () => {
  const { sight } = given({ heroes: ['alice', 'sinbad'], size: 'big' });
  const fits = (face: string, fighter: string, role: 'attack' | 'defense') =>
    fitsIn(sight, face, { fighter, opponent: null, role });
  expect(fits('alice-claws-that-catch', 'jabberwock', 'attack')).toBe(true);
  expect(fits('alice-claws-that-catch', 'alice', 'attack')).toBe(false);
  expect(fits('alice-claws-that-catch', 'jabberwock', 'defense')).toBe(false);
  expect(fits('alice-feint', 'alice', 'defense')).toBe(true);
});

test('UNM-14.3 UNM-14.4 UNM-18.17 the worth of a card, and why', () => {
  const { sight } = given({
    heroes: ['alice', 'sinbad'],
    size: 'big',
    cards: { sinbad: { discard: ['voyage-home', 'exploit', 'voyage-whale-island'] } },
  });
  expect(
    worthOf(sight, 'alice-feint', { fighter: 'alice', opponent: 'sinbad', role: 'attack' }),
  ).toEqual({
    value: 4,
    parts: [
      { source: 'alice-feint', n: 2 },
      { source: 'ability:alice', n: 2 },
    ],
  });
  expect(
    worthOf(sight, 'alice-feint', { fighter: 'alice', opponent: null, role: 'defense' }).value,
  ).toBe(2);
  expect(
    worthOf(sight, 'alice-feint', { fighter: 'jabberwock', opponent: null, role: 'attack' }).value,
  ).toBe(2);
  expect(
    worthOf(sight, 'sinbad-voyage-giant-snakes', {
      fighter: 'sinbad',
      opponent: null,
      role: 'attack',
    }).value,
  ).toBe(4);
  const small = given({ heroes: ['alice', 'sinbad'], size: 'small' }).sight;
  expect(
    worthOf(small, 'alice-feint', { fighter: 'alice', opponent: null, role: 'defense' }).value,
  ).toBe(3);
});

test('UNM-10.11 a value that is sure is promised: Claws That Catch against a hero is worth 5', () => {
  const setting = {
    heroes: ['alice', 'sinbad'],
    on: { jabberwock: 'm08', sinbad: 'm09', porter: 'm07' },
    cards: { alice: { hand: ['claws-that-catch'] } },
  } as const;
  const { sight } = given(setting);
  const claws = (opponent: string) =>
    worthOf(sight, 'alice-claws-that-catch', { fighter: 'jabberwock', opponent, role: 'attack' });
  expect(claws('sinbad')).toEqual({
    value: 5,
    parts: [{ source: 'alice-claws-that-catch', n: 5 }],
  });
  expect(claws('porter').value).toBe(3);
  given(setting)
    .when(attacks('A', 'jabberwock', 'sinbad', 'claws-that-catch'))
    .shows((scene) => {
      expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 5 }]);
    });
});

test('UNM-R.40 Momentous Shift is worth 5 to who stands elsewhere than when the turn began', () => {
  const worth = (turnStart: string): number => {
    const { sight } = given({
      heroes: ['alice', 'sinbad'],
      on: { alice: 'm08' },
      turnStart: { alice: turnStart },
    });
    const { value } = worthOf(sight, 'alice-momentous-shift', {
      fighter: 'alice',
      opponent: null,
      role: 'defense',
    });
    return value;
  };
  expect(worth('m08')).toBe(3);
  expect(worth('m07')).toBe(5);
});

test('UNM-14.15 the Voyage spent for its boost counts: the movement promised is the movement had', () => {
  const scene = given({
    heroes: ['sinbad', 'alice'],
    cards: {
      sinbad: {
        hand: ['voyage-whale-island', 'exploit'],
        discard: ['voyage-home'],
        deck: ['feint'],
      },
    },
  }).when(chooses('A', 'maneuver'));
  expect(boostedMovement(scene.sight, 0, 'sinbad-voyage-whale-island')).toBe(2 + 0 + 2);
  expect(boostedMovement(scene.sight, 0, 'sinbad-exploit')).toBe(2 + 1 + 1);
  scene.when(chooses('A', 'voyage-whale-island'));
  expect(scene.open.maneuver?.movement).toBe(4);
});

type Role = 'attack' | 'defense';

/** Plays at random; returns how many cards were worth in combat what was promised when they were chosen. */
function promisesKept(table: RandomMatch): number {
  const random = seeded(table.seed);
  let promised: { [role in Role]?: number } = {};
  let unforeseen: { [role in Role]: number | null } = { attack: 0, defense: 0 };
  let compared = 0;
  function hear(event: UnmatchedEvent): void {
    if (event.type === 'combatRevealed') {
      unforeseen = {
        attack: event.boost === null ? 0 : catalogue.cards.of(event.boost.face).boost,
        defense: 0,
      };
    } else if (event.type === 'attackBoosted') {
      unforeseen.attack = (unforeseen.attack ?? 0) + event.boost;
    } else if (event.type === 'valueChanged' && event.source.endsWith('manxome-foe')) {
      unforeseen[event.role] = (unforeseen[event.role] ?? 0) + (event.added ?? 0);
    } else if (event.type === 'effectsCancelled') {
      unforeseen[event.card.id === cancellable.attack ? 'attack' : 'defense'] = null;
    } else if (event.type === 'combatResolved') {
      for (const role of ['attack', 'defense'] as const) {
        const [value, more] = [promised[role], unforeseen[role]];
        if (value === undefined || more === null) continue;
        expect(event[`${role}Value`], `${role} ${JSON.stringify(event)}`).toBe(value + more);
        compared += 1;
      }
      promised = {};
    }
  }
  let cancellable: { [role in Role]?: string } = {};
  playRandomly({
    ...table,
    onQuestion(session) {
      for (const { open } of session.takeEvents()) hear(open as UnmatchedEvent);
    },
    choose({ state }, _, question) {
      const picks = randomPicks(question, random);
      const { open, own } = state as State;
      const [pick = ''] = picks;
      const hands = own.flatMap(({ armies }) => Object.values(armies).flatMap(({ hand }) => hand));
      const faceOf = (card: string): string => hands.find(({ id }) => id === card)?.face ?? '';
      if (pick.startsWith('attack:')) {
        const { attacker, target, card } = attackOf(open, pick);
        const by = { fighter: attacker.id, opponent: target.id, role: 'attack' } as const;
        promised = { attack: worthOf(sightOf(open), faceOf(card), by).value };
        cancellable = { attack: card };
      } else if (question.kind === 'commitDefense' && pick !== 'none') {
        const { attacker, target } = open.combat as Combat;
        const by = { fighter: target, opponent: attacker, role: 'defense' } as const;
        promised.defense = worthOf(sightOf(open), faceOf(pick), by).value;
      }
      return picks;
    },
  });
  return compared;
}

test('UNM-10.11 UNM-14.3 UNM-14.4 in random matches every card is worth in combat what was promised when it was chosen', () => {
  let compared = 0;
  for (const table of NAMED_TABLES) {
    for (const seed of seedsUpTo(6)) compared += promisesKept({ ...table, seed });
  }
  expect(compared).toBeGreaterThan(500);
});

test('UNM-6.4 UNM-14.15 in random matches every boost moves as far as was promised', () => {
  let compared = 0;
  for (const seed of seedsUpTo(12)) {
    let promised: number | null = null;
    const random = seeded(seed);
    playRandomly({
      game: unmatched,
      seats: 2,
      seed,
      onQuestion({ state }) {
        const { open } = state as State;
        if (promised === null || open.maneuver?.boost == null) return;
        expect(open.maneuver.movement).toBe(promised);
        compared += 1;
        promised = null;
      },
      choose({ state }, _, question) {
        const picks = randomPicks(question, random);
        const { open, own } = state as State;
        const hands = own.flatMap(({ armies }) =>
          Object.values(armies).flatMap(({ hand }) => hand),
        );
        const card = hands.find(({ id }) => id === picks[0]);
        promised = null;
        if (open.maneuver !== null && card !== undefined) {
          promised = boostedMovement(sightOf(open), open.active, card.face);
        }
        return picks;
      },
    });
  }
  expect(compared).toBeGreaterThan(30);
});

test('UNM-6.2 UNM-14.14 movement and reach of a maneuver', () => {
  const { open, sight } = given({
    heroes: ['sinbad', 'alice'],
    on: { sinbad: 'm20', alice: 'm21' },
    cards: { sinbad: { discard: ['voyage-home'] } },
  });
  expect(movementOf(sight, 0)).toEqual({
    value: 3,
    parts: [
      { source: 'movement', n: 2 },
      { source: 'ability:sinbad', n: 1 },
    ],
  });
  expect(movementOf(sight, 1).parts).toHaveLength(1);
  const reach = reachOf(open, 'sinbad', 2);
  expect(reach.get('m13')).toBe(1);
  expect(reach.has('m21')).toBe(false);
  expect(reach.has('m20')).toBe(false);
});

test('UNM-8.3 UNM-8.4 possible attacks from the present places', () => {
  const { sight } = given({
    heroes: ['medusa', 'king-arthur'],
    on: { medusa: 'm25', 'king-arthur': 'm10', 'harpy-1': 'm11' },
  });
  expect(threats(sight).get('medusa')).toEqual(['king-arthur']);
  expect(threats(sight).get('harpy-1')).toEqual(['king-arthur']);
  expect(threats(sight).get('king-arthur')).toEqual(['harpy-1']);
});

test('UNM-4.7 before the first turn nobody has a ghost', () => {
  const scene = newMatch().when(goesOnUntil('placeSidekicks'));
  expect(scene.open.fighters.some(({ space }) => space !== null)).toBe(true);
  expect(ghosts(scene.open)).toEqual([]);
});

test('UNM-4.7 ghosts of fighters that have left their first space; UNM-13.5 cards that only boost any more', () => {
  const { open, sight } = given({
    heroes: ['king-arthur', 'alice'],
    turnStart: { alice: 'm09' },
  });
  expect(ghosts(open)).toEqual([{ id: 'alice', space: 'm09' }]);
  expect(deadWeight(sight, 0, ['king-arthur-prophecy', 'king-arthur-feint'])).toEqual([
    'king-arthur-prophecy',
  ]);
});
