import { describe, expect, test } from 'vitest';
import { allPass, attacks, chooses, given, passes, playsAction, uses } from '../testing/given.ts';

const targets = (A: object, B: object) =>
  given({ A, B })
    .options('A')
    .filter((each) => each.startsWith('attack'));

describe('combat', () => {
  test('CAN-11.1 S10 targets: Hunt first; Covert if nobody stands in Hunt', () => {
    expect(targets({ hunt: ['CA/05'] }, { hunt: ['RA/05'], covert: ['RA/34'] })).toEqual([
      'attack:CA/05:RA/05',
    ]);
    expect(targets({ hunt: ['CA/05'] }, { hunt: ['RA/05 stunned'], covert: ['RA/34'] })).toEqual([
      'attack:CA/05:RA/05',
      'attack:CA/05:RA/34',
    ]);
    expect(targets({ hunt: ['CA/05'] }, { covert: ['RA/34'] })).toEqual(['attack:CA/05:RA/34']);
  });

  test('CAN-11.2 CAN-11.4 CAN-11.5 CAN-11.9 CAN-11.8 CAN-24.1 S07 the combat example of the rulebook', () => {
    const scene = given({
      A: { hunt: ['DO/27'], covert: ['DO/20'], hand: ['DO/11'], faction: 'DO' },
      B: { hunt: ['RA/34'], hand: ['RE/37'], faction: 'RA' },
    });
    // The attacker's strength is 3; its mate in Covert has 2.
    scene.when(attacks('A', 'DO/27', 'RA/34'), passes('B'), passes('A'));
    scene.when(uses('B', 'RA/34', 0), playsAction('A', 'DO/11'), playsAction('B', 'RE/37'));
    scene.when(chooses('B', 'DO/20', 'DO/20'));
    expect(scene.damage('A', 'DO/20')).toBe(0);
    scene.when(passes('A')).shows(() => {
      expect(scene.damage('A', 'DO/27')).toBe(1);
      expect(scene.damage('B', 'RA/34')).toBe(0);
      expect(scene.lives('A', 'DO/20')).toBe(false);
      expect([scene.meat('A'), scene.meat('B')]).toEqual([2, 2]);
    });
  });

  test('CAN-21.6 CAN-11.6 CAN-11.7 CAN-24.2 S08 passing does not bar acting later; all damage falls at the end', () => {
    const scene = given({
      A: { hunt: ['CA/05'], hand: ['RE/12', 'RE/12', 'RE/12'], faction: 'RE', meat: 4 },
      B: { hunt: ['RA/27'], meat: 4 },
    });
    scene.when(attacks('A', 'CA/05', 'RA/27'), passes('B'));
    scene.when(passes('A'), uses('B', 'RA/27', 1), playsAction('A', 'RE/12', '1'));
    scene.when(playsAction('A', 'RE/12', '0'));
    expect(scene.asked).toBe('A tactical');
    scene.when(passes('A')).shows(() => {
      expect(scene.damage('A', 'CA/05')).toBe(3);
      expect(scene.happened('damageDealt').at(-1)).toMatchObject({ combat: 4, direct: 1 });
      expect(scene.lives('B', 'RA/27')).toBe(false);
    });
  });

  test('CAN-24.3 CAN-4.8 CAN-8.2 a strength of 4 kills two of strength 3, and dies of the second', () => {
    const scene = given({
      A: { hunt: ['CA/05'] },
      B: { hunt: ['RA/02', 'CA/27'], meat: 0 },
    });
    scene.when(attacks('A', 'CA/05', 'RA/02'));
    expect([scene.lives('B', 'RA/02'), scene.damage('A', 'CA/05')]).toEqual([false, 3]);
    scene.when(attacks('A', 'CA/05', 'CA/27')).shows(() => {
      expect([scene.lives('B', 'CA/27'), scene.lives('A', 'CA/05')]).toEqual([false, false]);
      expect(scene.meat('A')).toBe(2);
    });
  });

  test('CAN-11.10 CAN-12.5 no combat without its target', () => {
    given({ A: { hunt: ['RA/05'] }, B: { hunt: ['CA/27'] } })
      .when(uses('A', 'RA/05', 0), passes('B'))
      .shows((scene) => {
        expect(scene.lives('B', 'CA/27')).toBe(false);
        expect(scene.happened('combatDeclared')).toEqual([]);
        expect(scene.damage('A', 'RA/05')).toBe(0);
      });
  });

  test('CAN-R.50 a fighter stunned in mid-combat deals nothing', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/10'] } }).when(
      attacks('A', 'CA/05', 'RA/10'),
    );
    // No card does that today: the table is changed by hand.
    scene.creature('A', 'CA/05').stunned = true;
    scene.when(passes('B'));
    expect(scene.damage('B', 'RA/10')).toBe(0);
  });

  test('CAN-R.45 the last Loyalty counts', () => {
    const scene = given({
      A: { hunt: ['CA/05'] },
      B: { hunt: ['DO/03'], covert: ['DO/26', 'DO/20'], meat: 4 },
    }).when(attacks('A', 'CA/05', 'DO/03'));
    scene.when(uses('B', 'DO/26', 1), uses('B', 'DO/20', 0), allPass).shows(() => {
      expect(scene.damage('B', 'DO/26')).toBe(0);
      expect(scene.lives('B', 'DO/20')).toBe(false);
      expect(scene.damage('B', 'DO/03')).toBe(0);
    });
  });

  test('CAN-23.6 S13 both abilities of an Action are one activation', () => {
    const scene = given({
      A: { hunt: ['CA/05'] },
      B: { hunt: ['RE/10'], hand: ['RE/12'], meat: 2 },
    }).when(attacks('A', 'CA/05', 'RE/10'));
    scene.when(playsAction('B', 'RE/12', '01'));
    expect(scene.meat('B')).toBe(0);
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'RE/10')).toBe(3);
      expect(scene.lives('A', 'CA/05')).toBe(false);
    });
    const poor = given({
      A: { hunt: ['CA/05'] },
      B: { hunt: ['RE/10'], hand: ['RE/12'], meat: 1 },
    }).when(attacks('A', 'CA/05', 'RE/10'));
    const ways = poor.options('B').filter((words) => words.startsWith('action'));
    expect(ways).toEqual(['action:RE/12:0', 'action:RE/12:1']);
  });

  test('CAN-23.10 without meat a seat passes by itself, for all to see', () => {
    const scene = given({
      A: { hunt: ['CA/05'], hand: ['CA/05'], meat: 1 },
      B: { hunt: ['RA/10'], meat: 0 },
    }).when(attacks('A', 'CA/05', 'RA/10'));
    expect(scene.asked).toBe('A mainAction');
    expect(scene.happened('tacticalPassed').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('CAN-23.1 CAN-12.9 an action is wholly resolved before the next', () => {
    const scene = given({ A: { hunt: ['CA/05'] }, B: { hunt: ['RA/10'] } }).when(
      attacks('A', 'CA/05', 'RA/10'),
    );
    expect(scene.asked).toBe('B defend');
    expect(scene.session.questionOf(0)).toBeNull();
    scene.when(allPass).shows(() => expect(scene.asked).toBe('A mainAction'));
  });
});
