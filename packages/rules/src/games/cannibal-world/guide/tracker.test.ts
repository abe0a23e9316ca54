import { describe, expect, test } from 'vitest';
import {
  allPass,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  plays,
  uses,
} from '../testing/given.ts';

describe('Tracker', () => {
  test('CAN-16.1 CAN-12.10 it is no target', () => {
    const scene = given({
      A: { hunt: ['RE/07'], covert: ['RE/02'] },
      B: { hunt: ['CA/08', 'CA/05'] },
    });
    expect(scene.options('A').filter((each) => each.startsWith('attack'))).toEqual([
      'attack:RE/07:CA/05',
    ]);
    scene
      .when(uses('A', 'RE/02', 0))
      .shows(() => expect(scene.creature('B', 'CA/05').stunned).toBe(true));
  });

  test('CAN-16.2 CAN-R.34 S28 it neither guards nor pillages', () => {
    expect(given({ A: { hunt: ['RA/05'] }, B: { hunt: ['CA/08'] } }).options('A')).toContain(
      'pillage',
    );
    const scene = given({ A: { hunt: ['CA/08'] } });
    expect(scene.options('A')).not.toContain('pillage');
    scene.when(chooses('A', 'drop:CA/08'));
    expect(scene.options('A')).toContain('pillage');
  });

  test('CAN-16.3 CAN-16.4 CAN-R.33 S27 it attacks into Covert once, and is lost by it', () => {
    const scene = given({
      A: { hunt: ['CA/02'] },
      B: { hunt: ['RA/05'], covert: ['RA/10'] },
    });
    expect(scene.options('A')).toContain('attack:CA/02:RA/10');
    scene.when(uses('A', 'CA/02', 1, 'RA/10'), allPass).shows(() => {
      expect(scene.lives('B', 'RA/10')).toBe(false);
      expect(scene.happened('combatDeclared')).toEqual([]);
      expect(scene.creature('A', 'CA/02').spent).toEqual([true, true]);
      expect(scene.options('A')).toContain('attack:CA/02:RA/05');
    });
    scene
      .when(ends('A'), drawsFromMain)
      .shows(() => expect(scene.options('B')).toContain('attack:RA/05:CA/02'));
  });

  test('CAN-16.3 attacking and triggered abilities cover it, too', () => {
    given({ A: { hunt: ['CA/08'] }, B: { hunt: ['RA/10'], covert: ['RA/05'] } })
      .when(attacks('A', 'CA/08', 'RA/05'), chooses('B', 'dodge'))
      .shows((scene) => expect(scene.creature('A', 'CA/08').spent).toEqual([true]));
    given({ A: { hand: ['RA/09'], discard: ['RA/10'] } })
      .when(plays('A', 'RA/09', 'covert'), chooses('A', 'use:RA/09:0'))
      .shows((scene) => expect(scene.creature('A', 'RA/09').spent).toEqual([true, true]));
    given({ A: { hunt: ['RE/07'] }, B: { hunt: ['CA/05'], covert: ['CA/14', 'CA/34'] } })
      .when(attacks('A', 'RE/07', 'CA/05'), chooses('B', 'use:CA/14:0'), chooses('B', 'CA/34'))
      .shows((scene) => expect(scene.creature('B', 'CA/14').spent).toEqual([true, true]));
  });

  test('CAN-16.5 it may be dropped for free, in the own turn only', () => {
    given({ A: { hunt: ['CA/08'], hand: ['CA/05'], meat: 0 }, B: { hunt: ['CA/02'] } })
      .when((scene) => expect(scene.options('A')).not.toContain('drop:CA/02'))
      .when(chooses('A', 'drop:CA/08'))
      .shows((scene) => {
        expect(scene.creature('A', 'CA/08').spent).toEqual([true]);
        expect(scene.meat('A')).toBe(0);
      });
  });

  test('CAN-R.27 stunned, it stays one', () => {
    const scene = given({ A: { hunt: ['RA/05'] }, B: { hunt: ['CA/08 stunned'] } });
    expect(scene.options('A').some((each) => each.startsWith('attack'))).toBe(false);
  });
});
