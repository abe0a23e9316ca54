import { describe, expect, test } from 'vitest';
import { given, maneuvers, plays } from '../testing/given.ts';

describe('drawing', () => {
  test('UNM-5.5 UNM-5.6 UNM-4.6 UNM-13.1 UNM-13.6 S-6 an exhausted maneuver', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      health: { alice: 5, jabberwock: 2 },
      cards: { alice: { hand: [], deck: [], discard: ['feint'] } },
    }).shows((scene) => {
      expect(scene.health('alice')).toBe(3);
      expect(scene.space('jabberwock')).toBeNull();
      expect(scene.asked).toBe('A moveFighters');
      expect(scene.discard('alice')).toEqual(['feint']);
    });
  });

  test('UNM-4.6 UNM-5.5 UNM-13.2 UNM-13.7 S-7 exhausted to death', () => {
    given({
      heroes: ['sinbad', 'alice'],
      on: { porter: 'm20' },
      health: { sinbad: 2 },
      cards: { sinbad: { hand: [], deck: [] } },
    }).shows((scene) => {
      expect(scene.asked).toBe('over');
      expect(scene.open.final).toMatchObject({ ranks: [2, 1], reason: 'exhaustion' });
      // The match is over: who still stands may stay.
      expect(scene.health('porter')).toBe(4);
      expect(scene.happened('fighterMoved')).toEqual([]);
    });
  });

  test('UNM-5.8 UNM-5.5 S-8 the last card costs nothing, the next draw does', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      cards: { alice: { hand: ['feint'], deck: ['regroup'] } },
    })
      .when(maneuvers('A'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(13);
        expect(scene.deck('alice')).toEqual([]);
      })
      .when(maneuvers('A'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(11);
        expect(scene.health('jabberwock')).toBe(6);
      });
  });

  test('UNM-5.7 UNM-7.4 UNM-15.14 S-9 drinking deep: one card, one exhaustion, then small', () => {
    given({
      heroes: ['alice', 'medusa'],
      on: { jabberwock: 'm20' },
      health: { alice: 10 },
      cards: { alice: { hand: ['drink-me'], deck: ['regroup'] } },
    })
      .when(plays('A', 'drink-me'))
      .shows((scene) => {
        expect(scene.hand('alice')).toEqual(['regroup']);
        expect([scene.health('alice'), scene.health('jabberwock')]).toEqual([8, 6]);
        expect(scene.size()).toBe('small');
        expect(scene.discard('alice')).toEqual(['drink-me']);
      });
  });
});
