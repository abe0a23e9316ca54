import { describe, expect, test } from 'vitest';
import { allPass, allPassTo, attacks, chooses, given, passes, uses } from '../testing/given.ts';

describe('Bullseye', () => {
  test('CAN-17.1 CAN-21.7 CAN-R.42 CAN-24.5 S26 on an assault the window stays open, and the original pair fights', () => {
    const scene = given({
      A: { hunt: ['RE/06'] },
      B: { hunt: ['DO/02'], covert: ['DO/21', 'DO/31'], meat: 4 },
    }).when(uses('A', 'RE/06', 0), chooses('B', 'use:DO/21:0'));
    // The other one has nothing to draw any more (CAN-R.43).
    expect(scene.options('B')).toEqual(['pass', 'dodge']);
    scene.when(passes('B'));
    expect(scene.lives('B', 'DO/21')).toBe(false);
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'DO/02')).toBe(4);
      expect(scene.lives('A', 'RE/06')).toBe(false);
    });
  });

  test('CAN-21.5 CAN-R.42 on a dodged assault a Bullseye is hit all the same; Armour has nothing to prevent', () => {
    given({ A: { hunt: ['RE/06'] }, B: { hunt: ['DO/30'], covert: ['DO/21'], meat: 4 } })
      .when(uses('A', 'RE/06', 0), chooses('B', 'use:DO/21:0'), chooses('B', 'dodge'))
      .shows((scene) => expect(scene.lives('B', 'DO/21')).toBe(false));
    const scene = given({ A: { hunt: ['RE/06'] }, B: { hunt: ['DO/10'], meat: 4 } }).when(
      uses('A', 'RE/06', 0),
      chooses('B', 'dodge'),
    );
    expect(scene.asked).toBe('B defend');
    expect(scene.damage('B', 'DO/10')).toBe(0);
  });

  test('CAN-17.10 CAN-R.42 a netted assault harms not even the Bullseye that has drawn it', () => {
    given({
      A: { hunt: ['RE/06'] },
      B: { hunt: ['DO/02', 'RE/30'], covert: ['DO/21'], meat: 4 },
    })
      .when(uses('A', 'RE/06', 0, 'DO/02'), chooses('B', 'use:DO/21:0'))
      .when(chooses('B', 'use:RE/30:0'))
      .shows((scene) => {
        expect([scene.damage('B', 'DO/21'), scene.damage('B', 'DO/02')]).toEqual([0, 0]);
        expect(scene.asked).toBe('A mainAction');
      });
  });

  test('CAN-23.5 CAN-R.43 the whole of a split shot, once; in a combat at its end', () => {
    const scene = given({
      A: { covert: ['RE/03'] },
      B: { hunt: ['CA/05', 'DO/31'], covert: ['DO/21'] },
    }).when(uses('A', 'RE/03', 1), chooses('A', 'CA/05', 'CA/05', 'CA/05'));
    expect(scene.asked).toBe('B bullseye');
    expect(scene.question('B').reaction).toBe(true);
    expect(scene.options('B')).toEqual(['pass', 'use:DO/31:0', 'use:DO/21:0']);
    scene.when(chooses('B', 'use:DO/31:0'), allPass).shows(() => {
      expect([scene.damage('B', 'DO/31'), scene.damage('B', 'CA/05')]).toEqual([3, 0]);
    });
    const fight = given({
      A: { hunt: ['RE/27'] },
      B: { hunt: ['CA/05'], covert: ['DO/31'] },
    }).when(attacks('A', 'RE/27', 'CA/05'), allPassTo('A tactical'), uses('A', 'RE/27', 0));
    fight.when(chooses('A', 'CA/05', 'DO/31'), chooses('B', 'use:DO/31:0'), allPass);
    expect(fight.damage('B', 'DO/31')).toBe(2);
  });

  test('CAN-17.1 only direct damage is drawn by a Bullseye', () => {
    const scene = given({
      A: { hunt: ['RA/05'] },
      B: { hunt: ['DO/34'], covert: ['DO/21'], meat: 2 },
    }).when(uses('A', 'RA/05', 0));
    expect(scene.options('B')).toEqual(['pass', 'dodge']);
  });

  test('CAN-R.24 an Action’s Bullseye is for any own creature, stunned ones too', () => {
    const scene = given({
      options: { decks: 'custom', askAlways: 'on' },
      A: { covert: ['RE/04'] },
      B: { hunt: ['DO/30'], covert: ['DO/34 stunned'], hand: ['DO/42'] },
    }).when(uses('A', 'RE/04', 0), chooses('B', 'reveal:DO/42:0'), chooses('B', 'DO/34'));
    scene.when(allPass).shows(() => expect(scene.damage('B', 'DO/34')).toBe(2));
  });
});

describe('Armour', () => {
  test('CAN-17.2 CAN-21.2 S25 used against 1 damage Armour 2 is spent', () => {
    given({ A: { hunt: ['RE/30'] }, B: { hunt: ['DO/10'] } })
      .when(uses('A', 'RE/30', 1), chooses('B', 'use:DO/10:0'))
      .shows((scene) => {
        expect(scene.damage('B', 'DO/10')).toBe(0);
        expect(scene.creature('B', 'DO/10').spent).toEqual([true]);
      });
  });

  test('CAN-17.2 CAN-R.75 Armour is for the creature that is hit, while there is damage to prevent', () => {
    const other = given({ A: { hunt: ['RE/30'] }, B: { hunt: ['DO/34'], covert: ['DO/10'] } }).when(
      uses('A', 'RE/30', 1, 'DO/34'),
    );
    expect([other.asked, other.damage('B', 'DO/34')]).toEqual(['A mainAction', 1]);
    const enough = given({
      options: { askAlways: 'on' },
      A: { hunt: ['RE/30'] },
      B: { hunt: ['DO/10'], hand: ['DO/40'] },
    }).when(uses('A', 'RE/30', 1), passes('B'), chooses('B', 'use:DO/10:0'));
    expect([enough.asked, enough.hand('B')]).toEqual(['A mainAction', ['DO/40']]);
  });

  test('CAN-R.75 several Armours, one after another, while damage is left', () => {
    const scene = given({
      options: { decks: 'custom', askAlways: 'on' },
      A: { covert: ['RE/04'], hunt: ['CA/34'] },
      B: { hunt: ['DO/10'], hand: ['DO/40', 'DO/40'] },
    }).when(attacks('A', 'CA/34', 'DO/10'), allPassTo('B armour'));
    scene.when(chooses('B', 'use:DO/10:0'), chooses('B', 'reveal:DO/40:0'));
    expect(scene.asked).toBe('B armour');
    scene.when(chooses('B', 'reveal:DO/40:0'));
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'DO/10')).toBe(0);
      expect(scene.discard('B')).toEqual(['DO/40', 'DO/40']);
    });
  });

  test('CAN-21.4 an assault’s damage is prevented by triggered abilities only', () => {
    const scene = given({ A: { hunt: ['RA/25'] }, B: { hunt: ['DO/26'], meat: 4 } }).when(
      uses('A', 'RA/25', 0),
    );
    expect(scene.options('B')).toEqual(['pass', 'dodge']);
    scene.when(passes('B'));
    expect(scene.lives('B', 'DO/26')).toBe(false);
  });

  test('CAN-23.7 the attacking camp’s Armour is offered first', () => {
    const scene = given({ A: { hunt: ['DO/10'] }, B: { hunt: ['DO/10'], meat: 0 } }).when(
      attacks('A', 'DO/10', 'DO/10'),
    );
    expect(scene.asked).toBe('A armour');
    expect(scene.question('A').facts).toMatchObject({ combat: 4, direct: 0 });
    scene.when(passes('A'));
    expect(scene.asked).toBe('B armour');
  });
});
