import { describe, expect, test } from 'vitest';
import {
  allPass,
  allPassTo,
  attacks,
  chooses,
  drawsFromMain,
  given,
  passes,
  playsAction,
  uses,
} from '../testing/given.ts';

describe('covert', () => {
  test('CAN-13.1 Single Shot 1, from Covert at the enemy Hunt, and nowhere else', () => {
    const scene = given({
      A: { covert: ['RA/07'] },
      B: { hunt: ['CA/05', 'CA/07'], covert: ['CA/10'] },
    });
    const shots = scene.options('A').filter((words) => words.startsWith('ability:RA/07:1'));
    expect(shots).toEqual(['ability:RA/07:1:CA/05', 'ability:RA/07:1:CA/07']);
    scene.when(uses('A', 'RA/07', 1, 'CA/07')).shows(() => {
      expect([scene.damage('B', 'CA/07'), scene.damage('B', 'CA/05')]).toEqual([1, 0]);
    });
    const hunt = given({ A: { hunt: ['RA/07'] }, B: { hunt: ['CA/05'] } });
    expect(hunt.options('A')).not.toContain('ability:RA/07:1');
  });

  test('CAN-13.2 CAN-R.22 Scatter Shots share all X, each target at least one', () => {
    const scene = given({
      A: { covert: ['RE/03'] },
      B: { hunt: ['CA/05', 'CA/23'] },
    }).when(uses('A', 'RE/03', 1));
    expect(scene.question('A')).toMatchObject({ shape: 'split', total: 3 });
    scene.when(chooses('A', 'CA/23', 'CA/23', 'CA/23'), allPass).shows(() => {
      expect(scene.lives('B', 'CA/23')).toBe(false);
      expect(scene.damage('B', 'CA/05')).toBe(0);
    });
    // A single target takes it all.
    given({ A: { covert: ['RE/03'] }, B: { hunt: ['CA/34'] } })
      .when(uses('A', 'RE/03', 1), allPass)
      .shows((each) => expect(each.damage('B', 'CA/34')).toBe(3));
  });

  test('CAN-13.3 CAN-12.2 Single Shot X, never in a combat, never dodged', () => {
    const scene = given({ A: { covert: ['RE/04'], hunt: ['RE/10'] }, B: { hunt: ['CA/05'] } }).when(
      uses('A', 'RE/04', 0),
    );
    scene.shows(() => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.damage('B', 'CA/05')).toBe(2);
    });
    const fight = given({ A: { covert: ['RE/04'], hunt: ['DO/32'] }, B: { hunt: ['CA/05'] } }).when(
      attacks('A', 'DO/32', 'CA/05'),
      allPassTo('A tactical'),
    );
    expect(fight.options('A')).toEqual(['pass', 'passCombat', 'ability:DO/32:1']);
  });

  test('CAN-13.4 Support draws X and gains X meat', () => {
    given({ A: { covert: ['RE/19'] } })
      .when(uses('A', 'RE/19', 0), drawsFromMain)
      .shows((scene) => expect([scene.hand('A').length, scene.meat('A')]).toEqual([3, 6]));
  });

  test('CAN-13.5 CAN-R.8 Rat Proliferation returns a small Rat to the Reinforcements', () => {
    const scene = given({
      A: {
        covert: ['RA/19 spent1'],
        discard: ['RA/05', 'RA/10', 'CA/23', 'RA/09', 'RA/06', 'RA/11'],
      },
    }).when(uses('A', 'RA/19', 0));
    // CA/23 is no Rat, RA/06 is worth 7, RA/11 is no creature.
    expect(scene.options('A')).toEqual(['RA/10', 'RA/09']);
    scene.when(chooses('A', 'RA/09')).shows(() => {
      expect(scene.reinforcement('A')).toEqual(['RA/10', 'RA/09']);
      expect(scene.discard('A')).toEqual(['RA/05', 'RA/10', 'CA/23', 'RA/06', 'RA/11']);
      expect(scene.player('A').shown).toEqual(['RA/09']);
    });
  });

  test('CAN-13.6 CAN-R.31 CAN-R.55 Recharge resets another used ability, no Tracker, no meat', () => {
    const scene = given({
      A: {
        covert: ['RE/23'],
        hunt: ['RE/06 spent0', 'RE/30 spent0', 'RE/01 spent1', 'CA/08 spent0'],
      },
    }).when(uses('A', 'RE/23', 0));
    expect(scene.options('A')).toEqual(['RE/06:0', 'RE/30:0', 'RE/01:1']);
    scene.when(chooses('A', 'RE/06:0')).shows(() => {
      expect(scene.creature('A', 'RE/06').spent).toEqual([false]);
      expect(scene.creature('A', 'RE/23').spent).toEqual([true]);
      expect(scene.meat('A')).toBe(3);
    });
    const fresh = given({ A: { covert: ['RE/23'], hunt: ['RE/06'] } });
    expect(fresh.options('A')).not.toContain('ability:RE/23:0');
  });

  test('CAN-13.7 CAN-R.21 Net stuns an enemy within range', () => {
    given({ A: { covert: ['RE/26'] }, B: { hunt: ['CA/05'], covert: ['CA/10'] } })
      .when(uses('A', 'RE/26', 0))
      .shows((scene) => {
        expect(scene.creature('B', 'CA/05').stunned).toBe(true);
        expect(scene.creature('B', 'CA/10').stunned).toBe(false);
      });
  });

  test('CAN-13.8 CAN-R.46 S29 Feline Leap: out of Covert into a combat without dodge, the target silenced', () => {
    const scene = given({
      A: { covert: ['CA/06'] },
      B: { hunt: ['DO/10'], covert: ['DO/20', 'DO/03'] },
    }).when(uses('A', 'CA/06', 1));
    expect(scene.asked).toBe('B tactical');
    // Extra Damage is for fighters; Loyalty stands in.
    expect(scene.options('B')).toEqual(['pass', 'passTurn', 'ability:DO/20:0']);
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'DO/10')).toBe(3);
      expect(scene.lives('A', 'CA/06')).toBe(false);
      expect(scene.happened('triggerUsed')).toEqual([]);
    });
  });

  test('CAN-R.46 a creature that leaps out of Covert does not leap again on entering Hunt', () => {
    // Nobody can answer: neither has meat for it.
    given({
      A: { covert: ['CA/03'], hand: ['CA/36', 'CA/05'], meat: 1 },
      B: { hunt: ['RA/10'], covert: ['RA/05'], meat: 0 },
    })
      .when(playsAction('A', 'CA/36'))
      .shows((scene) => {
        expect(scene.zone('A', 'hunt')).toEqual(['CA/03']);
        expect([scene.asked, scene.lives('B', 'RA/10')]).toEqual(['A mainAction', false]);
      });
  });

  test('CAN-R.54 CAN-R.24 a Leap without target is a move; an Action’s is for a creature standing in Covert', () => {
    given({ A: { covert: ['CA/05'] } })
      .when(uses('A', 'CA/05', 0))
      .shows((scene) => expect(scene.zone('A', 'hunt')).toEqual(['CA/05']));
    const scene = given({
      A: { covert: ['CA/07', 'CA/10 stunned', 'CA/02'], hand: ['CA/36'] },
      B: { hunt: ['RA/10'] },
    }).when(playsAction('A', 'CA/36'));
    expect(scene.options('A')).toEqual(['CA/07', 'CA/02']);
    scene.when(chooses('A', 'CA/07'), allPass).shows(() => {
      expect(scene.zone('A', 'hunt')).toEqual(['CA/07']);
      expect(scene.lives('B', 'RA/10')).toBe(false);
    });
    const nobody = given({ A: { hunt: ['CA/07'], hand: ['CA/36'] }, B: { hunt: ['RA/10'] } });
    expect(nobody.options('A')).not.toContain('action:CA/36');
  });

  test('CAN-13.9 CAN-R.52 S43 Summon the Alpha shows a Creature of value 8 or more, or says there is none', () => {
    const main = ['DO/11', 'DO/27', 'DO/26', 'DO/12'];
    const scene = given({ A: { covert: ['DO/08'], main } }).when(uses('A', 'DO/08', 0));
    // DO/27 is worth 8, DO/26 is worth 7.
    expect(scene.options('A')).toEqual(['DO/27']);
    scene.when(chooses('A', 'DO/27')).shows(() => {
      expect(scene.reinforcement('A')).toContain('DO/27');
      expect(scene.happened('searched')[0]?.card?.face).toBe('DO/27');
      expect(scene.main('A').sort()).toEqual(['DO/11', 'DO/12', 'DO/26']);
      expect(scene.player('A').shown).toEqual(['DO/27']);
    });
    const none = given({ A: { covert: ['DO/08'], main: ['DO/11', 'DO/09', 'DO/12'] } }).when(
      uses('A', 'DO/08', 0),
    );
    expect(none.happened('searched')).toMatchObject([{ found: false }]);
    expect(none.asked).toBe('A mainAction');
    // Shuffled all the same.
    expect(none.main('A')).not.toEqual(['DO/11', 'DO/09', 'DO/12']);
  });

  test('CAN-13.10 CAN-R.23 Harpoon drags a survivor out of Covert, at any range', () => {
    given({ A: { covert: ['RE/22'] }, B: { covert: ['CA/05'] } })
      .when(uses('A', 'RE/22', 0))
      .shows((scene) => {
        expect(scene.zone('B', 'hunt')).toEqual(['CA/05']);
        expect(scene.damage('B', 'CA/05')).toBe(1);
        expect(scene.happened('damageDealt')).toMatchObject([{ combat: 1, direct: 0 }]);
      });
    given({ A: { covert: ['RE/22'] }, B: { covert: ['CA/23 d1'] } })
      .when(uses('A', 'RE/22', 0))
      .shows((scene) => {
        expect(scene.happened('moved')).toEqual([]);
        expect(scene.discard('B')).toEqual(['CA/23']);
      });
    // A cat that stands in Hunt does not enter it, and a stunned cat does not leap.
    for (const side of [{ hunt: ['CA/03'] }, { covert: ['CA/03 stunned'] }]) {
      given({ A: { covert: ['RE/22'], hunt: ['RE/07'] }, B: side })
        .when(uses('A', 'RE/22', 0))
        .shows((scene) => {
          expect([scene.asked, scene.damage('B', 'CA/03')]).toEqual(['A mainAction', 1]);
          expect(scene.zone('B', 'hunt')).toEqual(['CA/03']);
        });
    }
  });

  test('CAN-R.46 CAN-R.80 CAN-R.47 S32 harpooned into Hunt, a cat may leap in the opponent’s turn', () => {
    const scene = given({
      A: { covert: ['RE/08'], hunt: ['RE/07'], meat: 4 },
      B: { covert: ['CA/03'] },
    }).when(uses('A', 'RE/08', 0));
    expect(scene.asked).toBe('B enterTrigger');
    scene.when(chooses('B', 'use:CA/03:0'));
    expect([scene.asked, scene.open.combat?.initiator]).toEqual(['A defend', 1]);
    // B, the initiator, has nothing to use and passes first.
    expect(scene.options('A')).toEqual(expect.arrayContaining(['dodge', 'ability:RE/07:0']));
    scene.when(allPass).shows(() => {
      expect(scene.lives('B', 'CA/03')).toBe(false);
      expect(scene.lives('A', 'RE/07')).toBe(false);
    });
    const queen = given({
      options: { askAlways: 'on' },
      A: { covert: ['RE/08', 'DO/20'], hunt: ['DO/10'], meat: 2 },
      B: { covert: ['CA/01'], hand: ['DO/40'] },
    }).when(uses('A', 'RE/08', 0), passes('B'), chooses('B', 'use:CA/01:0'));
    // The initiator's camp comes first: in the tactical window, and with its Armour.
    expect(queen.asked).toBe('B tactical');
    queen.when(passes('B'));
    expect(queen.asked).toBe('A tactical');
    queen.when(passes('A'));
    expect(queen.asked).toBe('B armour');
  });
});
