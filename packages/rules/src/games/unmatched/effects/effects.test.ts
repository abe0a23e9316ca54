import { describe, expect, test } from 'vitest';
import { attacks, chooses, defends, given, plays } from '../testing/given.ts';

describe('effects in general', () => {
  test('UNM-12.1 UNM-12.6 UNM-12.12 “up to” includes none; effect moves follow the rules and count as moves', () => {
    given({
      heroes: ['alice', 'medusa'],
      cards: { alice: { hand: ['eat-me', 'momentous-shift'] } },
    })
      .when(plays('A', 'eat-me'), chooses('A', 'done'))
      .shows((scene) => expect(scene.happened('fighterMoved')).toEqual([]));
    given({
      heroes: ['alice', 'medusa'],
      on: { alice: 'm07', medusa: 'm09' },
      cards: { alice: { hand: ['eat-me', 'momentous-shift'] } },
    })
      .when(plays('A', 'eat-me'), chooses('A', 'alice m08'))
      .when(attacks('A', 'alice', 'medusa', 'momentous-shift'))
      .shows((scene) =>
        expect(scene.happened('combatResolved')).toMatchObject([{ attackValue: 5 }]),
      );
  });

  test('UNM-12.2 UNM-12.3 as much as possible happens: a fighter off the board neither heals nor moves', () => {
    given({
      mode: 'team',
      heroes: ['king-arthur', 'alice', 'sinbad', 'medusa'],
      on: { 'king-arthur': 'm08', alice: 'm09' },
      health: { alice: 2 },
      cards: {
        'king-arthur': { hand: ['skirmish', 'feint'] },
        alice: { hand: ['looking-glass'], deck: ['feint', 'regroup', 'feint'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'skirmish', 'none'), defends('C', 'looking-glass'))
      .when(chooses('C', 'place', 'draw'))
      .shows((scene) => {
        expect(scene.space('alice')).toBeNull();
        expect(scene.hand('alice')).toHaveLength(2);
      });
    given({
      mode: 'team',
      heroes: ['king-arthur', 'alice', 'sinbad', 'medusa'],
      on: { 'king-arthur': 'm08', alice: 'm09', jabberwock: 'm31', medusa: 'm30' },
      health: { alice: 2 },
      cards: {
        'king-arthur': { hand: ['skirmish', 'feint'] },
        alice: { hand: ['looking-glass'], deck: ['feint'] },
      },
    })
      .when(attacks('A', 'king-arthur', 'alice', 'skirmish', 'none'), defends('C', 'looking-glass'))
      .when(chooses('C', 'heal', 'place'))
      .shows((scene) => {
        expect(scene.health('alice')).toBe(0);
        expect(scene.happened('healed')).toEqual([]);
      });
  });

  test('UNM-12.4 UNM-12.5 UNM-19.12 UNM-R.45 own, opposing, any, and the opponent of a combat', () => {
    given({
      mode: 'team',
      heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'],
      on: { medusa: 'm25', sinbad: 'm10', alice: 'm09', 'king-arthur': 'm30' },
      cards: { medusa: { hand: ['a-momentary-glance'] } },
    })
      .when(plays('A', 'a-momentary-glance'))
      .shows((scene) => {
        expect(scene.options('A')).toContain('sinbad');
        expect(scene.options('A')).toContain('medusa');
      });
    given({
      mode: 'team',
      heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'],
      on: { 'harpy-1': 'm08', alice: 'm09' },
      cards: {
        medusa: { hand: ['clutching-claws'] },
        alice: { hand: ['eat-me', 'drink-me'] },
        'king-arthur': { hand: ['feint'] },
      },
    })
      .when(attacks('A', 'harpy-1', 'alice', 'clutching-claws'), defends('C'))
      .shows((scene) => expect(scene.asked).toBe('C discardOwn'));
  });

  test('UNM-12.8 a placement needs an empty space and no way', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', merlin: 'm10', 'king-arthur': 'm20', 'harpy-1': 'm31' },
      cards: { medusa: { hand: ['snipe', 'feint'] }, 'king-arthur': { hand: ['bewilderment'] } },
    })
      .when(attacks('A', 'medusa', 'merlin', 'snipe'), defends('B', 'bewilderment'))
      .shows((scene) => {
        expect(scene.options('B')).toHaveLength(31 - 4 + 1);
        for (const taken of ['m25', 'm10', 'm20', 'm31']) {
          expect(scene.options('B')).not.toContain(taken);
        }
      });
  });

  test('UNM-5.7 cards are drawn from the top, one exhaustion for each that is missing', () => {
    given({
      heroes: ['sinbad', 'alice'],
      cards: { sinbad: { hand: ['riches-beyond-compare'], deck: ['exploit', 'feint', 'regroup'] } },
    })
      .when(plays('A', 'riches-beyond-compare'))
      .shows((scene) => {
        expect(scene.hand('sinbad')).toEqual(['exploit', 'feint', 'regroup']);
        expect(scene.health('sinbad')).toBe(15);
      });
    given({
      heroes: ['sinbad', 'alice'],
      cards: { sinbad: { hand: ['riches-beyond-compare', 'feint'], deck: ['exploit'] } },
    })
      .when(plays('A', 'riches-beyond-compare'))
      .shows((scene) => {
        expect(scene.happened('exhausted')).toHaveLength(2);
        expect(scene.health('sinbad')).toBe(11);
      });
  });

  test('UNM-12.11 a random discard is drawn from the hand as it is', () => {
    given({
      heroes: ['sinbad', 'alice'],
      on: { sinbad: 'm08', alice: 'm09' },
      rolls: [2],
      cards: {
        sinbad: { hand: ['voyage-eyes-like-coals'] },
        alice: { hand: ['eat-me', 'drink-me', 'regroup'] },
      },
    })
      .when(attacks('A', 'sinbad', 'alice', 'voyage-eyes-like-coals'), defends('B'))
      .shows((scene) => expect(scene.hand('alice')).toEqual(['eat-me', 'drink-me']));
  });
});
