import { describe, expect, test } from 'vitest';
import { allPass, chooses, given, plays } from '../testing.ts';

describe('entering', () => {
  test('CAN-17.4 S34 Rat Proliferation on entering Covert, not Hunt', () => {
    const side = { hand: ['RA/09'], discard: ['RA/10', 'RA/05'] };
    const scene = given({ A: side }).when(plays('A', 'RA/09', 'covert'));
    expect(scene.asked).toBe('A enterTrigger');
    scene
      .when(chooses('A', 'use:RA/09:0'))
      .shows(() => expect(scene.reinforcement('A')).toEqual(['RA/10', 'RA/10']));
    const hunt = given({ A: side }).when(plays('A', 'RA/09', 'hunt'));
    expect(hunt.asked).toBe('A mainAction');
  });

  test('CAN-17.5 CAN-R.47 S30 Feline Leap on entering Hunt: a free combat, dodgeable', () => {
    const scene = given({ A: { hand: ['CA/03'] }, B: { hunt: ['RA/09'], meat: 4 } }).when(
      plays('A', 'CA/03', 'hunt'),
      chooses('A', 'use:CA/03:0'),
    );
    expect(scene.options('B')).toContain('dodge');
    scene.when(allPass).shows(() => {
      expect(scene.meat('A')).toBe(3);
      expect(scene.damage('A', 'CA/03')).toBe(3);
      expect(scene.lives('B', 'RA/09')).toBe(false);
    });
    given({ A: { covert: ['CA/03'] }, B: { hunt: ['RA/09'] } })
      .when(chooses('A', 'move:CA/03'))
      .shows((each) => expect(each.asked).toBe('A enterTrigger'));
    const alone = given({ A: { hand: ['CA/03'] } }).when(plays('A', 'CA/03', 'hunt'));
    expect(alone.asked).toBe('A mainAction');
  });

  test('CAN-17.6 CAN-R.53 Banished Tactics: any card of the main deck, unseen by the others', () => {
    const scene = given({
      A: { hand: ['RE/10'], main: ['RE/12', 'RE/01', 'RE/03'] },
    }).when(plays('A', 'RE/10', 'hunt'), chooses('A', 'use:RE/10:0'));
    expect(scene.options('A')).toEqual(['RE/01', 'RE/03', 'RE/12']);
    scene.when(chooses('A', 'RE/03')).shows(() => {
      expect(scene.reinforcement('A')).toContain('RE/03');
      expect(scene.happened('searched')[0]).not.toHaveProperty('card');
      expect(scene.ownHalves).toContainEqual({
        seat: 0,
        half: { card: { id: expect.any(String), face: 'RE/03' } },
      });
      expect(scene.player('A').shown).toEqual([]);
    });
    const empty = given({ A: { hand: ['RE/10'], main: [] } }).when(plays('A', 'RE/10', 'hunt'));
    expect(empty.asked).toBe('A mainAction');
  });

  test('CAN-17.7 CAN-23.8 Support and Replacement on entering, in the order the player likes', () => {
    const scene = given({ A: { hand: ['RA/02'], main: ['RA/10', 'RA/05', 'RA/11'] } }).when(
      plays('A', 'RA/02', 'covert'),
    );
    expect(scene.options('A')).toEqual(['pass', 'use:RA/02:0', 'use:RA/02:1']);
    scene.when(chooses('A', 'use:RA/02:1'), chooses('A', 'RA/11'));
    scene.when(chooses('A', 'use:RA/02:0'), chooses('A', 'RA/11')).shows(() => {
      expect(scene.hand('A')).toEqual(['RA/11']);
      expect(scene.meat('A')).toBe(4);
      expect(scene.asked).toBe('A mainAction');
    });
  });

  test('CAN-17.9 Replacement shows a card of value 6 or less', () => {
    const scene = given({ A: { hand: ['RA/21'], main: ['RA/05', 'RA/12', 'RA/10'] } }).when(
      plays('A', 'RA/21', 'covert'),
      chooses('A', 'use:RA/21:0'),
    );
    expect(scene.options('A')).toEqual(['RA/10', 'RA/12']);
    scene.when(chooses('A', 'RA/12')).shows(() => {
      expect(scene.happened('searched')[0]?.card?.face).toBe('RA/12');
      expect(scene.reinforcement('A')).toContain('RA/12');
    });
  });
});
