import { describe, expect, test } from 'vitest';
import { chooses, given } from '../testing/given.ts';

describe('reach', () => {
  test.each([
    ['zoneOnly', []],
    ['zoneOrAdjacent', ['attack medusa alice feint']],
  ])(
    'UNM-8.3 UNM-8.4 UNM-8.5 UNM-3.5 UNM-R.14 S-13 adjacent without a shared zone, %s',
    (rangedReach, expected) => {
      const on = { alice: 'm06', medusa: 'm12' };
      const options = { rangedReach };
      given({
        heroes: ['alice', 'medusa'],
        on,
        options,
        cards: { alice: { hand: ['feint'] } },
      }).shows((scene) => expect(scene.options('A')).toContain('attack alice medusa feint'));
      given({
        heroes: ['medusa', 'alice'],
        on,
        options,
        cards: { medusa: { hand: ['feint'] } },
      }).shows((scene) =>
        expect(scene.options('A').filter((words) => words.startsWith('attack'))).toEqual(expected),
      );
    },
  );

  test('UNM-3.3 UNM-3.6 UNM-8.4 UNM-14.11 S-14 one zone in two parts', () => {
    given({
      heroes: ['medusa', 'king-arthur'],
      on: { medusa: 'm25', 'king-arthur': 'm10' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    })
      .shows((scene) => expect(scene.options('A')).toEqual(['king-arthur', 'none']))
      .when(chooses('A', 'king-arthur'))
      .shows((scene) => {
        expect(scene.health('king-arthur')).toBe(17);
        expect(scene.options('A')).toContain('attack medusa king-arthur feint');
      });
  });

  test('UNM-14.11 UNM-19.4 the gaze spares the team-mate', () => {
    given({
      mode: 'team',
      heroes: ['medusa', 'king-arthur', 'sinbad', 'alice'],
      on: { medusa: 'm25', 'king-arthur': 'm10', sinbad: 'm09', alice: 'm03' },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    }).shows((scene) => expect(scene.options('A')).toEqual(['king-arthur', 'none']));
  });

  test('UNM-14.11 UNM-14.12 UNM-4.7 S-23 the gaze comes before the first action, and may be declined', () => {
    const setting = {
      heroes: ['medusa', 'sinbad'],
      on: { medusa: 'm31', porter: 'm24', sinbad: 'm12' },
      health: { porter: 1 },
      fromTurnStart: true,
      cards: { medusa: { hand: ['feint'] } },
    } as const;
    given(setting)
      .shows((scene) => expect(scene.options('A')).toEqual(['porter', 'none']))
      .when(chooses('A', 'porter'))
      .shows((scene) => {
        expect(scene.space('porter')).toBeNull();
        expect(scene.asked).toBe('A chooseAction');
      });
    given(setting)
      .when(chooses('A', 'none'))
      .shows((scene) => expect(scene.health('porter')).toBe(1));
  });
});
