import { describe, expect, test } from 'vitest';
import { allPass, allPassTo, chooses, given, passes, playsAction, uses } from '../testing/given.ts';

describe('assault', () => {
  test('CAN-14.1 CAN-12.3 CAN-12.4 Single Shot X, then a combat with the same target', () => {
    given({ A: { hunt: ['RE/06'] }, B: { hunt: ['DO/34', 'DO/30'] } })
      .when(uses('A', 'RE/06', 0, 'DO/34'), allPass)
      .shows((scene) => {
        expect(scene.meat('A')).toBe(3);
        expect(scene.lives('B', 'DO/34')).toBe(false);
        expect(scene.lives('A', 'RE/06')).toBe(false);
        expect(scene.damage('B', 'DO/30')).toBe(0);
        expect(scene.happened('damageDealt')[0]).toMatchObject({ combat: 0, direct: 2 });
      });
  });

  test('CAN-14.2 CAN-R.48 S15 Stab meets Armour, which is spent before the combat', () => {
    given({ A: { hunt: ['RA/05'] }, B: { hunt: ['DO/10'] } })
      .when(uses('A', 'RA/05', 0), passes('B'), chooses('B', 'use:DO/10:0'))
      .when((scene) => {
        expect(scene.damage('B', 'DO/10')).toBe(1);
        expect(scene.happened('damageDealt')).toMatchObject([{ combat: 1, direct: 0 }]);
      })
      .when(allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'DO/10')).toBe(false);
        expect(scene.lives('A', 'RA/05')).toBe(false);
      });
  });

  test('CAN-12.5 S17 a target killed by the assault is not fought', () => {
    given({ A: { hunt: ['RA/05'] }, B: { hunt: ['CA/27'] } })
      .when(uses('A', 'RA/05', 0), allPass)
      .shows((scene) => expect(scene.damage('A', 'RA/05')).toBe(0));
  });

  test('CAN-14.3 CAN-11.8 Shield X protects the attacker in the combat', () => {
    given({ A: { hunt: ['DO/28'] }, B: { hunt: ['CA/05'] } })
      .when(uses('A', 'DO/28', 0), allPass)
      .shows((scene) => {
        expect([scene.damage('A', 'DO/28'), scene.damage('B', 'CA/05')]).toEqual([2, 3]);
      });
  });

  test('CAN-14.4 CAN-21.3 Net stuns the target: it neither dodges nor hits back', () => {
    const scene = given({ A: { hunt: ['CA/10'] }, B: { hunt: ['DO/34'], meat: 4 } }).when(
      uses('A', 'CA/10', 0),
      passes('B'),
    );
    expect(scene.asked).toBe('A mainAction');
    scene.shows(() => {
      expect([scene.damage('A', 'CA/10'), scene.damage('B', 'DO/34')]).toEqual([0, 4]);
    });
  });

  test('CAN-14.5 CAN-14.6 CAN-R.44 CAN-23.7 S21 Charge: no dodge, the excess is spread by the attacked player', () => {
    const scene = given({
      A: { hunt: ['DO/03'] },
      B: { hunt: ['RA/27 d2', 'RA/10', 'RA/05', 'RA/24'], covert: ['RA/33'] },
    }).when(uses('A', 'DO/03', 0, 'RA/27'), passes('B'));
    expect(scene.asked).toBe('A tactical');
    scene.when(uses('A', 'DO/03', 1), allPassTo('B chargeSplit'));
    const question = scene.question('B');
    expect(question).toMatchObject({ shape: 'split', total: 3 });
    // A Tracker is spared, Covert is another zone; nobody takes more than its life.
    expect(scene.options('B')).toEqual(['RA/10', 'RA/05']);
    scene.when(chooses('B', 'RA/10', 'RA/05', 'RA/05'), allPass).shows(() => {
      expect(scene.lives('B', 'RA/27')).toBe(false);
      expect([scene.damage('B', 'RA/10'), scene.damage('B', 'RA/05')]).toEqual([1, 2]);
      expect(scene.damage('B', 'RA/33')).toBe(0);
    });
  });

  test('CAN-21.8 S22 Feint against a Charge: the excess spreads all the same', () => {
    const scene = given({
      A: { hunt: ['DO/35'] },
      B: { hunt: ['RA/14', 'RA/05'] },
    }).when(uses('A', 'DO/35', 0, 'RA/14'), passes('B'), uses('B', 'RA/14', 0));
    scene.when(allPass).shows(() => {
      expect([scene.damage('B', 'RA/14'), scene.damage('B', 'RA/05')]).toEqual([0, 2]);
      const faces = Object.fromEntries(
        scene.open.creatures
          .filter(({ face }) => face === 'RA/05')
          .map(({ id, face }) => [id, face]),
      );
      expect(scene.happened('chargeSplit')[0]).toMatchObject({ lost: 0, faces });
    });
  });

  test('CAN-14.6 CAN-11.8 CAN-R.44 a Charge gives its target as much as it can bear; damage that fits nowhere is lost', () => {
    // 5 against 3: two go on, of three a Shield prevents two.
    given({ A: { hunt: ['DO/35'] }, B: { hunt: ['RA/30', 'RA/05'] } })
      .when(uses('A', 'DO/35', 0, 'RA/30'), passes('B'), uses('B', 'RA/30', 0))
      .when(allPass)
      .shows((scene) => {
        expect([scene.damage('B', 'RA/30'), scene.damage('B', 'RA/05')]).toEqual([1, 2]);
      });
    given({ A: { hunt: ['DO/35'] }, B: { hunt: ['RA/10', 'RA/35'] } })
      .when(uses('A', 'DO/35', 0, 'RA/10'), allPass)
      .shows((scene) => {
        const { id } = scene.open.players[1]?.discard.find(({ face }) => face === 'RA/35') ?? {};
        expect(scene.happened('chargeSplit')[0]).toMatchObject({
          parts: [{ creature: id, amount: 1 }],
          lost: 2,
        });
      });
    // Just enough room for all of it: nothing is left to decide.
    const full = given({
      A: { hunt: ['DO/35'] },
      B: { hunt: ['RA/10', 'RA/35', 'RA/25'], meat: 0 },
    }).when(uses('A', 'DO/35', 0, 'RA/10'));
    expect([full.asked, full.zone('B', 'hunt')]).toEqual(['A mainAction', []]);
  });

  test('CAN-14.7 CAN-R.26 S31 Sacrifice: everybody in the zone but Trackers, and the source', () => {
    given({
      A: { hunt: ['CA/07 d3'] },
      B: { hunt: ['RA/05', 'RA/34 stunned', 'RA/24'], covert: ['RA/27'] },
    })
      .when(uses('A', 'CA/07', 0, 'RA/05'), allPass)
      .shows((scene) => {
        expect(scene.lives('A', 'CA/07')).toBe(false);
        expect([scene.damage('B', 'RA/05'), scene.damage('B', 'RA/34')]).toEqual([1, 1]);
        expect([scene.damage('B', 'RA/24'), scene.damage('B', 'RA/27')]).toEqual([0, 0]);
        expect(scene.happened('combatDeclared')).toEqual([]);
        for (const blow of scene.happened('damageDealt')) {
          expect(blow).toMatchObject({ combat: 1, direct: 0 });
        }
      });
  });

  test('CAN-R.57 a dodged Sacrifice does nothing at all', () => {
    given({ A: { hunt: ['CA/07'] }, B: { hunt: ['RA/05', 'RA/34'] } })
      .when(uses('A', 'CA/07', 0, 'RA/05'), chooses('B', 'dodge'))
      .when(chooses('B', 'dodge'))
      .shows((scene) => {
        expect(scene.happened('damageDealt')).toEqual([]);
        expect(scene.damage('A', 'CA/07')).toBe(0);
      });
  });

  test('CAN-14.8 S24 Feint: no dodge, no combat damage to the attacker; shots still hurt', () => {
    const scene = given({
      A: { hunt: ['RA/28'] },
      B: { hunt: ['DO/34'], covert: ['DO/07'] },
    }).when(uses('A', 'RA/28', 0), passes('B'));
    expect(scene.asked).toBe('B tactical');
    scene.when(uses('B', 'DO/07', 0), allPass).shows(() => {
      expect(scene.lives('A', 'RA/28')).toBe(false);
      expect(scene.damage('B', 'DO/34')).toBe(3);
    });
    given({ A: { hunt: ['RA/28'] }, B: { hunt: ['DO/34'] } })
      .when(uses('A', 'RA/28', 0), allPass)
      .shows((each) => {
        expect([each.damage('A', 'RA/28'), each.damage('B', 'DO/34')]).toEqual([0, 3]);
      });
  });

  test('CAN-12.6 CAN-R.20 CAN-R.36 S18 an Action’s assault is dodgeable and starts no combat', () => {
    const scene = given({ A: { hand: ['RA/36'] }, B: { hunt: ['RE/30'], meat: 4 } }).when(
      playsAction('A', 'RA/36'),
    );
    // Its Net has nobody to catch.
    expect(scene.options('B')).toEqual(['pass', 'dodge']);
    scene.when(passes('B')).shows(() => {
      expect(scene.damage('B', 'RE/30')).toBe(2);
      expect(scene.happened('combatDeclared')).toEqual([]);
    });
  });

  test('CAN-R.25 CAN-12.12 an assault without target is not offered', () => {
    const scene = given({ A: { hunt: ['RA/05'], hand: ['RA/36'] } });
    expect(scene.options('A').filter((each) => /ability|action/.test(each))).toEqual([]);
  });
});
