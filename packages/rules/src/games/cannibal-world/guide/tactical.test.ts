import { describe, expect, test } from 'vitest';
import {
  allPass,
  allPassTo,
  attacks,
  chooses,
  given,
  passes,
  playsAction,
  uses,
} from '../testing/given.ts';

describe('tactical', () => {
  test('CAN-15.1 CAN-15.3 CAN-12.7 CAN-R.49 shots also outside combats, from any zone', () => {
    given({ A: { covert: ['DO/07'], hunt: ['RE/30'] }, B: { hunt: ['DO/34'] } })
      .when(uses('A', 'DO/07', 0), uses('A', 'RE/30', 1))
      .shows((scene) => expect(scene.damage('B', 'DO/34')).toBe(4));
    const scene = given({
      A: { hunt: ['RA/29', 'RE/07', 'RA/35', 'DO/20'] },
      B: { hunt: ['CA/05'] },
    });
    expect(scene.options('A').filter((each) => each.startsWith('ability'))).toEqual([]);
  });

  test('CAN-15.2 Scatter Shots in a combat fall with the other damage', () => {
    const scene = given({
      A: { hunt: ['RE/27'] },
      B: { hunt: ['CA/05'], covert: ['CA/10'], hand: ['CA/11'] },
    }).when(attacks('A', 'RE/27', 'CA/05'), allPassTo('A tactical'), uses('A', 'RE/27', 0));
    scene.when(chooses('A', 'CA/10', 'CA/05'));
    expect(scene.damage('B', 'CA/10')).toBe(0);
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'CA/10')).toBe(1);
      expect(scene.lives('B', 'CA/05')).toBe(false);
    });
  });

  test('CAN-15.4 CAN-R.56 Extra Damage by a fighter, only by a fighter', () => {
    const scene = given({
      A: { hunt: ['DO/03', 'DO/20'] },
      B: { hunt: ['CA/34'] },
    }).when(attacks('A', 'DO/03', 'CA/34'), allPassTo('A tactical'));
    expect(scene.options('A')).toEqual([
      'pass',
      'passCombat',
      'ability:DO/03:1',
      'ability:DO/20:0',
    ]);
    scene.when(uses('A', 'DO/03', 1), allPass).shows(() => {
      expect(scene.lives('B', 'CA/34')).toBe(false);
    });
  });

  test('CAN-15.4 CAN-R.17 an Action’s extra is taken by the chosen fighter, even from a stunned one', () => {
    const scene = given({
      A: { hunt: ['CA/34'] },
      B: { hunt: ['RA/27 stunned'], hand: ['RA/13'] },
    }).when(attacks('A', 'CA/34', 'RA/27'), allPassTo('B tactical'));
    scene.when(playsAction('B', 'RA/13'), chooses('B', 'CA/34'), allPass).shows(() => {
      expect(scene.damage('A', 'CA/34')).toBe(4);
    });
  });

  test('CAN-15.5 CAN-R.21 CAN-R.24 Shield on this creature, or on the own fighter by an Action', () => {
    given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['DO/02'], hand: ['DO/11'] } })
      .when(attacks('A', 'CA/08', 'DO/02'))
      .when(uses('B', 'DO/02', 1), playsAction('B', 'DO/11'), allPass)
      .shows((scene) => expect(scene.damage('B', 'DO/02')).toBe(1));
  });

  test('CAN-15.6 Feint takes no combat damage and deals its own', () => {
    given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['RA/35'] } })
      .when(attacks('A', 'CA/08', 'RA/35'), uses('B', 'RA/35', 0), allPass)
      .shows((scene) => {
        expect([scene.damage('B', 'RA/35'), scene.damage('A', 'CA/08')]).toEqual([0, 1]);
      });
  });

  test('CAN-15.7 CAN-R.45 S23 Loyalty stands in; the fighter’s Shield does not help it', () => {
    given({ A: { hunt: ['CA/34'], covert: ['DO/20'] }, B: { hunt: ['DO/10 spent0'], meat: 0 } })
      .when(attacks('A', 'CA/34', 'DO/10'), uses('A', 'DO/20', 0), allPass)
      .shows((scene) => {
        expect([scene.damage('A', 'CA/34'), scene.lives('A', 'DO/20')]).toEqual([0, false]);
      });
    // A fighter does not stand in for itself.
    const alone = given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['DO/02'] } }).when(
      attacks('A', 'CA/08', 'DO/02'),
    );
    expect(alone.options('B')).toEqual(['pass', 'dodge', 'passTurn', 'ability:DO/02:1']);
    given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['DO/32'], covert: ['DO/33 spent1'] } })
      .when(attacks('A', 'CA/08', 'DO/32'))
      .when(uses('B', 'DO/33', 0), uses('B', 'DO/32', 1), allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'DO/33')).toBe(false);
        expect(scene.damage('B', 'DO/32')).toBe(0);
        expect(scene.lives('A', 'CA/08')).toBe(false);
      });
  });

  test('CAN-15.7 CAN-R.24 an Action’s Loyalty is for any other creature of the camp', () => {
    const scene = given({
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['DO/30'], covert: ['DO/10', 'DO/34 stunned'], hand: ['DO/37'] },
    }).when(attacks('A', 'CA/08', 'DO/30'), playsAction('B', 'DO/37'));
    expect(scene.options('B')).toEqual(['DO/10', 'DO/34']);
    scene
      .when(chooses('B', 'DO/34'), allPass)
      .shows(() => expect(scene.damage('B', 'DO/34')).toBe(4));
  });

  test('CAN-R.56 a Shield outside the combat protects that creature', () => {
    given({
      A: { hunt: ['DO/35'] },
      B: { hunt: ['DO/20', 'DO/26'] },
    })
      .when(uses('A', 'DO/35', 0, 'DO/20'), passes('B'))
      .when(uses('B', 'DO/26', 0), allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'DO/20')).toBe(false);
        expect(scene.damage('B', 'DO/26')).toBe(1);
      });
  });
});
