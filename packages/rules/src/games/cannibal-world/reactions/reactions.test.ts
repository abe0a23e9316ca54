import { describe, expect, test } from 'vitest';
import { allPass, attacks, chooses, given, passes, playsAction, uses } from '../testing/given.ts';

describe('Net', () => {
  test('CAN-17.10 CAN-R.37 CAN-R.38 S19 for 1 meat the attacker is stunned and the attack is off', () => {
    const scene = given({
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['RA/29', 'RA/05'], meat: 1 },
    }).when(attacks('A', 'CA/08', 'RA/05'));
    expect(scene.options('B')).toEqual(['pass', 'use:RA/29:0']);
    scene.when(chooses('B', 'use:RA/29:0')).shows(() => {
      expect(scene.creature('A', 'CA/08').stunned).toBe(true);
      expect([scene.meat('A'), scene.meat('B')]).toEqual([3, 0]);
      expect(scene.asked).toBe('A mainAction');
    });
    const poor = given({
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['RA/29', 'RA/05'], meat: 0 },
    }).when(attacks('A', 'CA/08', 'RA/05'), allPass);
    expect(poor.creature('B', 'RA/29').spent[0]).toBe(false);
  });

  test('CAN-R.37 the holder stands in the zone attacked; the target may hold it; an Action counts as there', () => {
    const away = given({
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['RA/05'], covert: ['RA/29'], meat: 1 },
    }).when(attacks('A', 'CA/08', 'RA/05'));
    expect([away.asked, away.happened('windowPassed')]).toEqual(['A mainAction', []]);
    const itself = given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['RA/29'], meat: 1 } }).when(
      attacks('A', 'CA/08', 'RA/29'),
    );
    expect(itself.options('B')).toContain('use:RA/29:0');
    const held = given({
      options: { decks: 'custom', askAlways: 'on' },
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['RA/05'], hand: ['RA/40'], meat: 1 },
    }).when(attacks('A', 'CA/08', 'RA/05'), chooses('B', 'reveal:RA/40:0'));
    held.shows(() => {
      expect(held.creature('A', 'CA/08').stunned).toBe(true);
      expect(held.discard('B')).toEqual(['RA/40']);
    });
  });

  test('CAN-R.38 CAN-R.78 on an assault: nothing happens, the ability stays used; Charge and Feint do not help', () => {
    for (const [face, slot] of [
      ['RA/05', 0],
      ['RA/28', 1],
    ] as const) {
      const scene = given({ A: { hunt: [face] }, B: { hunt: ['RE/30'], meat: 4 } }).when(
        uses('A', face, slot),
        chooses('B', 'use:RE/30:0'),
      );
      scene.shows(() => {
        expect(scene.creature('A', face)).toMatchObject({ stunned: true });
        expect(scene.creature('A', face).spent[slot]).toBe(true);
        expect(scene.damage('B', 'RE/30')).toBe(0);
        expect(scene.asked).toBe('A mainAction');
      });
    }
    const charge = given({ A: { hunt: ['DO/35'] }, B: { hunt: ['RE/30'], meat: 4 } }).when(
      uses('A', 'DO/35', 0),
      passes('B'),
    );
    const feint = given({ A: { hunt: ['RA/28'] }, B: { hunt: ['RE/30'], meat: 4 } }).when(
      uses('A', 'RA/28', 0),
      passes('B'),
    );
    const leap = given({
      A: { covert: ['CA/06'] },
      B: { hunt: ['DO/34', 'RE/30'], meat: 4 },
    }).when(uses('A', 'CA/06', 1, 'DO/34'));
    for (const scene of [charge, feint, leap]) {
      expect(scene.options('B').slice(0, 3)).toEqual(['pass', 'use:RE/30:0', 'passTurn']);
    }
    // A Leap silences its target.
    const silenced = given({ A: { covert: ['CA/06'] }, B: { hunt: ['RE/30'], meat: 4 } }).when(
      uses('A', 'CA/06', 1),
    );
    expect([silenced.asked, silenced.happened('windowPassed')]).toEqual(['A mainAction', []]);
  });
});

describe('Swap', () => {
  test('CAN-17.8 CAN-R.40 CAN-R.41 S20 another creature moves there and fights; no dodge any more', () => {
    const scene = given({
      A: { hunt: ['DO/03'] },
      B: { hunt: ['CA/06'], covert: ['CA/01', 'CA/08 stunned'], meat: 4 },
    }).when(attacks('A', 'DO/03', 'CA/06'), chooses('B', 'use:CA/06:0'));
    expect(scene.options('B')).toEqual(['CA/01', 'CA/08']);
    scene.when(chooses('B', 'CA/01'));
    expect(scene.asked).not.toBe('B defend');
    scene.when(allPass).shows(() => {
      expect(scene.zone('B', 'hunt')).toEqual(['CA/06', 'CA/01']);
      expect(scene.lives('A', 'DO/03')).toBe(false);
      expect([scene.damage('B', 'CA/01'), scene.damage('B', 'CA/06')]).toEqual([4, 0]);
    });
  });

  test('CAN-R.40 a Tracker swapped in is lost', () => {
    given({
      A: { hunt: ['DO/20'] },
      B: { hunt: ['CA/06'], covert: ['CA/08'] },
    })
      .when(attacks('A', 'DO/20', 'CA/06'), chooses('B', 'use:CA/06:0'), allPass)
      .shows((scene) => expect(scene.creature('B', 'CA/08').spent).toEqual([true]));
  });

  test('CAN-R.40 a Leap silences its target only, not a creature swapped in', () => {
    const scene = given({
      A: { covert: ['CA/06'] },
      B: { hunt: ['RA/10'], covert: ['CA/22', 'RA/32'], meat: 4 },
    }).when(uses('A', 'CA/06', 1));
    expect(scene.options('B')).toEqual(['pass', 'use:CA/22:0']);
    scene.when(chooses('B', 'use:CA/22:0'), chooses('B', 'RA/32'));
    expect(scene.options('B')).toEqual(['pass', 'passTurn', 'ability:RA/32:0']);
  });

  test('CAN-R.39 CAN-14.7 a Sacrifice hits the creature swapped in', () => {
    const scene = given({
      A: { hunt: ['CA/07'] },
      B: { hunt: ['CA/06'], covert: ['CA/01'], meat: 4 },
    }).when(uses('A', 'CA/07', 0), chooses('B', 'use:CA/06:0'));
    expect([scene.damage('B', 'CA/06'), scene.damage('B', 'CA/01')]).toEqual([1, 1]);
    expect(scene.asked).toBe('B defend');
    expect(scene.open.combat?.target).toBe(scene.creature('B', 'CA/01').id);
  });

  test('CAN-R.39 on an assault the effect stays on the original, the new one fights, its owner may dodge', () => {
    const scene = given({
      A: { hunt: ['RA/05'] },
      B: { hunt: ['CA/06 d1'], covert: ['CA/01'], meat: 4 },
    }).when(uses('A', 'RA/05', 0), chooses('B', 'use:CA/06:0'));
    expect(scene.lives('B', 'CA/06')).toBe(false);
    expect(scene.zone('B', 'hunt')).toEqual(['CA/01']);
    expect(scene.options('B')).toContain('dodge');
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'CA/01')).toBe(4);
      expect(scene.lives('A', 'RA/05')).toBe(false);
    });
  });

  test('CAN-R.76 CAN-R.46 swapped into Covert, Proliferation comes after the combat; a Leap never', () => {
    const scene = given({
      A: { hunt: ['CA/24 spent0 spent1'] },
      B: {
        hunt: ['RA/27 stunned spent1', 'CA/03 stunned'],
        covert: ['CA/06'],
        discard: ['RA/10'],
        faction: 'RA',
      },
    }).when(attacks('A', 'CA/24', 'CA/06'), chooses('B', 'use:CA/06:0'));
    scene.when(chooses('B', 'RA/27'));
    // Stunned, it has nothing to say.
    expect([scene.zone('B', 'covert'), scene.asked]).toEqual([['RA/27', 'CA/06'], 'A mainAction']);
    const alert = given({
      A: { hunt: ['CA/24'] },
      B: { hunt: ['RA/33'], covert: ['CA/06'], discard: ['RA/10'], faction: 'RA' },
    }).when(attacks('A', 'CA/24', 'CA/06'), chooses('B', 'use:CA/06:0'));
    expect(alert.damage('B', 'RA/33')).toBe(2);
    expect(alert.asked).toBe('B enterTrigger');
    const cat = given({
      A: { hunt: ['DO/24', 'DO/34'], hand: ['DO/05'], meat: 1 },
      B: { hunt: ['CA/06'], covert: ['CA/03'], meat: 0 },
    }).when(attacks('A', 'DO/24', 'CA/06'), chooses('B', 'use:CA/06:0'));
    expect([cat.zone('B', 'hunt'), cat.asked]).toEqual([['CA/06', 'CA/03'], 'A mainAction']);
  });

  test('CAN-R.36 a Swap answers creatures only', () => {
    const scene = given({
      A: { hand: ['RA/36'] },
      B: { hunt: ['CA/06', 'CA/05'], meat: 4 },
    }).when(playsAction('A', 'RA/36'), chooses('A', 'CA/06'));
    expect(scene.options('B')).toEqual(['pass', 'dodge']);
  });
});
