import { describe, expect, test } from 'vitest';
import {
  allPass,
  attacks,
  chooses,
  drawsFromMain,
  ends,
  given,
  passes,
  plays,
  playsAction,
  uses,
} from '../testing.ts';

describe('covert', () => {
  test('CAN-13.1 Single Shot 1, from Covert at the enemy Hunt, and nowhere else', () => {
    const scene = given({
      A: { covert: ['RA/07'] },
      B: { hunt: ['CA/05', 'CA/07'], covert: ['CA/10'] },
    }).when(uses('A', 'RA/07', 1));
    expect(scene.options('A')).toEqual(['CA/05', 'CA/07']);
    scene.when(chooses('A', 'CA/07')).shows(() => {
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
  });

  test('CAN-13.3 CAN-12.2 Single Shot X, never in a combat, never dodged', () => {
    const scene = given({ A: { covert: ['RE/04'], hunt: ['RE/10'] }, B: { hunt: ['CA/05'] } }).when(
      uses('A', 'RE/04', 0),
    );
    scene.shows(() => {
      expect(scene.asked).toBe('A mainAction');
      expect(scene.damage('B', 'CA/05')).toBe(2);
    });
    const fight = given({ A: { covert: ['RE/04'], hunt: ['RE/11'] }, B: { hunt: ['CA/05'] } }).when(
      attacks('A', 'RE/11', 'CA/05'),
      allPassTo('A tactical'),
    );
    expect(fight.options('A')).toEqual(['pass', 'ability:RE/11:1']);
  });

  test('CAN-13.4 Support draws X and gains X meat', () => {
    given({ A: { covert: ['RE/19'] } })
      .when(uses('A', 'RE/19', 0), drawsFromMain)
      .shows((scene) => expect([scene.hand('A').length, scene.meat('A')]).toEqual([3, 6]));
  });

  test('CAN-13.5 CAN-R.8 Rat Proliferation returns a small Rat to the Reinforcements', () => {
    const scene = given({
      A: { covert: ['RA/19 spent1'], discard: ['RA/05', 'RA/10', 'RA/09', 'RA/11'] },
    }).when(uses('A', 'RA/19', 0));
    expect(scene.options('A')).toEqual(['RA/10', 'RA/09']);
    scene.when(chooses('A', 'RA/09')).shows(() => {
      expect(scene.reinforcement('A')).toEqual(['RA/10', 'RA/09']);
      expect(scene.discard('A')).toEqual(['RA/05', 'RA/10', 'RA/11']);
      expect(scene.player('A').shown).toEqual(['RA/09']);
    });
  });

  test('CAN-13.6 CAN-R.31 CAN-R.55 Recharge resets another used ability, no Tracker, no meat', () => {
    const scene = given({
      A: { covert: ['RE/23'], hunt: ['RE/06 spent0', 'RE/09 spent0', 'CA/08 spent0'] },
    }).when(uses('A', 'RE/23', 0));
    expect(scene.options('A')).toEqual(['RE/06:0', 'RE/09:0']);
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
      A: { covert: ['CA/09'] },
      B: { hunt: ['DO/10'], covert: ['DO/05'] },
    }).when(uses('A', 'CA/09', 1));
    expect(scene.asked).toBe('B tactical');
    // Extra Damage is for fighters; Loyalty stands in.
    expect(scene.options('B')).toEqual(['pass', 'ability:DO/05:0']);
    scene.when(allPass).shows(() => {
      expect(scene.damage('B', 'DO/10')).toBe(3);
      expect(scene.lives('A', 'CA/09')).toBe(false);
      expect(scene.happened('triggerUsed')).toEqual([]);
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
    const main = ['DO/11', 'DO/03', 'DO/09', 'DO/12'];
    const scene = given({ A: { covert: ['DO/08'], main } }).when(uses('A', 'DO/08', 0));
    expect(scene.options('A')).toEqual(['DO/03']);
    scene.when(chooses('A', 'DO/03')).shows(() => {
      expect(scene.reinforcement('A')).toContain('DO/03');
      expect(scene.happened('searched')[0]?.card?.face).toBe('DO/03');
      expect(scene.main('A').sort()).toEqual(['DO/09', 'DO/11', 'DO/12']);
      expect(scene.player('A').shown).toEqual(['DO/03']);
    });
    const none = given({ A: { covert: ['DO/08'], main: ['DO/11', 'DO/09'] } }).when(
      uses('A', 'DO/08', 0),
    );
    expect(none.happened('searched')).toMatchObject([{ found: false }]);
    expect(none.asked).toBe('A mainAction');
  });

  test('CAN-13.10 CAN-R.23 Harpoon drags a survivor out of Covert, at any range', () => {
    given({ A: { covert: ['RE/22'] }, B: { covert: ['CA/05'] } })
      .when(uses('A', 'RE/22', 0))
      .shows((scene) => {
        expect(scene.zone('B', 'hunt')).toEqual(['CA/05']);
        expect(scene.damage('B', 'CA/05')).toBe(1);
      });
    given({ A: { covert: ['RE/22'] }, B: { covert: ['CA/23 d1'] } })
      .when(uses('A', 'RE/22', 0))
      .shows((scene) => {
        expect(scene.happened('moved')).toEqual([]);
        expect(scene.discard('B')).toEqual(['CA/23']);
      });
  });

  test('CAN-R.46 CAN-R.80 CAN-R.47 S32 harpooned into Hunt, a cat may leap in the opponent’s turn', () => {
    const scene = given({
      A: { covert: ['RE/08'], hunt: ['RE/07'], meat: 4 },
      B: { covert: ['CA/03'] },
    }).when(uses('A', 'RE/08', 0));
    expect(scene.asked).toBe('B enterTrigger');
    scene.when(chooses('B', 'use:CA/03:0'));
    expect([scene.asked, scene.open.combat?.initiator]).toEqual(['A defend', 1]);
    expect(scene.options('A')).toContain('dodge');
    scene.when(passes('A'));
    // B, the initiator, has nothing to use and passes first.
    expect(scene.asked).toBe('A tactical');
    scene.when(allPass).shows(() => {
      expect(scene.lives('B', 'CA/03')).toBe(false);
      expect(scene.lives('A', 'RE/07')).toBe(false);
    });
  });
});

const allPassTo =
  (asked: string) =>
  (scene: ReturnType<typeof given>): void => {
    while (scene.asked !== asked) scene.answer(scene.asked.startsWith('A') ? 'A' : 'B', ['pass']);
  };

describe('assault', () => {
  test('CAN-14.1 CAN-12.3 CAN-12.4 Single Shot X, then a combat with the same target', () => {
    given({ A: { hunt: ['RE/06'] }, B: { hunt: ['DO/34', 'DO/04'] } })
      .when(uses('A', 'RE/06', 0), chooses('A', 'DO/34'), allPass)
      .shows((scene) => {
        expect(scene.meat('A')).toBe(3);
        expect(scene.lives('B', 'DO/34')).toBe(false);
        expect(scene.lives('A', 'RE/06')).toBe(false);
        expect(scene.damage('B', 'DO/04')).toBe(0);
      });
  });

  test('CAN-14.2 CAN-R.48 S15 Stab meets Armour, which is spent before the combat', () => {
    given({ A: { hunt: ['RA/05'] }, B: { hunt: ['DO/10'] } })
      .when(uses('A', 'RA/05', 0), passes('B'), chooses('B', 'use:DO/10:0'))
      .when((scene) => expect(scene.damage('B', 'DO/10')).toBe(1))
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
      A: { hunt: ['DO/06'] },
      B: { hunt: ['RA/09 d2', 'RA/10', 'RA/05', 'RA/24'], covert: ['RA/33'] },
    }).when(uses('A', 'DO/06', 0), chooses('A', 'RA/09'), passes('B'));
    expect(scene.asked).toBe('A tactical');
    scene.when(uses('A', 'DO/06', 1), allPassTo('B chargeSplit'));
    const question = scene.question('B');
    expect(question).toMatchObject({ shape: 'split', total: 2 });
    // A Tracker is spared, Covert is another zone; nobody takes more than its life.
    expect(scene.options('B')).toEqual(['RA/10', 'RA/05']);
    scene.when(chooses('B', 'RA/10', 'RA/05'), allPass).shows(() => {
      expect(scene.lives('B', 'RA/09')).toBe(false);
      expect([scene.damage('B', 'RA/10'), scene.damage('B', 'RA/05')]).toEqual([1, 1]);
      expect(scene.damage('B', 'RA/33')).toBe(0);
    });
  });

  test('CAN-21.8 S22 Feint against a Charge: the excess spreads all the same', () => {
    const scene = given({
      A: { hunt: ['DO/35'] },
      B: { hunt: ['RA/10', 'RA/05'] },
    }).when(uses('A', 'DO/35', 0), chooses('A', 'RA/10'), passes('B'), uses('B', 'RA/10', 0));
    scene.when(allPass).shows(() => {
      expect([scene.damage('B', 'RA/10'), scene.damage('B', 'RA/05')]).toEqual([0, 3]);
      expect(scene.happened('chargeSplit')[0]).toMatchObject({ lost: 0 });
    });
  });

  test('CAN-14.7 CAN-R.26 S31 Sacrifice: everybody in the zone but Trackers, and the source', () => {
    given({
      A: { hunt: ['CA/07 d3'] },
      B: { hunt: ['RA/05', 'RA/04 stunned', 'RA/24'], covert: ['RA/09'] },
    })
      .when(uses('A', 'CA/07', 0), chooses('A', 'RA/05'), allPass)
      .shows((scene) => {
        expect(scene.lives('A', 'CA/07')).toBe(false);
        expect([scene.damage('B', 'RA/05'), scene.damage('B', 'RA/04')]).toEqual([1, 1]);
        expect([scene.damage('B', 'RA/24'), scene.damage('B', 'RA/09')]).toEqual([0, 0]);
        expect(scene.happened('combatDeclared')).toEqual([]);
      });
  });

  test('CAN-R.57 a dodged Sacrifice does nothing at all', () => {
    given({ A: { hunt: ['CA/07'] }, B: { hunt: ['RA/05', 'RA/04'] } })
      .when(uses('A', 'CA/07', 0), chooses('A', 'RA/05'), chooses('B', 'dodge'))
      .when(chooses('B', 'dodge'))
      .shows((scene) => {
        expect(scene.happened('damageDealt')).toEqual([]);
        expect(scene.damage('A', 'CA/07')).toBe(0);
      });
  });

  test('CAN-14.8 S24 Feint: no dodge, no combat damage to the attacker; shots still hurt', () => {
    const scene = given({
      A: { hunt: ['RA/08'] },
      B: { hunt: ['DO/34'], covert: ['DO/07'] },
    }).when(uses('A', 'RA/08', 0), passes('B'));
    expect(scene.asked).toBe('A tactical');
    scene.when(passes('A'), uses('B', 'DO/07', 0), allPass).shows(() => {
      expect([scene.damage('A', 'RA/08'), scene.damage('B', 'DO/34')]).toEqual([2, 3]);
    });
  });

  test('CAN-12.6 CAN-R.20 CAN-R.36 S18 an Action’s assault is dodgeable and starts no combat', () => {
    const scene = given({ A: { hand: ['RA/36'] }, B: { hunt: ['RE/09'], meat: 4 } }).when(
      playsAction('A', 'RA/36'),
    );
    // Its Net has nobody to catch.
    expect(scene.options('B')).toEqual(['pass', 'dodge']);
    scene.when(passes('B')).shows(() => {
      expect(scene.damage('B', 'RE/09')).toBe(2);
      expect(scene.happened('combatDeclared')).toEqual([]);
    });
  });

  test('CAN-R.25 CAN-12.12 an assault without target is not offered', () => {
    const scene = given({ A: { hunt: ['RA/05'], hand: ['RA/36'] } });
    expect(scene.options('A').filter((each) => /ability|action/.test(each))).toEqual([]);
  });
});

describe('tactical', () => {
  test('CAN-15.1 CAN-15.3 CAN-12.7 CAN-R.49 shots also outside combats, from any zone', () => {
    given({ A: { covert: ['DO/07'], hunt: ['RE/09'] }, B: { hunt: ['CA/05'] } })
      .when(uses('A', 'DO/07', 0), uses('A', 'RE/09', 1))
      .shows((scene) => expect(scene.damage('B', 'CA/05')).toBe(3));
    const scene = given({
      A: { hunt: ['RA/06', 'RE/07', 'RA/10', 'DO/05'] },
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
      A: { hunt: ['DO/06', 'DO/05'] },
      B: { hunt: ['CA/34'] },
    }).when(attacks('A', 'DO/06', 'CA/34'), allPassTo('A tactical'));
    expect(scene.options('A')).toEqual(['pass', 'ability:DO/06:1', 'ability:DO/05:0']);
    scene.when(uses('A', 'DO/06', 1), allPass).shows(() => {
      expect(scene.lives('B', 'CA/34')).toBe(false);
    });
  });

  test('CAN-15.4 CAN-R.17 an Action’s extra is taken by the chosen fighter, even from a stunned one', () => {
    const scene = given({
      A: { hunt: ['CA/34'] },
      B: { hunt: ['RA/09 stunned'], hand: ['RA/13'] },
    }).when(attacks('A', 'CA/34', 'RA/09'), allPassTo('B tactical'));
    scene.when(playsAction('B', 'RA/13'), chooses('B', 'CA/34'), allPass).shows(() => {
      expect(scene.damage('A', 'CA/34')).toBe(4);
    });
  });

  test('CAN-15.5 CAN-R.21 CAN-R.24 Shield on this creature, or on the own fighter by an Action', () => {
    given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['DO/04'], hand: ['DO/11'] } })
      .when(attacks('A', 'CA/08', 'DO/04'), allPassTo('B tactical'))
      .when(uses('B', 'DO/04', 0), playsAction('B', 'DO/11'), allPass)
      .shows((scene) => expect(scene.damage('B', 'DO/04')).toBe(1));
  });

  test('CAN-15.6 Feint takes no combat damage and deals its own', () => {
    given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['RA/10'] } })
      .when(attacks('A', 'CA/08', 'RA/10'), passes('B'), uses('B', 'RA/10', 0), allPass)
      .shows((scene) => {
        expect([scene.damage('B', 'RA/10'), scene.damage('A', 'CA/08')]).toEqual([0, 2]);
      });
  });

  test('CAN-15.7 CAN-R.45 S23 Loyalty stands in; the fighter’s Shield does not help it', () => {
    given({ A: { hunt: ['CA/08 spent0'] }, B: { hunt: ['DO/04'], covert: ['DO/09'] } })
      .when(attacks('A', 'CA/08', 'DO/04'), passes('B'))
      .when(uses('B', 'DO/09', 0), uses('B', 'DO/04', 0), allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'DO/09')).toBe(false);
        expect(scene.damage('B', 'DO/04')).toBe(0);
        expect(scene.lives('A', 'CA/08')).toBe(false);
      });
  });

  test('CAN-15.7 CAN-R.24 an Action’s Loyalty is for any other creature of the camp', () => {
    const scene = given({
      A: { hunt: ['CA/08 spent0'] },
      B: { hunt: ['DO/04'], covert: ['DO/10', 'DO/34 stunned'], hand: ['DO/37'] },
    }).when(attacks('A', 'CA/08', 'DO/04'), passes('B'), playsAction('B', 'DO/37'));
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
      .when(uses('A', 'DO/35', 0), chooses('A', 'DO/20'), passes('B'))
      .when(uses('B', 'DO/26', 0), allPass)
      .shows((scene) => {
        expect(scene.lives('B', 'DO/20')).toBe(false);
        expect(scene.damage('B', 'DO/26')).toBe(1);
      });
  });
});

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
    scene.when(uses('A', 'CA/02', 1), chooses('A', 'RA/10'), allPass).shows(() => {
      expect(scene.lives('B', 'RA/10')).toBe(false);
      expect(scene.happened('combatDeclared')).toEqual([]);
      expect(scene.creature('A', 'CA/02').spent).toEqual([true, true]);
      expect(scene.options('A')).toContain('attack:CA/02:RA/05');
    });
    scene
      .when(ends('A'), drawsFromMain)
      .shows(() => expect(scene.options('B')).toContain('attack:RA/05:CA/02'));
  });

  test('CAN-16.5 it may be dropped for free, in the own turn only', () => {
    given({ A: { hunt: ['CA/08'], meat: 0 }, B: { hunt: ['CA/02'] } })
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
