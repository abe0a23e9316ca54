import { describe, expect, test } from 'vitest';
import { chooses, newMatch } from '../testing/given.ts';

describe('placement', () => {
  test('UNM-2.5 UNM-2.6 UNM-2.7 UNM-2.8 UNM-3.4 S-4 sidekicks stand in the zones of their hero', () => {
    newMatch({ startingPlayer: 'firstSeat' })
      .when(chooses('A', 'alice'), chooses('B', 'medusa'), chooses('A', 'small'))
      .shows((scene) => {
        expect(scene.space('alice')).toBe('m13');
        expect(scene.options('A')).toEqual(['m01', 'm07', 'm08', 'm20', 'm21']);
      })
      .when(chooses('A', 'm20'))
      .shows((scene) => {
        expect(scene.space('medusa')).toBe('m31');
        expect(scene.asked).toBe('B placeSidekicks');
        expect(scene.options('B')).toEqual([
          'm16',
          'm23',
          'm24',
          'm25',
          'm26',
          'm27',
          'm28',
          'm29',
          'm30',
        ]);
        expect(scene.session.answer(1, ['m16', 'm16', 'm23'])).toMatchObject({ ok: false });
      })
      .when(chooses('B', 'm16', 'm23', 'm30'))
      .shows((scene) => {
        expect(scene.asked).toBe('A chooseAction');
        expect(scene.space('harpy-2')).toBe('m23');
      });
  });
});
